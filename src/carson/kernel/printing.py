"""How the kernel's data reads when a program prints it.

Errors, refusals, questions and events are data. Whoever has words for them registers here (`carson` does, in English);
until then they print as what they are.
"""

from collections.abc import Callable

Speaker = Callable[[object], str | None]


def _silence(thing: object) -> str | None:
    return None


_speaker: Speaker = _silence


def speak_through(speaker: Speaker) -> None:
    """From now on print data in these words. The speaker returns None for what it has no words for."""
    global _speaker
    _speaker = speaker


def sentence_of(thing: object) -> str | None:
    return _speaker(thing)
