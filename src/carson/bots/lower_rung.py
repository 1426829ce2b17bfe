"""Learned bots calculate with NumPy. Where it is missing, the rung below plays instead, and says so."""

import os
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import TypeVar

from carson.words import Words, choose_language

B = TypeVar("B")


class LowerRung(UserWarning):
    """A weaker bot plays than the one asked for."""


def with_numpy(name: str, make: Callable[[str], B], below: str, lower: Callable[[str], B]) -> Callable[[str], B]:
    """Makes the bot `name`, or the one `below` it if there is no NumPy."""

    def made(seed: str) -> B:
        if find_spec("numpy") is not None:
            return make(seed)
        words = Words(choose_language(None, os.environ))
        warnings.warn(words("bot-without-numpy", bot=name, below=below), LowerRung, stacklevel=2)
        return lower(seed)

    return made
