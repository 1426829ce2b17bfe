"""Turns a rule book's markdown into its sections and numbered rules, and checks the numbers."""

import re
from typing import Final

from carson.rulebook.plain import bold, marks, title
from carson.rulebook.reader import BookError, DraftRule, DraftSection, Paragraph, Passage, Reader
from carson.rulebook.rule import Book, Rule, Section, order

__all__ = ["BookError", "parse"]

# What marks every rule of a section: "All" and a mark, with "all" in the book's language (en; nl, de; fr; it).
_ALL: Final = re.compile(r"(?:All|Alles|Tout|Tous|Toutes|Tutto|Tutti|Tutte) \*\*\[(?:ruling|reconstructed)\]\*\*")


def parse(text: str, source: str) -> Book:
    """The book in a markdown text; `source` names it in a BookError."""
    reader, prefix = dealt(text, source)
    sections = tuple(_section(draft, prefix) for draft in reader.sections)
    return Book(prefix, reader.title, sections)


def dealt(text: str, source: str) -> tuple[Reader, str]:
    """The text split into sections and rules, and the prefix of all its numbers, which are checked."""
    reader = Reader(text, source)
    reader.read()
    _split_shared_items(reader)
    return reader, _check_numbers(reader)


def _split_shared_items(reader: Reader) -> None:
    """Gives each rule its own words when one list item holds several, one after the other.

    A number within an item is mostly a reference. It begins a rule if it opens a sentence, follows the item's own
    number, and is at the head of no other item or row.
    """
    defined = {rule.number for section in reader.sections for rule in section.rules}
    for section in reader.sections:
        for rule in section.rules:  # the rules inserted here are split in their turn
            prefix, chapter, last = order(rule.number)
            following = f"{prefix}-{chapter}.{last + 1}"
            if following not in defined and (later := _cut(rule.passage, following)):
                section.put_after(rule, DraftRule(following, rule.line, later))
                defined.add(following)


def _cut(passage: Passage, number: str) -> Passage | None:
    """Cuts the passage where a sentence begins with the number, and returns what follows it."""
    head = re.compile(rf"(?<=[.!?)])\s+{re.escape(number)}\s+(?=[A-Z*`$\"])")
    for place, paragraph in enumerate(passage.paragraphs):
        found = None if paragraph.diagram else head.search(paragraph.words)
        if found is not None:
            later = [Paragraph(paragraph.words[found.end() :]), *passage.paragraphs[place + 1 :]]
            passage.paragraphs[place:] = [Paragraph(paragraph.words[: found.start()])]
            return Passage(later)
    return None


def _check_numbers(reader: Reader) -> str:
    """The prefix that all numbers share; refuses duplicate numbers and numbers in the wrong section."""
    prefix = ""
    seen: dict[str, int] = {}
    for section in reader.sections:
        for rule in section.rules:
            own, chapter, _ = order(rule.number)
            prefix = prefix or own
            if own != prefix:
                raise reader.fail(rule.line, f"{rule.number} stands in a book of {prefix} rules")
            if chapter != section.number:
                raise reader.fail(rule.line, f"{rule.number} stands in section {section.number}")
            if rule.number in seen:
                raise reader.fail(rule.line, f"{rule.number} was given in line {seen[rule.number]}")
            seen[rule.number] = rule.line
    if not prefix:
        raise reader.fail(1, "there is no numbered rule here")
    return prefix


def _section(draft: DraftSection, prefix: str) -> Section:
    shared = shared_marks(draft)
    rules = sorted((_rule(rule, draft.heading, shared) for rule in draft.rules), key=lambda rule: rule.key)
    return Section(f"{prefix}-{draft.number}", draft.heading, draft.passage.text(), tuple(rules))


def shared_marks(draft: DraftSection) -> frozenset[str]:
    """The marks that all rules of a section carry."""
    own = draft.passage.markdown()
    return marks(own) if _ALL.match(own) else frozenset()


def _rule(draft: DraftRule, heading: str, shared: frozenset[str]) -> Rule:
    markdown = draft.passage.markdown()
    kinds = draft.marks | shared
    return Rule(
        number=draft.number,
        section=heading,
        title=draft.name or title(markdown),
        text=draft.passage.text(),
        bold=((draft.name,) if draft.name else ()) + bold(markdown),
        ruling="ruling" in kinds,
        reconstructed="reconstructed" in kinds,
    )
