"""Learned bots calculate with NumPy. Where it is missing, the rung below plays instead, and says so."""

import os
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from carson.bots.simple import RandomBot
from carson.words import Words, choose_language

B = TypeVar("B")


class LowerRung(UserWarning):
    """A weaker bot plays than the one asked for."""


def ladder(
    easy: Callable[[str], B], normal: Callable[[str], B], greedy: Callable[[str], B], learned: str
) -> dict[str, Callable[[str], B]]:
    """A game's bots by name; `learned` is the module that makes the two learned ones."""
    random: Callable[[str], Any] = RandomBot
    hard, master = (_with_numpy(name, learned, normal) for name in ("hard", "master"))
    return {"random": random, "easy": easy, "normal": normal, "hard": hard, "master": master, "greedy": greedy}


def _with_numpy(name: str, module: str, normal: Callable[[str], B]) -> Callable[[str], B]:
    """Makes the bot as its module does, or the rung below if there is no NumPy.

    The module is imported when a bot is wanted: it needs NumPy, which takes its time.
    """

    def made(seed: str) -> B:
        if find_spec("numpy") is not None:
            make: Callable[[str], B] = getattr(import_module(module), name)
            return make(seed)
        words = Words(choose_language(None, os.environ))
        warnings.warn(words("bot-without-numpy", bot=name, below="normal"), LowerRung, stacklevel=2)
        return normal(seed)

    return made
