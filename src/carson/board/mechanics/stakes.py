"""What a place is worth to whoever acts there, and what a fight for it is about."""

from typing import Any, Final

from msgspec import Struct

from carson.board.material import spaces
from carson.board.material.ground import AROUND_SET, PARCELS, members
from carson.board.material.pieces import FIRST_BUILDING, FREE, NAMES
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.table import Table

VP_PRICES: Final = {spaces.VP_5: 5, spaces.VP_4: 4, spaces.VP_3: 3, spaces.VP_2: 2}
_BLOCK: Final = tuple([around | 1 << parcel for parcel, around in enumerate(AROUND_SET)])


class Gift(Struct, frozen=True, omit_defaults=True):
    """What a place gives: `count` of `what`, `each` for every `per` of them, in `unit` ("money", "vp", "roads", …)."""

    what: str
    unit: str
    count: int
    each: int
    amount: int
    per: int = 1


def full_price(state: State, parcel: int) -> int:
    """$1 and $1 for everything on or next to the parcel."""
    return 1 + (_BLOCK[parcel] & ~state.free).bit_count()


def buildings_of(state: State, seat: int) -> int:
    """BG-6.10: buildings on own parcels; not Houses, Townhouses, Mountains."""
    return sum(state.ground[parcel] >= FIRST_BUILDING for parcel in members(state.owned[seat]))


def stake(table: Table, state: State, place: int, winner: int) -> dict[str, Any]:
    """What a fight is about, for an event: `what` it is, and what it costs or brings its winner.

    "parcel" with its price, "building" with its owner and the half of its income that an attack takes, "purchase" with
    the building on sale, "gift" with what a space gives, or "city-hall".
    """
    if place == state.hall:
        return {"what": "city-hall"}
    if place < PARCELS:
        owner = state.owner[place]
        if owner < 0:
            return {"what": "parcel", "price": full_price(state, place)}
        half = left_of(table, state, owner, place, state.income[place]) // 2
        return {"what": "building", "building": NAMES[state.ground[place]], "owner": owner, "amount": half}
    if spaces.BUY_12 <= place <= spaces.BUY_3:
        position = spaces.BUY_3 - place
        kind = state.track[position]
        return {"what": "purchase", "building": NAMES[kind] if kind != FREE else "", "price": spaces.PRICES[position]}
    found = gift(state, winner, place)
    return {"what": "gift"} if found is None else {"what": "gift", "unit": found.unit, "amount": found.amount}


def gift(state: State, seat: int, place: int) -> Gift | None:
    """BG-6: what the space would give the player if it were resolved now."""
    parcels, power = state.owned[seat].bit_count(), firepower(state, seat)
    if place in VP_PRICES:
        money, cost = state.money[seat], VP_PRICES[place]
        return Gift("money", "vp", money, 1, money // cost, cost)
    if spaces.OWN_PLACES >> place & 1:
        return None
    return {
        spaces.WAGES: Gift("cowboys", "money", state.wage_cowboys[seat], 4, 4 * state.wage_cowboys[seat]),
        spaces.AMMUNITION: Gift("token", "firepower", 1, 3, 3),
        spaces.ROADS: Gift("cowboys", "roads", 1, 3, 3),
        spaces.ROAD: Gift("cowboys", "roads", state.road_cowboys[seat], 1, state.road_cowboys[seat]),
        spaces.PARCELS_INCOME: Gift("parcels", "money", parcels, 2, 2 * parcels),
        spaces.COWBOY_INCOME: Gift("firepower", "money", power, 2, 2 * power),
        spaces.GAMBLING: Gift("dice", "money", 2, 0, 7),
        spaces.PARCELS_VP: Gift("parcels", "vp", parcels, 1, parcels // 2, 2),
        spaces.COWBOY_VP: Gift("firepower", "vp", power, 1, power // 2, 2),
        spaces.BUILDING_VP: Gift("buildings", "vp", buildings_of(state, seat), 1, buildings_of(state, seat)),
    }[place]
