"""Figures from files: the game's own and a player's. No other part of the board's engine reads a file."""

import os
from functools import cache
from importlib import resources
from typing import Final

from carson.board.material.figures import Figures, FiguresError, parse
from carson.kernel import fault

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
        raise FiguresError("figures", where=name, reason=fault("figures-directory"))
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = fault("figures-unread", reason=str(error.strerror))
        raise FiguresError("figures", where=name, reason=reason) from None
    except ValueError as error:  # a NUL in the name
        raise FiguresError("figures", where=name, reason=fault("figures-unread", reason=str(error))) from None
    if len(content) > MOST_BYTES:
        raise FiguresError("figures", where=name, reason=fault("figures-large", most=MOST_BYTES))
    try:
        text = content.decode("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise FiguresError("figures", where=name, reason=fault("figures-encoding", byte=error.start)) from None
    return parse(text, name)
