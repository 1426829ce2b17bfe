"""A player's city: immutable, so that copies of a game share it. Placing or selling a card makes a new one."""

from typing import Any, Final

from carson.cards.material.grid import (
    CARD,
    CORNERS,
    GRID,
    ORIGIN,
    SIDE,
    STRIDE,
    beside,
    columns_of,
    connected,
    members,
    rectangle,
)
from carson.cards.material.pieces import EMPTY, HOUSE, KINDS, OUTLAWS, PRISON, TOWNHOUSE

Parcels = tuple[int, int, int, int]
# The first and last column, the first and last row, and the top left corners at which a card covers the city or shares
# a side with it (CG-6.3).
Extent = tuple[int, int, int, int, int]


def _touching(covered: int) -> int:
    near = beside(covered)
    return near | near >> 1 | near >> STRIDE | near >> STRIDE + 1


def _extent(covered: int) -> Extent:
    if not covered:
        return -1, -1, 0, 0, 0
    columns = columns_of(covered)
    first, last = (covered & -covered).bit_length() - 1, covered.bit_length() - 1
    left, right = (columns & -columns).bit_length() - 1, columns.bit_length() - 1
    return left, right, first // STRIDE, last // STRIDE, _touching(covered)


_TOUCHING: Final = tuple([_touching(CARD << at) for at in range(STRIDE * SIDE)])


class City:
    """What is where. `kinds[k]` is the set of parcels whose topmost object is k (CG-6.8: only that exists)."""

    __slots__ = ("bottom", "cards", "covered", "double", "kinds", "left", "right", "top", "touching")

    def __init__(
        self,
        kinds: tuple[int, ...],
        covered: int,
        double: int,
        cards: tuple[tuple[int, int], ...],
        extent: Extent | None = None,
    ) -> None:
        """`extent`: where it is known already."""
        self.kinds: Final = kinds
        self.covered: Final = covered
        self.double: Final = double  # parcels where cards lie on cards
        self.cards: Final = cards  # (card, parcel of its top left corner), in the order of placing
        left, right, top, bottom, touching = extent or _extent(covered)
        self.left: Final = left
        self.right: Final = right
        self.top: Final = top
        self.bottom: Final = bottom
        self.touching: Final = touching

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.kinds == other.kinds and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.kinds, self.cards))

    def __reduce__(self) -> tuple[Any, ...]:
        return City, (self.kinds, self.covered, self.double, self.cards)

    def __repr__(self) -> str:
        return f"<City: {len(self.cards)} cards, {self.covered.bit_count()} parcels>"

    def at(self, parcel: int) -> int:
        """The object on top of a parcel (0: no card lies there)."""
        bit = 1 << parcel
        if self.covered & bit:
            for kind in range(EMPTY, KINDS):
                if self.kinds[kind] & bit:
                    return kind
        return 0

    @property
    def width(self) -> int:
        return self.right - self.left + 1 if self.covered else 0

    @property
    def height(self) -> int:
        return self.bottom - self.top + 1 if self.covered else 0


BARE: Final = City((0,) * KINDS, 0, 0, ())


def lawful(city: City, sheriff: bool) -> bool:
    """CG-6.6: whether Outlaw parcels count as empty."""
    return sheriff or city.kinds[PRISON] != 0


def coverable(city: City, kind: int, sheriff: bool) -> int:
    """Where a parcel of a new card showing `kind` may go: CG-6.4, CG-6.5, CG-6.6."""
    free, safe = _free(city, sheriff)
    return _coverable(city.kinds, kind, free, safe)


def _free(city: City, sheriff: bool) -> tuple[int, int]:
    """Parcels without an object, and the same with the Outlaws where they count as empty."""
    free = GRID & ~city.covered | city.kinds[EMPTY]
    return free, free | city.kinds[OUTLAWS] if lawful(city, sheriff) else free


def _coverable(kinds: tuple[int, ...], kind: int, free: int, safe: int) -> int:
    if kind == EMPTY:
        return safe
    if kind == OUTLAWS:
        return free
    if kind == TOWNHOUSE:
        return safe | kinds[HOUSE] | kinds[TOWNHOUSE]
    return safe | kinds[kind]


def within_limit(city: City, captain: bool) -> int:
    """The top left corners that keep the city inside its limit: CG-6.1, with the Captain CG-7.12 and CG-10.8."""
    if not captain:
        return _within(city, 8, 8)
    return _within(city, 8, 9) | _within(city, 9, 8)


def _within(city: City, width: int, height: int) -> int:
    left, right, top, bottom = city.left, city.right, city.top, city.bottom
    if right - left >= width or bottom - top >= height:
        return 0
    return rectangle(right - width + 1, left + width - 2, bottom - height + 1, top + height - 2)


def places(city: City, parcels: Parcels, captain: bool, sheriff: bool) -> int:
    """Every legal place for a card, as a set of top left corners (CG-6.1 to CG-6.6)."""
    if not city.covered:
        return 1 << ORIGIN
    found = within_limit(city, captain) & city.touching
    free, safe = _free(city, sheriff)
    for number, kind in enumerate(parcels):
        found &= _coverable(city.kinds, kind, free, safe) >> CORNERS[number]
    return found


def room_beside(city: City) -> bool:
    """Whether two more columns or rows are within the limit: then any card has a legal place, on no other card."""
    return city.right - city.left < 6 or city.bottom - city.top < 6


def place(city: City, card: int, parcels: Parcels, at: int) -> City:
    """The city with the card placed on top at `at`."""
    cells = CARD << at
    kinds = list(city.kinds)
    under = city.covered & cells
    if under:
        kinds = [there & ~under for there in kinds]
    for number, kind in enumerate(parcels):
        kinds[kind] |= 1 << at + CORNERS[number]
    extent = _with_card(city, at) if city.covered else None
    return City(tuple(kinds), city.covered | cells, city.double | under, (*city.cards, (card, at)), extent)


def _with_card(city: City, at: int) -> Extent:
    """The extent of a city to which a card is added."""
    column, row = at % STRIDE, at // STRIDE
    return (
        min(city.left, column),
        max(city.right, column + 1),
        min(city.top, row),
        max(city.bottom, row + 1),
        city.touching | _TOUCHING[at],
    )


def overlaps(city: City, at: int) -> bool:
    """Whether the card at `at` covers another or is covered, in any parcel."""
    return city.double & CARD << at != 0


def splits(city: City, at: int) -> bool:
    """Whether the city would fall apart without the card at `at`."""
    rest = city.covered & ~(CARD << at)
    return rest != 0 and not connected(rest)


def sellable(city: City) -> list[tuple[int, int]]:
    """The cards the Auctioneer may sell (CG-7.10)."""
    return [(card, at) for card, at in city.cards if not overlaps(city, at) and not splits(city, at)]


def sell(city: City, card: int, at: int) -> City:
    """The city without a card that overlaps no other."""
    keep = ~(CARD << at)
    return City(
        tuple(kind & keep for kind in city.kinds),
        city.covered & keep,
        city.double,
        tuple(lying for lying in city.cards if lying != (card, at)),
    )


def first_obstacle(city: City, parcels: Parcels, at: int, sheriff: bool) -> tuple[int, int, int]:
    """The first parcel of a card at `at` that is not allowed there: (parcel, what is there, what would cover it)."""
    for kind, corner in zip(parcels, CORNERS, strict=True):
        parcel = at + corner
        if not coverable(city, kind, sheriff) >> parcel & 1:
            return parcel, city.at(parcel), kind
    raise ValueError("nothing is in the way")


def objects(city: City) -> list[tuple[int, int]]:
    """Every covered parcel and what is on top, in reading order."""
    return [(parcel, city.at(parcel)) for parcel in members(city.covered)]
