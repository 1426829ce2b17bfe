"""Roads (BG-1.5): what may be laid where, and what a new road connects; bridges over water (BG-11.2)."""

from carson.board.material.ground import ENDS, ENDS_SET, LINES_AT, REACHED, members
from carson.board.state import State


def open_lines(state: State) -> int:
    """The lines where a road or bridge may be laid: free, and touching the end of a road."""
    return state.reach & ~state.roads


def within_means(state: State, seat: int) -> int:
    """Those of them that the player has roads for: one, or two laid as one for a bridge."""
    stock = state.stock[seat]
    if not stock:
        return 0
    return open_lines(state) if stock > 1 else open_lines(state) & ~state.bridges


def cost(state: State, line: int) -> int:
    """How many roads of the player's supply it takes."""
    return 2 if state.bridges >> line & 1 else 1


def lay(state: State, line: int) -> int:
    """Lays a road; returns the land that was not connected before."""
    first, second = ENDS[line]
    state.roads |= 1 << line
    state.corners |= ENDS_SET[line]
    state.reach |= LINES_AT[first] | LINES_AT[second]
    new = REACHED[line] & ~state.linked
    state.linked |= new
    return new & ~state.water


def within_roads(state: State, count: int) -> int:
    """The lines that this many roads can reach and cover, including the roads that lead there."""
    reached = [state.corners]  # by how many roads have been used
    found = 0
    for used in range(1, count + 1):
        corners = reached[-1]
        for roads, lines in ((1, ~state.bridges), (2, state.bridges)):
            if roads <= used:
                for corner in members(reached[used - roads]):
                    for line in members(LINES_AT[corner] & lines & ~state.roads):
                        found |= 1 << line
                        corners |= ENDS_SET[line]
        if used > 1 and corners == reached[-2]:  # neither one road more nor two, a bridge's, lead any further
            break
        reached.append(corners)
    return found


def near_bridges(state: State) -> int:
    """The parcels that touch either end of a bridge."""
    found = 0
    for line in members(state.roads & state.bridges):
        found |= REACHED[line]
    return found
