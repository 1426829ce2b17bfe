"""What a bot has to say about a variant: what its things are worth, and answers to its questions."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct

from carson.board.actions import Action
from carson.board.state import State
from carson.board.table import Table

if TYPE_CHECKING:
    from carson.board.rules import BoardRules
    from carson.bots.board.plan import Plan


class Placed(Protocol):
    """Where the player's cowboys are: places, how many on Wages, how many in hand."""

    @property
    def here(self) -> int: ...
    @property
    def wages(self) -> int: ...
    @property
    def supply(self) -> int: ...


class Prospect(Protocol):
    """One position as one seat sees it, and what a dollar is worth there."""

    @property
    def table(self) -> Table: ...
    @property
    def state(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def coming(self) -> bool: ...  # whether Building income is still ahead in this round
    @property
    def dollar(self) -> float: ...  # what one is worth now
    @property
    def later(self) -> float: ...  # what one each later round is worth
    @property
    def memo(self) -> dict[str, Any]: ...  # what variants have worked out
    @property
    def worths(self) -> "tuple[Worth, ...]": ...


class Worth(Struct, frozen=True):
    """In VP, where nothing else is said."""

    holding: Callable[[Prospect, Placed], float] | None = None  # what a player has of it
    fights: Callable[[Prospect, int], tuple[int, float]] | None = None  # cowboys on places: money now, and VP
    building: Callable[[Prospect, int, int], float] | None = None  # a kind of building on a parcel, besides its income
    behind: Callable[[Prospect], float] | None = None  # what it may cost that rivals stop placing cowboys first
    raised: Callable[[Prospect], float] | None = None  # money that it adds to own incomes, but not beside the Grocer


class Asked(NamedTuple):
    """A question of a variant, and what a bot has to answer it with."""

    plan: "Plan"
    legal: list[Action]
    about: dict[str, Any]
    rules: "BoardRules"
    chance: Random
    memory: dict[str, Any]  # the bot's own, for the whole game


Answer = Callable[[Asked], Action | None]
