"""What money is worth at the end of a round, looked up in tables that are made once."""

from functools import cache
from typing import Final

from carson.bots.board.planner.weights import Weights

MOST: Final = 400  # no purse holds more
Purse = tuple[float, ...]  # the worth of each whole number of dollars


@cache
def purse(rates: tuple[tuple[int, float], ...], burnt: float, limit: int, price: int) -> Purse:
    """With a VP purchase at this price (0 for none), dollars worth less than that buy VP."""
    least = 1 / price if price else 0.0
    found = [0.0]
    steps = iter(rates)
    left, rate = next(steps)
    for money in range(1, MOST + 1):
        if money > limit:
            found.append(found[-1] + max(burnt, least))
            continue
        if not left:
            left, rate = next(steps)
        left -= 1
        found.append(found[-1] + max(rate, least))
    return tuple(found)


def purse_of(weights: Weights, now: int, limit: int, price: int = 0) -> Purse:
    return purse(weights.purse[now], weights.burnt, limit, price)


def worth(found: Purse, money: float) -> float:
    return found[min(MOST, max(0, int(money)))]
