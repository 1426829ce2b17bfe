"""What the server needs of a game beyond its engine: one `ServedGame` each, in `board.py` and `cards.py` here."""

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from carson.facts.model import Facts
from carson.kernel import Event, SheetLine
from carson.kernel.descriptor import GameDescriptor
from carson.words import BoardTeller, Teller, Words

AnyTeller = Teller | BoardTeller


class Score(Struct, frozen=True):
    """A player's points as they stand; a virtual player has no sheet. `characters`: points by character (cards)."""

    seat: int
    total: int
    sources: tuple[SheetLine, ...]
    characters: dict[str, int]


class Moment(Struct, frozen=True):
    """What stands for each player at a moment, by the name of the line it belongs to."""

    era: int
    round: int
    values: dict[str, tuple[int, ...]]


class Setting(Struct, frozen=True):
    """What was played, as far as statistics tell games apart. `set` is a book's set of characters, "own" for any other
    and "" if there is none; `virtual` are the players that the rules play.
    """

    set: str = ""
    variants: tuple[str, ...] = ()
    virtual: tuple[str, ...] = ()


class ServedGame(Struct, frozen=True):
    """`new_rules` takes a request's options and a host's own material, `scores` and `moment` a spectator's view.

    `material` is the request's field for a host's own material; `check_material` raises where a new table may not use
    it, though older ones may. `orders`: the standing orders that make sense. `page`: the client's part for a table.
    """

    engine: GameDescriptor[Any, Any, Any]
    teller: Callable[[Words, Callable[[int], str]], AnyTeller]
    material: Literal["figures", "deck"]
    new_rules: Callable[[dict[str, Any], dict[str, Any] | None], Any]
    check_material: Callable[[Any], None]
    scores: Callable[[Any, Any], Iterable[Score]]
    moment: Callable[[Any, Any], Moment]
    orders: tuple[str, ...]
    page: str
    setting: Callable[[Any], Setting]
    facts: Callable[[Any, Any, Iterable[Event]], Facts]
