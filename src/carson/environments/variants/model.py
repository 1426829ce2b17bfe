"""What a variant adds to observations. Whatever it does not touch stays empty."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from carson.board.views.view import View
from carson.environments.layout import Part, Pen

SEATS: Final = "by seat: 0 is the observer, then clockwise"


class ObservedVariant(Struct, frozen=True):
    """`write` gets the view, what it shows of the variant alone, and by seat how far it is from the observer."""

    name: str
    write: Callable[[Pen, View, dict[str, Any], list[int]], None]
    table: tuple[Part, ...] = ()  # about the whole table
    land: tuple[Part, ...] = ()  # about each parcel
    buildings: tuple[Part, ...] = ()  # about the building on each parcel
    others: tuple[Part, ...] = ()
    amounts: tuple[str, ...] = ()  # what its questions may be about, in numbers
