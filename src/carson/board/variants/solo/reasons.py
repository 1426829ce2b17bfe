"""How Standish chooses: rule after rule until one option is left, else the die; and the log says which it was."""

from collections.abc import Callable, Sequence
from typing import Final

from carson.board.state import State
from carson.board.variants.solo.person import HUMAN, income_of
from carson.kernel import Log

# Why he does what he does: `choose` names the rule that decided last, the cards name theirs.
WHYS: Final = (
    "only",
    "die",
    "card",
    "pays-most",
    "priority",
    "cheapest",
    "nearest",
    "most-free",
    "near-you",
    "fewest-roads",
    "worst-for-you",
    "where-you-stand",
    "best-building",
    "room-to-grow",
    "latest-space",
    "nobody-to-fight",
    "dearest",
    "hurts-most",
    "protects-most",
    "none-neutral",
    "rightmost",
    "nothing-to-do",
    "townhouse-first",
    "most-income",
    "least-for-you",
    "nearest-empty",
)

# A rule: its name, and what it likes to be small.
Rule = tuple[str, Callable[[int], int]]


def choose(log: Log, options: Sequence[int], *rules: Rule) -> tuple[int, str]:
    """The best of the options, and the rule that decided: the last one that told two of them apart."""
    left, why = list(options), "only"
    for name, key in rules:
        if len(left) == 1:
            break
        values = [key(option) for option in left]
        best = min(values)
        kept = [option for option, value in zip(left, values, strict=True) if value == best]
        if len(kept) < len(left):
            left, why = kept, name
    if len(left) == 1:
        return left[0], why
    return left[log.pick("standish", range(len(left)))], "die"


def explain(log: Log, card: str, rule: str, why: str, at: str = "", building: str = "") -> None:
    """Say why: `at` is a place or parcel, `building` what it is about; both may be empty."""
    log.say("standish", card=card, rule=rule, why=why, at=at, building=building)


def worst_for_human(state: State, change: Callable[[State, int], None]) -> tuple[Rule, Rule]:
    """BG-14.6, BG-16.83: what leaves the human's buildings the least income, then where the human stands."""

    def income_after(option: int) -> int:
        after = state.copy()
        change(after, option)
        return income_of(after, HUMAN)

    def stands_there(option: int) -> int:
        return -(state.here[HUMAN] >> option & 1)

    return ("worst-for-you", income_after), ("where-you-stand", stands_there)
