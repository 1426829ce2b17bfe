"""Answers that are the same in every game: rules, with their texts, and why something is not allowed."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final, Protocol, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from carson.cli.draw.rules import contents
from carson.cli.draw.rules import rules as draw_rules
from carson.cli.draw.style import QUIET, REFUSED
from carson.cli.faults import Unclear
from carson.cli.pick import NONE
from carson.cli.terminal import Terminal
from carson.kernel import Game, Refusal
from carson.rulebook.rule import Rule
from carson.rulebook.search import find
from carson.rulebook.texts import books, numbered
from carson.words import Words

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
MOST_RULES: Final = 6
TYPED: Final = 11  # the width of a help page's first column


class Refusing(Protocol):
    """A teller, as far as the desk needs one."""

    def refusal(self, refusal: Any, /) -> str: ...


class Reading(Protocol[A_co]):
    """What reads an action from what was typed; Unclear when there is none."""

    def action(self, typed: str, /) -> A_co: ...


class Desk:
    """Prints answers below the page, a little to the right. `book` is the prefix of the game's own rules."""

    def __init__(self, terminal: Terminal, words: Words, teller: Refusing, book: str) -> None:
        self._terminal = terminal
        self._words = words
        self._teller = teller
        self._book = book

    @property
    def width(self) -> int:
        return self._terminal.width - 2

    def show(self, part: RenderableType) -> None:
        self._terminal.show(Padding(part, (0, 0, 0, 2)))

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def what_to_type(self, text: str) -> None:
        """A help page: prose, and lines that begin with what is typed, whose ends stay right of that."""
        for part in text.split("\n\n"):
            for line in part.split("\n"):
                hanging = " " * TYPED if "\n" in part else ""
                self.say("\n".join(wrap(line, self.width, subsequent_indent=hanging, break_on_hyphens=False)))
            self.say("")

    def rules(self, query: str) -> None:
        """Whatever the rule books have on it, the own game's first; without a query their sections."""
        if not query:
            own_first = sorted(books(self._words.language), key=lambda book: book.prefix != self._book)
            self._terminal.show(*(contents(book, self._words) for book in own_first))
            return
        found = find(query, books(self._words.language))
        if not found:
            near = self._words.list(found.nearest, "or") or NONE
            self.say(self._words("cli-rules-nothing", query=query, near=near), REFUSED)
            return
        self.list(sorted(found.rules, key=lambda rule: not rule.number.startswith(self._book)), query)

    def list(self, entries: Sequence[Rule], query: str = NONE) -> None:
        self.show(draw_rules(entries[:MOST_RULES], self._words))
        if len(entries) > MOST_RULES:
            self.say(self._words("cli-rules-more", count=len(entries) - MOST_RULES, query=query), QUIET)

    def cite(self, number: str) -> None:
        """A rule's text below what cites it."""
        rule = numbered(self._words.language).get(number)
        if rule is not None:
            self.show(draw_rules([rule], self._words))

    def allowed(self, wish: str, game: Game[Any, A, Any], seat: int, reader: Reading[A]) -> A | None:
        """The action that is meant, if the seat may do it; else it is said why not."""
        try:
            action = reader.action(wish)
        except Unclear as unclear:
            self.say(str(unclear), REFUSED)
            return None
        refusal = game.why_not(seat, action)
        if refusal is None:
            return action
        self.refuse(refusal)
        return None

    def refuse(self, refusal: Refusal) -> None:
        self.say(self._teller.refusal(refusal), REFUSED)
        self.cite(refusal.rule)
