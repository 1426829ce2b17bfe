"""A New Beginning (BG-11.1): everybody buys the start material in secret, and all sheets are revealed together."""

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.model import Variant
from carson.board.variants.new_beginning.sheets import BID, RULE, fault_of, fillings, has_bids, written
from carson.board.variants.new_beginning.steps import (
    CLAIMS_STEP,
    SHEETS_STEP,
    beginning,
    no_order_yet,
    open_sheets,
    sealed,
)
from carson.kernel.lines import Lines

if TYPE_CHECKING:
    from random import Random


def _faults(table: Table, state: State) -> list[str]:
    """Sheets lie on the table in set-up only, and each can be paid."""
    sheets = state.extra.sheets
    if bool(sheets) != beginning(state):
        return ["sheets"]
    known = set(table.people)
    fine = all(not sheet or (seat in known and fault_of(table, sheet) is None) for seat, sheet in enumerate(sheets))
    return [] if fine else ["sheets"]


def _write(table: Table, state: State) -> list[str]:
    filled = [(seat, sheet) for seat, sheet in enumerate(state.extra.sheets) if sheet]
    return ["sheets: " + (" ".join(f"{seat}:{'/'.join(map(str, sheet))}" for seat, sheet in filled) or "-")]


def _read(table: Table, lines: Lines, state: State) -> None:
    sheets: list[tuple[int, ...]] = [()] * table.players
    words = lines.words("sheets")
    for word in words:
        seat, _, rest = word.partition(":")
        sheet = tuple(lines.number(part, 999) for part in rest.split("/"))
        if len(sheet) != BID + 1:
            raise lines.fault("position-word", found=word[:40])
        sheets[lines.number(seat, table.players - 1)] = sheet
    state.extra = replace(state.extra, sheets=tuple(sheets) if beginning(state) or words else ())


# What a seat knows: its own sheet, and who has filled one in; all of them once they are revealed


def _show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    sheets, closed = state.extra.sheets, sealed(state)
    return {
        "filled": [player for player, sheet in enumerate(sheets) if sheet],
        "sheets": [list(sheet) if not closed or player == seat else [] for player, sheet in enumerate(sheets)],
    }


def _imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    sheets = [tuple(sheet) for sheet in shown["sheets"]]
    for player in shown["filled"]:
        sheets[player] = sheets[player] or _any_sheet(table, rng)
    state.extra = replace(state.extra, sheets=tuple(sheets))


def _redraw(table: Table, state: State, seat: int | None, rng: "Random") -> None:
    if sealed(state):
        sheets = enumerate(state.extra.sheets)
        other = (_any_sheet(table, rng) if sheet and player != seat else sheet for player, sheet in sheets)
        state.extra = replace(state.extra, sheets=tuple(other))


def _any_sheet(table: Table, rng: "Random") -> tuple[int, ...]:
    return written(rng.choice(fillings(table.figures.beginning, has_bids(table))))


NEW_BEGINNING: Final = Variant(
    "new-beginning",
    RULE,
    first_order=no_order_yet,
    opening=open_sheets,
    steps=(SHEETS_STEP, CLAIMS_STEP),
    write=_write,
    read=_read,
    show=_show,
    imagine=_imagine,
    redraw=_redraw,
    faults=_faults,
)
