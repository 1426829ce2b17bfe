"""The glossary names modules that exist, once for each word."""

import re
from importlib.util import find_spec
from pathlib import Path

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def _rows() -> list[list[str]]:
    lines = GLOSSARY.read_text("utf-8").splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| ") and not line.startswith("| word")]


def test_every_module_of_the_glossary_exists() -> None:
    named = {module for row in _rows() for module in re.findall(r"`(carson[\w.]*)`", row[-1])}
    assert len(named) > 40
    assert [module for module in sorted(named) if find_spec(module) is None] == []


def test_every_word_has_one_line_that_says_what_it_is_and_where() -> None:
    assert [row for row in _rows() if len(row) != 3 or not all(row)] == []
    words = [row[0] for row in _rows()]
    assert len(set(words)) == len(words)
