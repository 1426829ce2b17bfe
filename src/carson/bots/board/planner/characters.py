"""What each character is worth this round: what its power does in this situation, and what games taught beyond that."""

from carson.board.characters.cast import BY_NAME
from carson.board.characters.sets import RED, YELLOW
from carson.board.material.pieces import MINE, RANCH
from carson.bots.board.greedy import characters
from carson.bots.board.greedy.weights import INCOME
from carson.bots.board.planner.situation import Situation
from carson.bots.board.planner.taught import TAUGHT


def best_parcel(situation: Situation, free: bool = True) -> float:
    """The most that an unowned parcel can gain, for nothing or at its price."""
    state, land = situation.state, situation.land
    found = [0.0]
    for at in land.broadly_promising():
        found.append(land.hope(at) + 0.3 - (0 if free else situation.dollar * situation.price(at)))
    built = state.unowned & ~state.free & ~state.barred
    if built:
        found.append(2.2 - (0 if free else 3 * situation.dollar))
    return max(found)


def best_founding(situation: Situation, kind: int, fee: int) -> float:
    """A Mine or Ranch for a fee on any unowned free parcel."""
    state, land = situation.state, situation.land
    if state.money[situation.seat] < fee or not (kind in state.track or state.bag[kind]):
        return 0.0
    best = max([land.site_value(kind, at, 0) for at in land.promising(kind)], default=0.0)
    return max(0.0, best + 0.3 - situation.dollar * fee)


def _power(situation: Situation, number: int, side: int) -> float:
    match number, side:
        case (5, 0) | (12, 0):
            return best_parcel(situation) + 0.3 * (number == 12)
        case 8, 0:
            return 1.1 * best_parcel(situation)
        case 18, 0:
            return 0.4 + best_parcel(situation, free=False)
        case 9, 0:
            return best_founding(situation, MINE, 10)
        case 15, 1:
            return best_founding(situation, RANCH, 8)
    power = characters.POWERS.get((number, side))
    return power(situation) if power is not None else characters.UNKNOWN


def worth(situation: Situation, name: str, fetched: bool = False) -> float:
    """A little more if it is early in the turn order."""
    number = BY_NAME.get(name)
    table, state = situation.table, situation.state
    if number is None or number not in table.in_play:
        return 0.0
    if number == 0:
        return 0.0 if fetched else _paperboy(situation)
    side = state.sides[number]
    if side not in (YELLOW, RED):
        side = RED if name == "undertaker" or table.face(state, number).final is not None else YELLOW
    value = _power(situation, number, side) + characters.limit_costs(situation, table.face(state, number).limit)
    taught = TAUGHT.get((number, side))
    return value + 0.02 * (10 - number) + (taught[situation.round - 1] if taught is not None else 0.0)


def _paperboy(situation: Situation) -> float:
    """The best of those left when the player's turn comes: about the second best now."""
    table, state = situation.table, situation.state
    fee = 0.0 if table.face(state, 0).limit_of_fetched else 3 * INCOME[situation.round]
    left = [name for name, number in BY_NAME.items() if number > 1 and not state.taken >> number & 1]
    best = max([worth(situation, name, fetched=True) for name in left], default=0.0)
    side = state.sides[0]
    taught = TAUGHT.get((0, side))
    return best - fee - 0.2 + (taught[situation.round - 1] if taught is not None else 0.0)
