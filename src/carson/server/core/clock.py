"""The time of day, from a clock that may be wrong for a while: deadlines and abandoned games depend on it.

The seconds since the machine started never jump. While the wall clock agrees with them we follow it, including small
corrections. When it jumps, time goes on from before as the seconds pass; the wall clock is believed again once it has
stayed the same for long enough.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from carson.server.logs import say

_log = logging.getLogger(__name__)
# How many seconds the clock may be corrected by at once. Network time corrects by less, except the first time.
CORRECTION: Final = 2.0
# How many seconds a jump has to last. Network time is checked at least every 1,024 seconds.
BELIEVED_AFTER: Final = 1_200.0


# On Linux and macOS these also count the seconds that the machine slept, as time.monotonic does on Windows.
_COUNTER: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def running() -> float:
    """Seconds that never jump."""
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


class SteadyClock:
    """Call it for the time of day. `wall` may jump, `running` never does."""

    def __init__(self, wall: Callable[[], float] = time.time, running: Callable[[], float] = running) -> None:
        self._wall = wall
        self._running = running
        self._offset = wall() - running()
        self._jumped: tuple[float, float] | None = None  # the new offset, and when it was first seen

    def __call__(self) -> float:
        now, wall = self._running(), self._wall()
        offset = wall - now
        if abs(offset - self._offset) <= CORRECTION:
            if self._jumped is not None:
                say(_log, logging.WARNING, "the clock has come back")
                self._jumped = None
            self._offset = offset
        elif self._jumped is None or abs(offset - self._jumped[0]) > CORRECTION:
            if self._jumped is None:
                say(_log, logging.WARNING, "the clock has jumped", seconds=round(offset - self._offset))
            self._jumped = offset, now
        elif now - self._jumped[1] >= BELIEVED_AFTER:
            say(_log, logging.WARNING, "the clock is believed again", seconds=round(offset - self._offset))
            self._offset, self._jumped = offset, None
        return now + self._offset
