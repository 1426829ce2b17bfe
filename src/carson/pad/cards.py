"""A player on the score pad, and what makes one impossible."""

from dataclasses import dataclass

from carson.cards.data.loader import built_in
from carson.cards.material.city import BARE, City
from carson.cards.material.grid import NAMES, STRIDE, connected, members
from carson.cards.material.pieces import CHARACTERS
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import Sheet, sheet
from carson.cards.mechanics.selling import MOST as MOST_SOLD
from carson.cards.options import Options
from carson.cards.table import Table
from carson.words import Words


@dataclass(frozen=True, slots=True)
class Entry:
    """A real player's city, characters and sold cards; or a virtual player's points (CG-8.2)."""

    name: str
    city: City = BARE
    characters: tuple[str, ...] = ()
    sold: int = 0
    virtual: int | None = None

    def sheet(self) -> Sheet | None:
        if self.virtual is not None:
            return None
        table = Table(Options(), built_in())  # only for the characters' symbols
        owned = sum(1 << CHARACTERS.index(name) for name in self.characters)
        return sheet(Holdings(self.city, owned, self.sold, table.dollar, table.arrow))

    @property
    def points(self) -> int:
        found = self.sheet()
        return found.total if found is not None else self.virtual or 0


def city_fault(words: Words, city: City, characters: tuple[str, ...]) -> str:
    """Why no city can look like this; empty if one can."""
    small, large = sorted((city.width, city.height))
    if small > 8 or large > (9 if "captain" in characters else 8):
        captain = "yes" if "captain" in characters else "no"
        return words("cli-pad-too-large", width=city.width, height=city.height, captain=captain)
    if city.covered and not connected(city.covered):
        return words("cli-pad-apart")
    alone = members(city.covered & ~_under_cards(city.covered))
    if alone:
        row, column = alone[0] // STRIDE - city.top + 1, alone[0] % STRIDE - city.left + 1
        return words("cli-pad-no-card", parcel=NAMES[alone[0]], row=row, column=column)
    return ""


def _under_cards(covered: int) -> int:
    """The parcels that can be under a card of 2×2 (CG-1.2), all of whose parcels are covered."""
    corners = covered & covered >> 1 & covered >> STRIDE & covered >> STRIDE + 1
    return corners | corners << 1 | corners << STRIDE | corners << STRIDE + 1


def sold_fault(words: Words, sold: int, characters: tuple[str, ...]) -> str:
    if sold > MOST_SOLD:
        return words("cli-pad-sold-most", found=sold, most=MOST_SOLD)
    if sold and "auctioneer" not in characters:
        return words("cli-pad-sold-who")
    return ""
