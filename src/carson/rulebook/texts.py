"""The rule books' texts and where they lie: in an installed package, or in the repository's docs/rules."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from carson.rulebook.parse import parse
from carson.rulebook.rule import Book, Rule

INDEX: Final = "index.md"  # an introduction for readers of the folder, no rule book


def folder(package: Traversable, repository: Path) -> Traversable:
    """The folder of the texts: the package's own if it was built with one, else the repository's."""
    for place in (package / "text", repository / "docs" / "rules"):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the rule books are neither in {package} nor in {repository / 'docs' / 'rules'}")


def read(place: Traversable) -> tuple[Book, ...]:
    """Every rule book of a folder, by the name of its file."""
    files = sorted((f for f in place.iterdir() if f.name.endswith(".md") and f.name != INDEX), key=_name)
    return tuple(parse(file.read_text("utf-8"), file.name) for file in files)


@cache
def books() -> tuple[Book, ...]:
    """The rule books that come with this project."""
    return read(folder(resources.files(__package__), Path(__file__).parents[3]))


def numbered() -> dict[str, Rule]:
    """All rules of all books, by number and in order."""
    return {rule.number: rule for book in books() for rule in book.rules}


def _name(file: Traversable) -> str:
    return file.name
