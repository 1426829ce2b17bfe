"""The score sheet: thirteen lines, each with its parts, as on the score pad (CG-8)."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from carson.cards.characters.cast import CAST
from carson.cards.material.grid import NEIGHBOURS, members
from carson.cards.material.pieces import (
    BANK,
    BLACKSMITH,
    BUILDINGS,
    CHARACTERS,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    OUTLAWS,
    RANCH,
    SALOON,
    TOWNHOUSE,
)
from carson.cards.mechanics.holdings import Holdings
from carson.kernel.types import SheetLine

LINES: Final = (
    "ranch",
    "mine",
    "drugstore",
    "bank",
    "saloon",
    "stores",
    "ranch_bonus",
    "mine_bonus",
    "house_bonus",
    "hotel",
    "city_hall",
    "outlaws",
    "characters",
)

_TOWN: Final = tuple(kind for kind in BUILDINGS if kind not in (HOUSE, TOWNHOUSE))


class Sheet(Struct, frozen=True):
    lines: tuple[SheetLine, ...]
    characters: dict[str, int]
    total: int

    def line(self, name: str) -> int:
        return self.lines[LINES.index(name)].points


def _parts(h: Holdings) -> tuple[Sequence[int], ...]:
    """The parts of the twelve lines for objects, in the order of the sheet."""
    kinds = h.city.kinds
    mountains, empty = kinds[MOUNTAIN], h.empty
    ranches, mines, houses = h.count(RANCH), h.count(MINE), h.houses()
    smiths = h.count(BLACKSMITH)
    return (
        [(empty & NEIGHBOURS[p]).bit_count() for p in members(kinds[RANCH])],  # CG-8.14
        [2 * (mountains & NEIGHBOURS[p]).bit_count() for p in members(kinds[MINE])],  # CG-8.13
        h.houses_beside(DRUGSTORE),  # CG-8.16
        h.houses_beside(BANK),  # CG-8.17
        [2 * near for near in h.houses_beside(SALOON)],  # CG-8.18
        h.houses_beside(GENERAL_STORE) + h.houses_beside(CITY_HALL),  # CG-8.20, CG-8.23
        (ranches,) * (h.count(DRUGSTORE) + smiths),  # CG-8.15, CG-8.16
        (mines,) * (h.count(BANK) + smiths),  # CG-8.15, CG-8.17
        (houses,) * (h.count(CHURCH) + h.count(GENERAL_STORE)),  # CG-8.20, CG-8.21
        (3,) * h.count(HOTEL),  # CG-8.19
        (sum(h.count(kind) for kind in _TOWN),) * h.count(CITY_HALL),  # CG-8.23
        () if h.safe else (-6,) * h.count(OUTLAWS),  # CG-8.22, CG-8.24
    )


def sheet(h: Holdings) -> Sheet:
    """Everything a real player scores, with a line for each source."""
    characters = {name: CAST[code].score(h) for code, name in enumerate(CHARACTERS) if h.owned >> code & 1}
    parts = (*_parts(h), tuple(characters.values()))
    lines = tuple(SheetLine(name, sum(part), tuple(part)) for name, part in zip(LINES, parts, strict=True))
    return Sheet(lines, characters, sum(line.points for line in lines))


def total(h: Holdings) -> int:
    """The total alone, for bots that ask often."""
    points = sum(map(sum, _parts(h)))
    owned = h.owned
    while owned:
        lowest = owned & -owned
        points += CAST[lowest.bit_length() - 1].score(h)
        owned ^= lowest
    return points
