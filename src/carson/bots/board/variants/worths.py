"""What variants bring, for judging a position, by the names of the variants."""

from typing import Final

from carson.board.table import Table
from carson.bots.board.variants.horses.worth import WORTH as HORSES
from carson.bots.board.variants.kit_carson.worth import WORTH as KIT_CARSON
from carson.bots.board.variants.model import Worth
from carson.bots.board.variants.outlaws.worth import WORTH as OUTLAWS

WORTHS: Final = {"kit-carson": KIT_CARSON, "outlaws": OUTLAWS, "horses": HORSES}


def in_play(table: Table) -> tuple[Worth, ...]:
    return tuple([WORTHS[variant.name] for variant in table.variants if variant.name in WORTHS])
