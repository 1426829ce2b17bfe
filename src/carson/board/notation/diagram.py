"""A map as a text diagram: two letters a parcel and its owner's seat, roads on the lines between (docs/notation.md).

       c   d   e   f
    3  ..  Mt  ..  ..
          +---+
    4  .. |Ho |Sa0 Ra1
          +---+---+

Rows of roads without a road are left out. With a head line the columns are those named; without, they begin with a.
"""

import re
from typing import Final

from msgspec import Struct

from carson.board.material.ground import HORIZONTAL, LATTICE, PARCELS, SIDE
from carson.board.material.pieces import FREE, SIGNS
from carson.board.mechanics.recompute import derive
from carson.board.notation.cells import read_cell
from carson.board.notation.drawing import WATER, draw
from carson.board.options import MOST as MOST_PLAYERS
from carson.board.state import TILES, State
from carson.kernel import NotationError

__all__ = ["WATER", "DrawnMap", "draw", "lay_out", "parse"]

CELL: Final = 4  # characters a column: the line west of the parcel, two letters, the owner
_HEAD: Final = re.compile(r"\s*[a-z](\s+[a-z])*\s*")
_ROW: Final = re.compile(r"\s*([0-9]+)(?=\s|\||$)")
_ROADS: Final = re.compile(r"[\s+-]*")


class DrawnMap(Struct, frozen=True):
    """A map by itself: what stands on each parcel, whose it is (-1: nobody's), lines with a road, and water."""

    ground: tuple[int, ...]
    owner: tuple[int, ...]
    roads: int
    water: int = 0


# Reading


class _Sheet:
    """A map being read: `columns` says which parcel column begins at which character."""

    def __init__(self, columns: dict[int, int]) -> None:
        self.columns = columns
        self.ground = [FREE] * PARCELS
        self.owner = [-1] * PARCELS
        self.roads = 0
        self.water = 0

    def lay(self, line: int) -> None:
        self.roads |= 1 << line

    def row(self, number: int, text: str, y: int) -> None:
        for found in re.finditer(r"\||[^\s|]+", text):
            at = found.start()
            if found[0] == "|":
                self.lay(HORIZONTAL + y * LATTICE + self._line(number, found))
                continue
            cell = (FREE, -1) if found[0] == WATER else read_cell(found[0], MOST_PLAYERS)
            if cell is None:
                raise NotationError("diagram-sign", line=number, found=found[0][:20], known=(*SIGNS, WATER))
            if at not in self.columns:
                raise _misplaced(number, found)
            parcel = y * SIDE + self.columns[at]
            self.ground[parcel], self.owner[parcel] = cell
            if found[0] == WATER:
                self.water |= 1 << parcel

    def road_row(self, number: int, text: str, y: int) -> None:
        """A road on a line is drawn with two or three dashes; a `+` is only for the eye."""
        for found in re.finditer(r"-+|\+", text):
            if found[0] == "+":
                self._line(number, found)
            elif found[0] in ("--", "---") and found.start() in self.columns:
                self.lay(y * SIDE + self.columns[found.start()])
            else:
                raise _misplaced(number, found)

    def _line(self, number: int, found: "re.Match[str]") -> int:
        """The line west of the column that begins after it, or the last one east of the last column."""
        if found.start() + 1 in self.columns:
            return self.columns[found.start() + 1]
        if found.start() + 1 - CELL in self.columns:
            return self.columns[found.start() + 1 - CELL] + 1
        raise _misplaced(number, found)


def _misplaced(number: int, found: "re.Match[str]") -> NotationError:
    return NotationError("diagram-place", line=number, found=found[0][:20], column=found.start() + 1)


def parse(text: str) -> DrawnMap:
    """The map of a diagram; parcels that are not drawn are free and nobody's."""
    rows = [(number, line) for number, line in enumerate(text.expandtabs().splitlines(), 1) if line.strip()]
    columns: dict[int, int] = {}
    if rows and _HEAD.fullmatch(rows[0][1]):
        columns = _columns(*rows[0])
        rows = rows[1:]
    elif rows:
        label = next((found for _, line in rows if (found := _ROW.match(line))), None)
        first = label.end() + 2 if label else 0
        columns = {first + CELL * x: x for x in range(SIDE)}
    return _read_rows(rows, _Sheet(columns))


def _columns(number: int, head: str) -> dict[int, int]:
    columns: dict[int, int] = {}
    for found in re.finditer(r"[a-z]", head):
        x = ord(found[0]) - ord("a")
        if x >= SIDE or x in columns.values():
            raise NotationError("diagram-column", line=number, found=found[0])
        columns[found.start()] = x
    return columns


def _read_rows(rows: list[tuple[int, str]], sheet: _Sheet) -> DrawnMap:
    """Roads belong to the row above them, before the first row to that one."""
    last = -1
    north: tuple[int, str] | None = None
    drawn: set[int] = set()
    for number, line in rows:
        if _ROADS.fullmatch(line):
            if last < 0:
                north = (number, line)
            else:
                sheet.road_row(number, line, last + 1)
            continue
        label = _ROW.match(line)
        if not label or not 1 <= int(label[1][:2]) <= SIDE:
            raise NotationError("diagram-row", line=number, most=SIDE)
        y = int(label[1][:2]) - 1
        if y in drawn:
            raise NotationError("diagram-row-twice", line=number, row=y + 1)
        drawn.add(y)
        if north and last < 0:
            sheet.road_row(*north, y)
        sheet.row(number, " " * label.end() + line[label.end() :], y)
        last = y
    return DrawnMap(tuple(sheet.ground), tuple(sheet.owner), sheet.roads, sheet.water)


def lay_out(state: State, plan: DrawnMap) -> None:
    """Put a map into a state, with all that follows from it; property tiles come from their owners' supplies."""
    state.ground, state.owner = list(plan.ground), list(plan.owner)
    state.roads, state.water = plan.roads, plan.water
    derive(state)
    for seat, owned in enumerate(state.owned):
        state.tiles[seat] = TILES - owned.bit_count()
