"""What a position is worth to a player, in VP, if every cowboy gets what it was placed for."""

from carson.board.material.ground import members
from carson.board.material.pieces import BLACKSMITH, FREE, RANCH
from carson.board.material.spaces import BUY_3, BUY_12, ROADS
from carson.board.mechanics.income_losses import next_income
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.parcels import price
from carson.board.steps.purchase import building_price
from carson.board.table import Table
from carson.bots.board.buildings import Built, Site, build
from carson.bots.board.greedy import spaces
from carson.bots.board.greedy.money import purse
from carson.bots.board.greedy.outlook import Outlook
from carson.bots.board.greedy.sites import site
from carson.bots.board.greedy.weights import (
    ATTACKED,
    HOPE,
    HOPES,
    INCOME,
    KEPT,
    PARCEL,
    RANCH_FADES,
    RIVAL,
    ROAD,
    ROAD_TO_FETCH,
    STANDING,
    STRANGER_STAYS,
)
from carson.bots.board.stand import Stand, standing
from carson.bots.board.variants.worths import in_play

CHEAPEST_FIRST = sorted(VP_PRICES, key=lambda space: VP_PRICES[space])


class Valuation:
    """One seat's judgement of one position; remembers what it worked out."""

    __slots__ = ("_built", "_fixed", "_hopes", "_prices", "_sites", "chances", "outlook", "seat", "state", "table")

    def __init__(self, table: Table, state: State, seat: int, known: "Valuation | None" = None) -> None:
        """`known` is an earlier judgement of the same seat: while the map is the same, so are its sites."""
        self.table = table
        self.state = state
        self.seat = seat
        self.outlook = Outlook(table, state, seat, in_play(table))
        same = known is not None and known.outlook.map == self.outlook.map
        self._sites: dict[tuple[int, int], Site] = known._sites if known is not None and same else {}
        same = same and known is not None and known.outlook.chances == self.outlook.chances
        self._hopes: dict[int, float] = known._hopes if known is not None and same else {}
        self._prices: dict[int, int] = {}
        self._built: dict[tuple[tuple[int, ...], int, int], Built] = {}
        self._fixed: tuple[int, float] | None = None
        # How likely each VP purchase space is to be won; those not listed are certain.
        self.chances: dict[int, float] = {}

    def site(self, kind: int, parcel: int) -> Site:
        key = (kind, parcel)
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = site(self.outlook, kind, parcel)
        return found

    def site_value(self, kind: int, parcel: int, roads: int) -> float:
        """In VP, this round's income included, with this many roads available."""
        found = self.site(kind, parcel)
        value = found.value + self.outlook.dollar * found.income - ROAD[self.outlook.round] * found.roads
        return value - ROAD_TO_FETCH * max(0, found.roads - roads)

    def price(self, parcel: int) -> int:
        found = self._prices.get(parcel)
        if found is None:
            found = self._prices[parcel] = price(self.table, self.state, self.seat, parcel)
        return found

    def hope(self, parcel: int) -> float:
        """What a bare parcel may become from the next round on: the best of the buildings still available."""
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
            found = build(kinds, members(sites), roads, self.site, self.site_value, ROAD_TO_FETCH)
            value = found.value + KEPT[self.outlook.round] * (len(kinds) - found.number)
            found = self._built[key] = found._replace(value=value)
        return found

    def worth(self, stand: Stand) -> float:
        """The total, if every cowboy gets what it was placed for."""
        state, seat, outlook = self.state, self.seat, self.outlook
        here = stand.here
        parcels = here & state.unowned & ~state.barred
        if state.hall >= 0:
            parcels &= ~(1 << state.hall)
        for at in members(parcels)[state.tiles[seat] :]:  # BG-2.3: no property tile, no purchase
            parcels &= ~(1 << at)
        owned = state.owned[seat] | parcels
        money = state.money[seat] + 4 * stand.wages - sum([self.price(at) for at in members(parcels)])
        kinds = state.kept[seat]
        for at in members(here >> BUY_12 & 0x7F):
            position = BUY_3 - BUY_12 - at
            if state.track[position] != FREE:
                kinds = (*kinds, state.track[position])
                money -= building_price(self.table, state, seat, position)
        roads = state.stock[seat] + stand.roads + 3 * (here >> ROADS & 1)
        built = self.built(kinds, owned & state.free & ~state.barred, roads)
        # Money that is missing is missing at the purchase; incomes come later.
        lacking = min(0, money)
        income, value = self._own_buildings()
        loot, hurt = spaces.on_buildings(outlook, here)
        for each in outlook.worths:
            if each.fights is not None:
                freed, won = each.fights(outlook, here)
                loot, hurt = loot + freed, hurt + won
        earned = income + built.income + loot + spaces.income(outlook, stand, owned)
        value += built.value + spaces.victory_points(outlook, stand, owned, built.number)
        value += STANDING * (owned & ~state.free).bit_count() + self._bare(owned & state.free & ~built.used)
        value += PARCEL[outlook.round] * owned.bit_count() + ROAD[outlook.round] * built.roads
        value += (owned & ~state.free & outlook.bridged).bit_count()
        for each in outlook.worths:
            if each.holding is not None:
                value += each.holding(outlook, stand)
        value += self.purse(max(0, money - lacking + earned), here) + hurt
        return value + purse(lacking, outlook.round, outlook.limit) + state.vp[seat] + spaces.arms(outlook, stand)

    def purse(self, money: float, here: int) -> float:
        """Money at the end of the round; VP are bought at the best price won."""
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

    def _own_buildings(self) -> tuple[int, float]:
        """What own buildings will pay this round, and what all players' later incomes are worth to this one."""
        if self._fixed is None:
            state, seat, outlook = self.state, self.seat, self.outlook
            value = 0.0
            for parcel in members(state.paying[seat]):
                kind = state.ground[parcel]
                pays = state.income[parcel] * (RANCH_FADES if kind == RANCH else ATTACKED)
                if state.barred >> parcel & 1:
                    pays *= 1 - STRANGER_STAYS / 2
                value += pays * outlook.later
                if kind == BLACKSMITH:
                    value += sum(5 * (later - outlook.round) * INCOME[later] for later in range(outlook.round + 1, 5))
            theirs = 0
            for rival in self.table.seats:
                if rival != seat:
                    theirs += next_income(outlook.table, state, rival)
            rate = outlook.later + (outlook.dollar if outlook.coming else 0)
            value -= RIVAL * rate * theirs
            income = next_income(outlook.table, state, seat) if outlook.coming else 0
            self._fixed = (income, value)
        return self._fixed


def position(table: Table, state: State, seat: int) -> float:
    """What a position is worth to a player."""
    return Valuation(table, state, seat).worth(standing(state, seat))
