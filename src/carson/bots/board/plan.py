"""What a position is worth to a player, in VP, if every cowboy placed gets what it stands for."""

from typing import NamedTuple

from carson.board.ground import members
from carson.board.incomes import worth as building_worth
from carson.board.pieces import BLACKSMITH, FIRST_BUILDING, FREE, MOST, RANCH
from carson.board.purse import firepower
from carson.board.spaces import (
    AMMUNITION,
    BUILDING_VP,
    BUY_3,
    BUY_12,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    ROADS,
)
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.ending import NEW_COWBOYS
from carson.board.steps.parcels import price
from carson.board.steps.purchase import building_price
from carson.board.table import Table
from carson.bots.board.money import purse
from carson.bots.board.outlook import Outlook
from carson.bots.board.sites import Site, site
from carson.bots.board.weights import (
    AMMUNITION as AMMUNITION_VALUE,
)
from carson.bots.board.weights import (
    AMMUNITION_PLACE,
    ATTACKED,
    COWBOY,
    DYNAMITE,
    HOPE,
    HOPES,
    INCOME,
    KEPT,
    PARCEL,
    RANCH_FADES,
    REVOLVER,
    RIVAL,
    ROAD,
    ROAD_TO_FETCH,
    STANDING,
    STEP,
)

CHEAPEST_FIRST = sorted(VP_PRICES, key=lambda space: VP_PRICES[space])
TEN = 10  # cowboys a player has (BG-2.2)


class Stand(NamedTuple):
    """Where the player's cowboys are: places, how many on Wages and Road, how many in hand."""

    here: int
    wages: int
    roads: int
    supply: int


class Built(NamedTuple):
    """What comes of the buildings in hand and planned: income this round, VP, the parcels used, how many stand."""

    income: int
    value: float
    used: int
    built: int
    roads: int


def standing(state: State, seat: int) -> Stand:
    return Stand(state.here[seat], state.wage_cowboys[seat], state.road_cowboys[seat], state.supply[seat])


class Plan:
    """One seat's judgement of one position; remembers what it worked out."""

    __slots__ = ("_built", "_fixed", "_hopes", "_prices", "_sites", "chances", "outlook", "seat", "state", "table")

    def __init__(self, table: Table, state: State, seat: int, known: "Plan | None" = None) -> None:
        """`known` is an earlier judgement of the same seat: while the map is the same, so are its sites."""
        self.table = table
        self.state = state
        self.seat = seat
        self.outlook = Outlook(table, state, seat)
        same = known is not None and known.outlook.map == self.outlook.map
        self._sites: dict[tuple[int, int], Site] = known._sites if known is not None and same else {}
        same = same and known is not None and known.outlook.chances == self.outlook.chances
        self._hopes: dict[int, float] = known._hopes if known is not None and same else {}
        self._prices: dict[int, int] = {}
        self._built: dict[tuple[tuple[int, ...], int, int], Built] = {}
        self._fixed: tuple[int, float] | None = None
        # How likely each VP purchase space is to be had; what is not here is.
        self.chances: dict[int, float] = {}

    def site(self, kind: int, parcel: int) -> Site:
        key = (kind, parcel)
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = site(self.outlook, kind, parcel)
        return found

    def site_value(self, kind: int, parcel: int, roads: int) -> float:
        """In VP, this round's income included, with so many roads at hand."""
        found = self.site(kind, parcel)
        value = found.value + self.outlook.dollar * found.income - ROAD[self.outlook.round] * found.roads
        return value - ROAD_TO_FETCH * max(0, found.roads - roads)

    def price(self, parcel: int) -> int:
        found = self._prices.get(parcel)
        if found is None:
            found = self._prices[parcel] = price(self.table, self.state, self.seat, parcel)
        return found

    def hope(self, parcel: int) -> float:
        """What may once come of a bare parcel, from the next round on: the best of the buildings still to be had."""
        found = self._hopes.get(parcel)
        if found is None:
            best = 0.0
            for kind, likely in self.outlook.chances:
                there = self.site(kind, parcel)
                best = max(best, likely * (there.value - ROAD_TO_FETCH * max(0, there.roads - 1)))
            found = self._hopes[parcel] = HOPE[self.outlook.round] * best
        return found

    def built(self, kinds: tuple[int, ...], sites: int, roads: int) -> Built:
        """The buildings put on the sites, best first; those without a site are kept."""
        key = (kinds, sites, roads)
        found = self._built.get(key)
        if found is None:
            found = self._built[key] = self._build(kinds, sites, roads)
        return found

    def _build(self, kinds: tuple[int, ...], sites: int, roads: int) -> Built:
        where = members(sites)
        pairs = [(self.site_value(kind, at, roads), n, at) for n, kind in enumerate(kinds) for at in where]
        pairs.sort(reverse=True)
        income = used = done = count = 0
        value = 0.0
        for worth, number, at in pairs:
            if worth <= 0:
                break
            if done >> number & 1 or used >> at & 1:
                continue
            found = self.site(kinds[number], at)
            done |= 1 << number
            used |= 1 << at
            count += 1
            short = max(0, found.roads - roads)
            roads = max(0, roads - found.roads)
            value += found.value - ROAD_TO_FETCH * short
            if not short:
                income += found.income
        value += KEPT[self.outlook.round] * (len(kinds) - count)
        return Built(income, value, used, count, roads)

    def worth(self, stand: Stand) -> float:
        """All of it, if every cowboy gets what it stands for."""
        state, seat, outlook = self.state, self.seat, self.outlook
        here = stand.here
        parcels = here & state.unowned
        if state.hall >= 0:
            parcels &= ~(1 << state.hall)
        owned = state.owned[seat] | parcels
        money = state.money[seat] + 4 * stand.wages - sum([self.price(at) for at in members(parcels)])
        kinds = state.kept[seat]
        for at in members(here >> BUY_12 & 0x7F):
            position = BUY_3 - BUY_12 - at
            if state.track[position] != FREE:
                kinds = (*kinds, state.track[position])
                money -= building_price(self.table, state, seat, position)
        roads = state.stock[seat] + stand.roads + 3 * (here >> ROADS & 1)
        built = self.built(kinds, owned & state.free, roads)
        # What lacks is lacking when it is bought; incomes come later.
        lacking = min(0, money)
        income, value = self._own_buildings()
        loot, hurt = self._on_buildings(here)
        earned = income + built.income + loot + self._spaces_income(stand, owned)
        value += built.value + self._spaces_vp(stand, owned, built)
        value += STANDING * (owned & ~state.free).bit_count() + self._bare(owned & state.free & ~built.used)
        value += PARCEL[outlook.round] * owned.bit_count() + ROAD[outlook.round] * built.roads
        value += self.purse(max(0, money - lacking + earned), here) + hurt
        return value + purse(lacking, outlook.round, outlook.limit) + state.vp[seat] + self._arms(stand)

    def purse(self, money: float, here: int) -> float:
        """Money at the end of the round; VP are bought at the best price that is had."""
        left, value = 1.0, 0.0
        now, limit = self.outlook.round, self.outlook.limit
        for space in CHEAPEST_FIRST:
            if here >> space & 1:
                chance = self.chances.get(space, 1.0)
                value += left * chance * purse(money, now, limit, VP_PRICES[space])
                left *= 1 - chance
        return value + left * purse(money, now, limit) if left > 0 else value

    def _bare(self, bare: int) -> float:
        hopes = sorted([self.hope(parcel) for parcel in members(bare)], reverse=True)
        return sum([weight * hope for weight, hope in zip(HOPES, hopes)])

    def _arms(self, stand: Stand) -> float:
        """Cowboys in hand, as many as next round's leave room for; revolvers, dynamite."""
        state, seat, now = self.state, self.seat, self.outlook.round
        new = NEW_COWBOYS[now] if now < len(NEW_COWBOYS) else 0
        kept = min(stand.supply, TEN - new) if not self._round_is_over() else stand.supply
        value = COWBOY[now] * kept + REVOLVER[now] * state.revolvers[seat] + DYNAMITE[now] * state.dynamite[seat]
        if stand.here >> AMMUNITION & 1:
            value += AMMUNITION_VALUE + AMMUNITION_PLACE * stand.here.bit_count()
        return value

    def _round_is_over(self) -> bool:
        return not self.state.frames or self.state.frames[0][0] == Table.END

    def _own_buildings(self) -> tuple[int, float]:
        """What own buildings will pay this round, and what later incomes of all players are worth to this one."""
        if self._fixed is None:
            state, seat, outlook = self.state, self.seat, self.outlook
            value = 0.0
            for parcel in members(state.paying[seat]):
                kind = state.ground[parcel]
                pays = state.income[parcel] * (RANCH_FADES if kind == RANCH else ATTACKED)
                value += pays * outlook.later
                if kind == BLACKSMITH:
                    value += sum(5 * (later - outlook.round) * INCOME[later] for later in range(outlook.round + 1, 5))
            theirs = 0
            for rival in self.table.seats:
                if rival != seat:
                    theirs += sum([state.income[parcel] for parcel in members(state.paying[rival])])
            rate = outlook.later + (outlook.dollar if outlook.coming else 0)
            value -= RIVAL * rate * theirs
            income = sum([state.income[parcel] for parcel in members(state.paying[seat])]) if outlook.coming else 0
            self._fixed = (income, value)
        return self._fixed

    def _spaces_income(self, stand: Stand, owned: int) -> float:
        here = stand.here
        income = 0.0
        if here >> PARCELS_INCOME & 1:
            income += 2 * owned.bit_count()
        if here >> COWBOY_INCOME & 1:
            income += 2 * self._firepower(stand)
        if here >> GAMBLING & 1:
            income += 7
        return income

    def _spaces_vp(self, stand: Stand, owned: int, built: Built) -> float:
        here = stand.here
        value = 0.0
        if here >> PARCELS_VP & 1:
            value += owned.bit_count() // 2 + 0.25 * (owned.bit_count() & 1)
        if here >> COWBOY_VP & 1:
            value += max(0.0, self._firepower(stand) - 0.5) / 2
        if here >> BUILDING_VP & 1:
            ground = self.state.ground
            value += built.built + sum([ground[at] >= FIRST_BUILDING for at in members(self.state.owned[self.seat])])
        return value

    def _firepower(self, stand: Stand) -> float:
        """When the Cowboy spaces are resolved: some of the cowboys in hand will be placed before that."""
        state, seat = self.state, self.seat
        power = firepower(state, seat) - state.supply[seat] + 3 * (stand.here >> AMMUNITION & 1)
        waiting = bool(state.frames) and state.frames[-1][0] == Table.COWBOYS and seat not in state.passed
        return power + stand.supply * (0.5 if waiting else 1.0)

    def _on_buildings(self, here: int) -> tuple[float, float]:
        """Loot and City Hall: money this round, and what else it is worth."""
        state, seat, outlook = self.state, self.seat, self.outlook
        loot = hurt = 0.0
        if not outlook.coming:
            return loot, hurt
        for rival in self.table.seats:
            attacked = here & state.paying[rival]
            if rival == seat:
                mine = state.paying[seat]
                for other in self.table.seats:
                    if other != seat:
                        # Undefended it pays half; a cowboy of one's own there stands for all of it.
                        for parcel in members(state.here[other] & mine & ~here):
                            loot -= state.income[parcel] // 2
            else:
                for parcel in members(attacked):
                    loot += state.income[parcel] // 2
                    hurt += RIVAL * outlook.dollar * (state.income[parcel] // 2)
        hall = state.hall
        if hall >= 0 and state.occupant != seat and here >> hall & 1:
            for parcel in members(state.paying[seat]):
                kind = state.ground[parcel]
                basic = building_worth(state, parcel, kind, seat)
                step = min(STEP.get(kind, 0), MOST[kind] - basic)
                loot += step
                hurt += step * outlook.later * 0.8
        return loot, hurt


def position(table: Table, state: State, seat: int) -> float:
    """What a position is worth to a player."""
    return Plan(table, state, seat).worth(standing(state, seat))
