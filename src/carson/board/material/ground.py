"""The map's geometry, made once: parcels, their neighbours, corners, and the lines roads lie on (BG-1).

A parcel is row * 8 + column, named by column letter and row number: a1 is the north-western corner. Sets of
parcels, lines and corners are bit sets. A line is named by a parcel and a side: `d4e` is the east side of d4.
"""

from typing import Final

from carson.kernel.bits import members as members

SIDE: Final = 8
PARCELS: Final = SIDE * SIDE
ALL_PARCELS: Final = (1 << PARCELS) - 1


def _parcel_name(parcel: int) -> str:
    return f"{chr(97 + parcel % SIDE)}{parcel // SIDE + 1}"


NAMES: Final[tuple[str, ...]] = tuple(_parcel_name(p) for p in range(PARCELS))
BY_NAME: Final[dict[str, int]] = {name: p for p, name in enumerate(NAMES)}


def _around(parcel: int) -> tuple[int, ...]:
    x, y = parcel % SIDE, parcel // SIDE
    return tuple(
        (y + dy) * SIDE + x + dx
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx or dy) and 0 <= x + dx < SIDE and 0 <= y + dy < SIDE
    )


# BG-1.3: "adjacent" is the eight neighbours; off the map counts as nothing.
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(_around(p) for p in range(PARCELS))
AROUND_SET: Final[tuple[int, ...]] = tuple(sum(1 << q for q in AROUND[p]) for p in range(PARCELS))

# Corners: row * 9 + column of the lattice between parcels.
LATTICE: Final = SIDE + 1


def _corners(parcel: int) -> tuple[int, int, int, int]:
    x, y = parcel % SIDE, parcel // SIDE
    first = y * LATTICE + x
    return first, first + 1, first + LATTICE, first + LATTICE + 1


CORNERS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(_corners(p) for p in range(PARCELS))
# The parcels that meet at each corner.
AT_CORNER: Final[tuple[int, ...]] = tuple(
    sum(1 << p for p in range(PARCELS) if corner in CORNERS[p]) for corner in range(LATTICE * LATTICE)
)

# Lines: horizontal ones first (9 rows of 8), then vertical ones (8 rows of 9). BG-1.5: the rim has lines too.
HORIZONTAL: Final = LATTICE * SIDE
LINES: Final = 2 * HORIZONTAL


def _ends(line: int) -> tuple[int, int]:
    if line < HORIZONTAL:
        corner = line // SIDE * LATTICE + line % SIDE
        return corner, corner + 1
    corner = line - HORIZONTAL
    return corner, corner + LATTICE


ENDS: Final[tuple[tuple[int, int], ...]] = tuple(_ends(line) for line in range(LINES))
ENDS_SET: Final[tuple[int, ...]] = tuple(1 << a | 1 << b for a, b in ENDS)
# The lines that meet at each corner.
LINES_AT: Final[tuple[int, ...]] = tuple(
    sum(1 << line for line in range(LINES) if corner in ENDS[line]) for corner in range(LATTICE * LATTICE)
)
# The parcels a road on the line connects (BG-1.5): those with a corner at either end.
REACHED: Final[tuple[int, ...]] = tuple(AT_CORNER[a] | AT_CORNER[b] for a, b in ENDS)


def _sides(parcel: int) -> dict[str, int]:
    """The lines on a parcel's four sides, by their letters."""
    x, y = parcel % SIDE, parcel // SIDE
    return {
        "n": y * SIDE + x,
        "s": (y + 1) * SIDE + x,
        "w": HORIZONTAL + y * LATTICE + x,
        "e": HORIZONTAL + y * LATTICE + x + 1,
    }


SIDES: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
    (s["n"], s["e"], s["s"], s["w"]) for s in (_sides(p) for p in range(PARCELS))
)
LINE_BY_NAME: Final[dict[str, int]] = {
    NAMES[p] + letter: line for p in range(PARCELS) for letter, line in _sides(p).items()
}


def _line_names() -> tuple[str, ...]:
    """Each line's own name: by the parcel to its north or west, on the rim by the one inside."""
    names = [""] * LINES
    for letter in "nwes":  # later letters win: east and south sides
        for p in range(PARCELS):
            names[_sides(p)[letter]] = NAMES[p] + letter
    return tuple(names)


LINE_NAMES: Final[tuple[str, ...]] = _line_names()

# BG-8.15: the inner lines from rim to rim, eight roads each, and for each parcel those along one of its sides.
ROWS: Final[tuple[int, ...]] = tuple(sum(1 << y * SIDE + x for x in range(SIDE)) for y in range(1, SIDE))
COLUMNS: Final[tuple[int, ...]] = tuple(
    sum(1 << HORIZONTAL + y * LATTICE + x for y in range(SIDE)) for x in range(1, SIDE)
)
ACROSS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(across for across in (*ROWS, *COLUMNS) if any(across >> line & 1 for line in SIDES[p]))
    for p in range(PARCELS)
)

# BG-1.2: dice name a parcel by column (white) and row (black): 1–6 are b–g and 2–7.
INNER: Final[tuple[int, ...]] = tuple(y * SIDE + x for y in range(1, 7) for x in range(1, 7))


def rolled(white: int, black: int) -> int:
    """The parcel two dice name."""
    return black * SIDE + white
