"""The process that bots think in: `python -m carson.server.bots.worker`, started by the pool.

It reads questions from its standard input and writes the place of the chosen action to its standard output, each with
its length ahead. When the input ends, the server is gone, and so is this process, even in the middle of a thought.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from carson.server.bots.question import HEAD, MOST_QUESTION, Answer, unpacked

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
READY: Final = "ready"
Maker = Callable[[str, str, str], Any]


class Setup(Struct, frozen=True):
    """`maker` is the function that makes bots, as "module:name". `last`: a thought that takes this many seconds ends
    the process, should the server not have done it. `memory`: bytes that it may use.
    """

    maker: str
    last: float
    memory: int


def main() -> None:
    source, target = _own_channels()
    setup = msgspec.json.decode(_read(source), type=Setup)
    _limit(setup.memory)
    maker = _found(setup.maker)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, questions), daemon=True).start()
    _write(target, Answer(reason=READY))
    while True:
        content = questions.get()
        _alarm(setup.last)
        answer = answered(content, maker)
        _alarm(0)
        _write(target, answer)


def answered(content: bytes, maker: Maker) -> Answer:
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


def _found(name: str) -> Maker:
    module, _, function = name.partition(":")
    maker: Maker = getattr(importlib.import_module(module), function)
    return maker


def _own_channels() -> tuple[int, int]:
    """The way in and the way out, where nothing that a bot reads or prints can come between."""
    source, target = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return source, target


def _listen(source: int, questions: "queue.SimpleQueue[bytes]") -> None:
    """Beside the thinking, so that the end of the server is seen at any time."""
    try:
        while True:
            questions.put(_read(source))
    finally:
        os._exit(0)


def _read(source: int) -> bytes:
    size = int.from_bytes(_exactly(source, HEAD), "big")
    if size > MOST_QUESTION:
        raise EOFError
    return _exactly(source, size)


def _exactly(source: int, size: int) -> bytes:
    content = bytearray()
    while len(content) < size:
        part = os.read(source, size - len(content))
        if not part:
            raise EOFError
        content += part
    return bytes(content)


def _write(target: int, answer: Answer) -> None:
    content = msgspec.json.encode(answer)
    os.write(target, len(content).to_bytes(HEAD, "big") + content)


def _limit(memory: int) -> None:
    """The system's own limits, where it has such; and people come before bots."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with contextlib.suppress(OSError):
        os.nice(5)


def _alarm(seconds: float) -> None:
    """Nobody handles this signal: it ends the process, whatever that is doing."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    try:
        main()
    except (EOFError, OSError):
        os._exit(0)
