"""One seat's judgement of the map: what each building would gain on each parcel, and what bare land may become.

It holds as long as nothing changes on the map, whatever cowboys do; a planner keeps it from decision to decision.
"""

from collections.abc import Container
from typing import Final, NamedTuple

from carson.board.material.ground import ACROSS, ALL_PARCELS, AROUND_SET, PARCELS
from carson.board.material.pieces import (
    BANK,
    BLACKSMITH,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    FIRST_BUILDING,
    HOUSES,
    INCOMES,
    KINDS,
    MINE,
    MOST,
    MOUNTAIN,
    NEEDS_ROAD,
    PRISON,
    RANCH,
    REVOLVERS,
    SYMBOLS,
    TRAIN_STATION,
)
from carson.board.mechanics.building_sites import turnable
from carson.board.mechanics.roads import near_bridges
from carson.board.mechanics.scoring import city_symbols
from carson.board.state import State
from carson.board.steps.parcels import full_price
from carson.bots.board.buildings import Site
from carson.bots.board.greedy.weights import STEP, SYMBOL
from carson.bots.board.planner.bits import members
from carson.bots.board.planner.weights import Weights
from carson.bots.board.routes import TOO_FAR, rings, roads_to
from carson.bots.board.variants.model import Prospect

LOOKED_AT: Final = 5  # parcels looked at for a building, by what lies around them
WIDE: Final = 3  # and for bare land, by each of the things that buildings count
# Those that count what lies around them first: they are most often the best.
BUILDINGS: Final = tuple(
    sorted(
        [kind for kind in range(FIRST_BUILDING, KINDS) if kind != CITY_HALL], key=lambda kind: not INCOMES[kind].counts
    )
)
COUNTS: Final = tuple([each.counts for each in INCOMES])
LEAST: Final = tuple([each.at_least for each in INCOMES])
STEPS: Final = tuple([SYMBOL.get(kind, 0) for kind in range(KINDS)])
UNBOUNDED: Final = (CHURCH, PRISON, TRAIN_STATION)  # worth more in some places, though they count nothing
PECULIAR: Final[Container[int]] = (CHURCH, TRAIN_STATION)


NOWHERE: Final = -12.0  # a Train Station without a railway


class Ways(NamedTuple):
    """What follows from the roads alone."""

    reached: tuple[int, ...]  # the parcels that 0, 1, 2 … further roads connect
    distances: tuple[int, ...]  # by parcel, how many roads that takes
    bridged: int  # parcels at bridges


def ways_of(state: State) -> Ways:
    reached = rings(state)
    distances = tuple([roads_to(reached, parcel) for parcel in range(PARCELS)])
    return Ways(reached, distances, near_bridges(state) if state.bridges else 0)


def plain_worths(weights: Weights, now: int) -> tuple[float, ...]:
    """What a building of each kind is worth wherever it stands, apart from its income."""
    found = [
        weights.standing + REVOLVERS[kind] * weights.revolver[now] + weights.house * HOUSES[kind]
        for kind in range(KINDS)
    ]
    found[BLACKSMITH] += growing(weights, now)
    return tuple(found)


class Land:
    __slots__ = (
        "_base",
        "_best_bare",
        "_best_sites",
        "_chances",
        "_coming",
        "_distances",
        "_free",
        "_gains",
        "_hopes",
        "_house_gain",
        "_later",
        "_masks",
        "_now",
        "_offered",
        "_pastures",
        "_peculiar",
        "_plain",
        "_prospect",
        "_ranked",
        "_room",
        "_sites",
        "_spots",
        "_supplied",
        "_values",
        "_weights",
        "bridged",
        "open",
        "rooms",
    )

    def __init__(self, weights: Weights, prospect: Prospect, ways: Ways, plain: tuple[float, ...]) -> None:
        """`plain`: `plain_worths` in this round."""
        state, seat = prospect.state, prospect.seat
        self._weights, self._prospect, self._now = weights, prospect, prospect.round
        self._sites: dict[int, Site] = {}
        self._hopes: dict[int, float] = {}
        self._values: dict[int, float] = {}
        self._best_sites: dict[tuple[int, int], list[int]] = {}
        self._best_bare: dict[tuple[tuple[int, ...], int], list[int]] = {}
        self._ranked: dict[str, list[int]] = {}
        reached, self._distances, self.bridged = ways
        self._plain = plain
        self._free = state.free
        self.open = state.free & state.unowned & ~state.barred
        land = state.free & (state.unowned | state.owned[seat]) & ~state.barred
        self._spots = land & reached[0]
        turned = turnable(state, seat) if state.houses else 0
        self.rooms = tuple([land & each | turned for each in reached])
        self._room = self.rooms[0].bit_count()
        self._later, self._coming = prospect.later, prospect.coming
        self._peculiar = PECULIAR
        if state.water or any(each.building is not None for each in prospect.worths):
            self._peculiar = range(KINDS)
        self._base = _paid_anywhere(state, seat)
        self._masks = _counted(state, seat)
        self._own_buildings(state, seat)
        self._offered: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        self._chances: list[tuple[int, float, float]] = []

    def _own_buildings(self, state: State, seat: int) -> None:
        """What the player's other buildings gain from a new one, and lose."""
        gains: list[tuple[int, int]] = []  # the parcels around a building, and what a House symbol there adds to it
        pastures: list[int] = []
        ranch = mine = 0
        ground = state.ground
        for parcel in members(state.paying[seat]):
            kind = ground[parcel]
            step = SYMBOL.get(kind, 0)
            if step:
                gains.append((AROUND_SET[parcel], step))
            if kind == RANCH:
                pastures.append(AROUND_SET[parcel])
            elif kind in (DRUGSTORE, BLACKSMITH):
                ranch += STEP[kind]
            elif kind == BANK:
                mine += STEP[BANK]
        self._gains, self._pastures = gains, pastures
        self._supplied = (*(0,) * RANCH, ranch, mine)
        self._house_gain = 0
        if gains:
            near = 0
            for around, _ in gains:
                near |= around
            self._house_gain = max([self.symbol_gain(at) for at in members(near & self._spots)], default=0)

    def expect(self, state: State) -> None:
        """Hopes follow from what is on the track and in the bag, which changes while the map stays the same."""
        offered = (*state.track,), (*state.bag,)
        if offered != self._offered:
            self._offered = offered
            self._chances = [(kind, likely, likely * self._at_most(kind)) for kind, likely in _to_be_had(state)]
            self._hopes.clear()
            self._best_bare.clear()

    def _at_most(self, kind: int) -> float:
        """More than a building can be worth on any parcel; many pay the same everywhere, so this is often not much."""
        if COUNTS[kind] or kind in UNBOUNDED:
            return 99.0
        helps = sum([step for _, step in self._gains])
        pays = self._weights.attacked * self._base[kind] + (2 + SYMBOLS[kind]) * helps
        return self._plain[kind] + 1 + pays * self._prospect.later

    def symbol_gain(self, parcel: int) -> int:
        """What one more House symbol there adds to the player's incomes."""
        return sum([step for around, step in self._gains if around >> parcel & 1])

    def _roads_for_houses(self, parcel: int, houses: int) -> int:
        for roads, rooms in enumerate(self.rooms):
            if (rooms & ~(1 << parcel)).bit_count() >= houses:
                return roads
        return TOO_FAR

    def site(self, kind: int, parcel: int) -> Site:
        """The building on this free parcel, as if the parcel were the player's."""
        key = kind << 6 | parcel
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = self._site(kind, parcel)
        return found

    def _site(self, kind: int, parcel: int) -> Site:
        weights, around, step, houses = self._weights, AROUND_SET[parcel], STEPS[kind], HOUSES[kind]
        pays = self._base[kind]
        for mask, each in self._masks[kind]:
            pays += each * (around & mask).bit_count()
        extra = self._supplied[kind] if kind <= MINE else 0
        value = self._plain[kind] + (self.bridged >> parcel & 1)
        if kind in self._peculiar:
            more, other = self._peculiarity(kind, parcel)
            pays, value = pays + more, value + other
        if pays < LEAST[kind]:
            pays = LEAST[kind]
        symbols = SYMBOLS[kind]
        if symbols and self._gains:
            extra += symbols * self.symbol_gain(parcel)
        for pasture in self._pastures:
            extra -= pasture >> parcel & 1
        roads = self._distances[parcel] if NEEDS_ROAD[kind] else 0
        if houses:
            if self._room <= houses:
                roads = max(roads, self._roads_for_houses(parcel, houses))
            if step and self._spots & around:
                pays += int(weights.own_house * step)
            else:
                extra += int(weights.own_house * self._house_gain * min(2, houses))
        if pays > MOST[kind]:
            pays = MOST[kind]
        future = float(pays)
        if kind == RANCH:
            future *= weights.ranch_fades
        elif step:
            future += weights.growth * step * min(4, (around & self._spots).bit_count()) * (4 - self._now)
        value += (weights.attacked * future + extra) * self._later
        return Site(pays + extra if self._coming else 0, value, roads)

    def _peculiarity(self, kind: int, parcel: int) -> tuple[int, float]:
        """Water, a Church's protection, a railway, and what variants see in a building: income, and VP."""
        prospect, around = self._prospect, AROUND_SET[parcel]
        state = prospect.state
        value = 0.0
        if kind == CHURCH:
            value += self._weights.shield * (around & state.paying[prospect.seat]).bit_count() * (5 - self._now) / 4
        elif kind == TRAIN_STATION:
            railway = any(state.roads & across == across for across in ACROSS[parcel])
            value += city_symbols(state) // 2 + 1 if railway else NOWHERE
        for each in prospect.worths:
            if each.building is not None:
                value += each.building(prospect, kind, parcel)
        return INCOMES[kind].water if state.water & around else 0, value

    def site_value(self, kind: int, parcel: int, roads: int) -> float:
        """In VP, this round's income included, with this many roads available."""
        key = (roads << 5 | kind) << 6 | parcel
        found = self._values.get(key)
        if found is None:
            income, found, needed = self.site(kind, parcel)
            found += self._prospect.dollar * income
            if needed:
                found -= self._weights.road[self._now] * needed
                if needed > roads:
                    found -= self._weights.road_to_fetch * (needed - roads)
            self._values[key] = found
        return found

    def hope(self, parcel: int) -> float:
        """What a bare parcel may become from the next round on: the best of the buildings still available."""
        found = self._hopes.get(parcel)
        if found is None:
            best = 0.0
            fetch = self._weights.road_to_fetch
            for kind, likely, most in self._chances:
                if most <= best:
                    continue  # it cannot be the best
                _, value, roads = self.site(kind, parcel)
                value = likely * (value - fetch * (roads - 1) if roads > 1 else value)
                if value > best:
                    best = value
            found = self._hopes[parcel] = self._weights.hope[self._now] * best
        return found

    def promising(self, kind: int) -> list[int]:
        """The open parcels that look best for a building, by what it counts around it."""
        return self._by_count(COUNTS[kind])[:LOOKED_AT]

    def broadly_promising(self, wide: int = WIDE) -> list[int]:
        """The open parcels that look best for one building or another."""
        found = {at: None for counts in ("symbols", "mountains", "free") for at in self._by_count(counts)[:wide]}
        return list(found)

    def best_sites(self, kind: int, roads: int) -> list[int]:
        """The open parcels that are best for a building, their price paid."""
        key = (kind, roads)
        found = self._best_sites.get(key)
        if found is None:
            worths = [(self.site_value(kind, at, roads) - self._costs(at), at) for at in self.promising(kind)]
            worths.sort(reverse=True)
            found = self._best_sites[key] = [at for _, at in worths]
        return found

    def best_bare(self, kinds: tuple[int, ...], roads: int) -> list[int]:
        """The open parcels that are best for one of these buildings or for what may come, their price paid."""
        key = (kinds, roads)
        found = self._best_bare.get(key)
        if found is None:
            looked = dict.fromkeys(self.broadly_promising())
            for kind in kinds:
                looked.update(dict.fromkeys(self.promising(kind)))
            worths = []
            for at in looked:
                best = max([self.hope(at), *[self.site_value(kind, at, roads) for kind in kinds]])
                worths.append((best - self._costs(at), at))
            worths.sort(reverse=True)
            found = self._best_bare[key] = [at for _, at in worths]
        return found

    def _costs(self, parcel: int) -> float:
        """The full price of a parcel, in VP."""
        return self._prospect.dollar * full_price(self._prospect.state, parcel)

    def _by_count(self, counts: str) -> list[int]:
        if not self._ranked:
            self._rank()
        return self._ranked[counts]

    def _rank(self) -> None:
        """By dollars around, less what the parcel costs and the roads it needs."""
        taken, distances = ALL_PARCELS & ~self._free, self._distances
        symbols, mountains, free = (self._masks[kind] for kind in (DRUGSTORE, MINE, RANCH))
        ranked: dict[str, list[tuple[float, int]]] = {"": [], "symbols": [], "mountains": [], "free": []}
        for at in members(self.open):
            around = AROUND_SET[at]
            score = -0.35 * (around & taken).bit_count()
            for near, step in self._gains:
                if near >> at & 1:
                    score += 0.5 * step
            far = score - 1.5 * distances[at]
            ranked[""].append((far, at))
            ranked["symbols"].append((far + _dollars(symbols, around), at))
            ranked["mountains"].append((score + _dollars(mountains, around), at))
            ranked["free"].append((score + _dollars(free, around), at))
        for counts, found in ranked.items():
            found.sort(reverse=True)
            self._ranked[counts] = [at for _, at in found]


def _dollars(masks: "Masks", around: int) -> int:
    found = 0
    for mask, each in masks:
        found += each * (around & mask).bit_count()
    return found


def growing(weights: Weights, now: int) -> float:
    """A Blacksmith pays $5 more each round."""
    return sum([5 * (later - now) * weights.income[later] for later in range(now + 1, 5)])


def _to_be_had(state: State) -> tuple[tuple[int, float], ...]:
    """The kinds of buildings, with how likely each is to be on the track next round: already there, or drawn."""
    bag, track = state.bag, state.track
    drawn = 5 / max(1, sum(bag))
    found = []
    for kind in BUILDINGS:
        likely = 0.7 * track.count(kind) + drawn * bag[kind]
        if likely:
            found.append((kind, min(1.0, likely)))
    return tuple(found)


def _paid_anywhere(state: State, seat: int) -> list[int]:
    """What a building of each kind pays the player wherever it stands, City Hall's step included."""
    now, ranches, mines = state.round, state.ranches[seat], state.mines[seat]
    steps = state.step if state.occupant == seat else (0,) * KINDS
    return [
        each.basic + each.each_round * now + each.each_ranch * ranches + each.each_mine * mines + steps[kind]
        for kind, each in enumerate(INCOMES)
    ]


Masks = tuple[tuple[int, int], ...]  # parcels, and the dollars for each that lies around a building
_PLAIN: Final = tuple([index for index, each in enumerate(INCOMES) if each.counts])


def _counted(state: State, seat: int) -> list[Masks]:
    """For each kind of building, what it counts around it."""
    ground, mine = state.ground, state.owned[seat]
    single = double = mountains = 0
    for at in members(ALL_PARCELS & ~state.free & ~state.water):
        kind = ground[at]
        if kind == MOUNTAIN:
            mountains |= 1 << at
        elif SYMBOLS[kind] == 1:
            single |= 1 << at
        elif SYMBOLS[kind] == 2:
            double |= 1 << at
    whose = (state.unowned, mine, ALL_PARCELS & ~(state.unowned | mine))
    things = {"symbols": ((single, 1), (double, 2)), "mountains": ((mountains, 1),), "free": ((state.free, 1),)}
    known: dict[tuple[str, int, int, int], Masks] = {}
    found: list[Masks] = [()] * KINDS
    for kind in _PLAIN:
        each = INCOMES[kind]
        key = (each.counts, each.neutral, each.own, each.rivals)
        if key not in known:
            known[key] = _by_rate(things[each.counts], whose, key[1:])
        found[kind] = known[key]
    return found


def _by_rate(things: tuple[tuple[int, int], ...], whose: tuple[int, ...], rates: tuple[int, ...]) -> Masks:
    """Things that pay the same are counted together."""
    sums: dict[int, int] = {}
    for mask, times in things:
        for owners, rate in zip(whose, rates, strict=True):
            if rate and mask & owners:
                sums[rate * times] = sums.get(rate * times, 0) | mask & owners
    return tuple([(mask, rate) for rate, mask in sums.items()])
