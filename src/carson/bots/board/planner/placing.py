"""Where a cowboy gains most: what one more adds to the plans, times the chance to win its place; or whether to pass."""

from collections.abc import Container
from operator import itemgetter
from typing import Final

from carson.board.actions import PASS, Action, Cowboy
from carson.board.material.ground import ALL_PARCELS, PARCELS
from carson.board.material.pieces import FIRST_BUILDING, FREE
from carson.board.material.spaces import (
    AMMUNITION,
    BUILDING_VP,
    BUY_3,
    BUY_12,
    COWBOY_INCOME,
    COWBOY_VP,
    GAMBLING,
    OWN_PLACES,
    PARCELS_INCOME,
    PARCELS_VP,
    PLACE_BY_NAME,
    ROAD,
    ROADS,
    WAGES,
)
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.cowboys import others
from carson.bots.board.judgement import stake
from carson.bots.board.planner.bits import members
from carson.bots.board.planner.money import MOST as MOST_MONEY
from carson.bots.board.planner.situation import GAMBLED, VP_SPACES, Situation
from carson.bots.board.stand import Stand, standing

Candidate = tuple[float, Action]
BARE: Final = 5  # bare parcels considered on their own
SITES: Final = 2  # parcels considered for each building on the track
THINGS: Final = 3  # parcels with a House or Mountain of nobody
BUILDINGS: Final = 5  # that pay
DYNAMITED: Final = 3  # places considered for dynamite
CHEAP: Final = 0.15  # the least that a dollar is worth
OTHER_GAINS: Final = 2.0  # the most that a parcel and a building gain besides
NEVER: Final = -99.0
LUCKY: Final = 12.25  # the mean of the product of two dice (BG-9.11)


# A placement: what it gains each cowboy if it wins all its places, and those places. There are many: plain tuples.
Option = tuple[float, Cowboy, tuple[int, ...]]
_GAIN: Final = itemgetter(0)


def _bar(found: dict[Action, float], most: int) -> float:
    """What an option must be worth to be among the best."""
    if most == 1:
        return max(found.values(), default=NEVER)
    return sorted(found.values(), reverse=True)[most - 1] if len(found) >= most else NEVER


def with_cowboy(stand: Stand, at: int) -> Stand:
    """One more cowboy there."""
    here, wages, roads, supply = stand
    if at == WAGES:
        return Stand(here, wages + 1, roads, supply - 1)
    if at == ROAD:
        return Stand(here, wages, roads + 1, supply - 1)
    return Stand(here | 1 << at, wages, roads, supply - 1)


class Placing:
    """One more cowboy, beside those that stand in their places now, or as given."""

    __slots__ = ("_base", "_held", "_holding", "_now", "_purse", "_situation", "_stand", "_taken", "cost")

    def __init__(self, situation: Situation, stand: Stand | None = None) -> None:
        self._situation = situation
        state, seat = situation.state, situation.seat
        situation.chances = {at: situation.chance(at) for at in VP_PRICES if not state.closed >> at & 1}
        self._stand = self._likely(standing(state, seat) if stand is None else stand)
        self._base = situation.sum(self._stand)
        self._now = situation.total(*self._base[:3], self._stand.here)
        self._purse = situation.purses[0] if not self._stand.here & VP_SPACES else None
        self._holding = [each.holding for each in situation.worths if each.holding is not None]
        self._held = sum([holding(situation, self._stand) for holding in self._holding])
        supply = self._stand.supply
        self.cost = situation.in_hand(supply) - situation.in_hand(supply - 1)
        self._taken = (self._base.owned & ~state.owned[seat]).bit_count()

    def _likely(self, stand: Stand) -> Stand:
        """Without the places that will probably be lost: nothing is planned on them."""
        here, state = stand.here, self._situation.state
        for at in members(here & (others(state, self._situation.seat) | state.barred) & ~VP_SPACES):
            if self._situation.chance(at) < self._situation.weights.doubtful:
                here &= ~(1 << at)
        return stand if here == stand.here else Stand(here, *stand[1:])

    def ranked(self, legal: list[Action], most: int) -> list[Candidate]:
        """The best placements with their expected gains, and passing with what keeping the cowboy is worth."""
        plain: dict[int, Cowboy] = {}
        marked: list[tuple[int, Cowboy]] = []
        for action in legal:
            if type(action) is Cowboy:
                at = PLACE_BY_NAME.get(action.at, -1)
                if at >= 0:
                    if action.mark:
                        marked.append((at, action))
                    else:
                        plain[at] = action
        options: list[Option] = [(self.gain(at), action, (at,)) for at, action in plain.items() if at >= PARCELS]
        options += [(self.gain(at), plain[at], (at,)) for at in self.worth_a_look(plain)]
        if marked:
            options += self._marked(marked, options)
        least = self.least()
        found: dict[Action, float] = {PASS: least} if PASS in legal else {}
        self._expect(options, most, found)
        self._expect(self._pairs(plain, _bar(found, most)), most, found)
        return sorted([(value, action) for action, value in found.items()], key=_GAIN, reverse=True)[:most]

    def _expect(self, options: list[Option], most: int, found: dict[Action, float]) -> None:
        """Gains times chances; of options that cannot be among the best any more the chances are not looked up."""
        options.sort(key=_GAIN, reverse=True)
        bar = _bar(found, most)
        for gain, action, places in options:
            if gain <= bar:
                break
            expected = gain
            if gain > 0:
                for at in places:
                    if not VP_SPACES >> at & 1:
                        expected *= self._situation.chance(at, action.mark)
            if expected > found.get(action, NEVER):
                found[action] = expected
                bar = _bar(found, most)

    def least(self) -> float:
        """How much more a place must gain than keeping the cowboy: an early pass, and firepower in duels to come."""
        situation = self._situation
        weights, state = situation.weights, situation.state
        waiting = situation.table.players - len(state.passed) - 1
        early = weights.pass_early[situation.round] * (waiting > 0) + self.behind()
        return weights.least_gain + early + (weights.firepower * at_stake(situation) if weights.firepower else 0.0)

    def behind(self) -> float:
        """What it may cost that rivals stop first."""
        situation = self._situation
        return sum([each.behind(situation) for each in situation.worths if each.behind is not None])

    # What one more cowboy gains

    def gain(self, at: int) -> float:
        """If it wins its place."""
        situation, stand = self._situation, self._stand
        state = situation.state
        if (at < PARCELS and (state.barred >> at & 1 or at == state.hall)) or OWN_PLACES >> at & 1:
            return situation.worth(with_cowboy(stand, at)) - self._now
        found = self._parcel(at) if at < PARCELS else self._space(at)
        if self._holding:
            after = with_cowboy(stand, at)
            found += sum([holding(situation, after) - holding(situation, stand) for holding in self._holding])
        return found - self.cost

    def _more(self, money: int, earned: float, value: float, place: int = 0) -> float:
        """What this much more is worth."""
        base, purse = self._base, self._purse
        money += base.money
        earned += base.earned
        if purse is None or place or money < 0 or earned < 0:
            return self._situation.total(money, earned, base.value + value, self._stand.here | place) - self._now
        whole = int(money + earned)
        return base.value + value + purse[whole if whole < MOST_MONEY else MOST_MONEY] - self._now

    def _planned(self, kinds: tuple[int, ...], owned: int, roads: int) -> tuple[int, float]:
        """With these buildings, parcels and roads instead: the difference in income and in VP."""
        situation, base = self._situation, self._base
        state, before = situation.state, base.built
        built = situation.built(kinds, owned & state.free & ~state.barred, roads)
        value = built.value - before.value + situation.hopes(owned & state.free & ~built.used) - base.bare
        value += situation.weights.road[situation.round] * (built.roads - before.roads)
        if self._stand.here >> BUILDING_VP & 1:
            value += built.number - before.number
        return built.income - before.income, value

    def _owning(self, at: int) -> tuple[int, float]:
        """One more parcel, apart from what is planned on it: income, and VP."""
        situation, here, owned = self._situation, self._stand.here, self._base.owned.bit_count()
        weights = situation.weights
        value = weights.parcel[situation.round]
        if not situation.state.free >> at & 1:
            value += weights.standing + (situation.land.bridged >> at & 1)
        if here >> PARCELS_VP & 1:
            value += 0.75 if owned & 1 else 0.25
        return 2 * (here >> PARCELS_INCOME & 1), value

    def _parcel(self, at: int) -> float:
        situation, base = self._situation, self._base
        state, seat = situation.state, situation.seat
        if not state.unowned >> at & 1:
            return self._attack(at)
        if self._taken >= state.tiles[seat]:  # BG-2.3
            return 0.0
        earned, value = self._owning(at)
        if state.free >> at & 1:
            more, planned = self._planned(base.kinds, base.owned | 1 << at, base.roads)
            earned, value = earned + more, value + planned
        return self._more(-situation.price(at), earned, value)

    def _attack(self, at: int) -> float:
        """Loot from a rival's building; or the own one is defended, if somebody attacks it."""
        situation = self._situation
        state, seat = situation.state, situation.seat
        if not situation.coming:
            return 0.0
        half = state.income[at] // 2
        if state.owner[at] != seat:
            return self._more(0, half, situation.rival * situation.dollar * half)
        attackers = sum([here >> at & 1 for rival, here in enumerate(state.here) if rival != seat])
        return self._more(0, attackers * half, 0.0) if attackers else 0.0

    def _space(self, at: int) -> float:
        situation, base, stand = self._situation, self._base, self._stand
        state, weights, here = situation.state, situation.weights, stand.here
        if at == WAGES:
            return self._more(4, 0, 0.0)
        if at in (ROADS, ROAD):
            earned, value = self._planned(base.kinds, base.owned, base.roads + (3 if at == ROADS else 1))
            return self._more(0, earned, value)
        if BUY_12 <= at <= BUY_3:
            kind, price = situation.offers[BUY_3 - at]
            if kind == FREE:
                return 0.0
            earned, value = self._planned((*base.kinds, kind), base.owned, base.roads)
            return self._more(-price, earned, value)
        if VP_SPACES >> at & 1:
            return self._more(0, 0, self._denied(at), 1 << at)
        if at == AMMUNITION:
            value = weights.ammunition + weights.ammunition_place * (here.bit_count() + 1)
            return self._more(0, 6 * (here >> COWBOY_INCOME & 1), value + 1.5 * (here >> COWBOY_VP & 1))
        if at in (COWBOY_INCOME, COWBOY_VP):
            power = situation.firepower(Stand(*stand[:3], stand.supply - 1))
            if at == COWBOY_INCOME:
                return self._more(0, 2 * power, 0.0)
            return self._more(0, 0, max(0.0, power - 0.5) / 2)
        if at == PARCELS_INCOME:
            return self._more(0, 2 * base.owned.bit_count(), 0.0)
        if at == GAMBLING:
            return self._more(0, GAMBLED, 0.0)
        if at == PARCELS_VP:
            owned = base.owned.bit_count()
            return self._more(0, 0, owned // 2 + 0.25 * (owned & 1))
        if at == BUILDING_VP:
            mine = members(state.owned[situation.seat] & ~state.free)
            return self._more(0, 0, base.built.number + sum([state.ground[own] >= FIRST_BUILDING for own in mine]))
        return 0.0

    def _denied(self, at: int) -> float:
        """A rich rival who stands there would buy many VP; winning the place keeps them from it."""
        situation = self._situation
        lost = 0.0
        for rival, here in enumerate(situation.state.here):
            if rival != situation.seat and here >> at & 1:
                lost += situation.bought_by(rival, VP_PRICES[at])
        return situation.weights.denied[situation.table.players] * situation.chances.get(at, 1.0) * lost

    # Which options are looked at

    def worth_a_look(self, places: Container[int]) -> list[int]:
        """The parcels worth a closer look: the best of the bare ones, of what is there, and of the buildings."""
        situation, base = self._situation, self._base
        state, land = situation.state, situation.land
        things: list[tuple[float, int]] = []
        buildings: list[tuple[int, int]] = []
        found: list[int] = []
        contested = others(state, situation.seat)
        for at in members(ALL_PARCELS & ~land.open):
            if at not in places:
                continue
            if state.barred >> at & 1 or at == state.hall:
                found.append(at)
            elif state.unowned >> at & 1:
                things.append((situation.price(at) - 3 * (land.bridged >> at & 1) + 5 * (contested >> at & 1), at))
            elif state.owner[at] != situation.seat or contested >> at & 1:
                buildings.append((-state.income[at], at))
        things.sort()
        buildings.sort()
        found += [at for _, at in things[:THINGS]] + [at for _, at in buildings[:BUILDINGS]]
        bare = [at for at in land.best_bare(base.kinds, base.roads) if at in places]
        return found + bare[:BARE]

    def _pairs(self, plain: dict[int, Cowboy], bar: float) -> list[Option]:
        """A building on the track and a parcel for it; the gain is that of each of the two cowboys.

        Those that cannot gain more than `bar`, however little their price should matter, are not looked at.
        """
        situation, base, stand = self._situation, self._base, self._stand
        if stand.supply < 2 or self._taken >= situation.state.tiles[situation.seat]:
            return []
        land = situation.land
        cost = situation.in_hand(stand.supply) - situation.in_hand(stand.supply - 2)
        found: list[Option] = []
        for space in range(BUY_12, BUY_3 + 1):
            if space not in plain:
                continue
            kind, price = situation.offers[BUY_3 - space]
            if kind == FREE:
                continue
            for at in [at for at in land.best_sites(kind, base.roads) if at in plain][:SITES]:
                cheap = CHEAP * (price + situation.price(at))
                if land.site_value(kind, at, base.roads) - cheap + OTHER_GAINS - cost <= 2 * bar:
                    continue
                owns, owning = self._owning(at)
                earned, value = self._planned((*base.kinds, kind), base.owned | 1 << at, base.roads)
                gain = self._more(-price - situation.price(at), owns + earned, owning + value) - cost
                # The rarer of the two first: there are many parcels.
                found.append((gain / 2, plain[space], (space, at)))
        return found

    def _marked(self, marked: list[tuple[int, Cowboy]], plain: list[Option]) -> list[Option]:
        """With tokens: the white cowboy and the lucky one are not of the supply; dynamite may be kept for later."""
        situation = self._situation
        gains = {places[0]: gain for gain, _, places in sorted(plain, key=_GAIN) if not places[1:]}
        best = sorted(gains, key=lambda at: -gains[at])
        contested = others(situation.state, situation.seat)
        lit = [at for at in best if contested >> at & 1][:DYNAMITED]
        found: list[Option] = []
        for at, action in marked:
            if action.mark == "luck":
                found.append((LUCKY * situation.dollar, action, ()))
            elif at not in gains and (at < PARCELS or action.mark == "dynamite"):
                continue
            elif action.mark == "white":
                gain = gains[at] if at in gains else self.gain(at)
                found.append((gain + self.cost, action, ()))
            elif action.mark == "quiet":
                gain = gains[at] if at in gains else self.gain(at)
                found.append((gain, action, ()))
            elif action.mark == "dynamite" and at in lit:
                found.append((gains[at] - situation.weights.dynamite[situation.round], action, (at,)))
        return found


def at_stake(situation: Situation) -> float:
    """What one point of firepower less would cost in the duels one stands in, those with strangers too."""
    state, seat, weights = situation.state, situation.seat, situation.weights
    cost = 0.0
    for at in members(state.here[seat] & (others(state, seat) | state.barred)):
        lost = stake(situation, at)
        if state.barred >> at & 1:
            lost = weights.stranger_stake * (lost - weights.cowboy[situation.round])
        if lost > 0:
            there = [rival for rival, here in enumerate(state.here) if here >> at & 1 and rival != seat]
            now, then = [situation.contest.duel(at, there, fewer=fewer) for fewer in (0, 1)]
            cost += lost * (now - then)
    return cost
