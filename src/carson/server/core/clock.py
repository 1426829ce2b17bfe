"""The time of day, from a clock that may be set wrong for a while: deadlines and abandoned games follow from it.

The seconds since the machine started never jump. While the clock on the wall agrees with them it is followed, small
corrections too. When it jumps, time goes on from before as the seconds pass; what the wall says is believed once it has
said so for long enough.
"""

import logging
import time
from collections.abc import Callable
from typing import Final

from carson.server.logs import say

_log = logging.getLogger(__name__)
# Seconds by which the clock may be corrected at once. Network time is corrected by less, but for the first time.
CORRECTION: Final = 2.0
# Seconds that a jump has to last. Whoever keeps network time looks at least every 1,024 seconds whether it is right.
BELIEVED_AFTER: Final = 1_200.0


# On Linux and on a Mac these count the seconds that the machine slept, too, as time.monotonic does on Windows.
_COUNTER: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def running() -> float:
    """Seconds that never jump."""
    return time.monotonic() if _COUNTER is None else time.clock_gettime(_COUNTER)


class SteadyClock:
    """Called: the time of day. `wall` may jump, `running` never does."""

    def __init__(self, wall: Callable[[], float] = time.time, running: Callable[[], float] = running) -> None:
        self._wall = wall
        self._running = running
        self._offset = wall() - running()
        self._jumped: tuple[float, float] | None = None  # to which offset, and when it was first seen

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
