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
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise FiguresError(os.fspath(path), f"cannot be read: {error}") from None
    if len(content) > MOST_BYTES:
        raise FiguresError(os.fspath(path), f"is larger than {MOST_BYTES:,} bytes")
    return parse(text, os.fspath(path))
