"""Refusals that several steps share."""

from carson.board.material.ground import NAMES
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Refusal


def not_to_claim(table: Table, state: State, parcel: int, rule: str) -> Refusal:
    """Why no property tile can go there."""
    if state.water >> parcel & 1:
        return table.refusal("water", {"at": NAMES[parcel]})
    if parcel == state.hall:
        return Refusal("city-hall-there", "BG-8.14", {"at": NAMES[parcel]})
    return Refusal("parcel-owned", rule, {"at": NAMES[parcel]})
