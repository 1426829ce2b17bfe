"""`carson play cards`: sets the table and plays."""

from dataclasses import dataclass

from carson.cards.data.loader import load
from carson.cards.game import CARDS
from carson.cards.library import new_game, replayed
from carson.cards.material.deck import Deck
from carson.cards.options import Options, hopeless
from carson.cli.draw.screen import Painter
from carson.cli.draw.style import WARNING
from carson.cli.faults import BadInput
from carson.cli.table import evening
from carson.cli.table.finish import show_end
from carson.cli.table.guide import CardGuide
from carson.cli.table.menu import choose_table, welcome
from carson.cli.table.seats import Namer, seating, seating_of
from carson.cli.table.sitters import Seating
from carson.cli.terminal import Terminal
from carson.words import Teller, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes(evening.Wishes):
    """And about the table: None where the menu is to say."""

    real: int | None = None
    players: str | None = None
    virtual: str | None = None
    players_total: int | None = None
    names: str | None = None
    suits: str | None = None
    deck: str | None = None
    hints: bool = True

    @property
    def table(self) -> tuple[int | None, str | None, str | None, int | None, str | None, str | None]:
        """As `seating` takes them."""
        return self.real, self.players, self.virtual, self.players_total, self.names, self.suits

    @property
    def table_described(self) -> bool:
        return any(wish is not None for wish in self.table)


def play(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if wishes.resume is not None:
        return _resume(wishes, wishes.resume, words, terminal)
    path = evening.new_file(wishes.record, words)
    deck = load(wishes.deck) if wishes.deck is not None else None
    seed = evening.seed_of(wishes.seed, words)
    seats = evening.sit_down(lambda: _table(wishes, words, terminal), terminal)
    return evening.play_games(_setting(wishes, words, terminal, seats, deck), seed, path)


def _setting(
    wishes: Wishes, words: Words, terminal: Terminal, seats: Seating[Options], deck: Deck | None
) -> evening.Setting:
    namer = Namer(seats, words)
    painter = Painter(words, Teller(words, namer), namer)
    return evening.Setting(
        game=CARDS.name,
        seats=seats,
        terminal=terminal,
        guide=CardGuide(terminal, painter, wishes.hints),
        new=lambda seed: new_game(seats.options, seed, deck),
        show_end=lambda game: show_end(game, terminal, painter),
        saved="cli-saved-resume",
        secret=wishes.hand_over,
    )


def _table(wishes: Wishes, words: Words, terminal: Terminal) -> Seating[Options]:
    """Who plays: as the options say, or as the menu does where there are none."""
    if wishes.table_described or not terminal.interactive:
        seats = seating(words, *wishes.table)
    else:
        welcome(terminal, words)
        seats = choose_table(terminal, words)
    if hopeless(seats.options):
        terminal.say(words("cli-hopeless"), WARNING)
        if terminal.interactive:
            terminal.ask(words("cli-press-enter") + " ")
    return seats


def _resume(wishes: Wishes, resumed: str, words: Words, terminal: Terminal) -> int:
    if wishes.table_described or wishes.deck is not None:
        raise BadInput(words("cli-error-resume-with"))
    record = evening.record_to_go_on(resumed, CARDS.name, "cli-error-game", words)
    game = replayed(record, seed=evening.seed_to_go_on(wishes.seed, record, words))
    table = game.view(None).table
    seats = evening.seats_to_go_on(seating_of(words, record, table.options))
    path = evening.file_to_go_on(wishes.record, resumed, words)
    return evening.go_on(_setting(wishes, words, terminal, seats, table.deck), game, record, path)
