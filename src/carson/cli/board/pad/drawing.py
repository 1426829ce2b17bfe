"""The map by questions: pasted, typed row by row, or read from a file. A wrong row is typed anew, the rest stays."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from carson.board.notation.diagram import WATER, DrawnMap, draw
from carson.cli.board.pad.map import MapFault, is_of_a_map, labelled, owners, owners_fault, plan_of, row_of, standing
from carson.cli.board.pad.reader import parted
from carson.cli.draw.style import QUIET
from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable, read_text
from carson.cli.table.asking import Asking
from carson.cli.terminal import Terminal
from carson.pad.board import Pad, table_fault, things_fault
from carson.pad.board_entry import Entry
from carson.words import Words


class Drawing:
    def __init__(self, terminal: Terminal, words: Words) -> None:
        self._terminal = terminal
        self._words = words
        self._asking = Asking(terminal, words)

    def plan(self) -> DrawnMap | None:
        """The map, asked for until it can be; None where the players rather type what they have."""
        rows: list[str] = []
        self._terminal.say(self._words("cli-board-pad-ask-map"), QUIET)
        while typed := self._typed():
            try:
                rows = with_rows(rows, self._from_file(typed[0]) if not is_of_a_map(typed[0]) else typed)
                plan = plan_of(list(enumerate(rows, 1)), self._words)
                self._check(plan)
            except MapFault as fault:
                self._asking.wrong(self._at_row(rows[fault.line - 1], fault))
            except (BadInput, ValueError) as fault:
                self._asking.wrong(str(fault))
            else:
                self._terminal.show(Padding(Text(draw(plan)), (0, 2)))
                return plan
            if rows:
                self._terminal.say(self._words("cli-board-pad-ask-map-again"), QUIET)
        return None

    def _typed(self) -> list[str]:
        """Lines until an empty one; what belongs to no map is a file's name, and stands alone."""
        lines: list[str] = []
        while line := self._terminal.row():
            lines.append(line)
            if len(lines) == 1 and not is_of_a_map(line):
                break
        return lines

    def _from_file(self, name: str) -> list[str]:
        drawn, _ = parted(read_text(self._words, name.strip()))
        if not drawn:
            raise BadInput(self._words("cli-board-pad-no-map", file=printable(name.strip())))
        return [line for _, line in drawn]

    def _check(self, plan: DrawnMap) -> None:
        """What no table can look like, whoever the players are."""
        names = [str(seat) for seat in range(owners(plan))]
        entries = [Entry(name, things=standing(plan, seat)) for seat, name in enumerate(names)]
        faults = [owners_fault(self._words, plan, names)]
        faults += [things_fault(self._words, entry.things, entry.name) for entry in entries]
        faults.append(table_fault(self._words, Pad(entries, standing(plan, -1))))
        fault = next(filter(None, faults), "")
        if fault:
            raise ValueError(fault)

    def _at_row(self, line: str, fault: MapFault) -> str:
        row = row_of(line)
        if fault.names_row or not row:
            return str(fault)
        return self._words("cli-board-pad-row", row=row, sentence=str(fault))


def with_rows(rows: Sequence[str], typed: Sequence[str]) -> list[str]:
    """The rows typed before, with those typed now: a row takes the place of the one with its number, a head that of
    the head."""
    if not rows:
        return list(typed) if any(WATER in line for line in typed) and any(map(row_of, typed)) else labelled(typed)
    again = {_place(line) for line in typed}
    kept = [line for line in rows if _place(line) not in again]
    return sorted([*kept, *typed], key=_place)


def _place(line: str) -> int:
    """A row's number; the head, which has none, comes first."""
    return int(row_of(line) or 0)
