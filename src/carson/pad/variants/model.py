"""What a variant adds to the score pad. Whatever it does not touch stays None or empty."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from carson.pad.board_entry import Entry

Passed = tuple[str, ...]  # names in the pass order of round 4, as far as it is known


class Field(Struct, frozen=True):
    """A figure or a choice that a player's score needs: a number up to `most`, or a name of this `kind`."""

    key: str  # in files, and at the end of the message that asks for it
    most: int = 0
    kind: str = ""  # in the messages of names
    names: tuple[str, ...] = ()
    seat: int | None = None  # asked of this player alone


class PadVariant(Struct, frozen=True):
    name: str
    fields: tuple[Field, ...] = ()
    bridges: bool = False  # what is next to a bridge scores
    whole_order: bool = False  # everybody's place in the pass order scores

    # (everybody, pass order, player): the line of the player's sheet
    line: Callable[[Sequence[Entry], Passed, Entry], tuple[str, int] | None] | None = None
    # (everybody, pass order): why no table can look like this, as a message and its figures
    fault: Callable[[Sequence[Entry], Passed], tuple[str, dict[str, Any]] | None] | None = None
    wins_ties: Callable[[Entry], bool] | None = None
