"""The process is told to stop: from then on nothing new begins, and everyone who waits is released."""

import asyncio
import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final

_ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def told_to_stop(stop: Callable[[], None]) -> Iterator[None]:
    """Within it, `stop` is called in the event loop when a signal arrives; then other listeners get the signal.

    The server that runs the application would let it know only when all connections are closed: too late for those who
    wait for news.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are for the main thread; elsewhere something else handles the end
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)
        if callable(before[number]):
            before[number](number, frame)

    for number in _ENDINGS:
        before[number] = signal.getsignal(number)
        signal.signal(number, heard)
    try:
        yield
    finally:
        for ending, handler in before.items():
            if signal.getsignal(ending) is heard:
                signal.signal(ending, handler)
