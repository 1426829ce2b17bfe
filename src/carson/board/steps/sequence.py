"""The winding order of phase 3 (BG-4.6): the spaces, and what is resolved between them."""

from typing import Final

from carson.board.material.spaces import BUY_12, PARCELS_INCOME, PARCELS_VP, VP_2, WAGES
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame
from carson.kernel import pending

PURCHASES: Final = -1  # of parcels
KEPT: Final = -2  # kept buildings
STRANGERS: Final = -3
HALL: Final = -4
INCOME: Final = -5

SEQUENCE: Final = (
    *range(WAGES, BUY_12),
    PURCHASES,
    *range(BUY_12, PARCELS_INCOME),
    KEPT,
    *range(PARCELS_INCOME, PARCELS_VP),
    *(STRANGERS, HALL, INCOME),
    *range(PARCELS_VP, VP_2 + 1),
)


def places_to_come(state: State) -> int:
    """The spaces not yet resolved in this phase."""
    frame = pending(state, ActionsFrame)
    return 0 if frame is None else sum(1 << place for place in SEQUENCE[frame.next :] if place >= 0)
