"""Where a horse goes, and what the second enclosure is used for (BG-13.1 to BG-13.3)."""

from functools import partial

from carson.board.actions import PASS, Action, Choose, Cowboy, Pass
from carson.board.state import State
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.state import AGAIN, FIREPOWER, HERD, RANCHES, power
from carson.board.variants.horses.steps import WagesFrame
from carson.bots.board.greedy.shifts import withdrawals
from carson.bots.board.planner.placing import Candidate, Placing, at_stake
from carson.bots.board.planner.question import PlannerQuestion
from carson.bots.board.planner.shifting import best_shift, likely
from carson.bots.board.planner.situation import Situation
from carson.bots.board.stand import standing
from carson.bots.board.variants.horses.answers import POWER, TEMPO, after_horse
from carson.bots.board.variants.horses.worth import doubling
from carson.kernel import Log
from carson.kernel.chance import NoChance


def _worth(question: PlannerQuestion, state: State) -> float:
    seat = question.situation.seat
    return question.judge(state).worth(standing(state, seat))


def place_horse(question: PlannerQuestion) -> list[Candidate]:
    """A horse in each enclosure, or none now."""
    situation = question.situation
    bought = type(situation.state.frames[-1]) is WagesFrame
    found: list[Candidate] = []
    for action in question.legal:
        if type(action) is Horse:
            value = _worth(question, after_horse(situation, action.enclosure, bought))
            if not bought or action.enclosure != AGAIN:  # a bought one has only its hats there (BG-16.23)
                value += _does(question, action)
            found.append((value, action))
        elif type(action) is Pass:
            found.append((_worth(question, after_horse(situation, 0, bought)), action))
    return found


def _does(question: PlannerQuestion, action: Horse) -> float:
    """What a horse following a cowboy does there that the position does not show (BG-13.3)."""
    situation, rules = question.situation, question.rules
    state, seat, enclosure = situation.state, situation.seat, action.enclosure
    if enclosure == FIREPOWER:
        there = HERD.of(state).pens[seat][0]
        return (power(there + 1) - power(there)) * (at_stake(situation) + POWER * state.supply[seat])
    if enclosure == RANCHES:
        return doubling(situation)
    if enclosure == AGAIN:
        after = state.copy()
        rules.apply(after, seat, action, Log(NoChance(), quiet=True))
        return max([value for value, _ in _stable(question.judge(after), rules.legal(after, seat))], default=0.0)
    return 0.0


def use_stable(question: PlannerQuestion) -> list[Candidate]:
    return _stable(question.situation, question.legal)


def _stable(situation: Situation, legal: list[Action]) -> list[Candidate]:
    """What the second enclosure may be used for: at least nothing, as it may be declined."""
    placing = Placing(situation)
    found: list[Candidate] = [(0.0, Choose("decline"))]
    value, action = placing.ranked(legal, 1)[0]
    if type(action) is Cowboy:
        found.append((TEMPO * (value - placing.least()), action))
    else:
        # One would pass next time anyway.
        waiting = situation.table.players - len(situation.state.passed) > 1
        found.append((situation.weights.pass_early[situation.round] / 4 if waiting else 0.0, PASS))
    found.append(best_shift(situation, legal))
    found += withdrawals(situation, legal, partial(likely, situation))
    return [each for each in found if each[1] in legal]
