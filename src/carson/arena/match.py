"""One game between bots."""

from typing import Any

from msgspec import Struct

from carson.bots import Bot
from carson.kernel import Game, Outcome


class Result(Struct, frozen=True):
    outcome: Outcome
    decisions: int


def play(game: Game[Any, Any], bots: list[Bot]) -> Result:
    """Let the bots play a game to its end; each sees its own seat's view."""
    decisions = 0
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        legal = game.legal_actions(seat)
        game.apply(seat, bots[seat].choose(game.view(seat), legal))
        decisions += 1
    outcome = game.outcome()
    assert outcome is not None
    return Result(outcome, decisions)
