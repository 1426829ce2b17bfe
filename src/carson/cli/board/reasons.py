"""Why a player may not act now, more closely than that it is another's turn: of roads out of turn (BG-1.6)."""

from typing import Final

from carson.board.actions import Action, Road
from carson.board.library import BoardGame
from carson.kernel import Refusal

# Decisions inside a move, which nobody else interrupts (BG-16.25).
_INSIDE: Final = ("house", "consent")


def why_not(game: BoardGame, seat: int, action: Action) -> Refusal | None:
    """None when the seat may do it."""
    refusal = game.why_not(seat, action)
    decision = game.decision
    if refusal is None or refusal.code != "not-your-decision" or type(action) is not Road or decision is None:
        return refusal
    if not game.view(seat).players[seat].roads:
        return Refusal("road-of-nobody", "BG-1.6", {"seat": seat})
    if decision.kind in _INSIDE:
        return Refusal("road-inside", "BG-16.25", {"seats": decision.seats})
    return refusal
