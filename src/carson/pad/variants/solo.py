"""A game alone on the score pad: Standish, who has a bonus of his strategy and wins ties (BG-14.10, BG-16.26)."""

from collections.abc import Sequence
from typing import Final

from carson.board.data.loader import built_in
from carson.board.material.figures import STRATEGIES
from carson.pad.board_entry import Entry
from carson.pad.variants.model import Field, PadVariant, Passed

STANDISH: Final = Field("standish", kind="strategy", names=STRATEGIES, seat=1)


def _line(entries: Sequence[Entry], passed: Passed, entry: Entry) -> tuple[str, int] | None:
    if not _is_standish(entry):
        return None
    strategy = built_in().strategies[entry.more[STANDISH.key]]
    return "strategy", strategy.bonus_vp if set(strategy.bonus) <= set(entry.things) else 0


def _is_standish(entry: Entry) -> bool:
    return STANDISH.key in entry.more


VARIANT: Final = PadVariant("solo", fields=(STANDISH,), line=_line, wins_ties=_is_standish)
