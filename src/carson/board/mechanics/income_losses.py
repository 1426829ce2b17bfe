"""Parcels where a stranger is (`State.barred`): what is left of a building's income, and whose buildings they are."""

from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.state import State
from carson.board.table import Table


def left_of(table: Table, state: State, owner: int, parcel: int, pays: int) -> int:
    """What a stranger leaves of an income; all of it where there is none."""
    if state.barred >> parcel & 1:
        for hook in table.hooks.leaves:
            pays = hook(table, state, owner, pays)
    return pays


def next_income(table: Table, state: State, seat: int) -> int:
    """What the player's buildings would pay now, before attacks and doublings."""
    parcels = members(state.paying[seat])
    if not state.barred:
        return sum([state.income[parcel] for parcel in parcels])
    return sum([left_of(table, state, seat, parcel, state.income[parcel]) for parcel in parcels])


def disturbed(state: State, seat: int) -> int:
    """The player's own buildings with a stranger on them, including those that pay nothing."""
    found = members(state.barred & state.owned[seat])
    return sum(1 << parcel for parcel in found if state.ground[parcel] >= FIRST_BUILDING)
