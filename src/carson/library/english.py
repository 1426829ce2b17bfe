"""The kernel's data in English sentences, for programs that print it."""

from functools import cache

from carson.kernel import CarsonError, Decision, Event, Refusal
from carson.words import Teller, Words


@cache
def _teller() -> Teller:
    words = Words("en")
    return Teller(words, lambda seat: words("cli-seat", seat=seat))


def in_english(thing: object) -> str | None:
    """An error, refusal, question or event as a sentence; None for what has no words."""
    try:
        match thing:
            case CarsonError():
                return _teller().error(thing)
            case Refusal():
                return _teller().refusal(thing)
            case Decision():
                return _teller().question(thing)
            case Event():
                return _teller().event(thing)
    except Exception:  # codes of other games have no words, and printing an error must never raise another
        return None
    return None
