"""`carson play cards`: sets the table, plays, and leaves nothing behind that was not saved."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from carson.bots import Bot, make_bot
from carson.cards.data.loader import load
from carson.cards.deck import Deck
from carson.cards.library import CardGame, new_game, replayed
from carson.cards.options import hopeless
from carson.cli.draw.screen import Painter
from carson.cli.draw.style import QUIET, WARNING
from carson.cli.ending import end_in_peace
from carson.cli.faults import BadInput, Stop
from carson.cli.files import printable, read_text
from carson.cli.table.finish import next_step, show_end
from carson.cli.table.keeper import Keeper, unused
from carson.cli.table.menu import choose_table, welcome
from carson.cli.table.seats import HUMAN, Namer, Seating, seating, seating_of
from carson.cli.table.session import Quit, Session
from carson.cli.terminal import Terminal
from carson.kernel import parse
from carson.words import Teller, Words

MOST_SEED = 60
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command was told. None: not told, so the usual, or what the menu says."""

    real: int | None = None
    players: str | None = None
    virtual: str | None = None
    players_total: int | None = None
    names: str | None = None
    suits: str | None = None
    seed: str | None = None
    deck: str | None = None
    record: str | None = None
    resume: str | None = None
    hand_over: bool = True
    hints: bool = True

    @property
    def table(self) -> tuple[int | str | None, ...]:
        return self.real, self.players, self.virtual, self.players_total, self.names, self.suits


def play(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    """The exit status."""
    if wishes.resume is not None:
        return _resume(wishes, words, terminal)
    path = _new_file(wishes.record, words)
    deck = load(wishes.deck) if wishes.deck is not None else None
    seed = _seed(wishes.seed, words)
    try:
        seats = _table(wishes, words, terminal)
    except (EOFError, KeyboardInterrupt) as stop:
        terminal.say()
        raise Stop(0 if isinstance(stop, EOFError) else INTERRUPTED) from None
    return _games(wishes, words, terminal, seats, seed, deck, path)


def _table(wishes: Wishes, words: Words, terminal: Terminal) -> Seating:
    """Who plays: as the options say, or as the menu does where there are none."""
    if any(wish is not None for wish in wishes.table) or not terminal.interactive:
        seats = _seating(wishes, words)
    else:
        welcome(terminal, words)
        seats = choose_table(terminal, words)
    if hopeless(seats.options):
        terminal.say(words("cli-hopeless"), WARNING)
        if terminal.interactive:
            terminal.ask(words("cli-press-enter") + " ")
    return seats


def _games(
    wishes: Wishes,
    words: Words,
    terminal: Terminal,
    seats: Seating,
    seed: str,
    deck: Deck | None,
    path: Path | None,
) -> int:
    """A game, and a rematch as often as it is wished."""
    number = 1
    while True:
        game = new_game(seats.options, seed if number == 1 else f"{seed}-{number}", deck)
        keeper = Keeper(words, seats.tags(), path)
        keeper.keep(game)
        if not _Evening(wishes, words, terminal, seats).one(game, keeper):
            return 0
        number += 1
        path = unused(path) if path is not None else None


def _resume(wishes: Wishes, words: Words, terminal: Terminal) -> int:
    if any(wish is not None for wish in (*wishes.table, wishes.deck)):
        raise BadInput(words("cli-error-resume-with"))
    assert wishes.resume is not None
    record = parse(read_text(words, wishes.resume))
    if record.game != "cards":
        raise BadInput(words("cli-error-game", found=printable(record.game)))
    seed = _seed(wishes.seed, words) if wishes.seed is not None or "seed" not in record.head else None
    game = replayed(record, seed=seed)
    seats = seating_of(words, record, game.view(None).table.options)
    if not seats.humans:
        seats = Seating(seats.options, (HUMAN, *seats.sitters[1:]), seats.names)
    own = {"game", "rules", "seed", *game.rules.header()}
    tags = {key: value for key, value in record.head.items() if key not in own} | seats.tags()
    path = _new_file(wishes.record, words) if wishes.record else _own_file(wishes.resume)
    again = _Evening(wishes, words, terminal, seats).one(game, Keeper(words, tags, path))
    if not again:
        return 0
    following = unused(path) if path is not None else None
    return _games(wishes, words, terminal, seats, f"{game.seed}-2", game.view(None).table.deck, following)


def _own_file(resumed: str) -> Path | None:
    return None if resumed == "-" else Path(resumed)


class _Evening:
    """One game of an evening at this terminal, with what the players are called."""

    def __init__(self, wishes: Wishes, words: Words, terminal: Terminal, seats: Seating) -> None:
        namer = Namer(seats, words)
        self._wishes = wishes
        self._words = words
        self._terminal = terminal
        self._seats = seats
        self._painter = Painter(words, Teller(words, namer), namer)

    def one(self, game: CardGame, keeper: Keeper) -> bool:
        """Play it; whether the players want another. Raises Stop when it ended before its end."""
        session = Session(
            game,
            self._seats,
            self._bots(game),
            self._terminal,
            self._painter,
            keeper,
            hints=self._wishes.hints,
            hand_over=self._wishes.hand_over,
        )
        try:
            session.run()
        except Quit:
            self._leave(game, keeper, asked=True)
            raise Stop(0) from None
        except EOFError:
            self._leave(game, keeper, first=self._words("cli-input-ended", moves=game.version))
            raise Stop(0) from None
        except KeyboardInterrupt:
            self._leave(game, keeper)
            raise Stop(INTERRUPTED) from None
        self._terminal.fresh()
        show_end(game, self._terminal, self._painter)
        self._terminal.say(self._words("cli-seed", seed=game.seed or "-"), QUIET)
        return self._after(game, keeper)

    def _bots(self, game: CardGame) -> dict[int, Bot]:
        return {
            seat: make_bot("cards", sitter, f"{game.seed}-seat-{seat}")
            for seat, sitter in enumerate(self._seats.sitters)
            if sitter != HUMAN
        }

    def _leave(self, game: CardGame, keeper: Keeper, asked: bool = False, first: str = "") -> None:
        """Save what was played so far. A player who quits is asked first, one who made no move has lost nothing."""
        end_in_peace()
        played = any(move.seat in self._seats.humans for move in game.moves)
        path = None
        if keeper.path is not None or (played and (not asked or self._wants_saving())):
            # Before anything is said: the terminal may be gone.
            path = keeper.rescue(game)
        self._terminal.say(f"\n{first}".rstrip())
        if path is not None:
            self._terminal.say(self._words("cli-saved-resume", file=_shown(path)), whole=True)

    def _wants_saving(self) -> bool:
        if not self._terminal.interactive:
            return False
        try:
            typed = self._terminal.ask(self._words("cli-save-question") + " ").casefold()
        except (EOFError, KeyboardInterrupt):
            return True
        return typed not in self._words("cli-no-words").split()

    def _after(self, game: CardGame, keeper: Keeper) -> bool:
        while True:
            step = next_step(self._terminal, self._painter, kept=keeper.path is not None)
            if step != "save":
                break
            keeper.path = keeper.rescue(game)
            self._terminal.say(self._words("cli-saved", file=_shown(keeper.path)), whole=True)
        if keeper.path is not None:
            self._terminal.say(self._words("cli-saved", file=_shown(keeper.path)), QUIET, whole=True)
        return step == "again"


def _seating(wishes: Wishes, words: Words) -> Seating:
    return seating(
        words,
        real=wishes.real,
        players=wishes.players,
        virtual=wishes.virtual,
        total=wishes.players_total,
        names=wishes.names,
        suits=wishes.suits,
    )


def _seed(wish: str | None, words: Words) -> str:
    if wish is None:
        return secrets.token_hex(4)
    if not wish.strip() or wish != wish.strip() or len(wish) > MOST_SEED or not wish.isprintable():
        raise BadInput(words("cli-error-seed", most=MOST_SEED))
    return wish


def _shown(path: Path) -> str:
    """A path as one would type it here."""
    return printable(str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path))


def _new_file(name: str | None, words: Words) -> Path | None:
    """Where a record is to go; never over a file that is there."""
    if name is None:
        return None
    path = Path(name)
    if path.exists():
        raise BadInput(words("cli-error-exists", file=printable(name)))
    return path
