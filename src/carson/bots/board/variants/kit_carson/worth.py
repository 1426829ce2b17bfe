"""What it costs to stop later than others (BG-10.1)."""

from typing import Final

from carson.board.steps.phases import ROUNDS
from carson.bots.board.variants.model import Prospect, Worth


def behind(outlook: Prospect) -> float:
    """Whoever stops before one in the last round costs a VP; each may, any moment."""
    state, seat = outlook.state, outlook.seat
    if state.round < ROUNDS:
        return 0.0
    rivals = [rival for rival in outlook.table.seats if rival != seat and rival not in state.passed]
    return sum([1 / (2 + state.supply[rival]) for rival in rivals])


WORTH: Final = Worth(behind=behind)
