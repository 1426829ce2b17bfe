"""How a game is set up: players, the bag, and the characters in play (BG-2.1, BG-3, BG-3.7)."""

import re

from msgspec import Struct

from carson.board.characters.sets import SETS, playable
from carson.board.pieces import BASE_TYPES, BEGINNERS, COUNTS, FIRST_BUILDING, MINE, NAMES, RANCH
from carson.kernel import OptionsError

FEWEST = 2
MOST = 6
ON_TRACK = 2  # BG-3.2: two Ranches and two Mines lie on the track from the start


class Options(Struct, frozen=True):
    """`bag` is "full", "beginners", or counts by name; `characters` a set's name or sides such as "1R 2Y 14"."""

    players: int = 4
    bag: str = "full"
    characters: str = "beginners"


def bag_counts(bag: str) -> tuple[int, ...]:
    """How many of each building: a named bag, or "ranch 6, mine 6, …" of one's own with the eight base types in."""
    if bag == "full":
        return COUNTS
    if bag == "beginners":
        return BEGINNERS
    counts = [0] * len(COUNTS)
    for part in bag.split(","):
        words = part.split()
        if len(words) != 2 or words[0] not in NAMES[FIRST_BUILDING:] or not re.fullmatch("[0-9]{1,2}", words[1]):
            raise OptionsError("options-bag", rule="BG-2.1", found=part.strip()[:40])
        kind = NAMES.index(words[0])
        if counts[kind] or not 1 <= int(words[1]) <= COUNTS[kind]:
            raise OptionsError("options-bag-count", rule="BG-2.1", kind=words[0], most=COUNTS[kind])
        counts[kind] = int(words[1])
    for kind in BASE_TYPES:
        if not counts[kind]:
            raise OptionsError("options-bag-base", rule="BG-2.1", kind=NAMES[kind])
    for kind in (RANCH, MINE):
        if counts[kind] < ON_TRACK:
            raise OptionsError("options-bag-track", rule="BG-3.2", kind=NAMES[kind], fewest=ON_TRACK)
    return tuple(counts)


def checked(options: Options) -> Options:
    """The options with the characters written out, or an OptionsError that says what is wrong."""
    if not FEWEST <= options.players <= MOST:
        raise OptionsError("options-board-players", rule="BG-3", found=options.players, fewest=FEWEST, most=MOST)
    bag_counts(options.bag)
    characters = SETS.get(options.characters, options.characters)
    playable(characters)
    return Options(options.players, options.bag, characters)
