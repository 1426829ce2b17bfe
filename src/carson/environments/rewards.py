"""What an agent is paid: nothing before the end, and then by the outcome."""

from collections.abc import Callable, Mapping
from typing import Final

from carson.kernel import Outcome

# Margins are told in hundreds of points, so that they are about as large as a share of the win.
HUNDRED: Final = 100.0
WIDEST: Final = 20.0


def win(outcome: Outcome, seat: int) -> float:
    """The share of the win, less an even share of it: with four players 0.75 for a sole winner, -0.25 for a loser."""
    winners, players = outcome.winners, len(outcome.scores)
    return (1 / len(winners) if seat in winners else 0.0) - 1 / players


def margin(outcome: Outcome, seat: int) -> float:
    """How far the score is ahead of the best other player's, or behind it, in hundreds of points."""
    scores = outcome.scores
    best = max(score for other, score in enumerate(scores) if other != seat)
    return max(-WIDEST, min(WIDEST, (scores[seat] - best) / HUNDRED))


REWARDS: Final[Mapping[str, Callable[[Outcome, int], float]]] = {"win": win, "margin": margin}
LOWEST: Final = {"win": -1.0, "margin": -WIDEST}
HIGHEST: Final = {"win": 1.0, "margin": WIDEST}


def reward_of(name: str) -> Callable[[Outcome, int], float]:
    """The reward by its name."""
    if name not in REWARDS:
        raise ValueError(f"There is no reward “{name}”; choose {' or '.join(REWARDS)}.")
    return REWARDS[name]
