"""What stands on a parcel, as small-integer codes, and the figures of buildings.py as tables over these codes."""

from typing import Final

from carson.board.material.buildings import NO_INCOME, PIECES

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
KINDS: Final = len(PIECES)
FIRST_BUILDING: Final = RANCH

NAMES: Final = tuple([piece.name for piece in PIECES])
SIGNS: Final = tuple([piece.sign for piece in PIECES])  # two letters each, for diagrams

# BG-2.1: how many of each there are, and how many of them in the beginners' bag; the types every bag must have.
COUNTS: Final = tuple([piece.box for piece in PIECES])
BEGINNERS: Final = tuple([piece.beginners for piece in PIECES])
BASE_TYPES: Final = tuple([kind for kind in range(KINDS) if BEGINNERS[kind]])

SYMBOLS: Final = tuple([piece.symbols for piece in PIECES])  # House symbols
HOUSES: Final = tuple([piece.houses for piece in PIECES])
REVOLVERS: Final = tuple([piece.revolvers for piece in PIECES])
NEEDS_ROAD: Final = tuple([piece.needs_road for piece in PIECES])

INCOMES: Final = tuple([piece.income or NO_INCOME for piece in PIECES])
MOST: Final = tuple([income.most for income in INCOMES])  # the most a building pays; 0 where it pays nothing
