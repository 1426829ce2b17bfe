"""Where a horse goes, what the second enclosure is used for, which Ranch pays double (BG-13.1 to BG-13.3)."""

from typing import Final

from carson.board.actions import PASS, Action, Choose, Cowboy
from carson.board.material.ground import NAMES
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.state import AGAIN, FIREPOWER, HERD, RANCHES, power, put
from carson.board.variants.horses.steps import WagesFrame
from carson.bots.board.greedy.cowboys import Placing, at_stake
from carson.bots.board.greedy.shifts import best_shift, withdrawals
from carson.bots.board.greedy.valuation import Valuation, position
from carson.bots.board.greedy.weights import PASS_EARLY
from carson.bots.board.judgement import Judgement
from carson.bots.board.variants.horses.worth import doubling, ranches
from carson.bots.board.variants.model import Asked
from carson.kernel import Log
from carson.kernel.chance import NoChance

WAGE: Final = 4  # for each cowboy, and the price of a horse instead of one wage
# A point of firepower from the first enclosure, in the duels of this round that nobody sees yet.
POWER: Final = 0.15
# Placing the next cowboy at once, as part of what it gains: a rival may be quicker else.
TEMPO: Final = 0.15


def after_horse(valuation: Judgement, enclosure: int, bought: bool) -> State:
    """The position with the horse there, and nothing else gone on; 0 for no horse."""
    seat, after, log = valuation.seat, valuation.state.copy(), Log(NoChance(), quiet=True)
    if bought:
        after.money[seat] += WAGE * after.wage_cowboys[seat] - (2 * WAGE if enclosure else 0)
        after.wage_cowboys[seat] = 0
    if enclosure:
        put(after, seat, enclosure, log, bought)
    return after


def _does(valuation: Valuation, action: Horse, rules: BoardRules) -> float:
    """What a horse following a cowboy does there that the position does not show (BG-13.3)."""
    state, seat, enclosure = valuation.state, valuation.seat, action.enclosure
    if enclosure == FIREPOWER:
        there = HERD.of(state).pens[seat][0]
        return (power(there + 1) - power(there)) * (at_stake(valuation) + POWER * state.supply[seat])
    if enclosure == RANCHES:
        return doubling(valuation.outlook)
    if enclosure == AGAIN:
        after = state.copy()
        rules.apply(after, seat, action, Log(NoChance(), quiet=True))
        return best_in_stable(Valuation(valuation.table, after, seat, valuation), rules.legal(after, seat))[0]
    return 0.0


def place_horse(asked: Asked) -> Action:
    """A horse in the enclosure where it does most, or none now."""
    valuation, legal, rules = asked.valuation, asked.legal, asked.rules
    bought = type(valuation.state.frames[-1]) is WagesFrame
    best: Action = PASS
    most = position(valuation.table, after_horse(valuation, 0, bought), valuation.seat)
    for action in legal:
        if type(action) is Horse:
            value = position(valuation.table, after_horse(valuation, action.enclosure, bought), valuation.seat)
            if not bought or action.enclosure != AGAIN:  # a bought one has only its hats there (BG-16.23)
                value += _does(valuation, action, rules)
            if value > most:
                best, most = action, value
    return best


def use_stable(asked: Asked) -> Action:
    return best_in_stable(asked.valuation, asked.legal)[1]


def best_in_stable(valuation: Valuation, legal: list[Action]) -> tuple[float, Action]:
    """What the second enclosure is best used for, and its worth: at least nothing, as it may be declined."""
    placing = Placing(valuation)
    gain, found = placing.best(legal)
    options: list[tuple[float, Action]] = [(0.0, Choose("decline"))]
    if type(found) is Cowboy:
        options.append((TEMPO * gain, found))
    else:
        # One would pass next time anyway.
        waiting = valuation.table.players - len(valuation.state.passed) > 1
        options.append((PASS_EARLY[valuation.outlook.round] / 4 if waiting else 0.0, PASS))
    options.append(best_shift(valuation, placing, legal))
    options += withdrawals(valuation, legal, placing.likely)
    return max((option for option in options if option[1] in legal), key=lambda option: option[0])


def double_ranch(asked: Asked) -> Action:
    """The Ranch that gains most by paying double (BG-13.3)."""
    for parcel in ranches(asked.valuation.state, asked.valuation.seat):
        action = Choose(NAMES[parcel])
        if action in asked.legal:
            return action
    return PASS
