"""A city as a coloured map: two letters a parcel, columns lettered and rows numbered as in `place n14`."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from carson.cards.material.city import City, Parcels
from carson.cards.material.grid import COLUMN_NAMES, STRIDE
from carson.cards.material.pieces import EMPTY, OBJECT_SIGNS
from carson.cli.draw.style import LOUD, OTHER_PLAIN, PARCEL, QUIET, gain_style, ground, signed

# The width of the row numbers, and of a parcel without and with room for a gain beside its sign.
LABEL = 3
PLAIN_CELL = 3
GAIN_CELL = 6
PLACE = "+"


class Window(NamedTuple):
    """The columns and rows of the grid that a map shows, both ends included."""

    left: int
    right: int
    top: int
    bottom: int

    @property
    def columns(self) -> range:
        return range(self.left, self.right + 1)

    @property
    def rows(self) -> range:
        return range(self.top, self.bottom + 1)

    def width(self, cell: int) -> int:
        """How wide a map of it is, with cells of this width."""
        return LABEL + cell * len(self.columns)


def window(city: City, also: Mapping[int, int] | None = None) -> Window:
    """The part of the grid that holds the city, and the parcels of `also`."""
    xs = [parcel % STRIDE for parcel in also or ()]
    ys = [parcel // STRIDE for parcel in also or ()]
    if city.covered:
        xs += [city.left, city.right]
        ys += [city.top, city.bottom]
    return Window(min(xs), max(xs), min(ys), max(ys)) if xs else Window(0, -1, 0, -1)


def city_map(city: City) -> Text:
    """The city as it lies. A city without cards is an empty text."""
    part = window(city)
    if not city.covered:
        return Text()
    rows = [_head(part, PLAIN_CELL)]
    for y in part.rows:
        row = Text().append(f"{y + 1:>2} ", QUIET)
        for x in part.columns:
            kind = city.at(y * STRIDE + x)
            row.append(f" {OBJECT_SIGNS[kind]}", PARCEL[kind])
        rows.append(row)
    return Text("\n").join(rows)


def gain_map(city: City, gains: Mapping[int, int], hints: bool = True) -> Text:
    """The city with every place a card may take: its top left corner's parcel shows what laying it there gains.

    The best have a star for their sign, for terminals without colours. Without hints a place shows only that it is one.
    """
    part = window(city, gains)
    best = max(gains.values(), default=0)
    rows = [_head(part, GAIN_CELL)]
    for y in part.rows:
        row = Text().append(f"{y + 1:>2} ", QUIET)
        for x in part.columns:
            parcel = y * STRIDE + x
            kind = city.at(parcel)
            row.append(f" {OBJECT_SIGNS[kind]}", PARCEL[kind])
            if parcel not in gains:
                row.append("   ", ground(kind))
                continue
            is_best = hints and gains[parcel] == best
            sign = gain_sign(gains[parcel], is_best) if hints else PLACE
            style = gain_style(gains[parcel], is_best) if hints else LOUD
            row.append(sign.ljust(3), style if is_best else f"{style} {ground(kind)}")
        rows.append(row)
    return Text("\n").join(rows)


def gain_sign(points: int, best: bool) -> str:
    """+4, or *4 for the best place."""
    return f"*{points}" if best else signed(points)


def _head(part: Window, cell: int) -> Text:
    names = "".join(f" {COLUMN_NAMES[x]}".ljust(cell) for x in part.columns)
    return Text(" " * LABEL + names, QUIET)


def card_rows(parcels: Parcels, other: bool = False) -> tuple[Text, Text]:
    """The two rows of a terrain card; `other` for the second look of empty parcels."""
    styles = [OTHER_PLAIN if other and kind == EMPTY else PARCEL[kind] for kind in parcels]
    rows = Text(), Text()
    for place, (kind, style) in enumerate(zip(parcels, styles)):
        # The right parcel has a blank on both sides of its sign.
        rows[place // 2].append(f" {OBJECT_SIGNS[kind]}" + " " * (place % 2), style)
    return rows


def card(parcels: Parcels) -> Text:
    """A terrain card, two rows high."""
    return Text("\n").join(card_rows(parcels))
