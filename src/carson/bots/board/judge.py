"""What a position and a place for a cowboy are worth to a player, in victory points: a rough, quick judgement."""

from carson.board.building import sites
from carson.board.ground import AROUND_SET, PARCELS, members
from carson.board.incomes import worth
from carson.board.pieces import FREE, HOUSES, MOST, REVOLVERS
from carson.board.purse import firepower
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
from carson.board.steps.actions import buildings_of
from carson.board.steps.parcels import price
from carson.board.steps.purchase import building_price
from carson.board.table import Table

# What a dollar is worth in VP, by the round: early money builds, late money is 1 VP for $6 (BG-10.1).
DOLLAR = (0.28, 0.28, 0.25, 0.21, 0.17)
VP_PRICES = {VP_5: 5, VP_4: 4, VP_3: 3, VP_2: 2}


def incomes_to_come(state: State) -> int:
    """How often buildings will still pay, this round's included while it is to come."""
    return 5 - max(1, state.round)


def position(table: Table, state: State, seat: int) -> float:
    """The VP now, the money, what stands on own parcels, and the incomes to come."""
    dollar = DOLLAR[state.round]
    income = sum(state.income[parcel] for parcel in members(state.paying[seat]))
    standing = (state.owned[seat] & ~state.free).bit_count()
    bare = (state.owned[seat] & state.free).bit_count()
    value = state.vp[seat] + dollar * state.money[seat] + 2.0 * standing
    value += dollar * income * (incomes_to_come(state) - 0.5)
    value += 0.6 * bare * (state.round < 4) + 0.15 * state.stock[seat] + 0.5 * state.revolvers[seat]
    value += 0.45 * state.supply[seat] + 1.2 * state.dynamite[seat]
    value += sum(0.8 * dollar * MOST[kind] ** 0.5 for kind in state.kept[seat])
    return value


def building(table: Table, state: State, seat: int, kind: int, future: int = 0) -> float:
    """A building in hand: its best site among own parcels, and those wanted this round."""
    dollar = DOLLAR[state.round]
    where = sites(state, seat, kind) | future & state.free
    best = max((worth(state, parcel, kind, seat) for parcel in members(where)), default=-1)
    if best < 0:
        return 0.5  # kept for later
    return 2.0 + dollar * best * incomes_to_come(state) + 0.5 * REVOLVERS[kind] + 0.3 * HOUSES[kind]


def parcel(table: Table, state: State, seat: int, at: int) -> float:
    """A parcel to be bought: what stands there, or what could."""
    dollar = DOLLAR[state.round]
    cost = dollar * price(table, state, seat, at)
    if not state.free >> at & 1:
        return 2.0 + 0.3 * (state.paying[seat] & AROUND_SET[at]).bit_count() - cost
    kinds = {*state.kept[seat], *(kind for kind in state.track if kind != FREE)}
    linked = state.linked >> at & 1
    hopes = [worth(state, at, kind, seat) for kind in kinds if linked or kind <= 5]
    best = max(hopes, default=0)
    room = (state.owned[seat] & state.free).bit_count()
    return (1.2 + dollar * best * (incomes_to_come(state) - 0.6)) / (1 + 0.6 * room) - cost


def place(table: Table, state: State, seat: int, at: int) -> float:
    """What a cowboy there may bring, before rivals are thought of."""
    dollar = DOLLAR[state.round]
    money = state.money[seat]
    if at < PARCELS:
        return _on_the_map(table, state, seat, at)
    if BUY_12 <= at <= BUY_3:
        kind = state.track[BUY_3 - at]
        cost = building_price(table, state, seat, BUY_3 - at)
        wanted = state.here[seat] & state.unowned
        return building(table, state, seat, kind, wanted) - dollar * cost if cost <= money + 4 else -1.0
    if at in VP_PRICES:
        return max(0, money - 6) * (1 / VP_PRICES[at] - dollar)
    owned = state.owned[seat].bit_count()
    power = firepower(state, seat) - 1
    return {
        WAGES: 4 * dollar,
        ROAD: 0.35,
        AMMUNITION: 1.0 + 0.25 * state.here[seat].bit_count(),
        ROADS: 0.9,
        PARCELS_INCOME: 2 * owned * dollar,
        COWBOY_INCOME: 2 * power * dollar,
        GAMBLING: 7 * dollar,
        PARCELS_VP: owned // 2,
        COWBOY_VP: power // 2,
        BUILDING_VP: buildings_of(state, seat),
    }[at]


def _on_the_map(table: Table, state: State, seat: int, at: int) -> float:
    dollar = DOLLAR[state.round]
    if at == state.hall:
        steps = sum(3 for p in members(state.paying[seat]) if state.income[p] < MOST[state.ground[p]])
        return dollar * steps * incomes_to_come(state)
    owner = state.owner[at]
    if owner < 0:
        return parcel(table, state, seat, at)
    if owner != seat:
        return dollar * state.income[at] / 2
    attacked = any(here >> at & 1 for rival, here in enumerate(state.here) if rival != seat)
    return dollar * state.income[at] / 2 if attacked else 0.0


def chance(state: State, seat: int, at: int) -> float:
    """How likely the player is to win a place with those who stand there now; a little less, for those to come."""
    if at in (WAGES, ROAD):
        return 1.0
    odds = 0.85
    mine = firepower(state, seat) - 1
    for rival, here in enumerate(state.here):
        if rival != seat and here >> at & 1:
            lead = mine - firepower(state, rival)
            odds *= min(0.95, max(0.05, 0.5 + 0.12 * lead))
    return odds
