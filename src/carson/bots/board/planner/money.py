"""What money is worth at the end of a round, looked up in tables that are made once."""

from functools import cache
from typing import Final

from carson.bots.board.planner.weights import Weights

MOST: Final = 250  # hardly any purse holds more
DEAREST: Final = 5  # VP
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


class Purses(dict[tuple[int, int], tuple[Purse, ...]]):
    """By round and cash limit, the purses with a VP purchase at $0 (none) to $5; made when first asked for."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def __missing__(self, key: tuple[int, int]) -> tuple[Purse, ...]:
        now, limit = key
        rates, burnt = self._weights.purse[now], self._weights.burnt
        found = self[key] = tuple([purse(rates, burnt, limit, price) for price in range(DEAREST + 1)])
        return found


def worth(found: Purse, money: float) -> float:
    return found[min(MOST, max(0, int(money)))]
