"""A process that works for the server: `python -m carson.server.workers.worker`, started by the pool.

It reads jobs from its standard input and writes results to its standard output, each preceded by its length. When the
input ends, the server is gone, and so is this process, even in the middle of its work.
"""

import contextlib
import importlib
import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

# Precedes each message: its length.
HEAD: Final = 4
MOST_BYTES: Final = 64 * 1024 * 1024
READY: Final = b"ready"
Work = Callable[[bytes], bytes]


class Setup(Struct, frozen=True):
    """`make`, as "module:name", is the function that makes the job from `given`. `last`: a job that takes this many
    seconds ends the process, if the server has not. `memory`: the bytes it may use.
    """

    make: str
    given: str
    last: float
    memory: int


def main() -> None:
    source, target = _own_channels()
    setup = msgspec.json.decode(_read(source), type=Setup)
    _limit(setup.memory)
    work: Work = found(setup.make)(setup.given)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, waiting), daemon=True).start()
    _write(target, READY)
    while True:
        content = waiting.get()
        _alarm(setup.last)
        result = work(content)
        _alarm(0)
        _write(target, result)


def found(name: str) -> Callable[..., Any]:
    module, _, function = name.partition(":")
    made: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return made


def _own_channels() -> tuple[int, int]:
    """The input and the output, where nothing that a job reads or prints can interfere."""
    source, target = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return source, target


def _listen(source: int, waiting: "queue.SimpleQueue[bytes]") -> None:
    """Alongside the work, so that it notices the end of the server at any time."""
    try:
        while True:
            waiting.put(_read(source))
    finally:
        os._exit(0)


def _read(source: int) -> bytes:
    size = int.from_bytes(_exactly(source, HEAD), "big")
    if size > MOST_BYTES:
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


def _write(target: int, content: bytes) -> None:
    left = memoryview(len(content).to_bytes(HEAD, "big") + content)
    while left:
        left = left[os.write(target, left) :]


def _limit(memory: int) -> None:
    """The system's own limits, if it has any; and the serving process has priority."""
    if sys.platform == "win32":
        return
    import resource

    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    with contextlib.suppress(OSError):
        os.nice(5)


def _alarm(seconds: float) -> None:
    """Nobody handles this signal: it ends the process, whatever it is doing."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    try:
        main()
    except (EOFError, OSError):
        os._exit(0)
