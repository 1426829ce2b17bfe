"""The Outlaws' part of a state: as lines of a position, as data for a seat, and whether it adds up."""

from typing import TYPE_CHECKING, Any, Final

from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.model import StatePart
from carson.board.variants.outlaws import arrival
from carson.board.variants.outlaws.state import GANG, Gang
from carson.kernel.lines import Lines

if TYPE_CHECKING:
    from random import Random


def write(table: Table, state: State) -> list[str]:
    where = " ".join(NAMES[parcel] for parcel in members(state.barred))
    return [f"outlaw-strength: {GANG.of(state).strength}", f"outlaws: {where or '-'}"]


def read(table: Table, lines: Lines, state: State) -> None:
    strength = lines.number(lines.take("outlaw-strength"), arrival.STRONGEST)
    GANG.put(state, Gang(strength))
    words = lines.words("outlaws")
    for word in words:
        if word not in BY_NAME:
            raise lines.fault("position-word", found=word[:40])
        state.barred |= 1 << BY_NAME[word]


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    strength = GANG.of(state).strength
    return {"strength": strength, "vp": arrival.tile_vp(table, state) if strength else 0}


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    GANG.put(state, Gang(shown["strength"]))


def faults(table: Table, state: State) -> list[str]:
    """Nine at most (BG-2.2); none, and no strength, before round 2 (BG-12.1)."""
    strength, here = GANG.of(state).strength, state.barred.bit_count()
    expected = arrival.WEAKEST <= strength <= arrival.STRONGEST if state.round >= arrival.FIRST_ROUND else not strength
    wrong = [] if expected else ["outlaw strength"]
    if here > arrival.MOST or (here and not strength):
        wrong.append("outlaws")
    return wrong


PART: Final = StatePart(GANG, write, read, show, imagine, faults=faults)
