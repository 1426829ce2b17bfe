"""The board game's table: people at this keyboard and bots, the bag and the characters in play."""

from random import Random

from msgspec.structs import replace

from carson.board.characters.sets import BY_ROUND, CHARACTERS, CHOSEN_EACH_ROUND, COWBOY, PAPERBOY, SETS
from carson.board.options import FEWEST, MOST, Options, bag_counts, checked
from carson.cli.faults import BadInput
from carson.cli.pick import listed, matches
from carson.cli.table.sitters import HUMAN, Seating, names_of, recorded, sitters_of
from carson.kernel import OptionsError, Record
from carson.words import Words

RANDOM = "random"
BAGS = ("full", "beginners")
USUAL_PLAYERS = "human,greedy,greedy,greedy"
USUAL_SET = "beginners"


def seating(
    words: Words,
    seed: str,
    *,
    players: str | None = None,
    names: str | None = None,
    characters: str | None = None,
    bag: str | None = None,
) -> Seating[Options]:
    """The table that the options of the command describe; whatever is left out has a usual value."""
    sitters = sitters_of(words, "board", players or USUAL_PLAYERS)
    if HUMAN not in sitters:
        raise BadInput(words("cli-board-error-no-human"))
    options = board_options(len(sitters), characters, bag, seed)
    return Seating(options, tuple(sitters), names_of(words, sitters, listed(names)))


def board_options(players: int, characters: str | None, bag: str | None, seed: str) -> Options:
    """Options with the set and the bag that are meant; an OptionsError says what is wrong with them."""
    if not FEWEST <= players <= MOST:
        raise OptionsError("options-board-players", rule="BG-3", found=players, fewest=FEWEST, most=MOST)
    return checked(Options(players, bag_of(bag), set_of(characters, seed)))


def set_of(typed: str | None, seed: str) -> str:
    """The characters of a set by its name or a beginning of it, of a random one, or of sides such as '1R 2Y 14'."""
    if typed is None:
        return SETS[USUAL_SET]
    found = matches(typed, dict.fromkeys((*SETS, RANDOM), ()))
    if found == [RANDOM]:
        return random_set(seed)
    if len(found) == 1:
        return SETS[found[0]]
    return " ".join(typed.upper().replace(",", " ").split())


def for_rematch(options: Options, seed: str, next_seed: str) -> Options:
    """The options of another game at the table: characters that the last seed drew are drawn anew."""
    if options.characters != random_set(seed):
        return options
    return replace(options, characters=random_set(next_seed))


def random_set(seed: str) -> str:
    """BG-3.7: seven of all characters, eight with the Paperboy, each on a side left to chance."""
    chance = Random(f"{seed} characters")
    chosen = chance.sample(range(CHARACTERS), 7)
    if PAPERBOY in chosen:
        chosen.append(chance.choice([number for number in range(CHARACTERS) if number not in chosen]))
    return " ".join(f"{number}{_side(number, chance)}" for number in sorted(chosen))


def _side(number: int, chance: Random) -> str:
    if number in (CHOSEN_EACH_ROUND, BY_ROUND):
        return ""
    # BG-16.9: the yellow Cowboy needs Horses.
    return "R" if number == COWBOY else chance.choice("YR")


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
    """Who sat at the table of a record."""
    return Seating(options, *recorded(words, "board", record.head, options.players))
