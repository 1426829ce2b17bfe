"""Water: which parcels may be under it, which lines only a bridge can cross, and the banks (BG-11.2, BG-16.19)."""

from collections.abc import Sequence
from typing import Final

from carson.board.material.ground import LINES, PARCELS, SIDE, SIDES, members

SHORTEST: Final = 1
LONGEST: Final = 15  # BG-2.2


def _beside(parcel: int) -> int:
    """The parcels that share a side with this one."""
    x, y = parcel % SIDE, parcel // SIDE
    found = 0
    for near, there in ((-1, x > 0), (1, x < SIDE - 1), (-SIDE, y > 0), (SIDE, y < SIDE - 1)):
        if there:
            found |= 1 << parcel + near
    return found


BESIDE: Final[tuple[int, ...]] = tuple(_beside(parcel) for parcel in range(PARCELS))
# The parcels on the sides of each line: two, or one on the rim.
BORDERED: Final[tuple[int, ...]] = tuple(
    sum(1 << parcel for parcel in range(PARCELS) if line in SIDES[parcel]) for line in range(LINES)
)


def fault_of(parcels: Sequence[int]) -> str:
    """Why these parcels cannot be under water, as a code; "" when they can, whatever the shape (BG-16.40)."""
    if not SHORTEST <= len(parcels) <= LONGEST:
        return "length"
    return "twice" if len(set(parcels)) != len(parcels) else ""


def _spread(area: int, within: int) -> int:
    """Everything that can be reached from an area across sides."""
    while True:
        grown = area
        for parcel in members(area):
            grown |= BESIDE[parcel] & within
        if grown == area:
            return area
        area = grown


def bridges(water: int) -> int:
    """The lines with water on all their sides."""
    return sum(1 << line for line in range(LINES) if not BORDERED[line] & ~water) if water else 0


def banks(water: int) -> list[int]:
    """The land areas connected by sides (BG-16.19)."""
    land = ((1 << PARCELS) - 1) & ~water
    found = []
    while land:
        bank = _spread(land & -land, land)
        found.append(bank)
        land &= ~bank
    return found
