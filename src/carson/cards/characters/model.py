"""What a character is made of: how it scores, and a power from a small vocabulary of effects."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from carson.cards.mechanics.holdings import Holdings
from carson.kernel import Log

if TYPE_CHECKING:
    from carson.cards.state import State
    from carson.cards.table import Table


class Effect(Protocol):
    """One thing a power does for the player at `seat`."""

    def __call__(self, table: "Table", state: "State", seat: int, log: Log) -> None: ...


class Power(Struct, frozen=True):
    """What happens when the power is used, effect by effect, and whether it is readied for Era II (CG-5.2).

    `raises`: by how much one of the effects raises the player's bid, and `takes` how many cards of the offer the player
    takes with it, for anyone who wants to know before using it.
    """

    effects: tuple[Effect, ...]
    once_a_game: bool = False
    raises: int = 0
    takes: int = 0


def nothing(holdings: Holdings) -> int:
    return 0


class Character(Struct, frozen=True):
    """One character. Its symbols and the order of powers are data: see cards/data."""

    name: str
    rule: str
    score: Callable[[Holdings], int] = nothing
    power: Power | None = None


def worth(points: int) -> Callable[[Holdings], int]:
    """A fixed number of points."""

    def score(holdings: Holdings) -> int:
        return points

    return score


def each(points: int, *kinds: int) -> Callable[[Holdings], int]:
    """Points for each object of these kinds in the city."""

    def score(holdings: Holdings) -> int:
        return points * sum(holdings.count(kind) for kind in kinds)

    return score
