"""What a bot has to say about a variant: what its things are worth, and answers to its questions."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from carson.board.actions import Action

if TYPE_CHECKING:
    from carson.board.rules import BoardRules
    from carson.bots.board.outlook import Outlook
    from carson.bots.board.plan import Plan
    from carson.bots.board.spaces import Stand


class Worth(Struct, frozen=True):
    """In VP, where nothing else is said."""

    holding: Callable[["Outlook", "Stand"], float] | None = None  # what a player has of it
    fights: Callable[["Outlook", int], tuple[int, float]] | None = None  # cowboys on places: money now, and VP
    building: Callable[["Outlook", int, int], float] | None = None  # a kind of building on a parcel, besides its income
    behind: Callable[["Outlook"], float] | None = None  # what it may cost that rivals stop placing cowboys first
    raised: Callable[["Outlook"], float] | None = None  # money that it adds to own incomes, but not beside the Grocer


class Asked(NamedTuple):
    """A question of a variant, and what a bot has to answer it with."""

    plan: "Plan"
    legal: list[Action]
    about: dict[str, Any]
    rules: "BoardRules"
    chance: Random
    memory: dict[str, Any]  # the bot's own, for the whole game


Answer = Callable[[Asked], Action | None]
