"""`carson play board`: sets the table and plays."""

from dataclasses import dataclass

from carson.board.data.loader import load
from carson.board.game import BOARD
from carson.board.library import new_game, replayed
from carson.board.material.figures import Figures
from carson.board.options import Options
from carson.cli.board.extras import Extras
from carson.cli.board.finish import show_end
from carson.cli.board.guide import BoardGuide
from carson.cli.board.menu import choose_table
from carson.cli.board.painter import painter_for
from carson.cli.board.seats import NO_EXTRAS, for_rematch, seating, seating_of
from carson.cli.faults import BadInput
from carson.cli.table import evening
from carson.cli.table.sitters import Seating
from carson.cli.terminal import Terminal
from carson.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes(evening.Wishes):
    """And about the table: None where the menu is to say."""

    players: str | None = None
    names: str | None = None
    characters: str | None = None
    bag: str | None = None
    extras: Extras = NO_EXTRAS
    figures: str | None = None

    @property
    def table(self) -> tuple[str | None, str | None, str | None, str | None, Extras]:
        """As `seating` takes them."""
        return self.players, self.names, self.characters, self.bag, self.extras

    @property
    def table_described(self) -> bool:
        return any(wish not in (None, NO_EXTRAS) for wish in self.table)


def play(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if wishes.resume is not None:
        return _resume(wishes, wishes.resume, words, terminal)
    path = evening.new_file(wishes.record, words)
    seed = evening.seed_of(wishes.seed, words)
    figures = load(wishes.figures) if wishes.figures is not None else None
    seats = evening.sit_down(lambda: _table(wishes, words, terminal, seed), terminal)
    return evening.play_games(_setting(wishes, words, terminal, seats, seed, figures), seed, path)


def _table(wishes: Wishes, words: Words, terminal: Terminal, seed: str) -> Seating[Options]:
    """Who plays: as the options say, or as the menu does where there are none."""
    if terminal.interactive and not wishes.table_described:
        return choose_table(terminal, words, seed)
    return seating(words, seed, *wishes.table)


def _setting(
    wishes: Wishes, words: Words, terminal: Terminal, seats: Seating[Options], first: str, figures: Figures | None
) -> evening.Setting:
    """`first` is the seed of the first game."""
    painter = painter_for(words, seats)
    return evening.Setting(
        game=BOARD.name,
        seats=seats,
        terminal=terminal,
        guide=BoardGuide(terminal, painter, seats.humans, wishes.hand_over),
        new=lambda seed: new_game(for_rematch(seats.options, first, seed), seed, figures),
        show_end=lambda game: show_end(game, terminal, painter),
        saved="cli-board-saved-resume",
        secret=wishes.hand_over,
    )


def _resume(wishes: Wishes, resumed: str, words: Words, terminal: Terminal) -> int:
    if wishes.table_described or wishes.figures is not None:
        raise BadInput(words("cli-board-error-resume-with"))
    record = evening.record_to_go_on(resumed, BOARD.name, "cli-board-error-game", words)
    game = replayed(record, seed=evening.seed_to_go_on(wishes.seed, record, words))
    table = game.view(None).table
    seats = evening.seats_to_go_on(seating_of(words, record, table.options))
    path = evening.file_to_go_on(wishes.record, resumed, words)
    setting = _setting(wishes, words, terminal, seats, record.head.get("seed", ""), table.figures)
    return evening.go_on(setting, game, record, path)
