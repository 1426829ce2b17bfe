"""What stands on a parcel, and the figures of each building (BG-2.1, BG-8): names and small-integer codes."""

from typing import Final

FREE: Final = 0
MOUNTAIN: Final = 1
HOUSE: Final = 2
TOWNHOUSE: Final = 3
RANCH: Final = 4
MINE: Final = 5
DRUGSTORE: Final = 6
BANK: Final = 7
SALOON: Final = 8
HOTEL: Final = 9
GENERAL_STORE: Final = 10
BLACKSMITH: Final = 11
CHURCH: Final = 12
PRISON: Final = 13
SCHOOL: Final = 14
CITY_HALL: Final = 15
TRAIN_STATION: Final = 16
KINDS: Final = 17
FIRST_BUILDING: Final = RANCH

NAMES: Final = (
    "free",
    "mountain",
    "house",
    "townhouse",
    "ranch",
    "mine",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "general_store",
    "blacksmith",
    "church",
    "prison",
    "school",
    "city_hall",
    "train_station",
)

# Two-letter signs for diagrams.
SIGNS: Final = ("..", "Mt", "Ho", "TH", "Ra", "Mi", "Dr", "Ba", "Sa", "Hl", "GS", "Bs", "Ch", "Pr", "Sc", "CH", "TS")

# BG-2.1: how many of each there are, and how many of them in the beginners' bag.
COUNTS: Final = (0, 0, 0, 0, 6, 6, 4, 4, 3, 3, 2, 2, 2, 2, 2, 1, 1)
BEGINNERS: Final = (0, 0, 0, 0, 4, 4, 4, 4, 3, 3, 0, 0, 2, 2, 0, 0, 0)
# BG-2.1: the types every bag must have.
BASE_TYPES: Final = tuple(kind for kind in range(KINDS) if BEGINNERS[kind])

# BG-8: House symbols, and the most a building pays.
SYMBOLS: Final = (0, 0, 1, 2, 1, 0, 0, 0, 0, 2, 0, 0, 1, 0, 1, 1, 2)
MOST: Final = (0, 0, 0, 0, 8, 24, 33, 45, 55, 6, 33, 40, 0, 0, 0, 0, 0)

# BG-7.2: the Houses a building brings; BG-7.5: its revolver tokens; BG-7.1: whether it needs a road.
HOUSES: Final = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 3, 0, 0)
REVOLVERS: Final = (0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0)
NEEDS_ROAD: Final = tuple(kind >= DRUGSTORE for kind in range(KINDS))
