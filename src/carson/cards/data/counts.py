"""How many of each object an Era's terrain cards show: the books' table in section 8, kept only here."""

from typing import Final, NamedTuple

from carson.cards.material import pieces


class ObjectCount(NamedTuple):
    """One line of the table: its rule, the object's code, and how often it occurs in Era I and in Era II."""

    rule: str
    kind: int
    eras: tuple[int, int]


CARDS_PER_ERA: Final = 48  # CG-1.2

OBJECT_COUNTS: Final = (
    ObjectCount("CG-8.10", pieces.MOUNTAIN, (32, 12)),
    ObjectCount("CG-8.11", pieces.HOUSE, (18, 18)),
    ObjectCount("CG-8.12", pieces.TOWNHOUSE, (2, 10)),
    ObjectCount("CG-8.13", pieces.MINE, (10, 4)),
    ObjectCount("CG-8.14", pieces.RANCH, (10, 4)),
    ObjectCount("CG-8.15", pieces.BLACKSMITH, (2, 1)),
    ObjectCount("CG-8.16", pieces.DRUGSTORE, (3, 8)),
    ObjectCount("CG-8.17", pieces.BANK, (3, 8)),
    ObjectCount("CG-8.18", pieces.SALOON, (1, 5)),
    ObjectCount("CG-8.19", pieces.HOTEL, (1, 4)),
    ObjectCount("CG-8.20", pieces.GENERAL_STORE, (1, 1)),
    ObjectCount("CG-8.21", pieces.CHURCH, (1, 2)),
    ObjectCount("CG-8.22", pieces.PRISON, (1, 3)),
    ObjectCount("CG-8.23", pieces.CITY_HALL, (0, 1)),
    ObjectCount("CG-8.24", pieces.OUTLAWS, (3, 5)),
)
