"""Kit Carson as a variant: where each part hooks in."""

from typing import Any, Final

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.kit_carson.steps import FREE_COWBOYS_STEP, RULE
from carson.board.variants.model import StatePart, Variant
from carson.kernel.lines import Lines


def _scores(table: Table, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """BG-10.1: 1 VP for each player behind on the last pass order."""
    behind = len(state.passed) - 1 - state.passed.index(seat) if seat in state.passed else 0
    return (("kit-carson", behind),)


# Nothing of a state is its own. Positions and views name the players whose cowboy something may still follow, and by
# itself nothing does.


def _write(table: Table, state: State) -> list[str]:
    return ["followed: -"]


def _read(table: Table, lines: Lines, state: State) -> None:
    if lines.words("followed"):
        raise lines.wrong("followed: -")


def _show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    return {"followed": []}


KIT_CARSON: Final = Variant(
    "kit-carson",
    RULE,
    alone=False,
    scores=_scores,
    steps=(FREE_COWBOYS_STEP,),
    part=StatePart(None, _write, _read, _show),
)
