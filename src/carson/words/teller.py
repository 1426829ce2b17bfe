"""Sentences from data: what happened, why not, what is wrong, what is asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

from carson.words.words import Words, message_id

# What the kernel's values look like from here; the kernel itself is not needed to speak of them.


class Happening(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def data(self) -> Mapping[str, Any]: ...


class Reason(Protocol):
    @property
    def code(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def details(self) -> Mapping[str, Any]: ...


class Question(Protocol):
    @property
    def kind(self) -> str: ...
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def about(self) -> Mapping[str, Any]: ...


class Fault(Protocol):
    """An error with a code. One that carries a `refusal` is told as that."""

    @property
    def code(self) -> str: ...
    @property
    def details(self) -> Mapping[str, Any]: ...


class Teller:
    """Speaks one language, and knows the players' names.

    Of a message's data, `seat` and `seats` become names; `values` and `scores` hold one number for each of the
    `seats` (without: for each player) and are told with the names; an error within an error is told in full.
    The catalogue does the rest.
    """

    def __init__(self, words: Words, seat_name: Callable[[int], str]) -> None:
        self.words = words
        self._seat_name = seat_name

    # Sentences

    def event(self, event: Happening) -> str | None:
        """What happened; None for an event that is not worth a line."""
        return self._tell("event", event.kind, event.data) or None

    def refusal(self, refusal: Reason) -> str:
        """Why not, with the rule's number in brackets."""
        return _cite(self._tell("refusal", refusal.code, refusal.details), refusal.rule)

    def error(self, error: Fault) -> str:
        """What is wrong, with the line and the rule where they are known."""
        refusal = getattr(error, "refusal", None)
        if refusal is not None:
            return self.refusal(refusal)
        details = error.details
        sentence = _cite(self._tell("error", error.code, details), details.get("rule", ""))
        if "line" in details:
            return self.words("error-at-line", line=str(details["line"]), sentence=sentence)
        return sentence

    def question(self, decision: Question, seat: int | None = None) -> str:
        """What is asked, of all who must decide or of one seat alone."""
        seats = decision.seats if seat is None else (seat,)
        return self._tell("ask", decision.kind, {**decision.about, "seats": seats, "count": len(seats)})

    def action(self, text: str, asked: str = "") -> str:
        """An action's text in words, such as "take the Governor"; `asked` is the kind of decision it answers."""
        return self.words.action(_printable(text), asked)

    # Names

    def card(self, name: str) -> str:
        """A character's name; a terrain card keeps its id."""
        return self.words.card(name)

    def character(self, name: str) -> str:
        return self.words.name("character", name)

    def power(self, name: str) -> str:
        """What a character does."""
        return self.words.name("power", name)

    def object(self, name: str) -> str:
        return self.words.name("object", name)

    def suit(self, name: str) -> str:
        return self.words.name("suit", name)

    def level(self, name: str) -> str:
        return self.words.name("level", name)

    def line(self, name: str) -> str:
        """A line of the score sheet."""
        return self.words.name("line", name)

    # Data as a message wants it

    def _tell(self, kind: str, name: str, data: Mapping[str, Any]) -> str:
        text = self.words(message_id(kind, name), **{key: self._figure(key, data) for key in data})
        return text[:1].upper() + text[1:]

    def _figure(self, key: str, data: Mapping[str, Any]) -> Any:
        value = data[key]
        if value is None:
            return "–"
        if key == "seat":
            return self._seat_name(value)
        if key == "seats":
            return self.words.list([self._seat_name(seat) for seat in value])
        if key in ("values", "scores"):
            return self._numbers(data.get("seats", range(len(value))), value)
        if hasattr(value, "code"):
            return self.refusal(value) if getattr(value, "refused", False) else self.error(cast(Fault, value))
        return _printable(value) if isinstance(value, str) else value

    def _numbers(self, seats: Sequence[int], values: Sequence[int]) -> str:
        told = [
            self.words("seat-value", seat=self._seat_name(seat), value=value)
            for seat, value in zip(seats, values, strict=True)
        ]
        return self.words.list(told)


def _cite(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence


def _printable(text: str) -> str:
    """A text from outside may hold what would confuse a terminal."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
