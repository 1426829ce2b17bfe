"""Standish builds: on which of his parcels, and where the House goes (BG-14.6, BG-14.8)."""

from collections.abc import Sequence

from carson.board.material.ground import NAMES, members
from carson.board.material.pieces import FREE, HOUSE, HOUSES, NEEDS_ROAD, TOWNHOUSE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building_sites import turnable
from carson.board.mechanics.incomes import put
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.solo.building_plans import can_stand, distance, empty_parcels
from carson.board.variants.solo.choosing import site_rules
from carson.board.variants.solo.person import HUMAN, STANDISH, income_of, priority
from carson.board.variants.solo.reasons import choose, explain
from carson.board.variants.solo.roads import Ways, connect
from carson.kernel import Log


class _First:
    """Chance for trying something out: any way will do."""

    def pick(self, what: str, pool: Sequence[int]) -> int:
        return pool[0]


def sites(state: State, kind: int) -> list[int]:
    """His empty parcels where he can build this, with its House."""
    ways = Ways(state)
    found = [parcel for parcel in members(empty_parcels(state)) if can_stand(ways, kind, parcel)]
    return [parcel for parcel in found if _house_fits(state, kind, parcel)] if HOUSES[kind] else found


def _house_fits(state: State, kind: int, parcel: int) -> bool:
    """BG-7.4: tried out on a copy."""
    after = state.copy()
    connect(after, parcel, Log(_First(), quiet=True))
    put(after, parcel, kind)
    return bool(_spots(after, Ways(after)) | turnable(after, STANDISH))


def _spots(state: State, ways: Ways) -> int:
    """Free parcels, unowned or his, that roads of his lead to; he asks nobody for leave (BG-16.26)."""
    found = state.free & (state.unowned | state.owned[STANDISH]) & ~state.barred
    return sum(1 << parcel for parcel in members(found) if ways.reaches(parcel))


def build_best(table: Table, state: State, kinds: tuple[int, ...], log: Log) -> int:
    """Build the first of these kinds, by his list, that has a place; FREE when none has."""
    order = priority(table)
    for kind in sorted(set(kinds), key=order.__getitem__):
        places = sites(state, kind)
        if places:
            ways = Ways(state)
            parcel, why = choose(log, places, *site_rules(state, kind, ways))
            _build(state, kind, parcel, why, log)
            return kind
    return FREE


def _build(state: State, kind: int, parcel: int, why: str, log: Log) -> None:
    """BG-14.1: no revolver tokens come with it."""
    if NEEDS_ROAD[kind]:
        connect(state, parcel, log)
    kept = list(state.kept[STANDISH])
    kept.remove(kind)
    state.kept[STANDISH] = tuple(kept)
    put(state, parcel, kind)
    log.say("built", seat=STANDISH, building=KIND_NAMES[kind], at=NAMES[parcel])
    explain(log, "", "BG-14.9", why, NAMES[parcel], KIND_NAMES[kind])
    for _ in range(HOUSES[kind]):
        put_house(state, log)


def put_house(state: State, log: Log) -> None:
    """BG-14.8: the first rule that decides. An option is a parcel: a House there becomes a Townhouse."""
    ways = Ways(state)
    turned = turnable(state, STANDISH)
    options = members(_spots(state, ways) | turned)
    own, empty = state.owned[STANDISH], empty_parcels(state)
    before = income_of(state, STANDISH)
    incomes = {}
    for parcel in options:
        after = state.copy()
        put(after, parcel, TOWNHOUSE if turned >> parcel & 1 else HOUSE)
        incomes[parcel] = income_of(after, STANDISH) - before, income_of(after, HUMAN)

    chosen, why = choose(
        log,
        options,
        ("townhouse-first", lambda parcel: -((turned & own) >> parcel & 1)),
        ("most-income", lambda parcel: -incomes[parcel][0]),
        ("least-for-you", lambda parcel: incomes[parcel][1]),
        ("nearest-empty", lambda parcel: distance(parcel, empty & ~(1 << parcel))),
        ("fewest-roads", lambda parcel: 0 if turned >> parcel & 1 else ways.cost(parcel)),
    )
    if turned >> chosen & 1:
        put(state, chosen, TOWNHOUSE)
        log.say("townhouse", seat=STANDISH, at=NAMES[chosen])
    else:
        connect(state, chosen, log)
        put(state, chosen, HOUSE)
        log.say("house", seat=STANDISH, at=NAMES[chosen])
    explain(log, "", "BG-14.8", why, NAMES[chosen])
