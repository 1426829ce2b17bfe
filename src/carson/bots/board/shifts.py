"""Moving a cowboy that stands, where a variant lets one."""

from carson.board.actions import PASS, Action, Shift
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import PLACE_BY_NAME, ROAD, WAGES
from carson.board.steps.actions import VP_PRICES
from carson.bots.board.cowboys import Placing
from carson.bots.board.plan import Plan
from carson.bots.board.spaces import Stand, standing

SOURCES = 2  # only the worst placed cowboys are considered


def one_more(stand: Stand, at: int, count: int) -> Stand:
    """A cowboy comes to the place, or with -1 leaves it; who comes and who leaves is not of the supply."""
    if at == WAGES:
        return stand._replace(wages=stand.wages + count)
    if at == ROAD:
        return stand._replace(roads=stand.roads + count)
    return stand._replace(here=stand.here | 1 << at if count > 0 else stand.here & ~(1 << at))


def best_shift(plan: Plan, placing: Placing, legal: list[Action]) -> tuple[float, Action]:
    """The move that gains most, by what each place is worth and how likely it is to be won; PASS if none does."""
    by_source: dict[int, dict[int, Shift]] = {}
    for action in legal:
        if type(action) is Shift and action.source in PLACE_BY_NAME and action.to in PLACE_BY_NAME:
            by_source.setdefault(PLACE_BY_NAME[action.source], {})[PLACE_BY_NAME[action.to]] = action
    stand = standing(plan.state, plan.seat)
    now = plan.worth(stand)
    held = []
    for source in by_source:
        without = one_more(stand, source, -1)
        there = plan.worth(without)
        likely = 1.0 if source in VP_PRICES else placing.chance(source)
        held.append((likely * (now - there), source, without, there))
    best: tuple[float, Action] = (0.0, PASS)
    for kept, source, without, there in sorted(held)[:SOURCES]:
        parcels = placing.worth_a_look(by_source[source])
        for to, action in by_source[source].items():
            if to >= PARCELS or to in parcels:
                likely = 1.0 if to in VP_PRICES else placing.chance(to)
                gain = likely * (plan.worth(one_more(without, to, 1)) - there) - kept
                if gain > best[0]:
                    best = (gain, action)
    return best
