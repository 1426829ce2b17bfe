"""What Standish has and hopes for: empty parcels, buildings to place, and which of them goes where (BG-14.9)."""

from typing import Final

from carson.board.material.ground import SIDE, members
from carson.board.material.pieces import FREE, NEEDS_ROAD
from carson.board.material.spaces import BUY_3, BUY_12, construction
from carson.board.mechanics.incomes import worth
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.solo.person import STANDISH, priority
from carson.board.variants.solo.roads import Ways

NOWHERE: Final = 99  # farther than any parcel


def empty_parcels(state: State) -> int:
    """His parcels with nothing on them."""
    return state.owned[STANDISH] & state.free & ~state.barred


def hoped_parcels(state: State) -> int:
    """Free parcels where a cowboy of his stands to buy them."""
    return state.here[STANDISH] & state.unowned & state.free


def hoped_buildings(state: State) -> list[int]:
    """Buildings of the track where a cowboy of his stands to buy them."""
    places = [place for place in range(BUY_12, BUY_3 + 1) if state.here[STANDISH] >> place & 1]
    return [kind for place in places if (kind := state.track[construction(place)]) != FREE]


def unplaced(table: Table, state: State) -> list[int]:
    """The buildings he has to place, those he hopes for included, in the order of his list."""
    order = priority(table)
    return sorted([*state.kept[STANDISH], *hoped_buildings(state)], key=order.__getitem__)


def offers(state: State) -> list[int]:
    """The Building purchase spaces where he could go, the cheapest first."""
    closed = state.closed | state.here[STANDISH]
    return [
        place
        for place in range(BUY_3, BUY_12 - 1, -1)
        if not closed >> place & 1 and state.track[construction(place)] != FREE
    ]


def can_stand(ways: Ways, kind: int, parcel: int) -> bool:
    """Whether roads of his can lead to where this is to stand; Ranches and Mines need none."""
    return not NEEDS_ROAD[kind] or ways.reaches(parcel)


def assigned(table: Table, state: State, ways: Ways) -> tuple[list[int], int]:
    """The buildings left without a parcel, in the order of his list, and the parcels left without a building.

    One after the other each takes the parcel where it pays most, own ones before those he hopes for (BG-16.85).
    """
    own = empty_parcels(state)
    left = own | hoped_parcels(state)
    homeless = []
    for kind in unplaced(table, state):
        fits = [parcel for parcel in members(left) if can_stand(ways, kind, parcel)]
        if not fits:
            homeless.append(kind)
            continue
        best = max((worth(state, p, kind, STANDISH), own >> p & 1, -p) for p in fits)
        left &= ~(1 << -best[2])
    return homeless, left


def distance(parcel: int, others: int) -> int:
    """Steps to the nearest of some parcels, also slantwise (BG-1.3)."""
    x, y = parcel % SIDE, parcel // SIDE
    return min((max(abs(x - p % SIDE), abs(y - p // SIDE)) for p in members(others)), default=NOWHERE)
