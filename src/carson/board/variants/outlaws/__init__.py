"""Outlaws (BG-12): they come to town, go where the money is, and are fought before Building income.

Where they stand is `State.barred`: the base rules know such parcels as neither bought nor built on, and open to cowboys
(mechanics/strangers.py has what they take of an income).
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.model import Variant
from carson.board.variants.outlaws import arrival, fighting, moving
from carson.kernel import Log

if TYPE_CHECKING:
    from random import Random

    from carson.kernel.lines import Lines


def _round_begins(table: Table, state: State, log: Log) -> None:
    arrival.arrive(table, state, log)
    if table.dutch:  # BG-15.3; the start player is the first of the pass order track
        moving.set_off(state, state.passed[0])


def _characters_chosen(table: Table, state: State, log: Log) -> None:
    if not table.dutch:
        moving.set_off(state, state.order[0])


def _write(table: Table, state: State) -> list[str]:
    where = " ".join(NAMES[parcel] for parcel in members(state.barred))
    return [f"outlaw-strength: {state.extra.strength}", f"outlaws: {where or '-'}"]


def _read(table: Table, lines: "Lines", state: State) -> None:
    strength = lines.number(lines.take("outlaw-strength"), arrival.STRONGEST)
    state.extra = replace(state.extra, strength=strength)
    words = lines.words("outlaws")
    for word in words:
        if word not in BY_NAME:
            raise lines.fault("position-word", found=word[:40])
        state.barred |= 1 << BY_NAME[word]


def _show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    strength = state.extra.strength
    return {"strength": strength, "vp": arrival.tile_vp(table, state) if strength else 0}


def _imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    state.extra = replace(state.extra, strength=shown["strength"])


def _faults(table: Table, state: State) -> list[str]:
    """Nine at most (BG-2.2); none, and no strength, before round 2 (BG-12.1)."""
    strength, here = state.extra.strength, state.barred.bit_count()
    expected = arrival.WEAKEST <= strength <= arrival.STRONGEST if state.round >= arrival.FIRST_ROUND else not strength
    wrong = [] if expected else ["outlaw strength"]
    if here > arrival.MOST or (here and not strength):
        wrong.append("outlaws")
    return wrong


OUTLAWS = Variant(
    "outlaws",
    "BG-12",
    round_begins=_round_begins,
    characters_chosen=_characters_chosen,
    before_hall=fighting.begin,
    stands_by=fighting.stands_by,
    settles=fighting.settle,
    steps=(moving.OUTLAWS_STEP, fighting.SPOILS_STEP),
    write=_write,
    read=_read,
    show=_show,
    imagine=_imagine,
    faults=_faults,
)
