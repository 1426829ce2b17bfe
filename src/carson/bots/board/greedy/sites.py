"""What a building on a parcel would gain its player: this round's income, and everything after it in VP."""

from carson.board.material.ground import ACROSS, AROUND_SET
from carson.board.material.pieces import (
    BLACKSMITH,
    CHURCH,
    HOUSES,
    MOST,
    NEEDS_ROAD,
    RANCH,
    REVOLVERS,
    SYMBOLS,
    TRAIN_STATION,
)
from carson.board.mechanics.incomes import worth
from carson.board.mechanics.scoring import city_symbols
from carson.bots.board.buildings import Site
from carson.bots.board.greedy.outlook import Outlook
from carson.bots.board.greedy.weights import (
    ATTACKED,
    GROWTH,
    HOUSE,
    INCOME,
    RANCH_FADES,
    REVOLVER,
    SHIELD,
    STANDING,
    SYMBOL,
)
from carson.bots.board.routes import roads_to

NOWHERE = Site(0, -9.0, 0)


def _elsewhere(outlook: Outlook, kind: int, parcel: int) -> int:
    """What the building adds to the incomes of the player's other buildings; it takes land from adjacent Ranches."""
    gain = outlook.supplied.get(kind, 0) + SYMBOLS[kind] * outlook.symbol_gain.get(parcel, 0)
    return gain - sum([land >> parcel & 1 for land in outlook.ranch_land])


def _house(outlook: Outlook, kind: int, parcel: int) -> tuple[int, int]:
    """What its own Houses add to the building itself, or else to others."""
    if not HOUSES[kind]:
        return 0, 0
    if kind in SYMBOL and outlook.spots & AROUND_SET[parcel]:
        return SYMBOL[kind], 0
    return 0, outlook.house_gain * min(2, HOUSES[kind])


def _other_worth(outlook: Outlook, kind: int, parcel: int) -> float:
    """VP other than income: final scoring, revolver tokens, protection, Houses."""
    state, seat = outlook.state, outlook.seat
    value = (
        STANDING + (outlook.bridged >> parcel & 1) + REVOLVERS[kind] * REVOLVER[outlook.round] + HOUSE * HOUSES[kind]
    )
    if kind == CHURCH:
        value += SHIELD * (AROUND_SET[parcel] & state.paying[seat]).bit_count() * (5 - outlook.round) / 4
    elif kind == TRAIN_STATION:
        value += city_symbols(state) // 2 + 1
    for each in outlook.worths:
        if each.building is not None:
            value += each.building(outlook, kind, parcel)
    return value


def site(outlook: Outlook, kind: int, parcel: int) -> Site:
    """The building on this free parcel, as if the parcel were the player's."""
    state, seat = outlook.state, outlook.seat
    if kind == TRAIN_STATION and not any(state.roads & across == across for across in ACROSS[parcel]):
        return NOWHERE
    roads = roads_to(outlook.ways, parcel) if NEEDS_ROAD[kind] else 0
    if HOUSES[kind]:
        roads = max(roads, outlook.roads_for_houses(parcel, HOUSES[kind]))
    own_house, other_house = _house(outlook, kind, parcel)
    pays = min(MOST[kind], worth(state, parcel, kind, seat) + own_house)
    extra = _elsewhere(outlook, kind, parcel) + other_house
    future = float(pays)
    if kind == RANCH:
        future *= RANCH_FADES
    elif kind in SYMBOL:
        room = (AROUND_SET[parcel] & outlook.spots).bit_count()
        future += GROWTH * SYMBOL[kind] * min(4, room) * (4 - outlook.round)
    value = (ATTACKED * future + extra) * outlook.later + _other_worth(outlook, kind, parcel)
    if kind == BLACKSMITH:
        value += sum(5 * (later - outlook.round) * INCOME[later] for later in range(outlook.round + 1, 5))
    return Site(pays + extra if outlook.coming else 0, value, roads)
