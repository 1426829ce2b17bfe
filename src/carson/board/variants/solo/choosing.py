"""Which building Standish wants, and which parcel for it (BG-14.9, under "A building" and "A parcel")."""

from typing import Final

from carson.board.material.ground import AROUND_SET, members
from carson.board.material.pieces import BLACKSMITH, FREE, PRISON
from carson.board.material.spaces import PRICES, construction
from carson.board.mechanics.incomes import own, put, worth
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.solo.building_plans import (
    assigned,
    can_stand,
    distance,
    empty_parcels,
    hoped_parcels,
    offers,
)
from carson.board.variants.solo.person import HUMAN, STANDISH, cards_power, priority
from carson.board.variants.solo.reasons import Rule, choose, worst_for_human
from carson.board.variants.solo.roads import Ways
from carson.kernel import Log

NEAR_HUMAN: Final = (PRISON, BLACKSMITH)  # they pay the same everywhere, so they go where they are in the way


def choose_building(table: Table, state: State, log: Log) -> tuple[int, str] | None:
    """The Building purchase space he goes to, and why; None when nothing is for sale."""
    places = offers(state)
    if not places:
        return None
    order = priority(table)

    def kind(place: int) -> int:
        return state.track[construction(place)]

    by_list: Rule = ("priority", lambda place: order[kind(place)])
    cheapest: Rule = ("cheapest", lambda place: PRICES[construction(place)])
    ways = Ways(state)
    spare = members(assigned(table, state, ways)[1] & empty_parcels(state))
    fitting = [place for place in places if any(can_stand(ways, kind(place), parcel) for parcel in spare)]
    if not fitting:
        return choose(log, places, by_list, cheapest)

    def pays(place: int) -> int:
        found = [worth(state, p, kind(place), STANDISH) for p in spare if can_stand(ways, kind(place), p)]
        return -max(found)

    return choose(log, fitting, ("pays-most", pays), by_list, cheapest)


def buyable(table: Table, state: State) -> int:
    """BG-14.6: unowned parcels he may try for; none where the human stands and is stronger, none without a tile."""
    if state.tiles[STANDISH] <= (state.here[STANDISH] & state.unowned).bit_count():
        return 0
    found = state.unowned & ~(state.here[STANDISH] | state.barred)
    if cards_power(table, state) < firepower(state, HUMAN):
        found &= ~state.here[HUMAN]
    return found


def meant_for(table: Table, state: State, ways: Ways) -> int:
    """The building a new parcel is for: one he has no parcel for, else the best on the track; FREE for none."""
    homeless, _ = assigned(table, state, ways)
    if homeless:
        return homeless[0]
    order = priority(table)
    return min((state.track[construction(place)] for place in offers(state)), key=order.__getitem__, default=FREE)


def choose_parcel(table: Table, state: State, log: Log) -> tuple[int, str, int] | None:
    """The parcel he tries for, why, and the building it is meant for; None when there is none for him."""
    found = members(buyable(table, state) & state.free)
    if not found:
        return None
    ways = Ways(state)
    kind = meant_for(table, state, ways)
    found = [parcel for parcel in found if can_stand(ways, kind, parcel)] or found
    parcel, why = choose(log, found, *site_rules(state, kind, ways))
    return parcel, why, kind


def site_rules(state: State, kind: int, ways: Ways) -> list[Rule]:
    """BG-14.9: what he asks of a parcel for a building (FREE: for none in particular), bought or about to be."""
    his = state.owned[STANDISH] | hoped_parcels(state)
    room = state.free & ~state.water

    def nearest(parcel: int) -> int:
        return distance(parcel, his & ~(1 << parcel))

    def most_free(parcel: int) -> int:
        return -(AROUND_SET[parcel] & room).bit_count()

    def pays(parcel: int) -> int:
        return -worth(state, parcel, kind, STANDISH)

    def near_human(parcel: int) -> int:
        return distance(parcel, state.owned[HUMAN])

    def build(after: State, parcel: int) -> None:
        if after.owner[parcel] < 0:
            own(after, parcel, STANDISH)
        if kind != FREE:
            put(after, parcel, kind)

    if kind in NEAR_HUMAN:
        rules: list[Rule] = [("near-you", near_human), ("fewest-roads", ways.cost)]
    else:
        rules = [("pays-most", pays), ("nearest", nearest), ("most-free", most_free)]
    return [*rules, *worst_for_human(state, build)]
