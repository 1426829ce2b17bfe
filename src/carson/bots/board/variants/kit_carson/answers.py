"""Where cowboys go when all place and move them at the same time (BG-11.4)."""

from typing import Final

from carson.board.actions import PASS, Action, Cowboy, Shift
from carson.bots.board.greedy.cowboys import Placing
from carson.bots.board.greedy.shifts import best_shift
from carson.bots.board.variants.model import Asked

# A cowboy is moved only for a clear gain, as who moves stops later (without any moves greedy is about as strong), and
# only so often in a round; else there would be no end of it.
SHIFT_GAIN: Final = 1.5
MOST_SHIFTS: Final = 2
MEMORY: Final = "shifts"  # the round, and how often a cowboy was moved in it


def place_freely(asked: Asked) -> Action:
    """Place what one would place; then mend what has become worse; then stop."""
    placing = Placing(asked.valuation)
    _, found = placing.best(asked.legal)
    now = asked.valuation.state.round
    then, count = asked.memory.get(MEMORY, (0, 0))
    moved = count if then == now else 0
    if type(found) is Cowboy or moved >= MOST_SHIFTS:
        return found
    gain, action = best_shift(asked.valuation, placing, asked.legal)
    if gain <= SHIFT_GAIN + placing.behind():
        return PASS
    if type(action) is Shift:
        asked.memory[MEMORY] = (now, moved + 1)
    return action
