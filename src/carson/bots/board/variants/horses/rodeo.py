"""The coming rodeo (BG-13.4): how many hats everybody may have when the round ends."""

from carson.board.state import State
from carson.board.steps.phases import CowboysFrame, EndFrame
from carson.board.table import Table
from carson.board.variants.horses.state import ENCLOSURES, HERD, PLACES

# A horse still in the stable will have about so many hats.
HATS = 3.5
CLOSED = 2  # the stage of the end of a round after the rodeo


def still_to_come(state: State) -> bool:
    """Whether this round's rodeo is still ahead."""
    phase = state.frames[0] if state.frames else EndFrame(CLOSED)
    return type(phase) is not EndFrame or phase.stage < CLOSED


def hats(table: Table, state: State, seat: int, here: int, supply: int) -> float:
    """With cowboys in these places, and this many in hand that horses may still follow."""
    herd = HERD.of(state)
    pens = herd.pens[seat]
    found = 0.0
    for number in range(ENCLOSURES):
        if pens[number]:
            found += pens[number] * table.figures.hats[number] * (1 + (here >> PLACES[number] & 1))
    if state.frames and type(state.frames[0]) is CowboysFrame and seat not in state.passed:
        found += HATS * min(herd.supply[seat], supply)
    return found


def rivals(table: Table, state: State, seat: int) -> tuple[tuple[float, bool], ...]:
    """What each rival may reach, and whether that is settled; the earlier passer wins a tie (BG-4.5)."""
    found = []
    mine = state.passed.index(seat) if seat in state.passed else len(state.passed)
    for rival in table.seats:
        if rival != seat:
            earlier = rival in state.passed[:mine]
            theirs = hats(table, state, rival, state.here[rival], state.supply[rival]) + (0.5 if earlier else -0.5)
            found.append((theirs, rival in state.passed and not state.wage_cowboys[rival]))
    return tuple(found)
