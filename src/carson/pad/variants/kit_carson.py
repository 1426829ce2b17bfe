"""Kit Carson on the score pad: a VP for every player who passed later in round 4 (BG-10.1)."""

from collections.abc import Sequence
from typing import Any, Final

from carson.pad.board_entry import Entry
from carson.pad.variants.model import PadVariant, Passed


def _line(entries: Sequence[Entry], passed: Passed, entry: Entry) -> tuple[str, int]:
    return "kit-carson", len(passed) - 1 - passed.index(entry.name)


def _fault(entries: Sequence[Entry], passed: Passed) -> tuple[str, dict[str, Any]] | None:
    return ("cli-board-pad-kit-carson", {}) if len(passed) < len(entries) else None


VARIANT: Final = PadVariant("kit-carson", whole_order=True, line=_line, fault=_fault)
