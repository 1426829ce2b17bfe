"""Might is Right as a variant: where each part hooks in."""

from msgspec.structs import replace

from carson.board.state import State
from carson.board.steps.duel import DUEL_STEP, REROLL_STEP, RerollFrame
from carson.board.table import Table
from carson.board.variants.might_is_right import position
from carson.board.variants.might_is_right.duel import TILES_STEP, begin
from carson.board.variants.might_is_right.odds import arming, arms
from carson.board.variants.might_is_right.tiles import deal
from carson.board.variants.model import Variant


def _never(table: Table, state: State, frame: RerollFrame) -> bool:
    """No die is rolled, so none is rolled again."""
    return False


MIGHT_IS_RIGHT = Variant(
    "might-is-right",
    "BG-11.3",
    deals=True,
    material=deal,
    arming=arming,
    arms=arms,
    steps=(replace(DUEL_STEP, work=begin), TILES_STEP, replace(REROLL_STEP, fits=_never)),
    part=position.PART,
)
