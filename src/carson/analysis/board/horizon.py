"""How far ahead a chance to win looks: always about a round, so that it does not jump when a round ends.

A judgement from the end of this round alone would look less and less far ahead, and with the next round's first
question a whole round further at once. So the more of the round is over, the more the end of the next one counts.
"""

from carson.board.state import State
from carson.board.steps.phases import ActionsFrame, CharactersFrame, CowboysFrame
from carson.board.steps.sequence import SEQUENCE


def elapsed(state: State) -> float:
    """How much of its round is over, from 0 to 1; of the set-up all of it."""
    if not state.round or not state.frames:
        return 1.0
    frame = state.frames[0]
    if type(frame) is CharactersFrame:
        return 0.0
    if type(frame) is CowboysFrame:
        placed = sum(here.bit_count() for here in state.here) + sum(state.wage_cowboys) + sum(state.road_cowboys)
        return 0.5 * placed / max(1, placed + sum(state.supply))
    if type(frame) is ActionsFrame:
        return 0.5 + 0.5 * frame.next / len(SEQUENCE)
    return 1.0
