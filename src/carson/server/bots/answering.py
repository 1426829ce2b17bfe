"""What a worker process does where bots think."""

import os
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from carson.server.bots.question import Answer, unpacked
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
        question = unpacked(content)
        choice = maker(question.game, question.bot, question.seed).choose(question.view, list(question.legal))
    except Exception as error:
        return Answer(reason=RAISED, place=_place(error))
    try:
        return Answer(question.legal.index(choice))
    except ValueError:
        return Answer(reason=ILLEGAL)


def _place(error: Exception) -> str:
    """What was raised and where. Not its text: that may quote what the seat alone knows."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"[:200]
