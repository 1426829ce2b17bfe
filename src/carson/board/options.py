"""How a game is set up: players, the bag, characters, variants, the edition, solo. option_checks.py checks it."""

import re
from typing import Final

from msgspec import Struct

from carson.board.editions import ENGLISH
from carson.board.material.pieces import BASE_TYPES, BEGINNERS, COUNTS, FIRST_BUILDING, MINE, NAMES, RANCH
from carson.kernel import OptionsError

FEWEST = 2
MOST = 6
ON_TRACK = 2  # BG-3.2: two Ranches and two Mines lie on the track from the start


class Options(Struct, frozen=True):
    """`bag` is "full", "beginners", or counts by name; `characters` a set's name or sides such as "1R 2Y 14".

    `variants` are names with spaces between. `river` are the parcels of a custom river; "" is the printed one.
    `solo` is Standish's strategy, "" for a game among people; then there are two players, the human at seat 0, and
    whatever `characters` says seven are drawn.
    """

    players: int = 4
    bag: str = "full"
    characters: str = "beginners"
    variants: str = ""
    edition: str = ENGLISH
    river: str = ""
    solo: str = ""


DEFAULTS: Final = Options()
# A record names these only where they were chosen.
NAMED_IF_CHOSEN: Final = Options.__struct_fields__[3:]


def bag_counts(bag: str) -> tuple[int, ...]:
    """How many of each building: a named bag, or "ranch 6, mine 6, …" with at least the eight base types."""
    if bag == "full":
        return COUNTS
    if bag == "beginners":
        return BEGINNERS
    counts = [0] * len(COUNTS)
    for part in bag.split(","):
        words = part.split()
        if len(words) != 2 or words[0] not in NAMES[FIRST_BUILDING:] or not re.fullmatch("[0-9]{1,2}", words[1]):
            raise OptionsError("options-bag", option="bag", rule="BG-2.1", found=part.strip()[:40])
        kind = NAMES.index(words[0])
        if counts[kind] or not 1 <= int(words[1]) <= COUNTS[kind]:
            raise OptionsError("options-bag-count", option="bag", rule="BG-2.1", kind=words[0], most=COUNTS[kind])
        counts[kind] = int(words[1])
    for kind in BASE_TYPES:
        if not counts[kind]:
            raise OptionsError("options-bag-base", option="bag", rule="BG-2.1", kind=NAMES[kind])
    for kind in (RANCH, MINE):
        if counts[kind] < ON_TRACK:
            raise OptionsError("options-bag-track", option="bag", rule="BG-3.2", kind=NAMES[kind], fewest=ON_TRACK)
    return tuple(counts)
