"""Moving a cowboy that stands, or taking it back, where a variant lets one (Kit Carson, the second enclosure)."""

from functools import partial
from typing import Final

from carson.board.actions import PASS, Action
from carson.board.material.ground import PARCELS
from carson.bots.board.greedy.shifts import shifts_by_source, worst_placed
from carson.bots.board.planner.placing import Placing
from carson.bots.board.planner.situation import VP_SPACES, Situation

NO_SHIFT: Final = (0.0, PASS)


def likely(situation: Situation, at: int) -> float:
    """The chance to win a place; at a VP purchase it is part of what the place is worth."""
    return 1.0 if VP_SPACES >> at & 1 else situation.chance(at)


def best_shift(situation: Situation, legal: list[Action]) -> tuple[float, Action]:
    """The move that gains most, by what each place is worth and how likely it is to be won; PASS if none does."""
    by_source = shifts_by_source(legal)
    best: tuple[float, Action] = NO_SHIFT
    for kept, source, without, _ in worst_placed(situation, by_source, partial(likely, situation)):
        targets = by_source[source]
        placing = Placing(situation, without)
        for to in [*[to for to in targets if to >= PARCELS], *placing.worth_a_look(targets)]:
            # The cowboy comes from another place, not from the hand.
            gain = likely(situation, to) * (placing.gain(to) + placing.cost) - kept
            if gain > best[0]:
                best = (gain, targets[to])
    return best
