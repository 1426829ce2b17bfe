"""Where the money and the VP of a move went."""

from typing import Any

from carson.board.state import State
from carson.kernel import Move


def money_faults(before: State, move: Move[Any], after: State) -> list[str]:
    """Every payment has two ends: whose money or VP changed otherwise than the events of the move tell."""
    money, vp = list(before.money), list(before.vp)
    for event in move.events:
        data = event.data
        if event.kind == "earned":
            money[data["seat"]] += data["amount"]
        elif event.kind == "paid":
            money[data["seat"]] -= data["amount"]
        elif event.kind == "handed-over":
            money[data["giver"]] -= data["amount"]
            money[data["taker"]] += data["amount"]
        elif event.kind == "scored-vp":
            vp[data["seat"]] += data["vp"]
    wrong = [f"money of {seat}" for seat, amount in enumerate(after.money) if amount != money[seat]]
    return wrong + [f"vp of {seat}" for seat, points in enumerate(after.vp) if points != vp[seat]]
