"""Everything that can stand on a parcel, with all its figures; they are written here and nowhere else (BG-2.1, 7, 8).

The engine's fast tables (pieces.py), income sheets and the rule book's sums derive from it.
"""

from typing import Final

from msgspec import Struct


class Income(Struct, frozen=True):
    """What a building pays: so many $ for each thing it counts, and at most `most`."""

    most: int

    # What lies around it, and the $ for each: of nobody, of the building's owner, of a rival
    counts: str = ""  # "symbols", "mountains" or "free"
    neutral: int = 0
    own: int = 0
    rivals: int = 0
    at_least: int = 0  # in all
    water: int = 0  # $ when water is adjacent, however much of it (BG-11.2)

    # Wherever it stands
    basic: int = 0
    each_round: int = 0  # $ for each round that has begun
    each_ranch: int = 0  # $ for each Ranch of the same owner, anywhere
    each_mine: int = 0


class Piece(Struct, frozen=True):
    """A kind of thing that stands on parcels. Those that pay are buildings with an income."""

    name: str
    sign: str  # in diagrams
    rule: str = ""  # of a building
    income: Income | None = None
    symbols: int = 0  # House symbols (BG-8)
    box: int = 0  # how many there are (BG-2.1); House, Townhouse and Mountain are not counted here
    beginners: int = 0  # how many of them in the beginners' bag
    houses: int = 0  # that it brings (BG-7.2)
    revolvers: int = 0  # tokens for its owner (BG-7.5)
    needs_road: bool = True  # BG-7.1


def _beside(most: int, each: int, **more: int) -> Income:
    """So much for each House symbol beside it that is nobody's or the owner's."""
    return Income(most, counts="symbols", neutral=each, own=each, **more)


# In the order of their codes (pieces.py).
PIECES: Final = (
    Piece("free", "..", needs_road=False),
    Piece("mountain", "Mt", needs_road=False),
    Piece("house", "Ho", symbols=1, needs_road=False),
    Piece("townhouse", "TH", symbols=2, needs_road=False),
    Piece(
        "ranch",
        "Ra",
        "BG-8.1",
        Income(8, counts="free", neutral=1, own=1, rivals=1, at_least=1),  # whoever owns the free parcels
        symbols=1,
        box=6,
        beginners=4,
        revolvers=1,
        needs_road=False,
    ),
    Piece(
        "mine",
        "Mi",
        "BG-8.2",
        Income(24, counts="mountains", neutral=3, own=3, water=3),
        box=6,
        beginners=4,
        revolvers=1,
        needs_road=False,
    ),
    Piece("drugstore", "Dr", "BG-8.3", _beside(33, 3, each_ranch=3), box=4, beginners=4, houses=1),
    Piece("bank", "Ba", "BG-8.4", _beside(45, 3, each_mine=3), box=4, beginners=4, houses=1),
    Piece("saloon", "Sa", "BG-8.5", _beside(55, 5), box=3, beginners=3, houses=1),
    Piece("hotel", "Hl", "BG-8.6", Income(6, basic=6), symbols=2, box=3, beginners=3, houses=1),
    # Symbols of anybody, own ones twice
    Piece("general_store", "GS", "BG-8.7", Income(33, counts="symbols", neutral=3, own=6, rivals=3), box=2, houses=1),
    Piece("blacksmith", "Bs", "BG-8.8", Income(40, each_round=5, each_ranch=5), box=2, houses=1),
    Piece("church", "Ch", "BG-8.9", symbols=1, box=2, beginners=2, houses=1),
    Piece("prison", "Pr", "BG-8.10", box=2, beginners=2, houses=1, revolvers=2),
    Piece("school", "Sc", "BG-8.11", symbols=1, box=2, houses=3),
    Piece("city_hall", "CH", "BG-8.12", symbols=1, box=1),
    Piece("train_station", "TS", "BG-8.13", symbols=2, box=1),
)
NO_INCOME: Final = Income(0)
