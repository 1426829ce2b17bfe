"""Rules of the rule book, with what comes from no rule book marked as such."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from carson.cli.draw.style import HEAD, LOUD, QUIET, RULE, WARNING
from carson.rulebook.rule import Book, Rule, Section
from carson.words import Words


def rule(entry: Rule, words: Words) -> RenderableType:
    """One rule: number, marks, and its text below."""
    head = Text().append(entry.number, RULE)
    text = entry.text
    if entry.title and text.startswith((f"{entry.title}.", f"{entry.title}:")):
        head.append(f"  {entry.title}", LOUD)
        text = text.removeprefix(entry.title).lstrip(".: ")
    for mark in marks(entry, words):
        head.append(f"  [{mark}]", WARNING)
    return Group(head, Padding(Text(text), (0, 0, 1, 4)))


def marks(entry: Rule, words: Words) -> list[str]:
    found = [words("cli-mark-ruling")] if entry.ruling else []
    return [*found, words("cli-mark-reconstructed")] if entry.reconstructed else found


def rules(entries: Iterable[Rule], words: Words) -> RenderableType:
    return Group(*(rule(entry, words) for entry in entries))


def section_head(section: Section) -> RenderableType:
    """A section's heading and what stands in it outside its rules."""
    head = Text(f"{section.number}  {section.heading}", HEAD)
    return Group(head, Padding(Text(section.text), (0, 0, 1, 4))) if section.text else Group(head, Text())


def contents(book: Book, words: Words) -> RenderableType:
    """A book's sections, one a line."""
    lines = [Text(book.title, LOUD)]
    for section in book.sections:
        count = words("cli-n-rules", count=len(section.rules))
        line = Text().append(f"  {section.number:<6} ", RULE).append(section.heading).append(f"  {count}", QUIET)
        lines.append(line)
    return Group(*lines)
