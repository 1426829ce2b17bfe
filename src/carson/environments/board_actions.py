"""The action ids of Carson City."""

from functools import lru_cache
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
)
from carson.board.characters.cast import BY_NAME as CHARACTERS
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_NAMES
from carson.board.table import Table
from carson.environments.action_ids import ActionIds, Section
from carson.environments.variants import registry as variants

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


def action_ids(table: Table) -> ActionIds[Action]:
    """The same with all options. Figures of your own can change the sheets of A New Beginning, the last section."""
    return _ids_of(variants.priced(table.figures))


@lru_cache(maxsize=8)
def _ids_of(prices: variants.Priced) -> ActionIds[Action]:
    return ActionIds(
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
            *variants.sections(prices),
        ),
    )


def _choices() -> tuple[Choose, ...]:
    """A word is one choice whatever it stands for: “bank” is a building to double and a place of a duel."""
    words = (*CHARACTERS, *PLACE_NAMES, *KIND_NAMES[FIRST_BUILDING:], *ANSWERS, *variants.ANSWERS)
    return tuple(map(Choose, dict.fromkeys(words)))


def _marked() -> tuple[Cowboy, ...]:
    return tuple(Cowboy(name, mark) for mark in MARKS for name in PLACE_NAMES)
