"""The card game's table: people at this keyboard, bots, virtual players. Made from options, or read from a record."""

from carson.cards.material.pieces import BEGINNER, LEVELS, SUITS
from carson.cards.options import FEWEST, MOST, Options, checked
from carson.cli.abbreviations import listed
from carson.cli.errors.kinds import BadInput
from carson.cli.table.seating import HUMAN, Seating, names_of, one_of, recorded, sitters_of
from carson.kernel import OptionsError, Record
from carson.words import Words


class Namer:
    """What every seat is called: real players by their names, virtual ones by their suit."""

    def __init__(self, seating: Seating[Options], words: Words) -> None:
        suits = checked(seating.options).suits
        virtual = [words.name("suit", suit) for suit in suits[len(seating.names) :]]
        self.names = (*seating.names, *virtual)

    def __call__(self, seat: int) -> str:
        return self.names[seat]


def seating(
    words: Words,
    real: int | None = None,
    players: str | None = None,
    virtual: str | None = None,
    total: int | None = None,
    names: str | None = None,
    suits: str | None = None,
) -> Seating[Options]:
    """The table that the options of the command describe; whatever is left out has a usual value."""
    if real is not None and players is not None:
        raise BadInput(words("cli-error-real-and-players"))
    if real is not None and not 1 <= real <= 6:
        checked(Options(real, ()))  # says what is wrong
    sitters = sitters_of(words, "cards", players or "") or [HUMAN] * (real or 1)
    if HUMAN not in sitters:
        raise BadInput(words("cli-error-no-human"))
    levels = [one_of(words, word, LEVELS, "cli-error-level") for word in listed(virtual)]
    if total is not None and not FEWEST <= total <= MOST:
        raise OptionsError("options-players", option="players", rule="CG-2.1", found=total, fewest=FEWEST, most=MOST)
    wanted = max(FEWEST, len(sitters) + len(levels)) if total is None else total
    missing = wanted - len(sitters) - len(levels)
    if missing < 0:
        raise BadInput(words("cli-error-too-many", total=wanted, found=len(sitters) + len(levels)))
    # The last level named fills the table up: `--virtual expert` is a table of experts.
    levels += [levels[-1] if levels else BEGINNER] * missing
    chosen = [one_of(words, word, SUITS, "cli-error-suit") for word in listed(suits)]
    options = checked(Options(len(sitters), tuple(levels), tuple(chosen)))
    return Seating(options, tuple(sitters), names_of(words, sitters, listed(names)))


def seating_of(words: Words, record: Record, options: Options) -> Seating[Options]:
    """Who sat at the table of a record."""
    return Seating(options, *recorded(words, "cards", record.head, options.real))
