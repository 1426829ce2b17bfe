"""A help desk answers what a player asks; here, what every game has: rules, hints, and why something is not allowed."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any, ClassVar, Final, Protocol, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from carson.cli.abbreviations import NONE
from carson.cli.draw.rules import contents
from carson.cli.draw.rules import rules as draw_rules
from carson.cli.draw.style import QUIET, REFUSED
from carson.cli.errors.kinds import Unclear
from carson.cli.terminal import Terminal
from carson.kernel import Decision, Game, Refusal
from carson.rulebook.rule import Rule
from carson.rulebook.search import find
from carson.rulebook.texts import books, numbered
from carson.words import Words

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
MOST_RULES: Final = 6
TYPED: Final = 11  # the width of a help page's first column


class Refusing(Protocol):
    """A teller, as far as a help desk needs one."""

    def refusal(self, refusal: Any, /) -> str: ...

    def error(self, error: Any, /) -> str: ...

    def reason(self, reason: Any, /) -> str: ...


class Reading(Protocol[A_co]):
    """What reads an action from what was typed; Unclear when there is none."""

    def action(self, typed: str, /) -> A_co: ...


class BaseHelpdesk(ABC):
    """Prints answers below the page, a little to the right. `book` is the prefix of the game's own rules."""

    book: ClassVar[str]

    def __init__(self, terminal: Terminal, words: Words, teller: Refusing) -> None:
        self.terminal = terminal
        self.words = words
        self.teller = teller

    @abstractmethod
    def help(self, topic: str, view: Any, /) -> None:
        """What can be typed; or what is known of a topic."""

    @abstractmethod
    def scores(self, view: Any, /) -> None: ...

    def answer(self, game: Game[Any, Any, Any], seat: int, typed: str, hints: bool) -> bool:
        """Answer what may be asked in every game; False: what was typed is no such question."""
        head, _, rest = typed.partition(" ")
        match head.casefold():
            case "h" | "hint" if not rest:
                self.hint(game, seat, hints)
            case "?" | "help":
                self.help(rest.strip(), game.view(seat))
            case "s" | "score":
                self.scores(game.view(seat))
            case "r" | "rules":
                self.rules(rest.strip())
            case _ if head.startswith("?"):
                self.help(typed[1:].strip(), game.view(seat))
            case _:
                return False
        return True

    @property
    def width(self) -> int:
        return self.terminal.width - 2

    def show(self, part: RenderableType) -> None:
        self.terminal.show(Padding(part, (0, 0, 0, 2)))

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def what_to_type(self, text: str) -> None:
        """A help page: prose, and lines that begin with what is typed, whose ends stay right of that."""
        for part in text.split("\n\n"):
            for line in part.split("\n"):
                hanging = " " * TYPED if "\n" in part else ""
                self.say("\n".join(wrap(line, self.width, subsequent_indent=hanging, break_on_hyphens=False)))
            self.say("")

    def overview(self, texts: Iterable[str], decision: Decision | None) -> None:
        """What can be typed, and the rule behind what is asked."""
        for text in texts:
            self.what_to_type(text)
        if decision is not None and decision.rule:
            self.cite(decision.rule)

    def rules(self, query: str) -> None:
        """Whatever the rule books have on it, the own game's first; without a query their sections."""
        if not query:
            own_first = sorted(books(self.words.language), key=lambda book: book.prefix != self.book)
            self.terminal.show(*(contents(book, self.words) for book in own_first))
            return
        found = find(query, books(self.words.language))
        if not found:
            near = self.words.list(found.nearest, "or") or NONE
            self.say(self.words("cli-rules-nothing", query=query, near=near), REFUSED)
            return
        self.list(sorted(found.rules, key=lambda rule: not rule.number.startswith(self.book)), query)

    def list(self, entries: Sequence[Rule], query: str = NONE) -> None:
        self.show(draw_rules(entries[:MOST_RULES], self.words))
        if len(entries) > MOST_RULES:
            self.say(self.words("cli-rules-more", count=len(entries) - MOST_RULES, query=query), QUIET)

    def cite(self, number: str) -> None:
        """A rule's text below what cites it."""
        rule = numbered(self.words.language).get(number)
        if rule is not None:
            self.show(draw_rules([rule], self.words))

    def allowed(self, typed: str, game: Game[Any, A, Any], seat: int, reader: Reading[A]) -> A | None:
        """The action that is meant, if the seat may do it; else it is said why not."""
        try:
            action = reader.action(typed)
        except Unclear as unclear:
            self.say(str(unclear), REFUSED)
            return None
        refusal = game.why_not(seat, action)
        if refusal is None:
            return action
        self.refuse(refusal)
        return None

    def hint(self, game: Game[Any, Any, Any], seat: int, allowed: bool) -> None:
        """Good answers to what is asked, with reasons."""
        from carson.analysis import AnalysisError, hint

        if not allowed:
            self.say(self.teller.error(AnalysisError("hints-off")), REFUSED)
            return
        try:
            found = hint(game, seat)
        except AnalysisError as error:
            self.say(self.teller.error(error), REFUSED)
            return
        if found is None:
            self.say(self.words("cli-hint-only"), QUIET)
            return
        for answer in found.judgement.answers:
            action = self.words.action(answer.action, found.asked, found.asking)
            self.say(self.words("cli-hint-chance", action=action, chance=round(100 * answer.chance)))
            for reason in answer.reasons:
                self.say(f"    {self.teller.reason(reason)}", QUIET)

    def refuse(self, refusal: Refusal) -> None:
        self.say(self.teller.refusal(refusal), REFUSED)
        self.cite(refusal.rule)
