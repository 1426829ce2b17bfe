"""The names on the table: suits, objects and characters of The Card Game, and their small-integer codes.

Hot code works on the integers; names appear only at the edges (data files, notation, messages).
"""

from typing import Final

# CG-1.1: the six suits, in the order in which every list of them is written.
SUITS: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cattle")

# What is on a parcel. NOWHERE is a parcel that no card covers; EMPTY is a parcel of a card with no object (CG-8.1).
NOWHERE: Final = 0
EMPTY: Final = 1
MOUNTAIN: Final = 2
HOUSE: Final = 3
TOWNHOUSE: Final = 4
MINE: Final = 5
RANCH: Final = 6
BLACKSMITH: Final = 7
DRUGSTORE: Final = 8
BANK: Final = 9
SALOON: Final = 10
HOTEL: Final = 11
GENERAL_STORE: Final = 12
CHURCH: Final = 13
PRISON: Final = 14
CITY_HALL: Final = 15
OUTLAWS: Final = 16
KINDS: Final = 17

OBJECT_NAMES: Final = (
    "nowhere",
    "empty",
    "mountain",
    "house",
    "townhouse",
    "mine",
    "ranch",
    "blacksmith",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "general_store",
    "church",
    "prison",
    "city_hall",
    "outlaws",
)

# Two-letter signs used in diagrams (docs/notation.md).
OBJECT_SIGNS: Final = (
    "  ",
    "..",
    "Mt",
    "Ho",
    "TH",
    "Mi",
    "Ra",
    "Bs",
    "Dr",
    "Ba",
    "Sa",
    "Hl",
    "GS",
    "Ch",
    "Pr",
    "CH",
    "Ou",
)

# CG-6.5: a building is every object except Mountain and Outlaws.
BUILDINGS: Final = tuple(o for o in range(HOUSE, OUTLAWS))

# CG-1.3: the 21 characters in alphabetical order; a character's code is its index here.
CHARACTERS: Final = (
    "auctioneer",
    "banker",
    "captain",
    "chinese_worker",
    "cowboy",
    "doctor",
    "editor",
    "governor",
    "grocer",
    "gunsmith",
    "heroes",
    "indian",
    "lawyer",
    "mercenary",
    "paperboy",
    "prospector",
    "settler",
    "sheriff",
    "singer",
    "teacher",
    "undertaker",
)
AUCTIONEER, CAPTAIN, PAPERBOY, SHERIFF = map(CHARACTERS.index, ("auctioneer", "captain", "paperboy", "sheriff"))

# CG-4.3, CG-4.5: the characters whose power comes before and after bids. Their order is data: see cards/data.
BEFORE_BIDS: Final = ("governor", "lawyer", "chinese_worker", "heroes", "gunsmith")
AFTER_BIDS: Final = ("mercenary", "doctor")

# CG-2.2: what a virtual player's pile holds, as bit sets of values.
BEGINNER: Final = "beginner"
INTERMEDIATE: Final = "intermediate"
EXPERT: Final = "expert"
LEVELS: Final = (BEGINNER, INTERMEDIATE, EXPERT)
