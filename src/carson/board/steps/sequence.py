"""The spaces in the order in which they are resolved (BG-4.6), for asking what is still to come."""

from typing import Final

from carson.board.spaces import (
    AMMUNITION,
    BUILDING_VP,
    BUY_3,
    BUY_12,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    ROAD,
    ROADS,
    VP_2,
    VP_3,
    VP_4,
    VP_5,
    WAGES,
)
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame
from carson.kernel import pending

# The space of each action in the sequence, -1 for one that has none.
PLACE_AT: Final = (
    WAGES,
    AMMUNITION,
    ROADS,
    ROAD,
    -1,
    *range(BUY_12, BUY_3 + 1),
    -1,
    PARCELS_INCOME,
    COWBOY_INCOME,
    GAMBLING,
    -1,
    -1,
    -1,
    PARCELS_VP,
    COWBOY_VP,
    BUILDING_VP,
    VP_5,
    VP_4,
    VP_3,
    VP_2,
)


def places_to_come(state: State) -> int:
    """The spaces not yet resolved in this phase."""
    frame = pending(state, ActionsFrame)
    return 0 if frame is None else sum(1 << place for place in PLACE_AT[frame.next :] if place >= 0)
