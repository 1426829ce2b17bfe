"""A rule book as a page shows it: its sections' paragraphs, rules, tables and diagrams in order, as data.

Emphasis, marks and references to rules are separate, so that a client need not parse markdown.
"""

import re
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from carson.rulebook.parse import dealt, shared_marks
from carson.rulebook.reader import DraftRule, DraftSection, DraftTable, Paragraph
from carson.rulebook.texts import Source, home, sources

_RUN: Final = re.compile(
    r"\*\*\[(?P<mark>ruling|reconstructed)\b:?\s*(?P<reason>[^\]]*)\]\*\*"
    r"|\*\*(?P<strong>.+?)\*\*"
    r"|`(?P<code>[^`]+)`"
    r"|(?<![\w*])\*(?=[^\s*])(?P<em>[^*]*?[^\s*])\*(?![\w*])"
)
# "BG-7.6, 7.8" names two rules.
_REFERENCE: Final = re.compile(r"(?P<prefix>[A-Z]{2})-(?P<first>\d+\.\d+)|(?P<also>(?<=, )\d+\.\d+)(?![\d.])")


class TextRun(Struct, frozen=True):
    """A piece of a sentence. `kind`: "strong", "em", "code"; "rule", a reference `to` that number; or a mark, "ruling"
    or "reconstructed", whose text is what the mark says about itself, mostly nothing.
    """

    text: str
    kind: Literal["", "strong", "em", "code", "rule", "ruling", "reconstructed"] = ""
    to: str = ""


class TextPart(Struct, frozen=True):
    """A paragraph, or a diagram that keeps its lines."""

    runs: tuple[TextRun, ...] = ()
    diagram: str = ""


class TableRow(Struct, frozen=True):
    """A row of a table, with the number of its rule, if it is one."""

    cells: tuple[tuple[TextRun, ...], ...]
    number: str = ""
    ruling: bool = False
    reconstructed: bool = False


class TextBlock(Struct, frozen=True):
    """`parts` of a "rule", a "text" or an "item" of a list; `head` and `rows` of a "table".

    `ruling` and `reconstructed`: at least a part of the rule comes from no rule book.
    """

    kind: Literal["rule", "text", "item", "table"]
    number: str = ""
    parts: tuple[TextPart, ...] = ()
    ruling: bool = False
    reconstructed: bool = False
    head: tuple[tuple[TextRun, ...], ...] = ()
    rows: tuple[TableRow, ...] = ()


class LaidSection(Struct, frozen=True):
    number: str
    heading: str
    blocks: tuple[TextBlock, ...]


class LaidBook(Struct, frozen=True):
    """`language`: the one its text is written in, which is English if there is no translation yet."""

    prefix: str
    title: str
    language: str
    preface: tuple[TextPart, ...]
    sections: tuple[LaidSection, ...]


@cache
def laid_books(language: str) -> tuple[LaidBook, ...]:
    """The rule books that come with this project, in a language as far as they are translated."""
    return tuple(lay_out(source) for source in sources(home(), language))


def lay_out(source: Source) -> LaidBook:
    reader, prefix = dealt(source.text, source.name)
    laid = _Laid({rule.number for section in reader.sections for rule in section.rules})
    sections = tuple(laid.section(draft, prefix) for draft in reader.sections)
    return LaidBook(prefix, reader.title, source.language, laid.parts(reader.preface.paragraphs), sections)


class _Laid:
    """Lays out one book; `known` are the numbers that may be referred to."""

    def __init__(self, known: set[str]) -> None:
        self._known = known

    def section(self, draft: DraftSection, prefix: str) -> LaidSection:
        shared = shared_marks(draft)
        blocks = tuple(self._block(one, shared) for one in draft.order)
        return LaidSection(f"{prefix}-{draft.number}", draft.heading, blocks)

    def parts(self, paragraphs: list[Paragraph]) -> tuple[TextPart, ...]:
        return tuple(
            TextPart(diagram=one.words) if one.diagram else TextPart(self.runs(one.words)) for one in paragraphs
        )

    def runs(self, markdown: str) -> tuple[TextRun, ...]:
        found: list[TextRun] = []
        at = 0
        for match in _RUN.finditer(markdown):
            found += self._plain(markdown[at : match.start()])
            at = match.end()
            if match["mark"]:
                mark: Literal["ruling", "reconstructed"] = match["mark"]  # type: ignore[assignment]
                found.append(TextRun(match["reason"], mark))
            elif match["code"] and match["code"] in self._known:
                found.append(TextRun(match["code"], "rule", match["code"]))
            else:
                kind: Literal["strong", "em", "code"] = match.lastgroup  # type: ignore[assignment]
                found.append(TextRun(match[kind], kind))
        return (*found, *self._plain(markdown[at:]))

    def _plain(self, text: str) -> list[TextRun]:
        """Words with the rules that they refer to."""
        found: list[TextRun] = []
        at = 0
        prefix = ""
        for match in _REFERENCE.finditer(text):
            prefix = match["prefix"] or prefix
            number = f"{prefix}-{match['first'] or match['also']}"
            if number not in self._known:
                continue
            if match.start() > at:
                found.append(TextRun(text[at : match.start()]))
            found.append(TextRun(match[0], "rule", number))
            at = match.end()
        if at < len(text):
            found.append(TextRun(text[at:]))
        return found

    def _block(self, one: Paragraph | DraftRule | DraftTable, shared: frozenset[str]) -> TextBlock:
        if isinstance(one, DraftTable):
            rows = tuple(self._row(cells, rule, shared) for cells, rule in one.rows)
            return TextBlock("table", head=tuple(map(self.runs, one.head)), rows=rows)
        if isinstance(one, Paragraph):
            if one.words.startswith("- "):
                return TextBlock("item", parts=(TextPart(self.runs(one.words[2:])),))
            return TextBlock("text", parts=self.parts([one]))
        kinds = one.marks | shared
        parts = self.parts(one.passage.paragraphs)
        return TextBlock("rule", one.number, parts, "ruling" in kinds, "reconstructed" in kinds)

    def _row(self, cells: list[str], rule: DraftRule | None, shared: frozenset[str]) -> TableRow:
        texts = tuple(map(self.runs, cells[1:] if rule else cells))
        if rule is None:
            return TableRow(texts)
        kinds = rule.marks | shared
        return TableRow(texts, rule.number, "ruling" in kinds, "reconstructed" in kinds)
