"""What follows from the map: recalculated when a state is read or imagined, and to check what is stored."""

from carson.board.material.ground import ALL_PARCELS, AROUND_SET, ENDS, ENDS_SET, LINES_AT, REACHED, members
from carson.board.material.pieces import CHURCH, CITY_HALL, FREE, HOUSE, MINE, MOST, RANCH
from carson.board.mechanics.incomes import from_scratch
from carson.board.mechanics.water import bridges
from carson.board.state import State

# The slots of a state that `derive` fills in.
NAMES = (
    "free",
    "houses",
    "unowned",
    "owned",
    "paying",
    "shield",
    "ranches",
    "mines",
    "corners",
    "reach",
    "linked",
    "hall",
    "bridges",
    "income",
)

_FOLLOWS_FROM = ("round", "occupant", "roads", "water", "ground", "owner")


def derive(state: State) -> None:
    """Fill in what follows from ground, owners, roads, water, the round and who holds City Hall."""
    players = len(state.money)
    state.free = state.houses = 0
    state.unowned = ALL_PARCELS & ~state.water
    state.bridges = bridges(state.water)
    state.owned, state.paying, state.shield = [0] * players, [0] * players, [0] * players
    state.ranches, state.mines = [0] * players, [0] * players
    state.hall = state.ground.index(CITY_HALL) if CITY_HALL in state.ground else -1
    for parcel, kind in enumerate(state.ground):
        if kind == FREE:
            state.free |= 1 << parcel
        elif kind == HOUSE:
            state.houses |= 1 << parcel
        if state.owner[parcel] >= 0:
            _belongs(state, parcel, kind, state.owner[parcel])
    _follow_roads(state)
    state.income = from_scratch(state)


def derive_like(state: State, known: State) -> None:
    """The same, taken from a state that has the same map, if this one has."""
    if any(getattr(known, name) != getattr(state, name) for name in _FOLLOWS_FROM):
        derive(state)
        return
    for name in NAMES:
        value = getattr(known, name)
        setattr(state, name, value.copy() if type(value) is list else value)


def _belongs(state: State, parcel: int, kind: int, player: int) -> None:
    state.unowned &= ~(1 << parcel)
    state.owned[player] |= 1 << parcel
    if MOST[kind]:
        state.paying[player] |= 1 << parcel
    if kind == CHURCH:
        state.shield[player] |= AROUND_SET[parcel]
    state.ranches[player] += kind == RANCH
    state.mines[player] += kind == MINE


def _follow_roads(state: State) -> None:
    state.corners = state.reach = state.linked = 0
    for line in members(state.roads):
        first, second = ENDS[line]
        state.corners |= ENDS_SET[line]
        state.reach |= LINES_AT[first] | LINES_AT[second]
        state.linked |= REACHED[line]
