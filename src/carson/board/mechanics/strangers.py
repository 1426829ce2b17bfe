"""Parcels where a stranger is (`State.barred`): what he leaves of a building's income, and who may not stand him up."""

from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.state import State
from carson.board.table import Table


def protected(table: Table, state: State, seat: int) -> bool:
    """BG-9.16: whether strangers do the player's buildings no harm this round."""
    face = table.plays(state, seat)
    return face is not None and face.protected


def left_of(table: Table, state: State, owner: int, parcel: int, pays: int) -> int:
    """BG-12.4: a building with a stranger on it loses half its income, and the rest is rounded down."""
    if not state.barred >> parcel & 1 or protected(table, state, owner):
        return pays
    return pays // 2


def disturbed(state: State, seat: int) -> int:
    """The player's own buildings where a stranger is, those that pay nothing included."""
    found = members(state.barred & state.owned[seat])
    return sum(1 << parcel for parcel in found if state.ground[parcel] >= FIRST_BUILDING)
