"""Figures from files: the game's own and a player's. No other part of the board's engine reads a file."""

import os
from functools import cache
from importlib import resources
from typing import Final

from carson.board.figures import Figures, FiguresError, parse

BUILT_IN: Final = "reconstructed-1.json"
MOST_BYTES: Final = 1_000_000  # the built-in file has 4,000: whatever is larger holds no figures


@cache
def built_in() -> Figures:
    """The figures that come with the game."""
    return parse(resources.files(__package__).joinpath(BUILT_IN).read_text("utf-8"), BUILT_IN)


def load(path: str | os.PathLike[str]) -> Figures:
    """The figures in a file, or a FiguresError that says what is wrong and where."""
    name = os.fspath(path)
    if os.path.isdir(path):
        raise FiguresError(name, "is a directory")
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FiguresError(name, f"cannot be read: {error.strerror}") from None
    except ValueError as error:  # a NUL in the name
        raise FiguresError(name, f"cannot be read: {error}") from None
    if len(content) > MOST_BYTES:
        raise FiguresError(name, f"is larger than {MOST_BYTES:,} bytes")
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise FiguresError(name, f"is not UTF-8, from byte {error.start} on") from None
    return parse(text, name)
