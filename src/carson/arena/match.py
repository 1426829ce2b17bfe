"""One game between bots."""

from random import Random
from typing import Any

from msgspec import Struct

from carson.bots import Bot
from carson.bots.freely import next_seat, offered
from carson.kernel import Game, Outcome


class Result(Struct, frozen=True):
    outcome: Outcome
    decisions: int


def play(game: Game[Any, Any, Any], bots: list[Bot]) -> Result:
    """Let the bots play a game to its end; each sees its own seat's view."""
    decisions = 0
    chance = Random(f"{game.seed} who is first")
    while (decision := game.decision) is not None:
        seat = next_seat(decision, chance)
        game.apply(seat, bots[seat].choose(game.view(seat), offered(game, seat)))
        decisions += 1
    outcome = game.outcome()
    assert outcome is not None
    return Result(outcome, decisions)
