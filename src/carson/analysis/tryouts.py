"""Answers tried out side by side: what came of each, turn by turn, with the same luck for all of them."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from carson.analysis.model import Answer, Effort, Judgement, Reason

A = TypeVar("A")

HALVED: Final = (3, 8, 20)  # the turns after which only the better half goes on, and the answer that was given
FEWEST: Final = 2  # turns
ALONE: Final = 0.05  # the standard error of a difference that was seen too seldom to know better


class Difference(NamedTuple):
    """By how much one is more than another on average, and the standard error of that."""

    mean: float
    error: float


class Try(NamedTuple):
    """What came of an answer in one turn: the chance to win, a value to rank by, and figures by name."""

    chance: float
    value: float
    figures: dict[str, float]


class Tried(Generic[A]):
    """An answer with its tries; `first` is what it was thought to be worth before, in the units of `Try.value`."""

    __slots__ = ("action", "first", "tries")

    def __init__(self, action: A, first: float = 0.0) -> None:
        self.action = action
        self.first = first
        self.tries: list[Try] = []

    @property
    def worth(self) -> float:
        return mean([one.value for one in self.tries]) + self.first

    @property
    def chance(self) -> float:
        return mean([one.chance for one in self.tries])

    def over(self, other: "Tried[A]", figure: Callable[[Try], float]) -> Difference:
        """How much more of something it brings than another answer, over the turns that both had."""
        found = [figure(mine) - figure(theirs) for mine, theirs in zip(self.tries, other.tries)]
        return difference(found)

    def chance_over(self, other: "Tried[A]") -> Difference:
        return self.over(other, lambda one: one.chance)

    def mean(self, name: str) -> float:
        return mean([one.figures.get(name, 0.0) for one in self.tries])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def difference(found: Sequence[float]) -> Difference:
    count = len(found)
    average = mean(found)
    if count < FEWEST:
        return Difference(average, ALONE)
    spread = sqrt(sum((one - average) ** 2 for one in found) / (count - 1))
    return Difference(average, spread / sqrt(count))


def try_out(
    answers: list[Tried[A]], given: Tried[A] | None, effort: Effort, play: Callable[[list[Tried[A]], int], int]
) -> list[Tried[A]]:
    """The answers by their worth, best first. `play` tries each of some answers once more, in a turn of that number,
    and returns how many decisions that took. The answer that was `given` is always tried as often as the best.
    """
    left = list(answers)
    spent = turns = 0
    while turns < effort.turns and (turns < FEWEST or spent < effort.decisions):
        spent += play(left, turns)
        turns += 1
        if turns in HALVED and len(left) > 2:
            better = sorted(left, key=lambda one: -one.worth)[: len(left) // 2 + 1]
            left = [one for one in left if one in better or one is given]
    # Those that went on were the better ones; given up ones come after them.
    return sorted(answers, key=lambda one: (-len(one.tries), -one.worth)) if given is None else _ranked(answers, given)


def _ranked(answers: list[Tried[A]], given: Tried[A]) -> list[Tried[A]]:
    longest = max(len(one.tries) for one in answers)
    return sorted(answers, key=lambda one: (len(one.tries) < longest and one is not given, -one.worth))


def judgement(
    ranked: list[Tried[A]],
    given: Tried[A] | None,
    level: float,
    played: str,
    text: Callable[[A], str],
    reasons: Callable[[Tried[A], Tried[A] | None], tuple[Reason, ...]],
) -> Judgement:
    """The answers as they came out. `level` is the chance to win with the answer that was given, or the best;
    `reasons` gives those of an answer, compared with another.

    Of each difference to the answer that was given (or the best) a standard error is taken off: with several answers
    tried out, the luckiest would otherwise seem better than it is.
    """
    anchor = ranked[0] if given is None else given

    def answer(one: Tried[A]) -> Answer:
        more = Difference(0.0, 0.0) if one is anchor else one.chance_over(anchor)
        chance = max(0.0, min(1.0, level + _less_noise(more)))
        return Answer(text(one.action), chance, more.error, reasons(one, _other(ranked, one, given)))

    return Judgement(tuple(answer(one) for one in ranked), played)


def _less_noise(found: Difference) -> float:
    return max(0.0, found.mean - found.error) if found.mean > 0 else min(0.0, found.mean + found.error)


def _other(ranked: list[Tried[A]], one: Tried[A], given: Tried[A] | None) -> Tried[A] | None:
    """What an answer is compared with: the best with what was given, or the next best; all others with the best."""
    best = ranked[0]
    if one is not best:
        return best
    if given is not None and given is not best:
        return given
    return ranked[1] if len(ranked) > 1 else None
