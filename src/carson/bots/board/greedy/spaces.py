"""What cowboys' places gain, apart from parcels on the map and buildings for sale: money, VP, loot, what is kept."""

from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING, MOST
from carson.board.material.spaces import (
    AMMUNITION,
    BUILDING_VP,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
)
from carson.board.mechanics.incomes import worth
from carson.board.mechanics.purse import firepower
from carson.board.steps.ending import NEW_COWBOYS
from carson.board.steps.phases import CowboysFrame, EndFrame
from carson.bots.board.greedy.outlook import Outlook
from carson.bots.board.greedy.weights import AMMUNITION as TOKEN
from carson.bots.board.greedy.weights import AMMUNITION_PLACE, COWBOY, DYNAMITE, HOLDS_HALL, REVOLVER, RIVAL, STEP
from carson.bots.board.stand import Stand

TEN = 10  # cowboys a player has (BG-2.2)


def income(outlook: Outlook, stand: Stand, owned: int) -> float:
    """Money from the spaces, with these parcels owned (BG-6.8)."""
    here = stand.here
    found = 0.0
    if here >> PARCELS_INCOME & 1:
        found += 2 * owned.bit_count()
    if here >> COWBOY_INCOME & 1:
        found += 2 * _firepower(outlook, stand)
    if here >> GAMBLING & 1:
        found += 7
    return found


def victory_points(outlook: Outlook, stand: Stand, owned: int, built: int) -> float:
    """VP from the spaces, with these parcels owned and this many more buildings (BG-6.10)."""
    here = stand.here
    value = 0.0
    if here >> PARCELS_VP & 1:
        value += owned.bit_count() // 2 + 0.25 * (owned.bit_count() & 1)
    if here >> COWBOY_VP & 1:
        value += max(0.0, _firepower(outlook, stand) - 0.5) / 2
    if here >> BUILDING_VP & 1:
        state = outlook.state
        value += built + sum([state.ground[at] >= FIRST_BUILDING for at in members(state.owned[outlook.seat])])
    return value


def _firepower(outlook: Outlook, stand: Stand) -> float:
    """When the Cowboy spaces are resolved: some of the cowboys in hand will be placed before that."""
    state, seat = outlook.state, outlook.seat
    power = firepower(state, seat) - state.supply[seat] + 3 * (stand.here >> AMMUNITION & 1)
    waiting = bool(state.frames) and type(state.frames[-1]) is CowboysFrame and seat not in state.passed
    return power + stand.supply * (0.5 if waiting else 1.0)


def arms(outlook: Outlook, stand: Stand) -> float:
    """Cowboys in hand, as far as next round's leave room (BG-4.9); revolvers, dynamite."""
    state, seat, now = outlook.state, outlook.seat, outlook.round
    new = NEW_COWBOYS[now] if now < len(NEW_COWBOYS) else 0
    over = not state.frames or type(state.frames[0]) is EndFrame
    kept = stand.supply if over else min(stand.supply, TEN - new)
    value = COWBOY[now] * kept + REVOLVER[now] * state.revolvers[seat] + DYNAMITE[now] * state.dynamite[seat]
    if stand.here >> AMMUNITION & 1:
        value += TOKEN + AMMUNITION_PLACE * stand.here.bit_count()
    return value


def on_buildings(outlook: Outlook, here: int) -> tuple[float, float]:
    """Loot, own losses and City Hall: money this round, and what else it is worth."""
    if not outlook.coming:
        return 0.0, 0.0
    state, seat = outlook.state, outlook.seat
    mine = state.paying[seat]
    money = 0
    loot = 0
    for rival, theirs in enumerate(state.paying):
        if rival != seat:
            loot += sum([state.income[parcel] // 2 for parcel in members(here & theirs & ~state.barred)])
            attacked = state.here[rival] & mine & ~state.barred
            # Undefended it pays half; an own cowboy there defends all of it.
            money -= sum([state.income[parcel] // 2 for parcel in members(attacked & ~here)])
    money += loot
    value = RIVAL * outlook.dollar * loot
    if state.hall >= 0 and state.occupant != seat and (here & ~state.barred) >> state.hall & 1:
        for parcel in members(mine):
            kind = state.ground[parcel]
            step = min(STEP.get(kind, 0), MOST[kind] - worth(state, parcel, kind, seat))
            money += step
            value += HOLDS_HALL * step * outlook.later
    return money, value
