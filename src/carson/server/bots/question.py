"""What a bot is asked: its seat's view, the legal actions, and what its rules are made of.

It contains neither the state nor the game's seed.
"""

from typing import Any

from msgspec import Struct

from carson.server.games.adapter import AnyGame, AnyRules
from carson.server.workers import pickling


class Question(Struct, frozen=True):
    """`seed` is for the bot's own random choices; it has nothing to do with the game's."""

    game: str
    bot: str
    seed: str
    view: Any
    legal: list[Any]


class Answer(Struct, frozen=True):
    """The index of the action among the legal ones; or why there is none, and where the bot failed."""

    choice: int = -1
    reason: str = ""
    place: str = ""


def pack(game: AnyGame, seat: int, legal: list[Any], bot: str, seed: str) -> bytes:
    rules: AnyRules = game.rules  # type: ignore[assignment]  # the kernel's protocol, here one of the two games
    return pickling.pack(rules, Question(rules.game, bot, seed, game.view(seat), legal))


def unpack(content: bytes) -> Question:
    question: Question = pickling.unpack(content)[1]
    return question
