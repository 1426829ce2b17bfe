"""Bots that fit every game."""

from random import Random
from typing import TypeVar

A = TypeVar("A")


class RandomBot:
    """Any legal action, all equally likely."""

    __slots__ = ("_random",)

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, view: object, legal: list[A]) -> A:
        return legal[int(self._random() * len(legal))]
