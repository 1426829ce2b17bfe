"""A city as a text diagram: two letters a parcel, as in docs/notation.md, for tests, the terminal and the score pad.

         n  o  p  q
    14  Mt Mi
    15  .. Mt Ho ..

With a header line, columns and row numbers are those of the grid; without one, the top left sign is n14.
"""

import re
from typing import Final

from carson.cards.material.city import BARE, City
from carson.cards.material.grid import COLUMN_NAMES, ORIGIN, SIDE, STRIDE
from carson.cards.material.pieces import EMPTY, KINDS, OBJECT_SIGNS
from carson.kernel import NotationError

_KINDS: Final = {sign: kind for kind, sign in enumerate(OBJECT_SIGNS) if kind >= EMPTY}
_HEAD: Final = re.compile(r"\s*[a-z]{1,2}(\s+[a-z]{1,2})*\s*")
_ROW: Final = re.compile(r"\s*(\d{1,2})(?=\s|$)")


def parse(text: str) -> City:
    """The city in a diagram: what is on top, not which cards are where."""
    lines = text.expandtabs().splitlines()
    rows = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not rows:
        return BARE
    if _HEAD.fullmatch(rows[0][1]):
        return _with_head(rows)
    indent = min(len(line) - len(line.lstrip()) for _, line in rows)
    top, left = ORIGIN // STRIDE, ORIGIN % STRIDE
    columns = {indent + 3 * x: left + x for x in range(SIDE - left)}
    first = rows[0][0]
    return _city([(number, line, top + number - first) for number, line in rows], columns)


def _with_head(rows: list[tuple[int, str]]) -> City:
    number, head = rows[0]
    columns: dict[int, int] = {}
    for found in re.finditer(r"[a-z]{1,2}", head):
        if found[0] not in COLUMN_NAMES or COLUMN_NAMES.index(found[0]) in columns.values():
            raise NotationError("diagram-column", line=number, found=found[0])
        columns[found.start()] = COLUMN_NAMES.index(found[0])
    cells: list[tuple[int, str, int]] = []
    for number, line in rows[1:]:
        label = _ROW.match(line)
        if not label or not 1 <= int(label[1]) <= SIDE:
            raise NotationError("diagram-row", line=number, most=SIDE)
        y = int(label[1]) - 1
        if any(y == other for _, _, other in cells):
            raise NotationError("diagram-row-twice", line=number, row=y + 1)
        cells.append((number, " " * label.end() + line[label.end() :], y))
    return _city(cells, columns)


def _city(rows: list[tuple[int, str, int]], columns: dict[int, int]) -> City:
    kinds = [0] * KINDS
    covered = 0
    for number, line, y in rows:
        for found in re.finditer(r"\S+", line):
            x = columns.get(found.start())
            kind = _KINDS.get(found[0])
            if kind is None:
                raise NotationError("diagram-sign", line=number, found=found[0][:20], known=tuple(_KINDS))
            if x is None or y >= SIDE:
                raise NotationError("diagram-place", line=number, found=found[0], column=found.start() + 1)
            bit = 1 << y * STRIDE + x
            kinds[kind] |= bit
            covered |= bit
    return City(tuple(kinds), covered, 0, ())


def draw(city: City) -> str:
    """The diagram of a city, with its header line; `parse` gives back the same parcels."""
    if not city.covered:
        return ""
    columns = range(city.left, city.right + 1)
    lines = ["    " + " ".join(f"{COLUMN_NAMES[x]:<2}" for x in columns).rstrip()]
    for y in range(city.top, city.bottom + 1):
        signs = " ".join(OBJECT_SIGNS[city.at(y * STRIDE + x)] for x in columns)
        lines.append(f"{y + 1:>2}  {signs}".rstrip())
    return "\n".join(lines) + "\n"
