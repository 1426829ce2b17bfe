"""Horses on the score pad: a VP for each, and once more for each rodeo won (BG-13.5)."""

from collections.abc import Sequence
from typing import Any, Final

from carson.board.steps.phases import ROUNDS
from carson.pad.board_entry import Entry
from carson.pad.variants.model import Field, PadVariant, Passed

HORSES: Final = Field("horses", most=25)  # BG-2.2
RODEOS: Final = Field("rodeos", most=ROUNDS)


def _line(entries: Sequence[Entry], passed: Passed, entry: Entry) -> tuple[str, int] | None:
    if not any(_count(player, HORSES) for player in entries):
        return None
    return "horses", _count(entry, HORSES) * (1 + _count(entry, RODEOS))


def _fault(entries: Sequence[Entry], passed: Passed) -> tuple[str, dict[str, Any]] | None:
    for field in (RODEOS, HORSES):
        if sum(_count(entry, field) for entry in entries) > field.most:
            return f"cli-board-pad-{field.key}", {"most": field.most}
    return None


def _count(entry: Entry, field: Field) -> int:
    found: int = entry.more.get(field.key, 0)
    return found


VARIANT: Final = PadVariant("horses", fields=(HORSES, RODEOS), line=_line, fault=_fault)
