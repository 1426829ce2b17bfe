"""Where a horse goes, after a cowboy or bought at Wages (BG-13.1 to BG-13.3)."""

from carson.board.actions import PASS, Action, Horse
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.variants.horses.state import AGAIN, FIREPOWER, HERD, RANCHES, power, put
from carson.board.variants.horses.steps import WagesFrame
from carson.bots.board import cowboys, horses, shifts
from carson.bots.board.plan import Plan, position
from carson.bots.board.weights import POWER
from carson.kernel import Log
from carson.kernel.chance import NoChance

WAGE = 4  # for each cowboy, and the price of a horse instead of one wage


def _after(plan: Plan, enclosure: int, bought: bool) -> State:
    """The position with the horse there, and nothing else gone on; 0 for no horse."""
    seat, after, log = plan.seat, plan.state.copy(), Log(NoChance(), quiet=True)
    if bought:
        after.money[seat] += WAGE * after.wage_cowboys[seat] - (2 * WAGE if enclosure else 0)
        after.wage_cowboys[seat] = 0
    if enclosure:
        put(after, seat, enclosure, log, bought)
    return after


def _does(plan: Plan, action: Horse, rules: BoardRules) -> float:
    """What a horse following a cowboy does there that the position does not show (BG-13.3)."""
    state, seat, enclosure = plan.state, plan.seat, action.enclosure
    if enclosure == FIREPOWER:
        there = HERD.of(state).pens[seat][0]
        return (power(there + 1) - power(there)) * (cowboys.at_stake(plan) + POWER * state.supply[seat])
    if enclosure == RANCHES:
        return horses.doubling(plan.outlook)
    if enclosure == AGAIN:
        after = state.copy()
        rules.apply(after, seat, action, Log(NoChance(), quiet=True))
        return shifts.second_enclosure(Plan(plan.table, after, seat, plan), rules.legal(after, seat))[0]
    return 0.0


def choose(plan: Plan, legal: list[Action], rules: BoardRules) -> Action:
    """A horse in the enclosure where it does most, or none now."""
    bought = type(plan.state.frames[-1]) is WagesFrame
    best: Action = PASS
    most = position(plan.table, _after(plan, 0, bought), plan.seat)
    for action in legal:
        if type(action) is Horse:
            value = position(plan.table, _after(plan, action.enclosure, bought), plan.seat)
            if not bought or action.enclosure != AGAIN:  # a bought one has only its hats there (BG-16.23)
                value += _does(plan, action, rules)
            if value > most:
                best, most = action, value
    return best
