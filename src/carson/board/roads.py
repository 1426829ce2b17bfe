"""Roads (BG-1.5): what may be laid where, and what a new road connects."""

from carson.board.ground import ENDS, ENDS_SET, LINES_AT, REACHED
from carson.board.state import State


def open_lines(state: State) -> int:
    """The lines where a road may be laid: free, and touching the end of a road."""
    return state.reach & ~state.roads


def lay(state: State, line: int) -> int:
    """Lay a road; the parcels that were not connected before."""
    first, second = ENDS[line]
    state.roads |= 1 << line
    state.corners |= ENDS_SET[line]
    state.reach |= LINES_AT[first] | LINES_AT[second]
    new = REACHED[line] & ~state.linked
    state.linked |= new
    return new
