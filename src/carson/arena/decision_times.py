"""How long decisions take: counted in steps of 5 %, so that the counts of many games can be added up."""

import math
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from carson.bots import Bot

STEP: Final = math.log(1.05)


class Clocked:
    """A bot with a watch. It counts processor time, so that a busy machine does not matter, and only real choices."""

    def __init__(self, bot: Bot[Any, Any], counts: Counter[str]) -> None:
        self._bot = bot
        self._counts = counts

    def choose(self, view: Any, legal: list[Any]) -> Any:
        began = time.process_time_ns()
        chosen = self._bot.choose(view, legal)
        taken = time.process_time_ns() - began
        if len(legal) > 1:
            self._counts[_step(taken)] += 1
        return chosen


def _step(nanoseconds: int) -> str:
    return str(round(math.log(max(nanoseconds, 1000)) / STEP))


def added(clocks: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for counts in clocks:
        total.update(counts)
    return total


def percentile(counts: Mapping[str, int], percent: float) -> float:
    """Milliseconds within which this many per cent of the decisions were taken; 0 for none."""
    wanted = sum(counts.values()) * percent / 100
    for step in sorted(counts, key=int):
        wanted -= counts[step]
        if wanted <= 0:
            return math.exp(int(step) * STEP) / 1e6
    return 0.0
