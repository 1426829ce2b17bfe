"""The parcel grid of a city, as bit sets: one bit per parcel, an int for any set of parcels.

The first card of a city is always at the same place, n14. The grid is wide enough that no city reaches its rim, even
one that wanders by selling cards (CG-10.6): at most 7 parcels (8 with the Captain) to each side, and two more for each
of the three cards that may be sold. Columns are lettered a–z, aa, ab; rows are numbered 1–28.
"""

from typing import Final

from carson.kernel.bits import members as members

SIDE: Final = 28
STRIDE: Final = 32  # columns 28–31 stay empty, so that a shift by one never runs into the next row
ORIGIN: Final = 13 * STRIDE + 13

# A card's parcels from its top left one: top left, top right, bottom left, bottom right.
CORNERS: Final = (0, 1, STRIDE, STRIDE + 1)
CARD: Final = 1 | 1 << 1 | 1 << STRIDE | 1 << (STRIDE + 1)

_ROW: Final = (1 << SIDE) - 1
GRID: Final[int] = sum(_ROW << (STRIDE * y) for y in range(SIDE))


def _neighbours(parcel: int) -> int:
    x, y = parcel % STRIDE, parcel // STRIDE
    near = 0
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if (dx or dy) and 0 <= x + dx < SIDE and 0 <= y + dy < SIDE:
                near |= 1 << (y + dy) * STRIDE + x + dx
    return near


# "Next to" is the eight neighbours (CG-8, introduction).
NEIGHBOURS: Final[tuple[int, ...]] = tuple(_neighbours(p) if p % STRIDE < SIDE else 0 for p in range(STRIDE * SIDE))

# Columns from `first` to `last`, all rows; rows from `first` to `last`, all columns.
_COLUMNS: Final[tuple[int, ...]] = tuple(sum(1 << (STRIDE * y + x) for y in range(SIDE)) for x in range(SIDE))
COLUMNS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(_COLUMNS[first : last + 1]) for last in range(SIDE)) for first in range(SIDE)
)
ROWS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sum(_ROW << STRIDE * y for y in range(first, last + 1)) for last in range(SIDE)) for first in range(SIDE)
)


def rectangle(left: int, right: int, top: int, bottom: int) -> int:
    """All parcels from column `left` to `right` and row `top` to `bottom`, clipped to the grid."""
    if left < 0:
        left = 0
    if right >= SIDE:
        right = SIDE - 1
    if top < 0:
        top = 0
    if bottom >= SIDE:
        bottom = SIDE - 1
    return COLUMNS[left][right] & ROWS[top][bottom] if left <= right and top <= bottom else 0


def beside(parcels: int) -> int:
    """The parcels and those that share a side with one of them."""
    return parcels | parcels << 1 | parcels >> 1 | parcels << STRIDE | parcels >> STRIDE


def columns_of(parcels: int) -> int:
    """The columns that these parcels are in: all rows folded onto the first."""
    for rows in (16, 8, 4, 2, 1):
        parcels |= parcels >> rows * STRIDE
    return parcels & _ROW


def connected(parcels: int) -> bool:
    """Whether the parcels are connected by sides."""
    reached = parcels & -parcels
    while True:
        grown = beside(reached) & parcels
        if grown == reached:
            return reached == parcels
        reached = grown


def _column_name(x: int) -> str:
    return chr(97 + x) if x < 26 else "a" + chr(97 + x - 26)


NAMES: Final[tuple[str, ...]] = tuple(
    f"{_column_name(p % STRIDE)}{p // STRIDE + 1}" if p % STRIDE < SIDE else "" for p in range(STRIDE * SIDE)
)
COLUMN_NAMES: Final[tuple[str, ...]] = tuple(_column_name(x) for x in range(SIDE))
PARCELS: Final[dict[str, int]] = {name: p for p, name in enumerate(NAMES) if name}
