"""Moving a cowboy that stands, or taking it back, where a variant lets one (Kit Carson, the second enclosure)."""

from typing import Final

from carson.board.actions import PASS, Action, Shift
from carson.board.material.ground import PARCELS
from carson.board.material.spaces import PLACE_BY_NAME
from carson.bots.board.planner.placing import Placing
from carson.bots.board.planner.situation import VP_SPACES, Situation
from carson.bots.board.shifts import SOURCES, one_more
from carson.bots.board.spaces import standing

NO_SHIFT: Final = (0.0, PASS)


def likely(situation: Situation, at: int) -> float:
    """The chance to win a place; at a VP purchase it is part of what the place is worth."""
    return 1.0 if VP_SPACES >> at & 1 else situation.chance(at)


def best_shift(situation: Situation, legal: list[Action]) -> tuple[float, Action]:
    """The move that gains most, by what each place is worth and how likely it is to be won; PASS if none does."""
    by_source: dict[int, dict[int, Shift]] = {}
    for action in legal:
        if type(action) is Shift and action.source in PLACE_BY_NAME and action.to in PLACE_BY_NAME:
            by_source.setdefault(PLACE_BY_NAME[action.source], {})[PLACE_BY_NAME[action.to]] = action
    stand = standing(situation.state, situation.seat)
    now = situation.worth(stand)
    held = []
    for source in by_source:
        without = one_more(stand, source, -1)
        held.append((likely(situation, source) * (now - situation.worth(without)), source, without))
    best: tuple[float, Action] = NO_SHIFT
    for kept, source, without in sorted(held)[:SOURCES]:
        targets = by_source[source]
        placing = Placing(situation, without)
        for to in [*[to for to in targets if to >= PARCELS], *placing.worth_a_look(targets)]:
            # The cowboy comes from another place, not from the hand.
            gain = likely(situation, to) * (placing.gain(to) + placing.cost) - kept
            if gain > best[0]:
                best = (gain, targets[to])
    return best
