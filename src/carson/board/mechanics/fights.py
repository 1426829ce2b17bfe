"""What is told about a fight besides its result: each side's firepower in parts and dice, and what broke a tie."""

from typing import Any

from carson.board.mechanics.purse import firepower_parts
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Log

Rolls = list[tuple[int, int, int]]


def details(
    table: Table, state: State, rolls: Rolls, strengths: dict[int, int], needed: int, log: Log
) -> dict[str, Any]:
    """`sides` are in pass order, with the dice or tiles that each added to its firepower. `tie` is "" for none.

    `needed` is the strength of whoever is fought besides, 0 for nobody. Older games are told without all this.
    """
    if log.quiet or not table.version.fights_are_told_in_parts:
        return {}
    sides = tuple(
        {"seat": seat, "dice": tuple(die for die in dice if die), **firepower_parts(table, state, seat)}
        for seat, *dice in rolls
    )
    best = max(strengths.values())
    equal = list(strengths.values()).count(best) > 1 and best >= needed
    # BG-4.5, BG-12.5
    return {"sides": sides, "tie": "pass-order" if equal else "reach" if best == needed else ""}
