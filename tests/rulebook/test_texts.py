"""The project's own rule books: found wherever they lie, and whole."""

import re
from pathlib import Path

import pytest

from carson.rulebook.texts import books, folder, numbered, read

ROOT = Path(__file__).parents[2]


def test_an_installed_package_has_its_own_texts(tmp_path: Path) -> None:
    (tmp_path / "package" / "text").mkdir(parents=True)
    (tmp_path / "repository" / "docs" / "rules").mkdir(parents=True)
    assert folder(tmp_path / "package", tmp_path / "repository") == tmp_path / "package" / "text"


def test_a_source_tree_has_them_in_its_docs(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert folder(tmp_path / "package", tmp_path) == tmp_path / "docs" / "rules"


def test_without_texts_the_places_looked_in_are_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"package nor in .*rules"):
        folder(tmp_path / "package", tmp_path)


def test_every_markdown_file_but_the_index_is_a_book(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# About", "utf-8")
    (tmp_path / "notes.txt").write_text("no book", "utf-8")
    (tmp_path / "b.md").write_text("# B\n## 1 A\n- BB-1.1 ½ VP.", "utf-8")
    (tmp_path / "a.md").write_text("# A\n## 1 A\n- AA-1.1 One.", "utf-8")
    assert [(book.prefix, book.rules[0].text) for book in read(tmp_path)] == [("AA", "One."), ("BB", "½ VP.")]


def test_no_number_of_the_card_game_is_lost() -> None:
    text = (ROOT / "docs" / "rules" / "card-game.md").read_text("utf-8")
    heads = re.findall(r"^(?:- |\| )(CG-\d+\.\d+)", text, re.MULTILINE)
    assert len(heads) == 87
    assert sorted(heads) == sorted(number for number in numbered() if number.startswith("CG-"))


def test_every_rule_cited_in_a_rule_book_exists() -> None:
    for book in books():
        for text in (section.text for section in book.sections):
            assert set(re.findall(rf"{book.prefix}-\d+\.\d+", text)) <= set(numbered())
        for rule in book.rules:
            assert set(re.findall(rf"{book.prefix}-\d+\.\d+", rule.text)) <= set(numbered()), rule.number


def test_every_mark_of_the_card_game_reaches_a_rule_or_its_section() -> None:
    text = (ROOT / "docs" / "rules" / "card-game.md").read_text("utf-8")
    body = " ".join(text[text.index("## 1 ") :].split())
    card_game = next(book for book in books() if book.prefix == "CG")
    for kind in ("ruling", "reconstructed"):
        shown = sum(section.text.count(f"[{kind}") for section in card_game.sections)
        rows = sum(1 for rule in card_game.rules if "Symbol [reconstructed]" in rule.text)
        extra = rows - 1 if kind == "reconstructed" else 0  # one heading's mark, said in every row
        shown += sum(rule.text.count(f"[{kind}") for rule in card_game.rules) - extra
        assert shown == body.count(f"**[{kind}")


def test_what_comes_from_no_rule_book_is_flagged() -> None:
    rules = numbered()
    assert rules["CG-4.3"].reconstructed
    assert rules["CG-7.30"].reconstructed
    assert rules["CG-6.7"].ruling
    assert rules["CG-8.10"].ruling
    assert rules["CG-10.8"].ruling
    reconstructed = {number for number in rules if number.startswith("BG-8.") and rules[number].reconstructed}
    assert reconstructed == {"BG-8.3", "BG-8.4", "BG-8.5", "BG-8.7", "BG-8.8", "BG-8.14"}
    assert not rules["CG-4.4"].ruling
    assert not rules["CG-4.4"].reconstructed


def test_the_worked_example_keeps_its_diagram() -> None:
    lines = numbered()["CG-8.4"].text.splitlines()
    assert lines[1] == "    a  b  c  d  e  f  g  h"
    assert lines[-1] == " 8  Mt ..    Ou .."
