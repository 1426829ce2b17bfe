"""How likely a cowboy is to get what it is placed for, against those there now and those that may still come."""

from typing import Final

from carson.board.actions import MARKS
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import OWN_PLACES, ROAD, WAGES
from carson.board.mechanics.cowboys import DYNAMITE, marked, peaceful
from carson.board.mechanics.purse import firepower
from carson.board.state import State
from carson.board.steps.duel import unarmed
from carson.board.table import Table
from carson.bots.board.planner.duels import (
    LOST,
    NO_DIE,
    ONE_DIE,
    OPEN,
    ROLLED_AGAIN,
    TWO_DICE,
    WON,
    Rival,
    Spread,
    spread,
    wins,
)
from carson.bots.board.planner.weights import Weights

NOBODY_FIGHTS: Final = 1 << WAGES | 1 << ROAD | OWN_PLACES
SURE: Final = ("white", "quiet", "luck")  # tokens with which a cowboy fights nobody
DYNAMITE_MARK: Final = MARKS[DYNAMITE]


class Contest:
    """One seat's chances at one moment; remembers what it worked out."""

    __slots__ = ("_chances", "_coming", "_joined", "_powers", "_seat", "_state", "_table", "_tiles", "_weights")

    def __init__(self, weights: Weights, table: Table, state: State, seat: int) -> None:
        self._weights, self._table, self._state, self._seat = weights, table, state, seat
        self._powers = [firepower(state, each) for each in table.seats]
        passed, supply = state.passed, state.supply
        self._coming = [each for each in table.seats if each != seat and supply[each] and each not in passed]
        self._chances: dict[tuple[int, str], float] = {}
        self._joined: dict[tuple[float, int, int], float] = {}
        self._tiles: dict[int, Spread] = {}

    def chance(self, at: int, mark: str = "") -> float:
        """The chance to win the place when its turn comes, for a cowboy placed there now or already there."""
        key = (at, mark)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._chance(at, mark)
        return found

    def _chance(self, at: int, mark: str) -> float:
        state, seat = self._state, self._seat
        if NOBODY_FIGHTS >> at & 1 or mark in SURE or state.white == at:
            return 1.0
        stranger = state.barred >> at & 1
        there = [rival for rival, here in enumerate(state.here) if here >> at & 1 and rival != seat]
        found = self.duel(at, there, mark) if there or stranger else 1.0
        if at < PARCELS and state.unowned >> at & 1 and not stranger:
            face = self._table.plays(state, seat)
            if face is not None and face.uncontested_parcels:
                return found
        weights = self._weights
        joins = weights.joins_space
        if at < PARCELS:
            joins = weights.joins_parcel if state.unowned >> at & 1 and at != state.hall else weights.joins_building
        power = self._powers[seat] - (not state.here[seat] >> at & 1) + 3 * (mark == DYNAMITE_MARK)
        if there:
            return found * self._left_alone(joins, power, sum([1 << rival for rival in there]))
        return found * self._left_alone(joins, power, 0)

    def _left_alone(self, joins: float, power: int, there: int) -> float:
        """The chance that nobody who may still come wins the place."""
        key = (joins, power, there)
        found = self._joined.get(key)
        if found is None:
            found = 1.0
            for rival in self._coming:
                if not there >> rival & 1:
                    beaten = 0.5 - 0.13 * (power - self._powers[rival] + 1)
                    found *= 1 - joins * min(0.95, max(0.05, beaten))
            self._joined[key] = found
        return found

    def duel(self, at: int, there: list[int], mark: str = "", fewer: int = 0) -> float:
        """The chance to win against the rivals there; `fewer` cowboys will also have left the hand."""
        table, state, seat = self._table, self._state, self._seat
        rivals = [rival for rival in there if not peaceful(state, at, rival)]
        for hook in table.hooks.stands_by:
            rivals = [rival for rival in rivals if not hook(table, state, at, rival)]
        stranger = state.barred >> at & 1
        to_buy = at < PARCELS and state.unowned >> at & 1 and not stranger and at != state.hall
        if to_buy:
            for each in (seat, *rivals):
                face = table.plays(state, each)
                if face is not None and face.uncontested_parcels:
                    return float(each == seat)
        standing = state.here[seat] >> at & 1
        power = self._powers[seat] - (not standing) - fewer
        dynamite = mark == DYNAMITE_MARK or bool(standing and marked(state, at, seat, DYNAMITE))
        found: list[Rival] = []
        for rival in rivals:
            lit = marked(state, at, rival, DYNAMITE)
            found.append((power - self._powers[rival], self._rolls(at, rival, lit), self._tie(rival)))
        if stranger:
            (foe,) = table.hooks.foe
            found.append((power - foe(table, state), NO_DIE, WON))
        if not found:
            return 1.0
        likely = wins(self._rolls(at, seat, dynamite), tuple(found))
        return likely + self._weights.boldness * (1 - likely)

    def _tie(self, rival: int) -> float:
        """BG-4.5: the earlier passer; a player that the engine plays is first in every order (BG-16.80)."""
        passed, seat = self._state.passed, self._seat
        if rival not in self._table.people:
            return LOST
        if seat in passed:
            return WON if rival not in passed or passed.index(seat) < passed.index(rival) else LOST
        return LOST if rival in passed else OPEN

    def _rolls(self, at: int, seat: int, dynamite: bool) -> Spread:
        table, state = self._table, self._state
        if table.hooks.unarmed and unarmed(table, state, seat):
            return NO_DIE
        if table.hooks.arms:
            if seat not in self._tiles:
                (arms,) = table.hooks.arms
                self._tiles[seat] = spread(arms(table, state, at, seat, self._seat, False))
            return self._tiles[seat]
        if dynamite:
            return TWO_DICE
        face = table.plays(state, seat)
        return ROLLED_AGAIN if face is not None and face.rerolls else ONE_DIE
