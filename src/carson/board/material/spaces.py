"""The action track in its winding order (BG-4.6), and the places a cowboy can stand on."""

from typing import Final

from carson.board.material.ground import NAMES as PARCEL_NAMES
from carson.board.material.ground import PARCELS
from carson.board.variants.places import OWN_PLACE_NAMES

# BG-3.2: the prices of the building track, cheap to dear.
PRICES: Final = (3, 4, 5, 6, 8, 10, 12)
TRACK: Final = len(PRICES)

# The spaces, in the order in which they are resolved; the numbers of places, after the 64 parcels.
(
    WAGES,
    AMMUNITION,
    ROADS,
    ROAD,
    BUY_12,
    BUY_10,
    BUY_8,
    BUY_6,
    BUY_5,
    BUY_4,
    BUY_3,
    PARCELS_INCOME,
    COWBOY_INCOME,
    GAMBLING,
    PARCELS_VP,
    COWBOY_VP,
    BUILDING_VP,
    VP_5,
    VP_4,
    VP_3,
    VP_2,
) = range(PARCELS, PARCELS + 21)
TRACK_SPACES: Final = 21
PLACES: Final = PARCELS + TRACK_SPACES + len(OWN_PLACE_NAMES)
OWN_PLACES: Final = (1 << PLACES) - (1 << PARCELS + TRACK_SPACES)  # each player's own: nobody meets a rival there

SPACE_NAMES: Final = (
    "wages",
    "ammunition",
    "roads",
    "road",
    "buy-12",
    "buy-10",
    "buy-8",
    "buy-6",
    "buy-5",
    "buy-4",
    "buy-3",
    "parcels-income",
    "cowboy-income",
    "gambling",
    "parcels-vp",
    "cowboy-vp",
    "building-vp",
    "vp-5",
    "vp-4",
    "vp-3",
    "vp-2",
)
PLACE_NAMES: Final = PARCEL_NAMES + SPACE_NAMES + OWN_PLACE_NAMES
PLACE_BY_NAME: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}
FOR_SALE: Final = (1 << BUY_3 + 1) - (1 << BUY_12)  # the spaces that sell buildings


def construction(place: int) -> int:
    """The position on the building track that a Building purchase space sells, 0 for $3."""
    return BUY_3 - place


# BG-4.12: the round after which each VP purchase space is blocked.
BLOCKED_AFTER: Final = {VP_2: 1, VP_3: 2, VP_4: 3}
