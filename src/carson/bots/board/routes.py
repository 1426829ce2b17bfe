"""Roads as a builder sees them: how many lead to a parcel, and which comes first."""

from carson.board.actions import Action, Road
from carson.board.material.ground import (
    ALL_PARCELS,
    AT_CORNER,
    CORNERS,
    ENDS,
    ENDS_SET,
    LATTICE,
    LINE_BY_NAME,
    LINES_AT,
    REACHED,
    members,
)
from carson.board.material.spaces import FOR_SALE
from carson.board.mechanics.roads import cost, lay, near_bridges, within_roads
from carson.board.state import State
from carson.board.steps.phases import ROUNDS, ActionsFrame, EndFrame
from carson.board.table import Table

FURTHEST = 4  # roads; nobody plans further ahead
TOO_FAR = FURTHEST + 3
_ALL = (1 << LATTICE * LATTICE) - 1
_WEST = sum(1 << row * LATTICE for row in range(LATTICE))
_EAST = _WEST << LATTICE - 1


def rings(state: State) -> tuple[int, ...]:
    """The parcels that can be connected with 0, 1, 2, … further roads; a bridge counts as two (BG-11.2)."""
    if state.bridges:
        return _over_water(state)
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


def _over_water(state: State) -> tuple[int, ...]:
    found = [state.linked]
    by_roads = [state.corners]
    crossings = state.bridges & ~state.roads
    for roads in range(1, FURTHEST + 1):
        corners, reached = by_roads[-1], found[-1]
        wider = _along(by_roads[-1], ~crossings)
        if roads > 1:
            wider |= _along(by_roads[-2], crossings)
        for corner in members(wider & ~corners):
            reached |= AT_CORNER[corner]
        found.append(reached)
        by_roads.append(corners | wider)
    return tuple(found)


def _along(corners: int, lines: int) -> int:
    """The corners at the other ends of these lines."""
    found = 0
    for corner in members(corners):
        for line in members(LINES_AT[corner] & lines):
            found |= ENDS_SET[line]
    return found


def roads_to(ways: tuple[int, ...], parcel: int) -> int:
    """How many roads it takes to connect a parcel; more than anybody plans if it is far away."""
    for roads, reached in enumerate(ways):
        if reached >> parcel & 1:
            return roads
    return TOO_FAR


def _apart(a: int, b: int) -> int:
    return abs(a % LATTICE - b % LATTICE) + abs(a // LATTICE - b // LATTICE)


def first_road(state: State, legal: list[Action], parcel: int) -> Road | None:
    """The road that begins the shortest way to a parcel, of those that may be laid; None if none leads nearer."""
    if state.bridges:
        return _first_over_water(state, legal, parcel)
    best: Road | None = None
    least = min((_apart(corner, to) for corner in members(state.corners) for to in CORNERS[parcel]), default=99)
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            far = min(_apart(end, to) for end in ENDS[LINE_BY_NAME[action.line]] for to in CORNERS[parcel])
            if far < least:
                best, least = action, far
    return best


def _first_over_water(state: State, legal: list[Action], parcel: int) -> Road | None:
    """The same with bridges: the road that leaves the fewest to be laid, itself counted."""
    best: Road | None = None
    least = roads_to(rings(state), parcel)
    if least == TOO_FAR:
        return None
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            line = LINE_BY_NAME[action.line]
            after = state.copy()
            lay(after, line)
            left = roads_to(rings(after), parcel) + cost(state, line)
            # Every first step of a shortest way leaves as many; a step aside leaves more.
            if left <= least and (best is None or left < least):
                best, least = action, left
    return best


def first_of_way(state: State, stock: int, legal: list[Action], lines: int) -> tuple[Road | None, int]:
    """The road that begins a shortest way onto one of these lines, and how much of `stock` the whole way takes."""
    best, least = None, stock + 1
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            line = LINE_BY_NAME[action.line]
            used = cost(state, line)
            if not lines >> line & 1:
                after = state.copy()
                lay(after, line)
                further = (more for more in range(1, least - used) if within_roads(after, more) & lines)
                used += next(further, least)
            if used < least:
                best, least = action, used
    return best, least


def bridge_for_vp(state: State, seat: int, legal: list[Action]) -> tuple[int, Road | None]:
    """The bridge next to most things on own parcels that are not next to one yet (BG-10.1)."""
    most, best = 0, None
    mine = state.owned[seat] & ~state.free & ~near_bridges(state)
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            line = LINE_BY_NAME[action.line]
            gain = (mine & REACHED[line]).bit_count() if state.bridges >> line & 1 else 0
            if gain > most:
                most, best = gain, action
    return most, best


def last_bridge(state: State, seat: int, legal: list[Action]) -> Road | None:
    """BG-10.1: in the last round, with nothing left to build, roads make bridges that score."""
    if state.round < ROUNDS or not state.bridges or not state.stock[seat]:
        return None
    phase = type(state.frames[0])
    if phase is not EndFrame and (phase is not ActionsFrame or state.kept[seat] or state.here[seat] & FOR_SALE):
        return None
    return bridge_for_vp(state, seat, legal)[1]


def road_for_vp(table: Table, state: State, seat: int, legal: list[Action]) -> Road | None:
    """BG-9.13: the Governor scores for roads that connect a parcel."""
    if not state.stock[seat]:
        return None
    face = table.plays(state, seat)
    return connecting(state, legal) if face is not None and face.vp_for_road else None


def connecting(state: State, legal: list[Action], wanted: int = ALL_PARCELS) -> Road | None:
    """A road that connects new parcels: the one that reaches most of those wanted."""
    best: Road | None = None
    most = 0
    for action in legal:
        if type(action) is Road and action.line in LINE_BY_NAME:
            new = (REACHED[LINE_BY_NAME[action.line]] & wanted & ~(state.linked | state.water)).bit_count()
            if new > most:
                best, most = action, new
    return best
