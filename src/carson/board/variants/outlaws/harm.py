"""What Outlaws take of an income (BG-12.4), and whose buildings they leave alone."""

from carson.board.state import State
from carson.board.table import Table


def protected(table: Table, state: State, seat: int) -> bool:
    """BG-9.16: whether they do the player's buildings no harm this round."""
    face = table.plays(state, seat)
    return face is not None and face.protected


def leaves(table: Table, state: State, owner: int, pays: int) -> int:
    """Half of what a building with one on it pays, rounded down."""
    return pays if protected(table, state, owner) else pays // 2
