"""What variants bring, for judging a position, by the names of the variants."""

from typing import Final

from carson.board.state import State
from carson.bots.board.variants.horses.worth import WORTH as HORSES
from carson.bots.board.variants.model import Worth
from carson.bots.board.variants.outlaws.worth import WORTH as OUTLAWS

WORTHS: Final = {"outlaws": OUTLAWS, "horses": HORSES}


def in_play(state: State) -> tuple[Worth, ...]:
    """Of the variants that have a slice of this state."""
    return tuple([WORTHS[name] for name in state.slices if name in WORTHS]) if state.slices else ()
