"""Who sits at the table: people at this keyboard, bots, virtual players. Made from options, or read from a record."""

from collections.abc import Sequence
from dataclasses import dataclass

from carson.bots import bot_names
from carson.cards.options import FEWEST, MOST, Options, checked
from carson.cards.pieces import BEGINNER, LEVELS, SUITS
from carson.cli.faults import BadInput
from carson.cli.pick import listed, matches
from carson.kernel import OptionsError, Record
from carson.words import Teller, Words

HUMAN = "human"
MOST_NAME = 20


@dataclass(frozen=True, slots=True)
class Seating:
    """The game's options, and for each real seat who sits there (`human` or a bot's name) and what he is called."""

    options: Options
    sitters: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter == HUMAN)

    def tags(self) -> dict[str, str]:
        """Who sat where, as head lines of a record."""
        seats = enumerate(zip(self.sitters, self.names, strict=True))
        return {f"seat-{seat}": f"{sitter} {name}" for seat, (sitter, name) in seats}


class Namer:
    """What every seat is called: real players by their names, virtual ones by their suit."""

    def __init__(self, seating: Seating, words: Words) -> None:
        suits = checked(seating.options).suits
        virtual = [words.name("suit", suit) for suit in suits[len(seating.names) :]]
        self.names = (*seating.names, *virtual)

    def __call__(self, seat: int) -> str:
        return self.names[seat]


def seating(
    words: Words,
    *,
    real: int | None = None,
    players: str | None = None,
    virtual: str | None = None,
    total: int | None = None,
    names: str | None = None,
    suits: str | None = None,
) -> Seating:
    """The table that the options of the command describe; whatever is left out has a usual value."""
    if real is not None and players is not None:
        raise BadInput(words("cli-error-real-and-players"))
    if real is not None and not 1 <= real <= 6:
        checked(Options(real, ()))  # says what is wrong
    known = (HUMAN, *bot_names("cards"))
    sitters = [_one_of(words, word, known, "cli-error-player") for word in listed(players)] or [HUMAN] * (real or 1)
    if HUMAN not in sitters:
        raise BadInput(words("cli-error-no-human"))
    levels = [_one_of(words, word, LEVELS, "cli-error-level") for word in listed(virtual)]
    if total is not None and not FEWEST <= total <= MOST:
        raise OptionsError("options-players", rule="CG-2.1", found=total, fewest=FEWEST, most=MOST)
    wanted = max(FEWEST, len(sitters) + len(levels)) if total is None else total
    missing = wanted - len(sitters) - len(levels)
    if missing < 0:
        raise BadInput(words("cli-error-too-many", total=wanted, found=len(sitters) + len(levels)))
    # The last level named fills the table up: `--virtual expert` is a table of experts.
    levels += [levels[-1] if levels else BEGINNER] * missing
    chosen = [_one_of(words, word, SUITS, "cli-error-suit") for word in listed(suits)]
    options = checked(Options(len(sitters), tuple(levels), tuple(chosen)))
    return Seating(options, tuple(sitters), _names(words, sitters, listed(names)))


def seating_of(words: Words, record: Record, options: Options) -> Seating:
    """Who sat at the table of a record: its head says so, or else people did."""
    sitters, names = [], []
    known = bot_names("cards")
    for seat in range(options.real):
        sitter, _, name = record.head.get(f"seat-{seat}", "").partition(" ")
        sitters.append(sitter if sitter in known else HUMAN)
        names.append(name[:MOST_NAME] if name.isprintable() else "")
    given = _names(words, sitters, [])
    named = tuple(own or usual for own, usual in zip(names, given, strict=True))
    return Seating(options, tuple(sitters), named if len(set(named)) == len(named) else given)


def _one_of(words: Words, typed: str, known: Sequence[str], message: str) -> str:
    found = matches(typed, dict.fromkeys(known, ()))
    if len(found) != 1:
        raise BadInput(words(message, found=typed[:40], known=list(known)))
    return found[0]


def _names(words: Words, sitters: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    if len(given) > len(sitters):
        raise BadInput(words("cli-error-names", found=len(given), players=len(sitters)))
    for name in given:
        if len(name) > MOST_NAME or not name.isprintable():
            raise BadInput(words("cli-error-name", found=name[:40], most=MOST_NAME))
    names = list(given)
    for seat in range(len(given), len(sitters)):
        names.append(_usual_name(words, sitters, seat))
    for seat, name in enumerate(names):
        if name in names[:seat]:
            raise BadInput(words("cli-error-name-twice", found=name))
    return tuple(names)


def _usual_name(words: Words, sitters: Sequence[str], seat: int) -> str:
    """Player 2; or a bot's own name, numbered if there are several of its kind."""
    sitter = sitters[seat]
    number = sitters[: seat + 1].count(sitter)
    if sitter == HUMAN:
        return words("cli-player-name", number=number)
    return sitter.capitalize() + (f" {number}" if sitters.count(sitter) > 1 else "")


def teller_for(words: Words, seats: Seating) -> Teller:
    return Teller(words, Namer(seats, words))
