"""What a worker process does for bots."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from carson.server.bots.question import Answer, unpack
from carson.server.workers.calls import place_of
from carson.server.workers.worker import Work, found

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
Maker = Callable[[str, str, str], Any]


def answering(maker: str) -> Work:
    """`maker` is the function that makes bots, as "module:name"."""
    return partial(_answered, maker=found(maker))


def _answered(content: bytes, maker: Maker) -> bytes:
    return msgspec.json.encode(_answer(content, maker))


def _answer(content: bytes, maker: Maker) -> Answer:
    try:
        question = unpack(content)
        choice = maker(question.game, question.bot, question.seed).choose(question.view, list(question.legal))
    except Exception as error:
        return Answer(reason=RAISED, place=place_of(error))
    try:
        return Answer(question.legal.index(choice))
    except ValueError:
        return Answer(reason=ILLEGAL)
