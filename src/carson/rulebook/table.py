"""The tables in the rule books: rows that begin with a rule's number, turned into sentences."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from carson.rulebook.plain import plain

_CELL: Final = re.compile(r"(?<!\\)\|")
_LINE: Final = re.compile(r":?-+:?")

# A name has at least two columns about it; in a smaller table the first column is text too.
_COLUMNS_BESIDE_A_NAME: Final = 2


class Row(NamedTuple):
    """One row: its place under the heading, its first cell, its name (or none), and its words in markdown."""

    place: int
    first: str
    name: str
    words: str


def rows(lines: Sequence[str]) -> list[Row]:
    """The rows of a table, given as its lines, the heading first; a ValueError if a row is too long."""
    heading = cells(lines[0])
    found = []
    for place, line in enumerate(lines[1:], 1):
        row = cells(line)
        if len(row) > len(heading):
            raise ValueError(f"the row {row[0]} has {len(row)} cells, its table {len(heading)}")
        if not all(_LINE.fullmatch(cell) for cell in row):
            found.append(_row(place, heading, row))
    return found


def cells(line: str) -> list[str]:
    """The text between the bars of a row, in markdown."""
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\\|", "|") for cell in _CELL.split(inner)]


def _row(place: int, heading: list[str], row: list[str]) -> Row:
    columns = list(zip(heading[1:], row[1:]))
    name = columns.pop(0)[1] if len(columns) > _COLUMNS_BESIDE_A_NAME else ""
    said = [_sentence(f"{_capital(head)}: {cell}" if head else cell) for head, cell in columns if cell]
    return Row(place, row[0], plain(name), " ".join([_sentence(name), *said] if name else said))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", ".**", ".)")) else text + "."
