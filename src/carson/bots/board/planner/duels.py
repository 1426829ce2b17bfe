"""The chances in a duel, as floats from tables: by the lead in firepower, what is rolled, and who wins a tie."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

Spread = tuple[float, ...]  # the chance of each strength, from 0


def spread(ways: Mapping[int, int]) -> Spread:
    """From how often each strength occurs."""
    total = sum(ways.values())
    return tuple([ways.get(strength, 0) / total for strength in range(max(ways) + 1)])


NO_DIE: Final = spread({0: 1})
ONE_DIE: Final = spread(dict.fromkeys(range(1, 7), 1))
TWO_DICE: Final = spread({total: 6 - abs(total - 7) for total in range(2, 13)})
# The second roll comes when the first was too low: about the better of two.
ROLLED_AGAIN: Final = spread({total: 2 * total - 1 for total in range(1, 7)})

# A tie is won, lost, or open as long as neither has passed.
WON: Final = 1.0
LOST: Final = 0.0
OPEN: Final = 0.5

Rival = tuple[int, Spread, float]  # the firepower by which one leads, what the rival rolls, ties


@lru_cache(maxsize=20_000)
def wins(mine: Spread, rivals: tuple[Rival, ...]) -> float:
    """The chance to be stronger than all of them."""
    found = 0.0
    for strength, likely in enumerate(mine):
        if likely:
            for lead, theirs, ties in rivals:
                mark = strength + lead
                if mark < 0:
                    likely = 0.0
                    break
                likely *= sum(theirs[:mark]) + (ties * theirs[mark] if mark < len(theirs) else 0.0)
            found += likely
    return found
