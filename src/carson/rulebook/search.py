"""Finding rules: by number, by the beginning of a number, or by words."""

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from carson.rulebook.rule import Book, Rule, Section
from carson.rulebook.texts import books

# 'CG-4.3', 'cg 4.3', '4.3', 'CG-4', '4' or 'CG'.
_QUERY: Final = re.compile(r"(?P<prefix>[A-Z]*)[- ]?(?:(?P<section>\d+)(?:\.(?P<rule>\d+))?)?\.?")


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: rules, and sections whose heading or own text matches; if nothing, what to try instead."""

    query: str
    rules: tuple[Rule, ...] = ()
    sections: tuple[Section, ...] = ()
    nearest: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.rules or self.sections)


def find(query: str, among: Sequence[Book] | None = None) -> Found:
    """Rules by number (CG-4.3), by section (CG-4), by book (CG), or with all the words of the query."""
    library = books() if among is None else among
    asked = query.strip()
    if not asked:
        return Found(query)
    number = _QUERY.fullmatch(asked.upper())
    if number is not None and _names_a_part(number, library):
        found = _by_number(query, number, library)
    else:
        found = _by_words(query, asked.casefold().split(), library)
    return found if found else Found(query, nearest=_nearest(asked, library))


def _names_a_part(number: re.Match[str], library: Sequence[Book]) -> bool:
    """Whether it is a number and not words ('round 4', 'a'): the prefix is a book's, or missing."""
    prefixes = [book.prefix for book in library]
    return number["prefix"] in prefixes or (not number["prefix"] and number["section"] is not None)


def _by_number(query: str, number: re.Match[str], library: Sequence[Book]) -> Found:
    among = [book for book in library if number["prefix"] in ("", book.prefix)]
    sections = [
        section
        for book in among
        for section in book.sections
        if number["section"] in (None, section.number.removeprefix(book.prefix + "-"))
    ]
    if number["rule"] is None:
        return Found(query, tuple(r for s in sections for r in s.rules), tuple(sections))
    rules = (r for s in sections for r in s.rules if r.number == f"{s.number}.{number['rule']}")
    return Found(query, tuple(rules))


def _by_words(query: str, words: Sequence[str], library: Sequence[Book]) -> Found:
    """Rules with all the words, first those that have them in a title, in bold or in a heading; then in order.

    A word matches another that begins with it, and a plural matches its singular.
    """
    patterns = [re.compile(rf"(?<!\w){re.escape(_singular(word))}") for word in words]
    ranked = []
    sections = []
    for section in (section for book in library for section in book.sections):
        heading = section.heading.casefold()
        if _all_in(patterns, f"{heading} {section.text.casefold()}"):
            sections.append(section)
        for rule in section.rules:
            if _all_in(patterns, f"{heading} {rule.title} {rule.text}".casefold()):
                ranked.append((-sum(_weight(p, rule, heading) for p in patterns), rule))
    ranked.sort(key=lambda pair: pair[0])  # stable: equals stay in the order of the books
    return Found(query, tuple(rule for _, rule in ranked), tuple(sections))


def _singular(word: str) -> str:
    return word.removesuffix("s") if len(word) > 3 else word


def _all_in(patterns: Iterable[re.Pattern[str]], text: str) -> bool:
    return all(pattern.search(text) for pattern in patterns)


def _weight(pattern: re.Pattern[str], rule: Rule, heading: str) -> int:
    if pattern.search(rule.title.casefold()):
        return 3
    if any(pattern.search(words.casefold()) for words in rule.bold):
        return 2
    return 1 if pattern.search(heading) else 0


def _nearest(asked: str, library: Sequence[Book]) -> tuple[str, ...]:
    """Numbers like the one asked for; for words, words of the books like those that occur nowhere."""
    sections = [section for book in library for section in book.sections]
    numbers = [s.number for s in sections] + [r.number for s in sections for r in s.rules]
    if any(sign.isdigit() for sign in asked):
        return tuple(difflib.get_close_matches(asked.upper(), numbers, n=3))
    texts = [text for s in sections for text in (s.heading, s.text, *(f"{r.title} {r.text}" for r in s.rules))]
    known = dict.fromkeys(re.findall(r"[^\W\d_]{3,}", " ".join(texts).casefold()))
    lost = [word for word in asked.casefold().split() if not any(k.startswith(word) for k in known)]
    return tuple(near for word in lost for near in difflib.get_close_matches(word, known, n=3))
