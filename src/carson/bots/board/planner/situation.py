"""One position as one seat judges it: everything that a decision's options have in common, worked out once."""

from typing import Any, Final, NamedTuple

from carson.board.material.pieces import BLACKSMITH, FIRST_BUILDING, FREE, MOST, RANCH
from carson.board.material.spaces import (
    AMMUNITION,
    BUILDING_VP,
    BUY_3,
    COWBOY_INCOME,
    COWBOY_VP,
    FOR_SALE,
    GAMBLING,
    PARCELS_INCOME,
    PARCELS_VP,
    ROADS,
)
from carson.board.mechanics.income_losses import next_income
from carson.board.mechanics.incomes import worth
from carson.board.mechanics.purse import firepower
from carson.board.state import COWBOYS, State
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.ending import NEW_COWBOYS
from carson.board.steps.parcels import price
from carson.board.steps.phases import CowboysFrame, EndFrame
from carson.board.steps.purchase import building_price
from carson.board.table import Table
from carson.bots.board.buildings import Built, Site, build
from carson.bots.board.greedy.money import cash_limit
from carson.bots.board.greedy.outlook import income_is_coming
from carson.bots.board.greedy.weights import STEP
from carson.bots.board.planner.bits import members
from carson.bots.board.planner.contest import Contest
from carson.bots.board.planner.land import Land, growing
from carson.bots.board.planner.money import MOST as MOST_MONEY
from carson.bots.board.planner.money import Purses
from carson.bots.board.planner.money import worth as money_worth
from carson.bots.board.planner.weights import Weights
from carson.bots.board.stand import Stand
from carson.bots.board.variants.model import Worth

CHEAPEST_FIRST: Final = tuple(sorted(VP_PRICES, key=lambda space: VP_PRICES[space]))
VP_SPACES: Final = sum(1 << space for space in VP_PRICES)
NOTHING_BUILT: Final = tuple([Built(0, 0.0, 0, 0, roads) for roads in range(16)])  # by roads in stock
GAMBLED: Final = 7.0  # what a cowboy wins there on average


class Sum(NamedTuple):
    """What a player's plans come to, if every cowboy gets what it was placed for."""

    money: int  # when purchases are over; below 0 something cannot be bought
    earned: float  # that comes after the purchases
    value: float  # everything else, in VP
    owned: int  # parcels, with those about to be bought
    kinds: tuple[int, ...]  # buildings in hand and about to be bought
    roads: int
    built: Built
    bare: float  # hopes for bare parcels


class Situation:
    __slots__ = (
        "_all_purses",
        "_built",
        "_fixed",
        "_hopes",
        "_offers",
        "_prices",
        "chances",
        "coming",
        "contest",
        "dollar",
        "land",
        "later",
        "limit",
        "memo",
        "purses",
        "rival",
        "round",
        "seat",
        "state",
        "table",
        "weights",
        "worths",
    )

    land: Land

    def __init__(
        self, weights: Weights, table: Table, state: State, seat: int, worths: tuple[Worth, ...], purses: Purses
    ) -> None:
        now = max(1, state.round)
        self.weights, self.table, self.state, self.seat, self.worths = weights, table, state, seat, worths
        self.round = now
        self.coming = income_is_coming(state)
        self.dollar = weights.income[now]
        self.later = weights.later[now]
        self.limit = cash_limit(table, state, seat)
        self.rival = weights.rival[table.players]
        self.memo: dict[str, Any] = {}
        self.contest = Contest(weights, table, state, seat)
        self.chances: dict[int, float] = {}  # of VP purchases
        self.purses = purses[now, self.limit]
        self._all_purses = purses
        self._prices: dict[int, int] = {}
        self._built: dict[tuple[tuple[int, ...], int, int], Built] = {}
        self._hopes: dict[int, float] = {0: 0.0}
        self._fixed: tuple[int, float] | None = None
        self._offers: list[tuple[int, int]] | None = None

    # What answers ask (judgement.py)

    @property
    def outlook(self) -> "Situation":
        return self

    @property
    def rooms(self) -> tuple[int, ...]:
        return self.land.rooms

    def site(self, kind: int, parcel: int) -> Site:
        return self.land.site(kind, parcel)

    def site_value(self, kind: int, parcel: int, roads: int) -> float:
        return self.land.site_value(kind, parcel, roads)

    def hope(self, parcel: int) -> float:
        return self.land.hope(parcel)

    # What things cost and bring

    def price(self, parcel: int) -> int:
        found = self._prices.get(parcel)
        if found is None:
            found = self._prices[parcel] = price(self.table, self.state, self.seat, parcel)
        return found

    @property
    def offers(self) -> list[tuple[int, int]]:
        """The buildings on the track (FREE for none) and their prices."""
        if self._offers is None:
            state, seat = self.state, self.seat
            self._offers = [(kind, building_price(self.table, state, seat, at)) for at, kind in enumerate(state.track)]
        return self._offers

    def chance(self, at: int, mark: str = "") -> float:
        return self.contest.chance(at, mark)

    def purse(self, money: float, here: int) -> float:
        """Money at the end of the round; VP are bought at the best price won."""
        whole = int(money)
        if whole > MOST_MONEY:
            whole = MOST_MONEY
        if not here & VP_SPACES:
            return self.purses[0][whole]
        left, value = 1.0, 0.0
        for space in CHEAPEST_FIRST:
            if here >> space & 1:
                chance = self.chances.get(space, 1.0)
                value += left * chance * self.purses[VP_PRICES[space]][whole]
                left *= 1 - chance
        return value + left * self.purses[0][whole]

    def bought_by(self, rival: int, price: int) -> float:
        """What VP at this price are worth to a rival, with the money that will be there by then."""
        state = self.state
        money = state.money[rival] + 4 * state.wage_cowboys[rival]
        if self.coming:
            money += next_income(self.table, state, rival)
        purses = self._all_purses[self.round, cash_limit(self.table, state, rival)]
        return money_worth(purses[price], money) - money_worth(purses[0], money)

    def hopes(self, bare: int) -> float:
        """The first few bare parcels are as good as their best hope."""
        found = self._hopes.get(bare)
        if found is None:
            hopes = sorted([self.land.hope(parcel) for parcel in members(bare)], reverse=True)
            found = self._hopes[bare] = sum([rate * hope for rate, hope in zip(self.weights.hopes, hopes)])
        return found

    def built(self, kinds: tuple[int, ...], sites: int, roads: int) -> Built:
        """The buildings put on the sites, best first; those without a site are kept."""
        if not kinds:
            return NOTHING_BUILT[roads] if roads < len(NOTHING_BUILT) else Built(0, 0.0, 0, 0, roads)
        key = (kinds, sites, roads)
        found = self._built.get(key)
        if found is None:
            several = kinds[1:]
            found = self._built[key] = (
                self._build(kinds, sites, roads) if several else self._build_one(kinds[0], sites, roads)
            )
        return found

    def _build_one(self, kind: int, sites: int, roads: int) -> Built:
        land = self.land
        best, chosen = 0.0, -1
        for at in members(sites):
            found = land.site_value(kind, at, roads)
            if found > best:
                best, chosen = found, at
        if chosen < 0:
            return Built(0, self.weights.kept[self.round], 0, 0, roads)
        income, value, needed = land.site(kind, chosen)
        if needed > roads:
            return Built(0, value - self.weights.road_to_fetch * (needed - roads), 1 << chosen, 1, 0)
        return Built(income, value, 1 << chosen, 1, roads - needed)

    def _build(self, kinds: tuple[int, ...], sites: int, roads: int) -> Built:
        land, weights = self.land, self.weights
        found = build(kinds, members(sites), roads, land.site, land.site_value, weights.road_to_fetch)
        kept = len(kinds) - found.number
        return found._replace(value=found.value + weights.kept[self.round] * kept) if kept else found

    # The whole

    def sum(self, stand: Stand) -> Sum:
        """The plans with cowboys in these places."""
        state, seat, weights, now = self.state, self.seat, self.weights, self.round
        here = stand.here
        owned, money = self._bought(here)
        money += state.money[seat] + 4 * stand.wages
        kinds = state.kept[seat]
        if here & FOR_SALE:
            for at in members(here & FOR_SALE):
                kind, cost = self.offers[BUY_3 - at]
                if kind != FREE:
                    kinds = (*kinds, kind)
                    money -= cost
        roads = state.stock[seat] + stand.roads + 3 * (here >> ROADS & 1)
        built = self.built(kinds, owned & state.free & ~state.barred, roads)
        income, value = self._own_buildings()
        loot, gain = self._on_buildings(here)
        for each in self.worths:
            if each.fights is not None:
                freed, won = each.fights(self, here)
                loot, gain = loot + freed, gain + won
            if each.holding is not None:
                gain += each.holding(self, stand)
        bare = self.hopes(owned & state.free & ~built.used)
        earned = income + built.income + loot + self._space_income(stand, owned)
        value += gain + built.value + bare + self._space_vp(stand, owned, built.number)
        value += weights.standing * (owned & ~state.free).bit_count() + weights.parcel[now] * owned.bit_count()
        value += weights.road[now] * built.roads + (owned & ~state.free & self.land.bridged).bit_count()
        value += state.vp[seat] + self._arms(stand)
        return Sum(money, earned, value, owned, kinds, roads, built, bare)

    def total(self, money: int, earned: float, value: float, here: int) -> float:
        """In VP. Money that is missing is missing at the purchase; incomes come later."""
        if money < 0:
            return value + self.weights.missing * money + self.purse(max(0.0, earned), here)
        return value + self.purse(max(0.0, money + earned), here)

    def worth(self, stand: Stand) -> float:
        found = self.sum(stand)
        return self.total(found.money, found.earned, found.value, stand.here)

    def _bought(self, here: int) -> tuple[int, int]:
        """The parcels owned once those with a cowboy are bought, and what that changes in money (BG-2.3)."""
        state, seat = self.state, self.seat
        parcels = here & state.unowned & ~state.barred
        if state.hall >= 0:
            parcels &= ~(1 << state.hall)
        if not parcels:
            return state.owned[seat], 0
        owned, money = state.owned[seat], 0
        for at in members(parcels)[: state.tiles[seat]]:
            owned |= 1 << at
            money -= self.price(at)
        return owned, money

    def _own_buildings(self) -> tuple[int, float]:
        """What own buildings will pay this round, and what all players' later incomes are worth to this one."""
        if self._fixed is None:
            state, seat, weights, later = self.state, self.seat, self.weights, self.later
            value = 0.0
            for parcel in members(state.paying[seat]):
                kind = state.ground[parcel]
                pays = state.income[parcel] * (weights.ranch_fades if kind == RANCH else weights.attacked)
                if state.barred >> parcel & 1:
                    pays *= 1 - weights.stranger_stays / 2
                value += pays * later
                if kind == BLACKSMITH:
                    value += growing(weights, self.round)
            theirs = sum([next_income(self.table, state, each) for each in self.table.seats if each != seat])
            value -= self.rival * (later + (self.dollar if self.coming else 0)) * theirs
            self._fixed = (next_income(self.table, state, seat) if self.coming else 0, value)
        return self._fixed

    def _space_income(self, stand: Stand, owned: int) -> float:
        here = stand.here
        found = 0.0
        if here >> PARCELS_INCOME & 7:  # this and the next two spaces
            if here >> PARCELS_INCOME & 1:
                found += 2 * owned.bit_count()
            if here >> COWBOY_INCOME & 1:
                found += 2 * self.firepower(stand)
            if here >> GAMBLING & 1:
                found += GAMBLED
        return found

    def _space_vp(self, stand: Stand, owned: int, built: int) -> float:
        here = stand.here
        value = 0.0
        if here >> PARCELS_VP & 7:
            if here >> PARCELS_VP & 1:
                value += owned.bit_count() // 2 + 0.25 * (owned.bit_count() & 1)
            if here >> COWBOY_VP & 1:
                value += max(0.0, self.firepower(stand) - 0.5) / 2
            if here >> BUILDING_VP & 1:
                ground = self.state.ground
                value += built + sum([ground[at] >= FIRST_BUILDING for at in members(self.state.owned[self.seat])])
        return value

    def firepower(self, stand: Stand) -> float:
        """When the Cowboy spaces are resolved: some of the cowboys in hand will be placed before that."""
        state, seat = self.state, self.seat
        power = firepower(state, seat) - state.supply[seat] + 3 * (stand.here >> AMMUNITION & 1)
        waiting = bool(state.frames) and type(state.frames[-1]) is CowboysFrame and seat not in state.passed
        return power + stand.supply * (0.5 if waiting else 1.0)

    def _arms(self, stand: Stand) -> float:
        """Cowboys in hand, as far as next round's leave room (BG-4.9); revolvers, dynamite."""
        state, seat, weights, now = self.state, self.seat, self.weights, self.round
        value = self.in_hand(stand.supply) + weights.revolver[now] * state.revolvers[seat]
        value += weights.dynamite[now] * state.dynamite[seat]
        if stand.here >> AMMUNITION & 1:
            value += weights.ammunition + weights.ammunition_place * stand.here.bit_count()
        return value

    def in_hand(self, cowboys: int) -> float:
        """The first few act in the next round's best places; those above ten are lost when new ones come."""
        state, now = self.state, self.round
        new = NEW_COWBOYS[now] if now < len(NEW_COWBOYS) else 0
        over = not state.frames or type(state.frames[0]) is EndFrame
        kept = cowboys if over else min(cowboys, COWBOYS - new)
        return self.weights.cowboy[now] * sum(self.weights.kept_cowboys[:kept])

    def _on_buildings(self, here: int) -> tuple[float, float]:
        """Loot, own losses and City Hall: money this round, and what else it is worth."""
        if not self.coming:
            return 0.0, 0.0
        state, seat = self.state, self.seat
        mine, clear = state.paying[seat], ~state.barred
        money = loot = 0
        for rival, theirs in enumerate(state.here):
            if rival != seat:
                attacked = here & state.paying[rival] & clear
                if attacked:
                    loot += sum([state.income[parcel] // 2 for parcel in members(attacked)])
                # Undefended it pays half; an own cowboy there defends all of it.
                lost = theirs & mine & clear & ~here
                if lost:
                    money -= sum([state.income[parcel] // 2 for parcel in members(lost)])
        value = self.rival * self.dollar * loot
        if state.hall >= 0 and state.occupant != seat and (here & clear) >> state.hall & 1:
            for parcel in members(mine):
                kind = state.ground[parcel]
                step = min(STEP.get(kind, 0), MOST[kind] - worth(state, parcel, kind, seat))
                money += step
                value += self.weights.holds_hall * step * self.later
        return money + loot, value
