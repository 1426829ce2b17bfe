"""The rule books' texts and where they are: in an installed package, or in the repository's docs/rules."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from carson.rulebook.parse import parse
from carson.rulebook.rule import Book, Rule

ENGLISH: Final = "en"
INDEX: Final = "index.md"  # an introduction to the folder, not a rule book


def folder(package: Traversable, repository: Path) -> Traversable:
    """The folder of the texts: the package's own if it was built with one, else the repository's."""
    for place in (package / "text", repository / "docs" / "rules"):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"the rule books are neither in {package} nor in {repository / 'docs' / 'rules'}")


class Source(NamedTuple):
    """A book's text from its file, and its language."""

    name: str
    language: str
    text: str


def sources(place: Traversable, language: str = ENGLISH) -> tuple[Source, ...]:
    """Every rule book in a folder, by the name of its file; the English one if there is none in the language."""
    files = sorted(
        (f for f in place.iterdir() if f.name.endswith(".md") and f.name != INDEX), key=lambda file: file.name
    )
    return tuple(_source(place, file, language) for file in files)


def _source(place: Traversable, file: Traversable, language: str) -> Source:
    translated = place / language / file.name
    if language != ENGLISH and translated.is_file():
        return Source(f"{language}/{file.name}", language, translated.read_text("utf-8"))
    return Source(file.name, ENGLISH, file.read_text("utf-8"))


def read(place: Traversable, language: str = ENGLISH) -> tuple[Book, ...]:
    """The rule books in a folder, with their numbers checked."""
    return tuple(parse(source.text, source.name) for source in sources(place, language))


def home() -> Traversable:
    """The folder of the rule books that come with this project."""
    return folder(resources.files(__package__), Path(__file__).parents[3])


@cache
def books(language: str = ENGLISH) -> tuple[Book, ...]:
    """The rule books that come with this project, in a language as far as they are translated."""
    return read(home(), language)


def numbered(language: str = ENGLISH) -> dict[str, Rule]:
    """All rules of all books, by number and in order."""
    return {rule.number: rule for book in books(language) for rule in book.rules}
