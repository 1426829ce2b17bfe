"""A New Beginning as a variant: where each part hooks in."""

from typing import Final

from carson.board.variants.model import Variant
from carson.board.variants.new_beginning import position
from carson.board.variants.new_beginning.sheets import RULE
from carson.board.variants.new_beginning.steps import CLAIMS_STEP, SHEETS_STEP, no_order_yet, open_sheets

NEW_BEGINNING: Final = Variant(
    "new-beginning",
    RULE,
    deals=True,
    first_order=no_order_yet,
    opening=open_sheets,
    steps=(SHEETS_STEP, CLAIMS_STEP),
    part=position.PART,
)
