"""What every place in a city would gain, worked out once for the city instead of scoring whole cities again.

What a card adds is nearly the sum of what its four parcels add, each by itself: a House next to two Saloons adds four
wherever it comes from. The rest is what the parcels of one card do for each other, and that is the same
wherever it lies, as they are all next to each other. Only a Prison that frees Outlaws changes more; then whole cities
are scored.
"""

from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from carson.cards.characters.cast import CAST
from carson.cards.material import city as cities
from carson.cards.material import pieces
from carson.cards.material.city import Parcels
from carson.cards.material.grid import CARD, CORNERS, NEIGHBOURS, ORIGIN, STRIDE, members
from carson.cards.material.pieces import CAPTAIN, CHARACTERS, SHERIFF
from carson.cards.mechanics.holdings import Holdings
from carson.cards.mechanics.scoring import total

Places = list[tuple[int, int]]  # (gain, parcel of the top left corner)

_BANKER, _COWBOY, _GROCER, _INDIAN, _PROSPECTOR, _SETTLER, _SINGER, _TEACHER = map(
    CHARACTERS.index, ("banker", "cowboy", "grocer", "indian", "prospector", "settler", "singer", "teacher")
)
# Characters that change what others score, and those that count characters.
_FAR_REACHING: Final = (CAPTAIN, SHERIFF)
_PRESS: Final = tuple(map(CHARACTERS.index, ("editor", "undertaker")))
_HOUSES: Final = {pieces.HOUSE: 1, pieces.TOWNHOUSE: 2, pieces.HOTEL: 2}
# What a building earns for each House next to it.
_TRADES: Final = {
    pieces.SALOON: 2,
    pieces.DRUGSTORE: 1,
    pieces.BANK: 1,
    pieces.GENERAL_STORE: 1,
    pieces.CITY_HALL: 1,
}
_TOWN: Final = frozenset(pieces.BUILDINGS) - {pieces.HOUSE, pieces.TOWNHOUSE}
# Buildings that earn for each building of another kind in the city.
_BONUSES: Final = {
    (pieces.DRUGSTORE, pieces.RANCH),
    (pieces.BLACKSMITH, pieces.RANCH),
    (pieces.BLACKSMITH, pieces.MINE),
    (pieces.BANK, pieces.MINE),
}
_CELLS: Final = len(NEIGHBOURS) + STRIDE + 2
_NOTHING: Final = [0] * _CELLS
_AROUND: Final = tuple(tuple(members(near)) for near in NEIGHBOURS)


def _pair(one: int, other: int) -> int:
    """What two parcels of one card do for each other, apart from Ranches and empty parcels."""
    points = 0
    for a, b in ((one, other), (other, one)):
        if (a, b) == (pieces.MINE, pieces.MOUNTAIN):
            points += 2
        if (a, b) in _BONUSES:
            points += 1
        if b in _HOUSES:
            points += _HOUSES[b] * _TRADES.get(a, 0)
            points += _HOUSES[b] * (a in (pieces.CHURCH, pieces.GENERAL_STORE))
        if a == pieces.CITY_HALL and b in _TOWN:
            points += 1
    return points


class _Card:
    """A card's parcels, and what they do for each other if only some of them change the city."""

    __slots__ = ("houses", "kinds", "open", "parcels", "ranches", "saloons", "together", "townhouses")

    def __init__(self, parcels: Parcels) -> None:
        self.parcels = parcels
        self.kinds = frozenset(parcels)
        self.open = sum(1 << corner for kind, corner in zip(parcels, CORNERS, strict=True) if kind == pieces.EMPTY)
        self.ranches, self.saloons, self.townhouses = (
            tuple(i for i, kind in enumerate(parcels) if kind == sought)
            for sought in (pieces.RANCH, pieces.SALOON, pieces.TOWNHOUSE)
        )
        self.houses = tuple((i, _HOUSES[kind]) for i, kind in enumerate(parcels) if kind in _HOUSES)
        self.together = tuple(
            sum(
                _pair(parcels[i], parcels[j])
                for i, j in combinations(range(len(CORNERS)), 2)
                if changed >> i & 1 and changed >> j & 1
            )
            for changed in range(1 << len(CORNERS))
        )


_CARDS: dict[Parcels, _Card] = {}  # made once for each card of a deck


class CityGains:
    """The gains of one player's holdings. Worked out when asked, and remembered."""

    __slots__ = (
        "_base",
        "_characters",
        "_empty",
        "_free",
        "_grazed",
        "_h",
        "_houses_near",
        "_maps",
        "_places",
        "_ranch_near",
        "_room",
        "_trade",
        "captain",
        "sheriff",
    )

    def __init__(self, holdings: Holdings) -> None:
        city = holdings.city
        self._h: Final = holdings
        self.captain: Final = holdings.has(CAPTAIN)
        self.sheriff: Final = holdings.has(SHERIFF)
        self._empty: Final = holdings.empty
        self._maps: dict[int, list[int]] = {}
        self._places: dict[Parcels, Places] = {}
        self._trade: dict[int, int] | None = None
        self._houses_near: dict[int, int] | None = None
        self._ranch_near: dict[int, int] | None = None
        self._characters: dict[int, int] = {}
        self._free: dict[int, int] = {}
        self._room = -1
        self._base: int | None = None
        grazed = 0
        for ranch in members(city.kinds[pieces.RANCH]):
            grazed |= NEIGHBOURS[ranch]
        self._grazed: Final = grazed  # all that is next to a Ranch

    @property
    def base(self) -> int:
        """The points now."""
        if self._base is None:
            self._base = total(self._h)
        return self._base

    def places(self, parcels: Parcels) -> Places:
        """Every legal place of a card with its gain."""
        found = self._places.get(parcels)
        if found is None:
            found = self._places[parcels] = self._find(parcels)
        return found

    def best(self, parcels: Parcels) -> tuple[int, int]:
        """The highest gain and its place, the first of equals in reading order; (0, -1) if there is no place."""
        best, at = 0, -1
        for gain, place in self.places(parcels):
            if at < 0 or gain > best or (gain == best and place < at):
                best, at = gain, place
        return best, at

    def character(self, code: int) -> int:
        """What a character would add."""
        found = self._characters.get(code)
        if found is None:
            h = self._h
            then = Holdings(h.city, h.owned | 1 << code, h.sold, h.dollar, h.arrow)
            if code in _FAR_REACHING:
                found = total(then) - self.base
            else:
                found = CAST[code].score(then)
                found += sum(CAST[press].score(then) - CAST[press].score(h) for press in _PRESS if h.has(press))
            self._characters[code] = found
        return found

    def _find(self, parcels: Parcels) -> Places:
        h, city = self._h, self._h.city
        legal = self._legal(parcels)
        card = _CARDS.get(parcels)
        if card is None:
            card = _CARDS[parcels] = _Card(parcels)
        if self._needs_scoring(card):
            return [(self._scored(parcels, at), at) for at in members(legal)]
        a, b, c, d = (self._map(kind) for kind in parcels)
        if card.ranches or h.has(_INDIAN) or (h.has(_SINGER) and (card.houses or card.saloons)):
            return self._each_place(card, legal, (a, b, c, d))
        together = card.together[-1]
        objects = city.covered & ~self._empty
        over = legal & (objects | objects >> 1 | objects >> STRIDE | objects >> STRIDE + 1)
        found = [
            (together + a[at] + b[at + 1] + c[at + STRIDE] + d[at + STRIDE + 1], at) for at in members(legal & ~over)
        ]
        return found + self._each_place(card, over, (a, b, c, d)) if over else found

    def _legal(self, parcels: Parcels) -> int:
        """As `cities.places`, with what is the same for all cards worked out once."""
        city, free = self._h.city, self._free
        if not city.covered:
            return 1 << ORIGIN
        if self._room < 0:
            self._room = cities.within_limit(city, self.captain) & city.touching
        found = self._room
        for kind, corner in zip(parcels, CORNERS, strict=True):
            if kind not in free:
                free[kind] = cities.coverable(city, kind, self.sheriff)
            found &= free[kind] >> corner
        return found

    def _each_place(self, card: _Card, legal: int, maps: tuple[list[int], ...]) -> Places:
        """The gains where a card covers objects, brings Ranches, or concerns the Indian or the Singer."""
        h, city, parcels, empty = self._h, self._h.city, card.parcels, self._empty
        a, b, c, d = maps
        kinds = city.kinds
        objects = city.covered & ~empty
        indian, settler = h.has(_INDIAN), h.has(_SETTLER)
        singer = h.has(_SINGER) and (card.houses or card.saloons)
        free = h.limit() - city.covered.bit_count()
        grass = card.open
        if h.safe:
            grass |= sum(1 << p for kind, p in zip(parcels, CORNERS, strict=True) if kind == pieces.OUTLAWS)
        found: Places = []
        for at in members(legal):
            cells = CARD << at
            changed = 15
            gain = a[at] + b[at + 1] + c[at + STRIDE] + d[at + STRIDE + 1]
            if objects & cells:
                for i, kind in enumerate(parcels):
                    if kind != pieces.EMPTY and kinds[kind] >> at + CORNERS[i] & 1:
                        changed ^= 1 << i
                for i in card.townhouses:
                    if kinds[pieces.HOUSE] >> at + CORNERS[i] & 1:
                        # The other parcels have counted the House already.
                        gain -= sum(_pair(pieces.HOUSE, kind) for j, kind in enumerate(parcels) if changed >> j & 1)
            gain += card.together[changed]
            grazed = self._grazed
            for i in card.ranches:
                if changed >> i & 1:
                    pasture = (empty & ~cells | grass << at) & NEIGHBOURS[at + CORNERS[i]]
                    gain += pasture.bit_count()
                    if settler:
                        gain += (pasture & ~grazed).bit_count()
                        grazed |= pasture
            if indian:
                gain += (free - (cells & ~city.covered).bit_count() + 1) // 2 - (free + 1) // 2
            if singer:
                gain += self._song(card, at, changed)
            found.append((gain, at))
        return found

    def _song(self, card: _Card, at: int, changed: int) -> int:
        """What a card adds to the best Saloon."""
        kinds, near = self._h.city.kinds, self._houses()
        new = [
            (at + CORNERS[i], houses - (kinds[pieces.HOUSE] >> at + CORNERS[i] & 1))
            for i, houses in card.houses
            if changed >> i & 1
        ]
        saloons = members(kinds[pieces.SALOON])
        before = max((near.get(p, 0) for p in saloons), default=0)
        saloons += [at + CORNERS[i] for i in card.saloons if changed >> i & 1]
        after = (near.get(p, 0) + sum(houses for q, houses in new if NEIGHBOURS[p] >> q & 1) for p in saloons)
        return 2 * (max(after, default=0) - before)

    def _needs_scoring(self, card: _Card) -> bool:
        """Whether more changes than the parcels and their neighbours."""
        h, kinds = self._h, card.kinds
        return pieces.PRISON in kinds and not h.safe and (pieces.OUTLAWS in kinds or h.count(pieces.OUTLAWS) > 0)

    def _scored(self, parcels: Parcels, at: int) -> int:
        h = self._h
        city = cities.place(h.city, 0, parcels, at)
        return total(Holdings(city, h.owned, h.sold, h.dollar, h.arrow)) - self.base

    def _map(self, kind: int) -> list[int]:
        """What an object adds by itself, for each parcel it could lie on."""
        found = self._maps.get(kind)
        if found is None:
            found = self._maps[kind] = self._object_map(kind)
        return found

    def _object_map(self, kind: int) -> list[int]:
        h = self._h
        if kind == pieces.EMPTY and not h.city.kinds[pieces.RANCH]:
            return _NOTHING
        away, near, weight = self._object(kind)
        found = [away] * _CELLS
        if near is not None:
            for p, count in near.items():
                found[p] += weight * count
        if h.city.kinds[pieces.RANCH]:
            pasture = self._pastures()
            if kind == pieces.EMPTY or (kind == pieces.OUTLAWS and h.safe):
                for p in members(self._grazed & ~self._empty):
                    found[p] += pasture[p]
            else:
                for p in members(self._grazed & self._empty):
                    found[p] -= pasture[p]
        if kind == pieces.TOWNHOUSE:
            for p in members(h.city.kinds[pieces.HOUSE]):
                found[p] //= 2  # one House more, not two
        if kind != pieces.EMPTY:
            for p in members(h.city.kinds[kind]):
                found[p] = 0
        return found

    def _object(self, kind: int) -> tuple[int, dict[int, int] | None, int]:
        """What an object adds anywhere; what it adds by what is next to it, and how many times."""
        h = self._h
        if kind == pieces.EMPTY:
            return 0, None, 0
        if kind == pieces.OUTLAWS:
            return 0 if h.safe else -6, None, 0
        if kind == pieces.MOUNTAIN:
            return int(h.has(_PROSPECTOR)), self._beside(pieces.MINE), 2
        if kind in _HOUSES:
            houses = _HOUSES[kind]
            flat = houses * (h.count(pieces.CHURCH) + h.count(pieces.GENERAL_STORE) + h.has(_TEACHER))
            if kind == pieces.HOTEL:
                flat += 3 + h.count(pieces.CITY_HALL)
            return flat, self._trades(), houses
        flat = h.count(pieces.CITY_HALL)
        ranches, mines = h.count(pieces.RANCH), h.count(pieces.MINE)
        smiths = h.count(pieces.BLACKSMITH)
        match kind:
            case pieces.MINE:
                flat += h.count(pieces.BANK) + smiths + h.has(_PROSPECTOR)
                return flat, self._beside(pieces.MOUNTAIN), 2
            case pieces.RANCH:  # the empty parcels next to it are counted at each place
                return flat + h.count(pieces.DRUGSTORE) + smiths + 3 * h.has(_COWBOY), None, 0
            case pieces.BLACKSMITH:
                return flat + ranches + mines, None, 0
            case pieces.DRUGSTORE:
                flat += ranches + 4 * h.has(_GROCER)
            case pieces.BANK:
                flat += mines + 4 * h.has(_BANKER)
            case pieces.GENERAL_STORE | pieces.CHURCH:
                flat += h.houses()
            case pieces.PRISON:
                return flat + 3 * self.sheriff, None, 0
            case pieces.CITY_HALL:
                flat += 1 + sum(h.count(town) for town in _TOWN)
        trade = _TRADES.get(kind, 0)
        return flat, self._houses() if trade else None, trade

    def _beside(self, kind: int) -> dict[int, int]:
        """How many objects of a kind are next to each parcel."""
        return self._summed({kind: 1})

    def _summed(self, weights: Mapping[int, int]) -> dict[int, int]:
        """For each parcel, the weights of the objects next to it."""
        found: dict[int, int] = defaultdict(int)
        kinds = self._h.city.kinds
        for kind, weight in weights.items():
            for p in members(kinds[kind]):
                for near in _AROUND[p]:
                    found[near] += weight
        return found

    def _pastures(self) -> dict[int, int]:
        """What an empty parcel is worth: 1 for each Ranch next to it, 1 more with the Settler."""
        if self._ranch_near is None:
            found = self._beside(pieces.RANCH)
            if self._h.has(_SETTLER):
                found = {p: near + 1 for p, near in found.items()}
            self._ranch_near = found
        return self._ranch_near

    def _trades(self) -> dict[int, int]:
        """What a House on each parcel brings to the buildings next to it."""
        if self._trade is None:
            self._trade = self._summed(_TRADES)
        return self._trade

    def _houses(self) -> dict[int, int]:
        """The Houses next to each parcel."""
        if self._houses_near is None:
            self._houses_near = self._summed(_HOUSES)
        return self._houses_near
