"""Where cowboys go when all place and move them at the same time, as the planner judges it (BG-11.4)."""

from carson.board.actions import Cowboy, Shift
from carson.bots.board.planner.placing import Candidate, Placing
from carson.bots.board.planner.question import PlannerQuestion
from carson.bots.board.planner.shifting import best_shift
from carson.bots.board.variants.kit_carson.answers import MEMORY, MOST_SHIFTS, SHIFT_GAIN


def place_freely(question: PlannerQuestion) -> list[Candidate]:
    """Place what one would place; then move what has become worse, for a clear gain and not too often; then stop."""
    situation = question.situation
    placing = Placing(situation)
    found = placing.ranked(question.legal, question.most)
    now = situation.state.round
    then, count = question.memory.get(MEMORY, (0, 0))
    moved = count if then == now else 0
    if type(found[0][1]) is Cowboy or moved >= MOST_SHIFTS:
        return found
    gain, action = best_shift(situation, question.legal)
    if type(action) is Shift and gain > SHIFT_GAIN + placing.behind():
        question.memory[MEMORY] = (now, moved + 1)
        found.insert(0, (found[0][0] + gain, action))
    return found
