"""The rule books in other languages: the same rules, figures, tables and marks as the English ones, in other words."""

import re
from collections import Counter
from itertools import groupby, takewhile
from pathlib import Path

import pytest

from carson.rulebook.rule import Book, Rule
from carson.rulebook.texts import read
from words.ftl import catalogue

LANGUAGES = ["nl", "fr", "it", "de"]
RULES = Path(__file__).parents[2] / "docs" / "rules"
FILES = sorted(path.name for path in RULES.glob("*.md") if path.name != "index.md")
ENGLISH = {book.prefix: book for book in read(RULES)}
KINDS = ("ruling", "reconstructed")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize("file", FILES)


def books(language: str) -> list[tuple[Book, Book]]:
    """Each English book with its translation."""
    return [(ENGLISH[book.prefix], book) for book in read(RULES / language)]


def pairs(language: str) -> list[tuple[Rule, Rule]]:
    """Each English rule with its translation."""
    return [pair for english, book in books(language) for pair in zip(english.rules, book.rules, strict=True)]


def lines(language: str, file: str) -> list[str]:
    return (RULES / language / file).read_text("utf-8").splitlines()


def preface(language: str, file: str) -> list[str]:
    """What comes between the title and the first section."""
    return list(takewhile(lambda line: not line.startswith("## "), lines(language, file)))[1:]


def figures(text: str) -> Counter[str]:
    """Every number in a text; 4,000 is 4.000 or 4 000 elsewhere."""
    return Counter(re.findall(r"\d+|½", re.sub(r"(?<=\d)[.,\s](?=\d{3}(?!\d))", "", text)))


def marked(text: str) -> dict[str, int]:
    return {kind: text.count(f"[{kind}") for kind in KINDS}


def tables(text: list[str]) -> list[list[tuple[str, int]]]:
    """The tables of a book: of each row the number it begins with, if any, and how many columns it has."""
    found = []
    for is_table, rows in groupby(text, lambda line: line.startswith("|")):
        if is_table:
            cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in rows]
            found.append([(row[0] if re.fullmatch(r"[A-Z]+-\d+\.\d+", row[0]) else "", len(row)) for row in cells])
    return found


@each_language
def test_every_book_is_there_with_the_same_sections_and_numbers(language: str) -> None:
    assert sorted(path.name for path in (RULES / language).glob("*.md")) == FILES
    assert len(books(language)) == len(ENGLISH)
    for english, book in books(language):
        assert book.title
        assert [section.number for section in book.sections] == [section.number for section in english.sections]
        assert [rule.number for rule in book.rules] == [rule.number for rule in english.rules]


@each_language
@each_file
def test_the_numbers_stand_in_the_same_order_in_the_file(language: str, file: str) -> None:
    head = re.compile(r"^(?:## \d+|- [A-Z]+-\d+\.\d+|\| [A-Z]+-\d+\.\d+)(?=\s)", re.MULTILINE)
    assert head.findall("\n".join(lines(language, file))) == head.findall("\n".join(lines(".", file)))


@each_language
def test_every_rule_and_section_carries_the_same_marks(language: str) -> None:
    for english, book in books(language):
        for there, here in zip(english.sections, book.sections, strict=True):
            assert marked(here.text) == marked(there.text), here.number
    for there, here in pairs(language):
        assert (here.ruling, here.reconstructed) == (there.ruling, there.reconstructed), here.number
        assert marked(here.text) == marked(there.text), here.number


@each_language
def test_every_rule_and_section_has_the_same_figures(language: str) -> None:
    for english, book in books(language):
        for there, here in zip(english.sections, book.sections, strict=True):
            assert figures(here.text) == figures(there.text), here.number
    for there, here in pairs(language):
        assert figures(here.text) == figures(there.text), here.number
        assert here.text.count("$") == there.text.count("$"), here.number


@each_language
@each_file
def test_the_preface_has_the_same_marks_and_figures(language: str, file: str) -> None:
    here, there = ("\n".join(preface(place, file)) for place in (language, "."))
    assert here
    assert (marked(here), figures(here)) == (marked(there), figures(there))


@each_language
@each_file
def test_the_tables_have_the_same_rows_and_columns(language: str, file: str) -> None:
    assert tables(lines(language, file)) == tables(lines(".", file))


@each_language
@each_file
def test_the_diagrams_are_the_same(language: str, file: str) -> None:
    fenced = re.compile(r"^```$.*?^```$", re.MULTILINE | re.DOTALL)
    assert fenced.findall("\n".join(lines(language, file))) == fenced.findall("\n".join(lines(".", file)))


@each_language
def test_a_rule_with_a_title_or_bold_words_has_them_in_every_language(language: str) -> None:
    for there, here in pairs(language):
        assert bool(here.title) == bool(there.title), here.number
        assert len(here.bold) == len(there.bold), here.number


@each_language
def test_no_rule_is_left_in_english_or_cut_short(language: str) -> None:
    for there, here in pairs(language):
        assert here.text != there.text, here.number
        assert len(here.text) > 0.7 * len(there.text), here.number


@each_language
def test_characters_and_buildings_have_the_names_the_game_gives_them(language: str) -> None:
    named = [name for name in catalogue("en") if re.match(r"(?:character|object)-", name)]
    for there, here in pairs(language):
        for name in named:
            if re.search(rf"\b{re.escape(value('en', name))}\b", there.title):
                assert value(language, name) in here.title, here.number


def value(language: str, name: str) -> str:
    pattern = catalogue(language)[name].value
    assert pattern is not None
    return "".join(getattr(element, "value", "") for element in pattern.elements)
