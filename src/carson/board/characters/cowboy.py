"""Cowboy (BG-9.15). Yellow: a horse now (with the variant Horses). Red: $8 for a Ranch, as the Prospector's Mine."""

from carson.board.characters.founding import founder
from carson.board.characters.model import Character, Face
from carson.board.characters.sets import YELLOW
from carson.board.material.pieces import RANCH
from carson.board.mechanics.herd import gain
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def a_horse(table: Table, state: State, seat: int, log: Log) -> None:
    """BG-16.9: without Horses there is nothing to give."""
    gain(state, seat, log)


CHARACTER = Character(
    15,
    "cowboy",
    "BG-9.15",
    Face(limit=20, now=a_horse),
    founder(15, "BG-9.15", RANCH, fee=8, limit=20, other_side=YELLOW, when_none=a_horse),
)
