"""The steps of a round, one file each."""

from typing import Final

from carson.cards.state import State
from carson.cards.steps.bid import BID_STEP
from carson.cards.steps.choose import CHOOSE_STEP, TAKE_NOW_STEP
from carson.cards.steps.finish import PAPERBOY_STEP, SELLING_STEP
from carson.cards.steps.place import PLACE_STEP
from carson.cards.steps.powers import AFTER_STEP, BEFORE_STEP
from carson.cards.steps.round import END_OF_ROUND_STEP, ROUND_STEP
from carson.cards.table import Table
from carson.kernel import Steps

STEPS: Final[Steps[Table, State]] = Steps(
    (
        ROUND_STEP,
        BEFORE_STEP,
        BID_STEP,
        AFTER_STEP,
        CHOOSE_STEP,
        TAKE_NOW_STEP,
        PLACE_STEP,
        END_OF_ROUND_STEP,
        SELLING_STEP,
        PAPERBOY_STEP,
    )
)
