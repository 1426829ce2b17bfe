"""Outlaws as a variant: where each part hooks in."""

from typing import Final

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.model import Variant
from carson.board.variants.outlaws import arrival, fighting, harm, moving, position
from carson.kernel import Log


def _round_begins(table: Table, state: State, log: Log) -> None:
    arrival.arrive(table, state, log)
    if table.edition.strangers_move_first:  # BG-15.3; the start player is the first of the pass order track
        moving.set_off(state, state.passed[0])


def _characters_chosen(table: Table, state: State, log: Log) -> None:
    if not table.edition.strangers_move_first:
        moving.set_off(state, state.order[0])


OUTLAWS: Final = Variant(
    "outlaws",
    "BG-12",
    alone=False,
    refusals={"barred": ("outlaw-there", "BG-12.4"), "barred-to-peaceful": ("no-outlaw-allowed", "BG-16.2")},
    round_begins=_round_begins,
    characters_chosen=_characters_chosen,
    before_hall=fighting.begin,
    stands_by=fighting.stands_by,
    foe=fighting.strength,
    leaves=harm.leaves,
    stranger="outlaw",
    settles=fighting.settle,
    steps=(moving.OUTLAWS_STEP, fighting.SPOILS_STEP),
    part=position.PART,
)
