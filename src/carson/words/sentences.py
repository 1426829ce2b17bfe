"""Sentences from data: what happened, why not, what is wrong, what is asked. Each game's teller adds its names."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, cast

from carson.words.message_names import message_id
from carson.words.words import Words

# Figures that are seats, and are shown as names; a seat below 0 is nobody.
_PERSONS: Final = ("seat", "giver", "taker", "owner", "winner", "bidder", "to")

# What the kernel's values look like from here; the kernel itself is not needed for that.


class OfAKind(Protocol):
    @property
    def kind(self) -> str: ...


class EventLike(OfAKind, Protocol):
    @property
    def data(self) -> Mapping[str, Any]: ...


class DecisionLike(OfAKind, Protocol):
    @property
    def seats(self) -> tuple[int, ...]: ...
    @property
    def about(self) -> Mapping[str, Any]: ...


class ErrorLike(Protocol):
    """An error with a code. If it has a `refusal`, that is told instead."""

    @property
    def code(self) -> str: ...
    @property
    def details(self) -> Mapping[str, Any]: ...


class RefusalLike(ErrorLike, Protocol):
    @property
    def rule(self) -> str: ...


_MOST_NUMBER = 10**15


class Sentences:
    """Speaks one language, and knows the players' names.

    In a message's data, `seat` and the like become names; `values` and `scores` hold one number for each of the `seats`
    (by default each player) and are shown with the names, as are `strengths`, `rolls` and `dice`; `prices` are shown
    with their parcels; an error within an error is told in full. The catalogue does the rest.
    """

    def __init__(self, words: Words, seat_name: Callable[[int], str]) -> None:
        self.words = words
        self._seat_name = seat_name

    def event(self, event: EventLike) -> str | None:
        """What happened; None for an event that is not worth a line."""
        return self._tell("event", event.kind, event.data) or None

    def refusal(self, refusal: RefusalLike) -> str:
        """Why not, with the rule's number in brackets."""
        return _cite(self._tell("refusal", refusal.code, refusal.details), refusal.rule)

    def error(self, error: ErrorLike) -> str:
        """What is wrong, with the line and the rule where they are known."""
        refusal = getattr(error, "refusal", None)
        if refusal is not None:
            return self.refusal(refusal)
        details = error.details
        sentence = _cite(self._tell("error", error.code, details), details.get("rule", ""))
        if "line" in details:
            return self.words("error-at-line", line=str(details["line"]), sentence=sentence)
        return sentence

    def question(self, decision: DecisionLike, seat: int | None = None) -> str:
        """What is asked, of all who must decide or of one seat alone."""
        seats = decision.seats if seat is None else (seat,)
        return self._tell("ask", decision.kind, {**decision.about, "seats": seats, "count": len(seats)})

    def waiting(self, decision: DecisionLike) -> str:
        """The same for somebody who is not asked: whom the game waits for, and what they are doing."""
        seats = decision.seats
        figures = self._figures({**decision.about, "seats": seats, "count": len(seats)})
        doing = self.words.form(message_id("ask", decision.kind), "wait", **figures)
        return self.words("seats-waiting", seats=figures["seats"], doing=doing)

    def reason(self, reason: EventLike) -> str:
        """Why an answer is good or bad, as an analysis found."""
        return self._tell("reason", reason.kind, reason.data)

    # Data as a message needs it

    def _tell(self, kind: str, name: str, data: Mapping[str, Any]) -> str:
        text = self.words(message_id(kind, name), **self._figures(data))
        return text[:1].upper() + text[1:]

    def _figures(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._figure(key, data) for key in data}

    def _figure(self, key: str, data: Mapping[str, Any]) -> Any:
        value = data[key]
        if value is None:
            return "–"
        if key in _PERSONS:
            return self._seat_name(value) if value >= 0 else "–"
        if key == "seats":
            return self.words.list([self._seat_name(seat) for seat in value])
        if key in ("values", "scores"):
            return self._numbers(zip(data.get("seats", range(len(value))), value, strict=True))
        if key == "strengths":
            return self._numbers(value)
        if key in ("rolls", "dice"):
            return self.words.list([self._dice(*roll) for roll in value])
        if key == "prices":
            told = [self.words("parcel-price", parcel=parcel, price=price) for parcel, price in value.items()]
            return self.words.list(told, "or")
        if key == "lot" and not value:
            return "none"  # no parcel: the 3-revolvers token is being auctioned
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and abs(value) > _MOST_NUMBER:
            return str(value)  # more digits than the reader's number format can write
        if hasattr(value, "code"):
            return self.refusal(value) if getattr(value, "refused", False) else self.error(cast(ErrorLike, value))
        return printable(value) if isinstance(value, str) else value

    def _numbers(self, pairs: Iterable[Sequence[int]]) -> str:
        told = [self.words("seat-value", seat=self._seat_name(seat), value=value) for seat, value in pairs]
        return self.words.list(told)

    def _dice(self, seat: int, first: int, second: int) -> str:
        """What a player rolled; `second` is 0 unless there were two dice."""
        name = self._seat_name(seat)
        if second:
            return self.words("seat-dice", seat=name, first=first, second=second)
        return self.words("seat-value", seat=name, value=first)


def _cite(sentence: str, rule: str) -> str:
    return f"{sentence} [{rule}]" if rule else sentence


def printable(text: str) -> str:
    """A text from outside may contain characters that confuse a terminal."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def names_of(kind: str) -> Callable[[Sentences, str], str]:
    """A teller's method for the names of one kind of things."""
    return lambda teller, name: teller.words.name(kind, name)
