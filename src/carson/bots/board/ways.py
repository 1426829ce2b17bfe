"""Roads as a builder sees them: how many lead to a parcel, and which comes first."""

from carson.board.actions import Action, Road
from carson.board.ground import ALL, AT_CORNER, CORNERS, ENDS, LATTICE, LINE_BY_NAME, REACHED, members
from carson.board.state import State

FURTHEST = 4  # roads; nobody plans further
TOO_FAR = FURTHEST + 3
_ALL = (1 << LATTICE * LATTICE) - 1
_WEST = sum(1 << row * LATTICE for row in range(LATTICE))
_EAST = _WEST << LATTICE - 1


def rings(state: State) -> tuple[int, ...]:
    """The parcels connected by no more than 0, 1, 2, … further roads."""
    corners = state.corners
    found = [state.linked]
    for _ in range(FURTHEST):
        wider = corners | (corners & ~_EAST) << 1 | (corners & ~_WEST) >> 1 | corners << LATTICE | corners >> LATTICE
        new = wider & _ALL & ~corners
        reached = found[-1]
        for corner in members(new):
            reached |= AT_CORNER[corner]
        found.append(reached)
        corners |= new
    return tuple(found)


def roads_to(ways: tuple[int, ...], parcel: int) -> int:
    """How many roads are needed to connect a parcel; more than anybody plans when it is far away."""
    for roads, reached in enumerate(ways):
        if reached >> parcel & 1:
            return roads
    return TOO_FAR


def _apart(a: int, b: int) -> int:
    return abs(a % LATTICE - b % LATTICE) + abs(a // LATTICE - b // LATTICE)


def first_road(state: State, legal: list[Action], parcel: int) -> Road | None:
    """The road that begins the shortest way to a parcel, of those that may be laid; None when none leads nearer."""
    best: Road | None = None
    least = min((_apart(corner, to) for corner in members(state.corners) for to in CORNERS[parcel]), default=99)
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            far = min(_apart(end, to) for end in ENDS[LINE_BY_NAME[action.line]] for to in CORNERS[parcel])
            if far < least:
                best, least = action, far
    return best


def connecting(state: State, legal: list[Action], wanted: int = ALL) -> Road | None:
    """A road that connects parcels not connected before: the one that reaches most of those wanted."""
    best: Road | None = None
    most = 0
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            new = (REACHED[LINE_BY_NAME[action.line]] & wanted & ~state.linked).bit_count()
            if new > most:
                best, most = action, new
    return best
