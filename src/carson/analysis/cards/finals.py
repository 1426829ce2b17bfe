"""What everybody will have at the end of The Card Game, and the chances to win that follow from it."""

from math import exp
from typing import Final

from carson.bots.cards.learned.bot import ROUND_OF_VIRTUAL
from carson.bots.cards.learned.judge import Judge
from carson.cards.views.view import View

ROUNDS: Final = 18
# How far a lead can be trusted: points that make a player 2.7 times as likely to win as another, by the rounds left.
# Fitted to the winners of 250 games between bots of all levels and virtual players (docs/analysis.md).
TRUST: Final = (2.5, 3.2, 4.0, 5.0, 5.4, 5.7, 6.0, 6.3, 6.5, 6.8, 7.2, 7.6, 7.9, 8.1, 8.2, 8.2, 8.2, 8.2)
# What virtual players of each level gain in a round, compared with all of them; from the same games.
OF_LEVEL: Final = {"beginner": 0.96, "intermediate": 1.02, "expert": 1.09}


def rounds_left(view: View) -> int:
    """After the present one."""
    return ROUNDS - view.round - 9 * view.era


def finals(judge: Judge, view: View) -> list[float]:
    """Everybody's points at the end, if this round brings nothing more."""
    left = rounds_left(view)
    return [
        view.points(player.seat) + left * ROUND_OF_VIRTUAL[len(view.players)] * OF_LEVEL[player.level]
        if player.level
        else judge.best(view, player.seat, "").value
        for player in view.players
    ]


def chances(points: list[float], left: int) -> list[float]:
    """Everybody's chance to win with these points at the end and so many rounds to go."""
    trust = TRUST[min(left, ROUNDS - 1)]
    most = max(points)
    raw = [exp((each - most) / trust) for each in points]
    total = sum(raw)
    return [each / total for each in raw]
