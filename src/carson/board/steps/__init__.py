"""The steps of the game, one file per subject; `make` binds them, and those of variants in play, to a table."""

from collections.abc import Iterable
from typing import Any, Final

from carson.board.state import State
from carson.board.steps.actions import ACTIONS_STEP, SPACE_STEP
from carson.board.steps.auction import AUCTION_STEP
from carson.board.steps.build import BUILD_STEP, CONSENT_STEP, HOUSES_STEP
from carson.board.steps.characters import ASK_STEP, CHARACTERS_STEP
from carson.board.steps.cowboys import COWBOYS_STEP
from carson.board.steps.duel import DUEL_STEP, HEAL_STEP, REROLL_STEP, TOLL_STEP
from carson.board.steps.ending import CASH_STEP, END_STEP, FINAL_STEP, ROUND_STEP
from carson.board.steps.hall import FILL_STEP
from carson.board.steps.income import BLAST_STEP, HALL_STEP, INCOME_STEP, OCCUPY_STEP
from carson.board.steps.last_roads import LAST_ROADS_STEP
from carson.board.steps.parcels import BUY_PARCEL_STEP, DUEL_ORDER_STEP, PARCELS_STEP
from carson.board.steps.purchase import BUY_VP_STEP, PURCHASE_STEP
from carson.board.steps.setup import CLAIM_STEP
from carson.board.steps.taking import TAKE_PARCEL_STEP
from carson.board.table import Table
from carson.board.variants.model import Variant
from carson.kernel import Frame, Step, StepKind, Steps

_BASE: Final[tuple[StepKind[Table, State, Any], ...]] = (
    *(CLAIM_STEP, ROUND_STEP),
    *(CHARACTERS_STEP, ASK_STEP, TAKE_PARCEL_STEP, AUCTION_STEP),
    COWBOYS_STEP,
    *(ACTIONS_STEP, SPACE_STEP, DUEL_STEP, REROLL_STEP, HEAL_STEP, TOLL_STEP),
    *(PARCELS_STEP, DUEL_ORDER_STEP, BUY_PARCEL_STEP),
    *(PURCHASE_STEP, BUILD_STEP, HOUSES_STEP, CONSENT_STEP, BUY_VP_STEP),
    *(HALL_STEP, OCCUPY_STEP, INCOME_STEP, BLAST_STEP),
    *(END_STEP, LAST_ROADS_STEP, CASH_STEP, FILL_STEP, FINAL_STEP),
)


def steps_with(variants: Iterable[Variant]) -> Steps[Table, State]:
    """The steps of a game with these variants."""
    return Steps((*_BASE, *(kind for variant in variants for kind in variant.steps)))


def make(table: Table) -> dict[type[Frame], Step[State, Any]]:
    steps = steps_with(table.variants).bind(table)
    for variant in table.variants:
        if variant.around is not None:
            steps.update(variant.around(table, steps))
    return steps
