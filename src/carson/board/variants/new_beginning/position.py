"""The sheets in positions and views, drawn anew for whoever cannot see them, and whether they add up."""

from typing import TYPE_CHECKING, Any, Final

from carson.board.state import State
from carson.board.table import Table
from carson.board.variants.model import StatePart
from carson.board.variants.new_beginning.sheets import BID, fault_of, fillings, has_bids, written
from carson.board.variants.new_beginning.state import SHEETS
from carson.board.variants.new_beginning.steps import beginning, sealed
from carson.kernel.lines import Lines, list_text

if TYPE_CHECKING:
    from random import Random


def faults(table: Table, state: State) -> list[str]:
    """Sheets lie on the table in set-up only, and each can be paid."""
    sheets = SHEETS.of(state)
    if bool(sheets) != beginning(state):
        return ["sheets"]
    known = set(table.people)
    fine = all(not sheet or (seat in known and fault_of(table, sheet) is None) for seat, sheet in enumerate(sheets))
    return [] if fine else ["sheets"]


def write(table: Table, state: State) -> list[str]:
    filled = [(seat, sheet) for seat, sheet in enumerate(SHEETS.of(state)) if sheet]
    return ["sheets: " + list_text(f"{seat}:{'/'.join(map(str, sheet))}" for seat, sheet in filled)]


def read(table: Table, lines: Lines, state: State) -> None:
    sheets: list[tuple[int, ...]] = [()] * table.players
    words = lines.words("sheets")
    for word in words:
        seat, _, rest = word.partition(":")
        sheet = tuple(lines.number(part, 999) for part in rest.split("/"))
        if len(sheet) != BID + 1:
            raise lines.fault("position-word", found=word[:40])
        sheets[lines.number(seat, table.players - 1)] = sheet
    SHEETS.put(state, tuple(sheets) if beginning(state) or words else ())


# What a seat knows: its own sheet, and who has filled one in; all of them once they are revealed


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    sheets, closed = SHEETS.of(state), sealed(state)
    return {
        "filled": [player for player, sheet in enumerate(sheets) if sheet],
        "sheets": [list(sheet) if not closed or player == seat else [] for player, sheet in enumerate(sheets)],
    }


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    sheets = [tuple(sheet) for sheet in shown["sheets"]]
    for player in shown["filled"]:
        sheets[player] = sheets[player] or _any_sheet(table, rng)
    SHEETS.put(state, tuple(sheets))


def redraw(table: Table, state: State, seat: int | None, rng: "Random") -> None:
    if sealed(state):
        sheets = enumerate(SHEETS.of(state))
        other = (_any_sheet(table, rng) if sheet and player != seat else sheet for player, sheet in sheets)
        SHEETS.put(state, tuple(other))


def _any_sheet(table: Table, rng: "Random") -> tuple[int, ...]:
    return written(rng.choice(fillings(table.figures.beginning, has_bids(table))))


PART: Final = StatePart(SHEETS, write, read, show, imagine, redraw, faults)
