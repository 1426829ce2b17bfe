"""Cowboy (BG-9.15). Yellow: what a variant gives, a horse. Red: $8 for a Ranch, as the Prospector's Mine."""

from carson.board.characters.founding import founder
from carson.board.characters.model import Character, Face
from carson.board.characters.sets import YELLOW
from carson.board.material.pieces import RANCH
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log


def take_gift(table: Table, state: State, seat: int, log: Log) -> None:
    """BG-16.9: where no variant gives anything there is nothing to take."""
    for hook in table.hooks.gift:
        hook(table, state, seat, log)


CHARACTER = Character(
    15,
    "cowboy",
    "BG-9.15",
    Face(limit=20, now=take_gift),
    founder(15, "BG-9.15", RANCH, fee=8, limit=20, other_side=YELLOW, when_none=take_gift),
)
