"""The map: two letters a parcel, its owner, cowboys, and roads between; on tall screens with a figure below each."""

from collections.abc import Mapping

from rich.text import Text

from carson.board.material.ground import HORIZONTAL, LATTICE, LINE_BY_NAME, LINES_AT, NAMES, SIDE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.pieces import SIGNS
from carson.board.mechanics.water import bridges
from carson.board.notation.diagram import WATER
from carson.board.views.view import View
from carson.cli.board.draw.style import (
    FIGURE,
    MAY,
    OWNED,
    ROAD,
    SEAT,
    SEVERAL,
    SMALL,
    TILE,
    WATERED,
)
from carson.cli.board.figures import standing_at
from carson.cli.board.variants.registry import stranger_in
from carson.cli.draw.style import QUIET

CELL = 4  # characters a parcel, with a line west of it
LABEL = 2
WIDTH = LABEL + SIDE * (CELL + 1) + 1
_KINDS = {name: kind for kind, name in enumerate(KIND_NAMES)}


def board_map(view: View, figures: Mapping[str, str], may: frozenset[str], tall: bool) -> Text:
    """`figures` are shown below the parcels of a tall map; `may` are the parcels that the question is about."""
    drawing = _Drawing(view, figures, may)
    rows = [drawing.head()]
    for y in range(SIDE):
        # Rows of lines without a road only keep the parcels apart; on the rim nothing needs that.
        if drawing.has_roads(y) or (tall and y):
            rows.append(drawing.roads(y))
        rows += drawing.parcels(y, tall)
    if drawing.has_roads(SIDE):
        rows.append(drawing.roads(SIDE))
    return Text("\n").join(rows)


class _Drawing:
    def __init__(self, view: View, figures: Mapping[str, str], may: frozenset[str]) -> None:
        self._view = view
        self._figures = figures
        self._may = may
        self._lines = sum(1 << LINE_BY_NAME[name] for name in view.roads)
        self._standing = standing_at(view)
        self._water, self._barred = view.water(), view.barred()
        self._bridges = bridges(self._water)
        self._stranger = stranger_in(view)

    def head(self) -> Text:
        letters = "".join(f" {chr(97 + x)}".ljust(CELL + 1) for x in range(SIDE))
        return Text(" " * LABEL + letters, QUIET)

    def has_roads(self, y: int) -> bool:
        return bool(self._lines >> y * SIDE & (1 << SIDE) - 1)

    def roads(self, y: int) -> Text:
        """The lines north of a row; a cross where a road ends, as all four parcels there are connected (BG-1.5)."""
        text = Text(" " * LABEL)
        for x in range(LATTICE):
            ends = self._lines & LINES_AT[y * LATTICE + x]
            text.append("╋" if ends else " ", ROAD)
            if x < SIDE:
                text.append(self._road(y * SIDE + x, "━" * CELL, "═" * CELL) or " " * CELL, ROAD)
        return text

    def parcels(self, y: int, tall: bool) -> list[Text]:
        rows = [Text().append(f"{y + 1} ", QUIET), Text(" " * LABEL)][: 1 + tall]
        for x in range(LATTICE):
            road = self._road(HORIZONTAL + y * LATTICE + x, "┃", "║") or " "
            for row in rows:
                row.append(road, ROAD)
            if x < SIDE:
                self._parcel(y * SIDE + x, rows)
        return rows

    def _road(self, line: int, road: str, bridge: str) -> str:
        """The sign of a road or bridge on a line; nothing where there is none."""
        if not self._lines >> line & 1:
            return ""
        return bridge if self._bridges >> line & 1 else road

    def _parcel(self, parcel: int, rows: list[Text]) -> None:
        view, name = self._view, NAMES[parcel]
        if self._water >> parcel & 1:
            for row, water in zip(rows, (WATER, ""), strict=False):
                row.append(water.ljust(CELL), WATERED)
            return
        kind, owner = _KINDS[view.ground[parcel]], view.owner[parcel]
        free = OWNED[owner] if owner >= 0 else FIGURE
        rows[0].append(SIGNS[kind], TILE[kind])
        rows[0].append(str(owner) if owner >= 0 else " ", free)
        there = self._standing.get(name, [])
        sign = SEVERAL if len(there) > 1 else SMALL[there[0]] if there else " "
        style = free if not there or owner >= 0 else f"{SEAT[there[0]]} on #000000"
        if self._stranger is not None and self._barred >> parcel & 1:
            stranger, _ = self._stranger
            sign, style = (stranger.fought if there else stranger.sign), stranger.style
        rows[0].append(sign, style)
        for row in rows[1:]:
            row.append(self._figures.get(name, "").rjust(CELL), MAY if name in self._may else free)
