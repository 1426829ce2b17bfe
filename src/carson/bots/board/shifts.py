"""Moving a placed cowboy: with Kit Carson (BG-11.4), or after a horse in the second enclosure (BG-13.3)."""

from carson.board.actions import PASS, Action, Choose, Cowboy, Shift, Withdraw
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import PLACE_BY_NAME, ROAD, WAGES
from carson.board.steps.actions import VP_PRICES
from carson.bots.board.cowboys import Placing
from carson.bots.board.plan import Plan
from carson.bots.board.spaces import Stand, standing
from carson.bots.board.weights import PASS_EARLY, SHIFT_GAIN, TEMPO

SOURCES = 2  # only the worst placed cowboys are considered


def _one_more(stand: Stand, at: int, count: int) -> Stand:
    """A cowboy comes to the place, or leaves it (-1); neither comes from the supply."""
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
        without = _one_more(stand, source, -1)
        there = plan.worth(without)
        likely = 1.0 if source in VP_PRICES else placing.chance(source)
        held.append((likely * (now - there), source, without, there))
    best: tuple[float, Action] = (0.0, PASS)
    for kept, source, without, there in sorted(held)[:SOURCES]:
        parcels = placing.worth_a_look(by_source[source])
        for to, action in by_source[source].items():
            if to >= PARCELS or to in parcels:
                likely = 1.0 if to in VP_PRICES else placing.chance(to)
                gain = likely * (plan.worth(_one_more(without, to, 1)) - there) - kept
                if gain > best[0]:
                    best = (gain, action)
    return best


def freely(plan: Plan, legal: list[Action], may_shift: bool) -> Action:
    """Kit Carson: place what is worth placing; then fix what has become worse; then stop."""
    placing = Placing(plan)
    _, found = placing.best(legal)
    if type(found) is Cowboy or not may_shift:
        return found
    gain, shift = best_shift(plan, placing, legal)
    return shift if gain > SHIFT_GAIN + placing.behind() else PASS


def second_enclosure(plan: Plan, legal: list[Action]) -> tuple[float, Action]:
    """The best use of the second enclosure, and its worth: at least nothing, as it may be declined."""
    placing = Placing(plan)
    gain, found = placing.best(legal)
    options: list[tuple[float, Action]] = [(0.0, Choose("decline"))]
    if type(found) is Cowboy:
        options.append((TEMPO * gain, found))
    else:
        # The player would pass next time anyway.
        waiting = plan.table.players - len(plan.state.passed) > 1
        options.append((PASS_EARLY[plan.outlook.round] / 4 if waiting else 0.0, PASS))
    options.append(best_shift(plan, placing, legal))
    stand = standing(plan.state, plan.seat)
    now = plan.worth(stand)
    for action in legal:
        if type(action) is Withdraw and action.at in PLACE_BY_NAME:
            at = PLACE_BY_NAME[action.at]
            back = _one_more(stand, at, -1)._replace(supply=stand.supply + 1)
            likely = 1.0 if at in VP_PRICES else placing.chance(at)
            options.append((likely * (plan.worth(back) - now), action))
    return max((option for option in options if option[1] in legal), key=lambda option: option[0])
