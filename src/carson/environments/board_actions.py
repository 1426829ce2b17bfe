"""The action ids of Carson City."""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from carson.board.actions import (
    ACTIONS,
    ASKS,
    BUILDS,
    CLAIMS,
    COWBOYS,
    HOUSES,
    MARKS,
    PARCEL_BUYS,
    PASS,
    ROADS,
    SPENDS,
    TOWNHOUSES,
    Action,
    Buy,
    Choose,
    Cowboy,
    Shift,
    Withdraw,
)
from carson.board.characters.cast import BY_NAME as CHARACTERS
from carson.board.material.figures import Beginning
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_NAMES
from carson.board.table import Table
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.state import ENCLOSURES
from carson.board.variants.horses.variant import HORSES
from carson.board.variants.kit_carson.variant import KIT_CARSON
from carson.board.variants.might_is_right.tiles import SET
from carson.board.variants.new_beginning.sheets import fillings
from carson.board.variants.new_beginning.variant import NEW_BEGINNING
from carson.environments.action_ids import ActionIds, Section

VERSION: Final = 1

# The answers that questions offer, apart from names. Their order gives the ids, so new ones come last; a test compares
# them with the answers that the message catalogue has words for.
ANSWERS: Final = (
    *("decline", "occupy", "8-now", "later", "8"),
    *("3-vp", "5-vp", "6-vp", "7-vp", "9-vp"),
    *("1-cowboy", "2-cowboys", "3-cowboys", "1-revolver", "2-revolvers", "revolvers", "money"),
    *("from-3", "from-4", "from-5", "from-6", "from-8", "from-10", "from-12", "from-the-bag"),
    *("agree", "refuse", "always-agree", "always-refuse"),
    *("reroll", "reroll-second", "stand", "pay", "lose", "vp", "attack"),
)
_TILES: Final = tuple(
    "-".join(map(str, tiles)) for count in (1, 2) for tiles in combinations_with_replacement(SET, count)
)


def action_ids(table: Table) -> ActionIds[Action]:
    """The same with all options. Figures of your own can change the sheets of A New Beginning, the last section."""
    return _ids_of(table.figures.beginning)


@lru_cache(maxsize=8)
def _ids_of(beginning: Beginning) -> ActionIds[Action]:
    return ActionIds(
        VERSION,
        ACTIONS,
        (
            Section(CLAIMS, "parcels, row by row"),
            Section((PASS,), "passing"),
            Section(_choices(), "characters, places, buildings, answers, duel tiles"),
            Section((*COWBOYS, *_marked()), "places; then places with each token"),
            Section(ROADS, "lines between parcels"),
            Section((*PARCEL_BUYS, *map(Buy, KIND_NAMES[FIRST_BUILDING:])), "parcels, then buildings"),
            Section(tuple(build for builds in BUILDS for build in builds), "buildings, each with all parcels"),
            Section(HOUSES, "parcels"),
            Section(TOWNHOUSES, "parcels"),
            Section(ASKS, "parcels"),
            Section(SPENDS, "dollars"),
            Section(tuple(map(Horse, range(1, ENCLOSURES + 1))), "enclosures", (HORSES.name,)),
            Section(tuple(map(Withdraw, PLACE_NAMES)), "places", (HORSES.name,)),
            Section(_shifts(), "places, each with all other places", (HORSES.name, KIT_CARSON.name)),
            Section(fillings(beginning, True), "every sheet the purse can pay", (NEW_BEGINNING.name,)),
        ),
    )


def _choices() -> tuple[Choose, ...]:
    """A word is one choice whatever it stands for: “bank” is a building to double and a place of a duel."""
    words = (*CHARACTERS, *PLACE_NAMES, *KIND_NAMES[FIRST_BUILDING:], *ANSWERS, *_TILES)
    return tuple(map(Choose, dict.fromkeys(words)))


def _marked() -> tuple[Cowboy, ...]:
    return tuple(Cowboy(name, mark) for mark in MARKS for name in PLACE_NAMES)


def _shifts() -> tuple[Shift, ...]:
    return tuple(Shift(source, to) for source in PLACE_NAMES for to in PLACE_NAMES if source != to)
