"""What speaks for an answer and against it, weighed, so that the reasons given are those that made the difference."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeVar

from carson.analysis.model import SLIP, Reason
from carson.analysis.tryouts import Difference, Tried

A = TypeVar("A")

MOST: Final = 3
LEAST: Final = 0.4  # points or VP that are worth a word
SURELY: Final = 1.0  # standard errors


class WeighedReason(NamedTuple):
    """A reason, and what it weighs in points or VP: above 0 for the answer, below 0 against it."""

    weight: float
    reason: Reason


def compared(kind: str, found: Difference, weight: float = 1.0, **data: Any) -> list[WeighedReason]:
    """More or less of something than with the other answer, if it is more than noise and worth a word."""
    weighs = weight * found.mean
    amount = rounded(abs(found.mean))
    if abs(weighs) < LEAST or abs(found.mean) <= SURELY * found.error or not amount:
        return []
    return [WeighedReason(weighs, Reason(kind, {**data, "amount": amount, "more": found.mean > 0}))]


def rounded(amount: float) -> float | int:
    """As exact as it is worth: whole numbers from 10 on."""
    found = round(amount, 1)
    return round(found) if found >= 10 or found == round(found) else found


def chosen(
    one: Tried[A], other: Tried[A] | None, facts: list[Reason], reasons: Iterable[WeighedReason]
) -> tuple[Reason, ...]:
    """The facts, and then what weighs most on the side that the comparison came out on."""
    if other is None:
        return tuple(facts[:MOST])
    side = 1 if one.worth >= other.worth else -1
    speaking = sorted((each for each in reasons if each.weight * side > 0), key=lambda each: -abs(each.weight))
    found = [*facts[: MOST - 1], *(each.reason for each in speaking)][:MOST]
    if not found and abs(one.chance_over(other).mean) < SLIP:
        found = [Reason("even", {})]
    return tuple(found)
