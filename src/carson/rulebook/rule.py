"""What a rule book is made of: books of sections of numbered rules."""

import re
from dataclasses import dataclass
from typing import Final

NUMBER: Final = re.compile(r"([A-Z]+)-(\d+)\.(\d+)")


def order(number: str) -> tuple[str, int, int]:
    """The key that puts CG-4.2 before CG-4.10."""
    found = NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"{number!r} is not the number of a rule")
    return found[1], int(found[2]), int(found[3])


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, as plain text.

    `title` is its bold first words or its name in a table, `bold` everything in bold; `ruling` and `reconstructed` say
    that at least part of it comes from no rule book.
    """

    number: str
    section: str
    title: str
    text: str
    bold: tuple[str, ...]
    ruling: bool
    reconstructed: bool

    @property
    def key(self) -> tuple[str, int, int]:
        return order(self.number)


@dataclass(frozen=True, slots=True)
class Section:
    """A section, such as CG-4: its rules by number, and what else is in it."""

    number: str
    heading: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole book; `prefix` begins all its numbers (CG)."""

    prefix: str
    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in the order of their numbers."""
        return tuple(rule for section in self.sections for rule in section.rules)
