"""Where to place a cowboy, alone or as the first of two that belong together, or whether to pass."""

from collections.abc import Iterable
from typing import NamedTuple

from carson.board.actions import PASS, Action, Cowboy
from carson.board.material.ground import PARCELS, members
from carson.board.material.pieces import FREE
from carson.board.material.spaces import BUY_3, BUY_12, PLACE_BY_NAME, ROAD, WAGES
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.cowboys import others
from carson.bots.board.greedy.contest import chance, duel
from carson.bots.board.greedy.valuation import Valuation
from carson.bots.board.greedy.weights import (
    COWBOY,
    DOUBTFUL,
    DYNAMITE,
    FIREPOWER,
    LEAST_GAIN,
    PASS_EARLY,
    STRANGER_STAKE,
)
from carson.bots.board.judgement import stake
from carson.bots.board.stand import Stand, standing

BARE = 5  # bare parcels considered on their own
SITES = 3  # parcels considered for each building on the track
LUCKY = 12.25  # the mean of the product of two dice (BG-9.11)


class Option(NamedTuple):
    """A placement: what it gains each cowboy if it wins all its places, and those places."""

    gain: float
    action: Cowboy
    places: tuple[int, ...]


def with_cowboy(stand: Stand, at: int, mark: str = "") -> Stand:
    """One more cowboy there; the white one and the lucky one do not come from the player's supply."""
    supply = stand.supply - (mark not in ("white", "luck"))
    if at == WAGES:
        return Stand(stand.here, stand.wages + 1, stand.roads, supply)
    if at == ROAD:
        return Stand(stand.here, stand.wages, stand.roads + 1, supply)
    return Stand(stand.here | 1 << at, stand.wages, stand.roads, supply)


def at_stake(valuation: Valuation) -> float:
    """What one point of firepower less would cost in the duels one stands in, those with strangers too."""
    state, seat = valuation.state, valuation.seat
    cost = 0.0
    for at in members(state.here[seat] & (others(state, seat) | state.barred)):
        lost = stake(valuation, at)
        if state.barred >> at & 1:
            lost = STRANGER_STAKE * (lost - COWBOY[valuation.outlook.round])
        if lost > 0:
            now, then = (duel(valuation.table, state, seat, at, fewer=fewer) for fewer in (0, 1))
            cost += lost * (now - then)
    return cost


class Placing:
    """One turn of phase 2."""

    __slots__ = ("_base", "_chances", "_stand", "_valuation")

    def __init__(self, valuation: Valuation) -> None:
        self._valuation = valuation
        self._chances: dict[tuple[int, str], float] = {}
        valuation.chances = {
            space: self.chance(space) for space in VP_PRICES if not valuation.state.closed >> space & 1
        }
        self._stand = self._likely(standing(valuation.state, valuation.seat))
        self._base = valuation.worth(self._stand)

    def _likely(self, stand: Stand) -> Stand:
        """Without the places that will probably be lost: nothing is planned on them."""
        here = stand.here
        for at in members(here):
            if at not in VP_PRICES and self.chance(at) < DOUBTFUL:
                here &= ~(1 << at)
        return stand._replace(here=here)

    def chance(self, at: int, mark: str = "") -> float:
        key = (at, mark)
        if key not in self._chances:
            self._chances[key] = chance(self._valuation.table, self._valuation.state, self._valuation.seat, at, mark)
        return self._chances[key]

    def likely(self, at: int) -> float:
        """The chance to win a place; at a VP purchase it is part of what the place is worth."""
        return 1.0 if at in VP_PRICES else self.chance(at)

    def _gain(self, stand: Stand) -> float:
        return self._valuation.worth(stand) - self._base

    def best(self, legal: list[Action]) -> tuple[float, Action]:
        """The best placement and its expected gain; PASS and 0 if keeping the cowboy is better."""
        plain: dict[int, Cowboy] = {}
        marked: list[tuple[int, Cowboy]] = []
        for action in legal:
            if type(action) is Cowboy and action.at in PLACE_BY_NAME:
                at = PLACE_BY_NAME[action.at]
                if action.mark:
                    marked.append((at, action))
                else:
                    plain[at] = action
        parcels = self.worth_a_look(plain)
        options = [self._single(at, action) for at, action in plain.items() if at >= PARCELS or at in parcels]
        options += self._pairs(plain)
        options += [self._marked(at, action) for at, action in marked if at >= PARCELS or at in parcels]
        options.sort(key=lambda option: -option.gain)
        least = best = self._least()
        chosen: Action = PASS
        for option in options:
            if option.gain <= best:
                break
            expected = option.gain
            for at in option.places:
                expected *= self.chance(at, option.action.mark)
            if expected > best:
                best, chosen = expected, option.action
        return best - least, chosen

    def _least(self) -> float:
        """How much more a place must gain than keeping the cowboy: an early pass, and firepower in the duels
        to come.
        """
        state = self._valuation.state
        waiting = self._valuation.table.players - len(state.passed) - 1
        early = PASS_EARLY[self._valuation.outlook.round] * (waiting > 0) + self.behind()
        return LEAST_GAIN + early + FIREPOWER * at_stake(self._valuation)

    def behind(self) -> float:
        """What it may cost that rivals stop before one."""
        outlook = self._valuation.outlook
        return sum([each.behind(outlook) for each in outlook.worths if each.behind is not None])

    def _single(self, at: int, action: Cowboy) -> Option:
        return Option(self._gain(with_cowboy(self._stand, at)), action, () if at in VP_PRICES else (at,))

    def _marked(self, at: int, action: Cowboy) -> Option:
        """With a token. Dynamite is also worth something when kept; an unknown token is kept."""
        outlook = self._valuation.outlook
        if action.mark == "luck":
            return Option(LUCKY * outlook.dollar, action, ())
        if action.mark not in ("white", "quiet", "dynamite"):
            return Option(-1.0, action, ())
        before = self._valuation.chances
        self._valuation.chances = {**before, at: self.chance(at, action.mark)}
        gain = self._gain(with_cowboy(self._stand, at, action.mark))
        self._valuation.chances = before
        if action.mark == "dynamite":
            return Option(gain - DYNAMITE[outlook.round], action, () if at in VP_PRICES else (at,))
        return Option(gain, action, ())

    def worth_a_look(self, places: Iterable[int]) -> set[int]:
        """The parcels worth a closer look: buildings, what is there, and the best of the bare ones."""
        valuation, state = self._valuation, self._valuation.state
        bare: list[tuple[float, int]] = []
        found: set[int] = set()
        kinds = self._kinds()
        open_land = state.free & ~state.barred  # where a stranger is there is only he
        for at in places:
            if at >= PARCELS:
                continue
            if not open_land >> at & 1 or state.owner[at] >= 0:
                found.add(at)
            else:
                hopes = [valuation.hope(at), *(valuation.site_value(kind, at, self._roads()) for kind in kinds)]
                bare.append((max(hopes) - valuation.price(at) * valuation.outlook.dollar, at))
        bare.sort(reverse=True)
        found.update(at for _, at in bare[:BARE])
        return found

    def _roads(self) -> int:
        return self._valuation.state.stock[self._valuation.seat] + self._stand.roads

    def _kinds(self) -> tuple[int, ...]:
        """Buildings in hand or already wanted."""
        state, seat = self._valuation.state, self._valuation.seat
        wanted = [state.track[BUY_3 - at] for at in range(BUY_12, BUY_3 + 1) if self._stand.here >> at & 1]
        return (*state.kept[seat], *(kind for kind in wanted if kind != FREE))

    def _pairs(self, plain: dict[int, Cowboy]) -> list[Option]:
        """A building on the track and a parcel for it; the gain is that of each of the two cowboys."""
        if self._stand.supply < 2:
            return []
        valuation = self._valuation
        state = valuation.state
        open_land = state.free & state.unowned & ~state.barred
        bare = [at for at in plain if at < PARCELS and open_land >> at & 1]
        roads = self._roads()
        found: list[Option] = []
        for space in range(BUY_12, BUY_3 + 1):
            if space not in plain or state.track[BUY_3 - space] == FREE:
                continue
            kind = state.track[BUY_3 - space]
            worths = [
                (valuation.site_value(kind, at, roads) - valuation.price(at) * valuation.outlook.dollar, at)
                for at in bare
            ]
            worths.sort(reverse=True)
            for _, at in worths[:SITES]:
                gain = self._gain(with_cowboy(with_cowboy(self._stand, space), at))
                # The rarer of the two first: there are many parcels.
                found.append(Option(gain / 2, plain[space], (space, at)))
        return found


def choose(valuation: Valuation, legal: list[Action]) -> Action:
    return Placing(valuation).best(legal)[1]
