"""Decks from files: the built-in one and players' own. No other part of the engine reads a file."""

import os
from functools import cache
from importlib import resources
from typing import Final

from carson.cards.data.checks import check
from carson.cards.data.faults import DeckError, Fault, unfit
from carson.cards.material.deck import Deck, parse
from carson.kernel import Cause, fault

BUILT_IN: Final = "reconstructed-1.json"
MOST_BYTES: Final = 1_000_000  # the built-in deck has 11,000: anything larger is no deck


@cache
def built_in() -> Deck:
    """The deck that comes with the game."""
    text = resources.files(__package__).joinpath(BUILT_IN).read_text("utf-8")
    return parse(text, BUILT_IN)


def load(path: str | os.PathLike[str]) -> Deck:
    """The deck in a file, or a DeckError that says what is wrong with it and where."""
    return parse(_read(path), os.fspath(path))


def check_file(path: str | os.PathLike[str]) -> list[Fault]:
    """All faults of a file, including warnings; none if it is as good as the built-in deck."""
    try:
        text = _read(path)
    except DeckError as error:
        return list(error.faults)
    return check(text, os.fspath(path))


def _read(path: str | os.PathLike[str]) -> str:
    if os.path.isdir(path):
        raise _unreadable(path, fault("deck-directory"))
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise _unreadable(path, fault("deck-unread", reason=str(error.strerror))) from None
    except ValueError as error:  # a NUL in the name
        raise _unreadable(path, fault("deck-unread", reason=str(error))) from None
    if len(content) > MOST_BYTES:
        raise _unreadable(path, fault("deck-large", most=MOST_BYTES))
    try:
        return content.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise _unreadable(path, fault("deck-encoding", byte=error.start)) from None


def _unreadable(path: str | os.PathLike[str], cause: Cause) -> DeckError:
    return unfit([Fault(os.fspath(path), "", "", cause)])
