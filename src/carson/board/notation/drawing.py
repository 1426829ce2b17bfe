"""Draws a map as a text diagram; `diagram` says how it looks, and reads it back."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from carson.board.material.ground import HORIZONTAL, LATTICE, LINES_AT, SIDE
from carson.board.notation.cells import cell_text

WATER: Final = "~~"


class Mapped(Protocol):
    """Whatever has a map: a state, or a plan."""

    @property
    def ground(self) -> Sequence[int]: ...
    @property
    def owner(self) -> Sequence[int]: ...
    @property
    def roads(self) -> int: ...
    @property
    def water(self) -> int: ...


def listed(rows: Iterable[tuple[str, Iterable[int]]]) -> str:
    """A line for each thing that players have, with a column for each player."""
    return "\n".join(f"{name:8}" + "".join(f"{value:>5}" for value in values) for name, values in rows)


def draw(board: Mapped) -> str:
    """The diagram of a whole map; `parse` gives back the same."""
    lines = ["   " + "   ".join("abcdefgh")]
    for y in range(SIDE):
        lines += _road_row(board.roads, y)
        lines.append(f"{y + 1} {_row(board, y)}".rstrip())
    lines += _road_row(board.roads, SIDE)
    return "\n".join(lines) + "\n"


def _row(board: Mapped, y: int) -> str:
    parts = []
    for x in range(SIDE + 1):
        parts.append("|" if board.roads >> HORIZONTAL + y * LATTICE + x & 1 else " ")
        if x < SIDE:
            parcel = y * SIDE + x
            water = board.water >> parcel & 1
            parts.append(f"{WATER if water else cell_text(board.ground[parcel], board.owner[parcel]):<3}")
    return "".join(parts)


def _road_row(roads: int, y: int) -> list[str]:
    """The roads north of a row; a `+` where a road ends: all four parcels there are connected (BG-1.5)."""
    if not roads >> y * SIDE & (1 << SIDE) - 1:
        return []
    parts = []
    for x in range(SIDE + 1):
        parts.append("+" if roads & LINES_AT[y * LATTICE + x] else " ")
        if x < SIDE:
            parts.append("---" if roads >> y * SIDE + x & 1 else "   ")
    return [("  " + "".join(parts)).rstrip()]
