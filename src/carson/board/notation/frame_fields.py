"""The values of frames as words, and back. Sets are written with commas; `-` is an empty set, nobody, or nothing."""

import re
from collections.abc import Iterable
from typing import Any, Final

from carson.board.material.ground import ALL_PARCELS, NAMES, PARCELS, members
from carson.board.material.pieces import FIRST_BUILDING
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import PLACE_NAMES
from carson.board.table import Table
from carson.kernel.steps import Field, below, up_to

NONE: Final = "-"
EVERY: Final = "all"  # all 64 parcels
_ROLL: Final = re.compile(r"([0-5]):([0-6])(?:\+([1-6]))?")


def _read_character(table: Table, word: str) -> int:
    found: int = _ANY_CHARACTER.read(table, word)
    if found not in table.in_play:
        raise ValueError(word)
    return found


def named(names: tuple[str, ...], first: int = 0) -> Field:
    """A place, a parcel or a building by its name."""

    def read(table: Table, word: str) -> int:
        code = names.index(word)
        if code < first:
            raise ValueError(word)
        return code

    return Field(names.__getitem__, read)


def maybe(none: int, field: Field) -> Field:
    """A field that may also be nobody or nothing."""

    def text(value: int) -> str:
        return NONE if value == none else field.text(value)

    def read(table: Table, word: str) -> Any:
        return none if word == NONE else field.read(table, word)

    return Field(text, read)


def set_of(field: Field, every: int = -1) -> Field:
    """A bit set, its members in ascending order; `every` is the one that has a word of its own."""

    def text(value: int) -> str:
        return EVERY if value == every else ",".join(map(field.text, members(value))) or NONE

    def read(table: Table, word: str) -> int:
        if word == EVERY and every >= 0:
            return every
        found = [] if word == NONE else [field.read(table, part) for part in word.split(",")]
        if found != sorted(set(found)):
            raise ValueError(word)
        return sum(1 << value for value in found)

    return Field(text, read)


def _seats_text(value: Iterable[int]) -> str:
    return ",".join(map(str, value)) or NONE


def _read_order(table: Table, word: str) -> tuple[int, ...]:
    """All the players who choose, in some order."""
    order = tuple(SEAT.read(table, part) for part in word.split(","))
    if sorted(order) != list(table.people):
        raise ValueError(word)
    return order


def _rolls_text(rolls: tuple[tuple[int, int, int], ...]) -> str:
    return ",".join(f"{seat}:{first}+{second}" if second else f"{seat}:{first}" for seat, first, second in rolls)


def _read_rolls(table: Table, word: str) -> tuple[tuple[int, int, int], ...]:
    """Seat, die and perhaps a second die of each player in a duel, in pass order."""
    rolls = []
    for part in word.split(","):
        found = _ROLL.fullmatch(part)
        if not found:
            raise ValueError(word)
        rolls.append((SEAT.read(table, found[1]), int(found[2]), int(found[3] or 0)))
    if len({seat for seat, _, _ in rolls}) < len(rolls):
        raise ValueError(word)
    return tuple(rolls)


SEAT: Final = below(lambda table: table.players)
_ANY_CHARACTER: Final = below(lambda table: len(table.cast))
NOBODY_OR_SEAT: Final = maybe(-1, SEAT)
SEATS: Final = set_of(SEAT)
ORDER: Final = Field(_seats_text, _read_order)
ROLLS: Final = Field(_rolls_text, _read_rolls)
CHARACTER: Final = Field(str, _read_character)
PARCEL: Final = named(NAMES)
PLACE: Final = named(PLACE_NAMES)
SPACE: Final = named(PLACE_NAMES, PARCELS)
PARCEL_SET: Final = set_of(PARCEL, ALL_PARCELS)
BUILDING: Final = named(KIND_NAMES, FIRST_BUILDING)
MONEY: Final = up_to(9999)
