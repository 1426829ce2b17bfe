"""The board game's table: people at this keyboard, bots, and whoever the engine plays itself."""

from carson.board.options import Options
from carson.board.variants.registry import automatic, chosen
from carson.cli.abbreviations import listed
from carson.cli.board.setup.options import board_options
from carson.cli.board.setup.typed import NO_SETUP, TypedSetup
from carson.cli.board.variants.registry import TERMINAL_VARIANTS
from carson.cli.errors.kinds import BadInput
from carson.cli.table.seating import HUMAN, Seating, names_of, recorded, sitters_of
from carson.kernel import Record
from carson.words import Words

USUAL_PLAYERS = "human,greedy,greedy,greedy"


def seating(
    words: Words, seed: str, players: str | None = None, names: str | None = None, setup: TypedSetup = NO_SETUP
) -> Seating[Options]:
    """The table that the options of the command describe; whatever is left out has a usual value."""
    sitters = sitters_of(words, "board", players or (HUMAN if setup.alone else USUAL_PLAYERS))
    if HUMAN not in sitters:
        raise BadInput(words("cli-board-error-no-human"))
    options = board_options(words, len(sitters), setup, seed)
    return Seating(options, tuple(sitters), names_of(words, sitters, listed(names)))


def seating_of(words: Words, record: Record, options: Options) -> Seating[Options]:
    """Who sat at the table of a record; whoever the engine plays sits nowhere."""
    people = options.players - len(automatic(options))
    return Seating(options, *recorded(words, "board", record.head, people))


def names_at(words: Words, seats: Seating[Options]) -> tuple[str, ...]:
    """What every player is called, also those whom the engine plays."""
    known = (TERMINAL_VARIANTS[variant.name] for variant in chosen(seats.options) if variant.name in TERMINAL_VARIANTS)
    return (*seats.names, *(words(each.plays) for each in known if each.plays))
