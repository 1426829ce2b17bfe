"""Parcels and buildings outside phase 2: start parcels, parcels taken or bought, buildings bought, Houses."""

from typing import Final

from carson.board.actions import Action, Buy, Claim, House, Pass, Townhouse
from carson.board.material.ground import AROUND_SET, BY_NAME
from carson.board.material.pieces import HOUSE as HOUSE_KIND
from carson.board.material.pieces import INCOMES, MOST, RANCH, SYMBOLS, TOWNHOUSE
from carson.bots.board.greedy.weights import SYMBOL
from carson.bots.board.planner.bits import members
from carson.bots.board.planner.situation import Situation, Sum
from carson.bots.board.stand import Stand, standing

Candidate = tuple[float, Action]
WIDE: Final = 4  # bare parcels judged closely, by each of the things that buildings count
COUNTS_ALL: Final = tuple([bool(each.rivals) for each in INCOMES])  # kinds for which rivals' things count too


def claims(situation: Situation, legal: list[Action], pays: bool = False, kind: int = 0) -> list[Candidate]:
    """A parcel for nothing, or at its price; or a site for a building that comes with it."""
    state, land = situation.state, situation.land
    offered = {BY_NAME[action.parcel]: action for action in legal if type(action) is Claim and action.parcel in BY_NAME}
    looked = [at for at in offered if not state.free >> at & 1]
    bare = land.promising(kind) if kind else land.broadly_promising(WIDE)
    looked += [at for at in bare if at in offered]
    found: list[Candidate] = []
    stand = standing(state, situation.seat)
    base = situation.sum(stand)
    now = situation.total(*base[:3], stand.here)
    for at in looked or offered:
        if kind:
            value = land.site_value(kind, at, 0)
        else:
            price = situation.price(at) if pays else 0
            gain = base.value + _owning(situation, base, at)
            value = situation.total(base.money - price, base.earned, gain, stand.here) - now
        found.append((value, offered[at]))
    found += [(0.0, action) for action in legal if type(action) is Pass]
    return found


def _owning(situation: Situation, base: Sum, at: int) -> float:
    """One more parcel, with what stands on it or may be built there."""
    state, weights = situation.state, situation.weights
    value = weights.parcel[situation.round]
    if not state.free >> at & 1:
        return value + weights.standing + (situation.land.bridged >> at & 1)
    owned = base.owned | 1 << at
    if not base.kinds:
        return value + situation.hopes(owned & state.free) - base.bare
    built = situation.built(base.kinds, owned & state.free & ~state.barred, base.roads)
    later = situation.hopes(owned & state.free & ~built.used) - base.bare
    return value + built.value - base.built.value + later + situation.dollar * (built.income - base.built.income)


def purchases(situation: Situation, legal: list[Action]) -> list[Candidate]:
    """The parcels on which the player's cowboys won, one at a time, or none of them."""
    state = situation.state
    offered = {BY_NAME[action.what]: action for action in legal if type(action) is Buy and action.what in BY_NAME}
    stand = standing(state, situation.seat)
    here = stand.here
    for at in offered:
        here &= ~(1 << at)
    found: list[Candidate] = [(_with(situation, stand, here | 1 << at), action) for at, action in offered.items()]
    found += [(_with(situation, stand, here), action) for action in legal if type(action) is Pass]
    return found


def _with(situation: Situation, stand: Stand, here: int) -> float:
    return situation.worth(Stand(here, *stand[1:]))


def building(situation: Situation, legal: list[Action], kind: int, price: int) -> list[Candidate]:
    """Whether to buy the building that the cowboy reached."""
    stand = standing(situation.state, situation.seat)
    base = situation.sum(stand)
    kinds = (*base.kinds, kind)
    state = situation.state
    built = situation.built(kinds, base.owned & state.free & ~state.barred, base.roads)
    bare = situation.hopes(base.owned & state.free & ~built.used)
    value = base.value + built.value - base.built.value + bare - base.bare
    value += situation.weights.road[situation.round] * (built.roads - base.built.roads)
    earned = base.earned + built.income - base.built.income
    bought = situation.total(base.money - price, earned, value, stand.here)
    kept = situation.total(base.money, base.earned, base.value, stand.here)
    found: list[Candidate] = []
    for action in legal:
        if type(action) is Buy:
            found.append((bought, action))
        elif type(action) is Pass:
            found.append((kept, action))
    return found


def houses(situation: Situation, legal: list[Action]) -> list[Candidate]:
    """Where a House does most for the player's own buildings, and least for those of rivals."""
    return [
        (_house(situation, BY_NAME[action.at], HOUSE_KIND if type(action) is House else TOWNHOUSE), action)
        for action in legal
        if type(action) is House or type(action) is Townhouse
    ]


def _house(situation: Situation, at: int, kind: int) -> float:
    """The incomes that change, the own parcel that is built on, and the land that is lost."""
    state, seat, weights = situation.state, situation.seat, situation.weights
    rate = situation.later + (situation.dollar if situation.coming else 0.0)
    whose = state.owner[at]
    more = SYMBOLS[kind] - SYMBOLS[state.ground[at]]
    mine = theirs = 0.0
    for near in members(AROUND_SET[at]):
        owner, stands = state.owner[near], state.ground[near]
        if owner < 0 or not MOST[stands]:
            continue
        gain = 0
        if stands in SYMBOL and (whose < 0 or whose == owner or COUNTS_ALL[stands]):
            gain = min(SYMBOL[stands] * more, MOST[stands] - state.income[near])
        elif stands == RANCH and state.free >> at & 1 and state.income[near] > 1:
            gain = -1
        if owner == seat:
            mine += gain
        else:
            theirs += gain
    value = rate * (mine - situation.rival * theirs)
    if state.free >> at & 1:
        if whose == seat:
            value += weights.standing - situation.hope(at)
        elif whose < 0:
            # A neutral House makes the parcel worth less to build on, and more to own.
            value -= 0.15 * situation.hope(at)
    # Symbols near own bare land help what will be built there.
    near_land = AROUND_SET[at] & state.owned[seat] & state.free
    return value + weights.growth * near_land.bit_count()
