"""What a bot has to say about a variant: what its things are worth, and answers to its questions."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from msgspec import Struct

from carson.board.actions import Action
from carson.board.state import State
from carson.board.table import Table
from carson.bots.board.stand import Stand

if TYPE_CHECKING:
    from carson.board.rules import BoardRules
    from carson.bots.board.greedy.valuation import Valuation


class Prospect(Protocol):
    """One position as one seat sees it, and what a dollar is worth there."""

    table: Table
    state: State
    seat: int
    round: int
    coming: bool  # whether Building income is still ahead in this round
    dollar: float  # what one is worth now
    later: float  # what one each later round is worth
    memo: dict[str, Any]  # what variants have worked out
    worths: "tuple[Worth, ...]"


class Worth(Struct, frozen=True):
    """In VP, where nothing else is said."""

    holding: Callable[[Prospect, Stand], float] | None = None  # what a player has of it
    fights: Callable[[Prospect, int], tuple[int, float]] | None = None  # cowboys on places: money now, and VP
    building: Callable[[Prospect, int, int], float] | None = None  # a kind of building on a parcel, besides its income
    behind: Callable[[Prospect], float] | None = None  # what it may cost that rivals stop placing cowboys first
    raised: Callable[[Prospect], float] | None = None  # money that it adds to own incomes, but not beside the Grocer


class Asked(NamedTuple):
    """A question of a variant, and what a bot has to answer it with."""

    valuation: "Valuation"
    legal: list[Action]
    about: dict[str, Any]
    rules: "BoardRules"
    chance: Random
    memory: dict[str, Any]  # the bot's own, for the whole game


Answer = Callable[[Asked], Action | None]
