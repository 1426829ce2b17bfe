"""Where a building and its Houses may go (BG-7.1 to BG-7.4)."""

from typing import Final

from carson.board.material.ground import ACROSS, ALL_PARCELS, AROUND_SET, NAMES, members
from carson.board.material.pieces import CHURCH, FREE, HOUSES, NEEDS_ROAD, REVOLVERS, SCHOOL, TRAIN_STATION
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.cowboys import players_at, recall
from carson.board.mechanics.incomes import put
from carson.board.mechanics.water import banks
from carson.board.state import State
from carson.kernel import Log, SeatFrame

# BG-7.3: all eight parcels around a Townhouse must exist.
INNER: Final = sum(1 << parcel for parcel in range(64) if AROUND_SET[parcel].bit_count() == 8)


class BuildFrame(SeatFrame, frozen=True):
    """A player may build."""

    kind: int = FREE  # the building just bought; FREE: any kept one, one after the other (BG-6.7)
    asked: int = 0  # rivals' parcels the builder has asked to use


def house_spots(state: State, seat: int) -> int:
    """BG-7.2: free connected parcels, own or unowned, or a rival's with their consent."""
    return state.free & state.linked & (state.unowned | state.owned[seat] | state.permits) & ~state.barred


def turnable(state: State, seat: int, free: int = -1, houses: int = -1) -> int:
    """BG-7.3: Houses that may become Townhouses: surrounded, and own, neutral or with consent."""
    free = state.free if free < 0 else free
    houses = state.houses if houses < 0 else houses
    bare = free & state.unowned
    found = 0
    for parcel in members(houses & INNER & (state.unowned | state.owned[seat] | state.permits) & ~state.barred):
        if not AROUND_SET[parcel] & bare:
            found |= 1 << parcel
    return found


def houses_fit(state: State, seat: int, parcel: int, count: int) -> bool:
    """BG-7.4: whether the Houses of a building on this parcel can all be placed.

    Placing a House can only make more Houses turnable, so all free spots are filled first.
    """
    spots = house_spots(state, seat) & ~(1 << parcel)
    room = spots.bit_count()
    if room >= count:
        return True
    free = state.free & ~(1 << parcel | spots)
    return room + turnable(state, seat, free, state.houses | spots).bit_count() >= count


def sites(state: State, seat: int, kind: int) -> int:
    """The own parcels where the player can build this, including its Houses."""
    found = state.owned[seat] & state.free & ~state.barred
    if NEEDS_ROAD[kind]:
        found &= state.linked
    if kind == SCHOOL and state.water:
        found &= ~_banks_with_school(state)
    if kind == TRAIN_STATION:
        return sum(1 << parcel for parcel in members(found) if _on_the_railway(state, parcel))
    count = HOUSES[kind]
    if not count or not found or (house_spots(state, seat).bit_count() > count):
        return found
    return sum(1 << parcel for parcel in members(found) if houses_fit(state, seat, parcel, count))


def _banks_with_school(state: State) -> int:
    """BG-8.11: with water between them, one School on each bank."""
    schools = sum(1 << parcel for parcel, kind in enumerate(state.ground) if kind == SCHOOL)
    return sum(bank for bank in banks(state.water) if bank & schools)


def school_on_bank(state: State, parcel: int) -> bool:
    return bool(state.water and _banks_with_school(state) >> parcel & 1)


def _on_the_railway(state: State, parcel: int) -> bool:
    """BG-8.15: a side on an inner line whose eight roads are all laid."""
    return any(state.roads & across == across for across in ACROSS[parcel])


def askable(state: State, seat: int) -> int:
    """Rivals' parcels one may ask for: a free connected one for a House, or a House that could become a Townhouse."""
    rivals = ALL_PARCELS & ~(state.unowned | state.owned[seat] | state.permits | state.water | state.barred)
    bare = state.free & state.unowned
    found = rivals & state.free & state.linked
    for parcel in members(rivals & state.houses & INNER):
        if not AROUND_SET[parcel] & bare:
            found |= 1 << parcel
    return found


def erect(state: State, seat: int, kind: int, parcel: int, log: Log) -> None:
    """Builds it, gives its revolver tokens (BG-7.5), and for a Church sends attackers home (BG-7.8)."""
    put(state, parcel, kind)
    state.revolvers[seat] += REVOLVERS[kind]
    log.say("built", seat=seat, building=KIND_NAMES[kind], at=NAMES[parcel])
    if kind == CHURCH:
        # A cowboy fighting a stranger there is not sent home (BG-16.20).
        for near in members(AROUND_SET[parcel] & state.paying[seat] & ~state.barred):
            there = players_at(state, near)
            if any(player != seat for player in there):
                for player in there:
                    recall(state, player, near)
                log.say("sanctuary", at=NAMES[near], seats=tuple(there))
