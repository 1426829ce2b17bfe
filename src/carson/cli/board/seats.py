"""The board game's table: people at this keyboard and bots, the bag and the characters in play."""

from msgspec.structs import replace

from carson.board.characters.sets import SETS
from carson.board.option_checks import checked
from carson.board.options import FEWEST, MOST, Options, bag_counts
from carson.cli.board.extras import Extras, as_options
from carson.cli.faults import BadInput
from carson.cli.pick import listed, matches
from carson.cli.table.sitters import HUMAN, Seating, names_of, recorded, sitters_of
from carson.kernel import OptionsError, Record
from carson.pad.sets import RANDOM, random_set
from carson.words import Words

BAGS = ("full", "beginners")
USUAL_PLAYERS = "human,greedy,greedy,greedy"
USUAL_SET = "beginners"
NO_EXTRAS = Extras()


def seating(
    words: Words,
    seed: str,
    players: str | None = None,
    names: str | None = None,
    characters: str | None = None,
    bag: str | None = None,
    extras: Extras = NO_EXTRAS,
) -> Seating[Options]:
    """The table that the options of the command describe; whatever is left out has a usual value."""
    usual = USUAL_PLAYERS if extras.solo is None else HUMAN
    sitters = sitters_of(words, "board", players or usual)
    if HUMAN not in sitters:
        raise BadInput(words("cli-board-error-no-human"))
    options = board_options(words, len(sitters), characters, bag, seed, extras)
    return Seating(options, tuple(sitters), names_of(words, sitters, listed(names)))


def board_options(
    words: Words, sitters: int, characters: str | None, bag: str | None, seed: str, extras: Extras = NO_EXTRAS
) -> Options:
    """Options with the set, the bag and the variants that are meant; an OptionsError says what is wrong with them.

    Alone against Standish there is one sitter, and Standish is the second player (BG-14.1).
    """
    if extras.solo is not None:
        if sitters != 1:
            raise BadInput(words("cli-board-error-solo-players"))
        if characters is not None:
            raise BadInput(words("cli-board-error-solo-characters"))
    elif not FEWEST <= sitters <= MOST:
        raise OptionsError(
            "options-board-players", option="players", rule="BG-3", found=sitters, fewest=FEWEST, most=MOST
        )
    players = sitters if extras.solo is None else FEWEST
    options = Options(players, bag_of(bag), **as_options(words, extras))
    return checked(replace(options, characters=set_of(characters, seed, options)))


def set_of(typed: str | None, seed: str, options: Options) -> str:
    """The characters of a set by its name or a beginning of it, of a random one, or of sides such as '1R 2Y 14'."""
    if typed is None:
        return SETS[USUAL_SET]
    if is_random(typed):
        return random_set(seed, options)
    found = _sets(typed)
    if len(found) == 1:
        return SETS[found[0]]
    return " ".join(typed.upper().replace(",", " ").split())


def is_random(typed: str | None) -> bool:
    return typed is not None and _sets(typed) == [RANDOM]


def _sets(typed: str) -> list[str]:
    return matches(typed, dict.fromkeys((*SETS, RANDOM), ()))


def for_rematch(options: Options, seed: str, next_seed: str) -> Options:
    """The options of another game at the table: characters that the last seed drew are drawn anew."""
    if options.characters != random_set(seed, options):
        return options
    return replace(options, characters=random_set(next_seed, options))


def bag_of(typed: str | None) -> str:
    """A bag by its name or a beginning of it, or by its counts."""
    if typed is None:
        return BAGS[0]
    found = matches(typed, dict.fromkeys(BAGS, ()))
    if len(found) == 1:
        return found[0]
    bag_counts(typed)  # says what is wrong
    return ", ".join(" ".join(part.split()) for part in typed.split(","))


def seating_of(words: Words, record: Record, options: Options) -> Seating[Options]:
    """Who sat at the table of a record; Standish sits nowhere."""
    return Seating(options, *recorded(words, "board", record.head, 1 if options.solo else options.players))


def names_at(words: Words, seats: Seating[Options]) -> tuple[str, ...]:
    """What every player is called, Standish included."""
    return (*seats.names, words("cli-board-standish")) if seats.options.solo else seats.names
