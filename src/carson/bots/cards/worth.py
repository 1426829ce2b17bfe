"""What a card is worth to a player now: the points it would add, at its best place."""

from msgspec import Struct

from carson.cards.material import city as cities
from carson.cards.material.grid import members
from carson.cards.material.pieces import CAPTAIN, CHARACTERS, SHERIFF
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import total
from carson.cards.state import FIRST_CHARACTER
from carson.cards.views.view import View


class Worth(Struct, frozen=True):
    """Points gained, and for a terrain card where to place it (-1: nowhere)."""

    gain: int
    at: int = -1


def with_city(h: Holdings, city: cities.City) -> Holdings:
    return Holdings(city, h.owned, h.sold, h.dollar, h.arrow)


def with_character(h: Holdings, character: int) -> Holdings:
    return Holdings(h.city, h.owned | 1 << character, h.sold, h.dollar, h.arrow)


def with_sale(h: Holdings, card: int, at: int) -> Holdings:
    return Holdings(cities.sell(h.city, card, at), h.owned, h.sold + 1, h.dollar, h.arrow)


class Appraiser:
    """Remembers what it found for the last city, since one round asks for the same cards again."""

    __slots__ = ("_base", "_holdings", "_known")

    def __init__(self) -> None:
        self._holdings: tuple[cities.City, int, int] | None = None
        self._base = 0
        self._known: dict[str, Worth] = {}

    def worth(self, view: View, seat: int, name: str) -> Worth:
        h = view.holdings(seat)
        key = (h.city, h.owned, h.sold)
        if key != self._holdings:
            self._holdings = key
            self._base = total(h)
            self._known = {}
        found = self._known.get(name)
        if found is None:
            found = self._appraise(view, h, view.table.codes[name])
            self._known[name] = found
        return found

    def _appraise(self, view: View, h: Holdings, card: int) -> Worth:
        if card >= FIRST_CHARACTER:
            return Worth(total(with_character(h, card - FIRST_CHARACTER)) - self._base)
        parcels = view.table.parcels[card]
        best = Worth(0)
        for at in members(cities.places(h.city, parcels, h.has(CAPTAIN), h.has(SHERIFF))):
            gain = total(with_city(h, cities.place(h.city, card, parcels, at))) - self._base
            if best.at < 0 or gain > best.gain:
                best = Worth(gain, at)
        return best


def best_sale(view: View, seat: int) -> tuple[int, str]:
    """The sale that gains most, as (points, card); (0, "") if none gains."""
    h = view.holdings(seat)
    base = total(h)
    best = (0, "")
    for card, at in cities.sellable(h.city):
        gain = total(with_sale(h, card, at)) - base
        if gain > best[0]:
            best = (gain, view.table.names[card])
    return best


def best_character(view: View, seat: int, names: tuple[str, ...]) -> tuple[int, str]:
    """The character that adds most, as (points, name)."""
    h = view.holdings(seat)
    base = total(h)
    return max((total(with_character(h, CHARACTERS.index(name))) - base, name) for name in names)
