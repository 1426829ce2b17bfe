"""What a real player has at the end, in the form that characters score."""

from typing import Final

from carson.cards.material.city import City, lawful
from carson.cards.material.grid import NEIGHBOURS, members
from carson.cards.material.pieces import CAPTAIN, EMPTY, HOTEL, HOUSE, OUTLAWS, SHERIFF, TOWNHOUSE


class Holdings:
    """A city, the characters owned (a bit set) and how many cards were sold.

    `dollar` and `arrow` are the sets of characters with each symbol, according to the deck in play.
    """

    __slots__ = ("arrow", "city", "dollar", "empty", "owned", "sold")

    def __init__(self, city: City, owned: int, sold: int, dollar: int, arrow: int) -> None:
        self.city: Final = city
        self.owned: Final = owned
        self.sold: Final = sold
        self.dollar: Final = dollar
        self.arrow: Final = arrow
        # CG-8.1, CG-6.6: Outlaw parcels are empty with the Sheriff or a Prison.
        safe = lawful(city, self.has(SHERIFF))
        self.empty: Final = city.kinds[EMPTY] | city.kinds[OUTLAWS] if safe else city.kinds[EMPTY]

    def has(self, character: int) -> bool:
        return bool(self.owned >> character & 1)

    def count(self, kind: int) -> int:
        return self.city.kinds[kind].bit_count()

    @property
    def safe(self) -> bool:
        """Whether Outlaws cost nothing (CG-8.22, CG-7.27)."""
        return lawful(self.city, self.has(SHERIFF))

    def houses(self, parcels: int = -1) -> int:
        """Houses among the parcels (everywhere by default): 1 for a House, 2 for a Townhouse or a Hotel."""
        kinds = self.city.kinds
        return (kinds[HOUSE] & parcels).bit_count() + 2 * ((kinds[TOWNHOUSE] | kinds[HOTEL]) & parcels).bit_count()

    def houses_beside(self, kind: int) -> list[int]:
        """For each building of a kind, the Houses next to it."""
        return [self.houses(NEIGHBOURS[p]) for p in members(self.city.kinds[kind])]

    def limit(self) -> int:
        """The parcels of the full city limit: 64, with the Captain 72 (CG-6.1)."""
        return 72 if self.has(CAPTAIN) else 64
