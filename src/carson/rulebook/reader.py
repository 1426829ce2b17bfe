"""Reads a rule book's markdown line by line and assigns it to the book, its sections and its rules.

A rule is a list item or a table row that begins with its number. What follows a list item, up to the next item, table
or heading, belongs to it: further lines, paragraphs, a diagram. Everything else belongs to the section.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from carson.rulebook.plain import marks, plain
from carson.rulebook.rule import NUMBER
from carson.rulebook.table import cells, rows

_ITEM: Final = re.compile(rf"- (?P<number>{NUMBER.pattern})(?:\s+(?P<words>.*))?")
_HEADING: Final = re.compile(r"## (\d+) (.+)")
_FENCE: Final = "```"


class BookError(ValueError):
    """A rule book whose numbers are not reliable; names the file and the line."""


@dataclass(slots=True)
class Paragraph:
    """Markdown that flows, or a diagram that keeps its lines."""

    words: str
    diagram: bool = False


@dataclass(slots=True)
class Passage:
    """What is collected for a rule or a section; while `open`, the next line continues the last paragraph."""

    paragraphs: list[Paragraph] = field(default_factory=list)
    open: bool = False

    def add(self, line: str) -> None:
        if self.open:
            self.paragraphs[-1].words += " " + line
        else:
            self.paragraphs.append(Paragraph(line))
            self.open = True

    def add_diagram(self, lines: list[str]) -> None:
        self.paragraphs.append(Paragraph("\n".join(lines), diagram=True))
        self.open = False

    def markdown(self) -> str:
        return "\n".join(p.words for p in self.paragraphs if not p.diagram)

    def text(self) -> str:
        return "\n".join(p.words if p.diagram else plain(p.words) for p in self.paragraphs)


@dataclass(slots=True)
class DraftRule:
    """A rule as found; `name` and `column_marks` are those of its table, if it is a row of one."""

    number: str
    line: int
    passage: Passage = field(default_factory=Passage)
    name: str = ""
    column_marks: frozenset[str] = frozenset()

    @property
    def marks(self) -> frozenset[str]:
        return marks(self.passage.markdown()) | self.column_marks


@dataclass(slots=True)
class DraftTable:
    """A table as it is drawn: its heading, and its rows with their rules, if they are rules."""

    head: list[str]
    rows: list[tuple[list[str], DraftRule | None]] = field(default_factory=list)


@dataclass(slots=True)
class DraftSection:
    """`passage` and `rules` separately, and in `order` as they are in the text, with tables whole."""

    number: int
    heading: str
    passage: Passage = field(default_factory=Passage)
    rules: list[DraftRule] = field(default_factory=list)
    order: list[Paragraph | DraftRule | DraftTable] = field(default_factory=list)

    def put_after(self, rule: DraftRule, later: DraftRule) -> None:
        """Two rules of one item; a row of a table has no second one."""
        self.rules.insert(1 + next(at for at, one in enumerate(self.rules) if one is rule), later)
        for at, one in enumerate(self.order):
            if one is rule:
                self.order.insert(at + 1, later)
                return


class Reader:
    """The split book, after `read`."""

    def __init__(self, text: str, source: str) -> None:
        self.title = ""
        self.preface = Passage()
        self.sections: list[DraftSection] = []
        self._source = source
        self._lines = text.splitlines()
        self._next = 0
        self._passage = self.preface  # where the next line of text goes

    def fail(self, line: int, message: str) -> BookError:
        return BookError(f"{self._source}:{line}: {message}")

    def read(self) -> None:
        while self._next < len(self._lines):
            line = self._lines[self._next]
            self._next += 1
            if line.lstrip().startswith(_FENCE):
                self._passage.add_diagram(self._until_fence())
                self._ordered()
            elif line.startswith("|"):
                self._table(line)
            elif item := _ITEM.match(line):
                rule = self._new_rule(item["number"], self._next, item["words"] or "")
                self.sections[-1].order.append(rule)
                self._passage = rule.passage
            elif line.startswith("## "):
                self._new_section(line)
            elif line.startswith("# "):
                self.title = plain(line[2:].strip())
            else:
                self._text(line)

    def _text(self, line: str) -> None:
        if line.startswith("- "):  # an item without a number is no rule, nor part of the one before
            self._passage = self._outside_rules()
        words = line.strip()
        if not words or words.startswith("- "):
            self._passage.open = False
        if words:
            self._passage.add(words)
            self._ordered()

    def _ordered(self) -> None:
        """A paragraph of the section's own stays where it was found among its rules and tables."""
        if self.sections and self._passage is self.sections[-1].passage:
            order, last = self.sections[-1].order, self._passage.paragraphs[-1]
            if not any(one is last for one in order):
                order.append(last)

    def _outside_rules(self) -> Passage:
        return self.sections[-1].passage if self.sections else self.preface

    def _until_fence(self) -> list[str]:
        start = self._next
        while self._next < len(self._lines):
            self._next += 1
            if self._lines[self._next - 1].lstrip().startswith(_FENCE):
                return self._lines[start : self._next - 1]
        raise self.fail(start, "the diagram has no end")

    def _new_section(self, line: str) -> None:
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            raise self.fail(self._next, f"the heading has no number: {line.strip()}")
        self.sections.append(DraftSection(int(heading[1]), plain(heading[2])))
        self._passage = self.sections[-1].passage

    def _new_rule(self, number: str, line: int, words: str) -> DraftRule:
        if not self.sections:
            raise self.fail(line, f"{number} stands before the first section")
        if not words:
            raise self.fail(line, f"{number} has no words")
        rule = DraftRule(number, line)
        rule.passage.add(words)
        self.sections[-1].rules.append(rule)
        return rule

    def _table(self, heading: str) -> None:
        lines, start = [heading], self._next
        while self._next < len(self._lines) and self._lines[self._next].startswith("|"):
            lines.append(self._lines[self._next])
            self._next += 1
        self._passage = self._outside_rules()
        try:
            found = rows(lines)
        except ValueError as error:
            raise self.fail(start, str(error)) from None
        table = DraftTable(cells(heading))
        if self.sections:
            self.sections[-1].order.append(table)
        for row in found:
            rule = None
            if NUMBER.fullmatch(row.first):
                rule = self._new_rule(row.first, start + row.place, row.words)
                rule.name, rule.column_marks = row.name, marks(heading)
            else:
                self._passage.open = False
                self._passage.add(f"{row.first}: {row.words}" if row.first else row.words)
            table.rows.append((cells(lines[row.place]), rule))
        self._passage.open = False
