"""Frames as text, and back: what each value of a step's frame stands for (docs/notation.md).

    actions 5; auction 0 d4,e5 0,1,3 1 7 3

Sets are written with commas; `-` is an empty set, nobody, or anything kept.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from carson.board.characters.sets import CHARACTERS
from carson.board.ground import ALL, NAMES, PARCELS, members
from carson.board.pieces import FIRST_BUILDING, FREE
from carson.board.pieces import NAMES as KIND_NAMES
from carson.board.spaces import PLACE_NAMES, TRACK
from carson.board.steps.actions import SEQUENCE
from carson.board.table import Table
from carson.kernel import Frame

NONE: Final = "-"
EVERY: Final = "all"  # all 64 parcels
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
_ROLL: Final = re.compile(r"([0-5]):([1-6])(?:\+([1-6]))?")


class Field(Struct, frozen=True):
    """One value of a frame: how it is written, and how it is read at a table (ValueError: it is not)."""

    text: Callable[[Any], str]
    read: Callable[[Table, str], Any]


def _number(most: int, least: int = 0) -> Field:
    def read(table: Table, word: str) -> int:
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            raise ValueError(word)
        return int(word)

    return Field(str, read)


def _read_seat(table: Table, word: str) -> int:
    if not _NUMBER.fullmatch(word) or int(word) >= table.players:
        raise ValueError(word)
    return int(word)


def _read_character(table: Table, word: str) -> int:
    number = int(word) if _NUMBER.fullmatch(word) else CHARACTERS
    if number not in table.in_play:
        raise ValueError(word)
    return number


def _named(names: tuple[str, ...], first: int = 0) -> Field:
    """A place, a parcel or a building by its name."""

    def read(table: Table, word: str) -> int:
        code = names.index(word)
        if code < first:
            raise ValueError(word)
        return code

    return Field(names.__getitem__, read)


def _or(none: int, field: Field) -> Field:
    """A field that may also be nobody or nothing."""

    def text(value: int) -> str:
        return NONE if value == none else field.text(value)

    def read(table: Table, word: str) -> Any:
        return none if word == NONE else field.read(table, word)

    return Field(text, read)


def _set(field: Field, every: int = -1) -> Field:
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
    """All the players, in some order."""
    order = tuple(_read_seat(table, part) for part in word.split(","))
    if sorted(order) != list(table.seats):
        raise ValueError(word)
    return order


def _rolls_text(flat: tuple[int, ...]) -> str:
    rolls = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
    return ",".join(f"{seat}:{first}+{second}" if second else f"{seat}:{first}" for seat, first, second in rolls)


def _read_rolls(table: Table, word: str) -> tuple[int, ...]:
    """Seat, die and perhaps a second die of each player in a duel, in pass order."""
    flat: list[int] = []
    for part in word.split(","):
        found = _ROLL.fullmatch(part)
        if not found or int(found[1]) >= table.players or int(found[1]) in flat[::3]:
            raise ValueError(word)
        flat += [int(found[1]), int(found[2]), int(found[3] or 0)]
    return tuple(flat)


SEAT: Final = Field(str, _read_seat)
NOBODY_OR_SEAT: Final = _or(-1, SEAT)
SEATS: Final = _set(SEAT)
ORDER: Final = Field(_seats_text, _read_order)
ROLLS: Final = Field(_rolls_text, _read_rolls)
CHARACTER: Final = Field(str, _read_character)
PARCEL: Final = _named(NAMES)
PLACE: Final = _named(PLACE_NAMES)
SPACE: Final = _named(PLACE_NAMES, PARCELS)
PARCEL_SET: Final = _set(PARCEL, ALL)
BUILDING: Final = _named(KIND_NAMES, FIRST_BUILDING)
MONEY: Final = _number(9999)

FIELDS: Final[dict[int, tuple[Field, ...]]] = {
    Table.CLAIM: (_number(12),),
    Table.ROUND: (),
    Table.CHARACTERS: (ORDER, _number(6)),
    Table.ASK: (SEAT, CHARACTER, _number(PARCELS)),
    Table.COWBOYS: (_number(5),),
    Table.ACTIONS: (_number(len(SEQUENCE)),),
    Table.SPACE: (SPACE,),
    Table.DUEL: (PLACE,),
    Table.REROLL: (PLACE, ROLLS, _number(5)),
    Table.PARCELS: (_number(1),),
    Table.DUEL_ORDER: (PARCEL_SET, SEAT),
    Table.BUY_PARCEL: (NOBODY_OR_SEAT, PARCEL_SET),
    Table.PURCHASE: (SEAT, _number(TRACK - 1)),
    Table.BUILD: (SEAT, _or(FREE, BUILDING), PARCEL_SET),
    Table.HOUSES: (SEAT, _number(3)),
    Table.CONSENT: (SEAT, PARCEL),
    Table.BUY_VP: (SEAT, _number(5, least=2)),
    Table.INCOME: (_number(4),),
    Table.END: (_number(4),),
    Table.CASH: (SEAT,),
    Table.TAKE_PARCEL: (SEAT, CHARACTER, _number(0)),
    Table.AUCTION: (SEAT, PARCEL_SET, SEATS, SEAT, MONEY, NOBODY_OR_SEAT),
    Table.HEAL: (SEAT, SEAT),
    Table.TOLL: (SEAT, SEAT, _number(9, least=1)),
    Table.HALL: (_number(0),),
    Table.FILL: (_number(1),),
    Table.FINAL: (),
    Table.BLAST: (SEAT,),
}


def frame_text(frame: Frame) -> str:
    fields = FIELDS[frame[0]]
    return " ".join([Table.STEP_NAMES[frame[0]], *(f.text(value) for f, value in zip(fields, frame[1:], strict=True))])


def read_frame(table: Table, text: str) -> Frame:
    """The frame a text describes; ValueError when it describes none."""
    name, *words = text.split(" ")
    code = Table.STEP_NAMES.index(name)
    fields = FIELDS[code]
    return (code, *(field.read(table, word) for field, word in zip(fields, words, strict=True)))
