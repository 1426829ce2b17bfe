"""Several worker processes: none before there is work, then as many as are needed at once, up to a limit.

The lowest rank comes first, and of equals, whoever came first; only so many wait. A process that overran its time,
died, or was left in the middle of its work is killed, and the next work starts another.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from carson.server.workers.places import FIRST, Full, Places
from carson.server.workers.process import GONE, Process, new_process
from carson.server.workers.worker import Setup

OVERRAN: Final = "overran"
DIED: Final = "died"
NOT_STARTED: Final = "not-started"
BUSY: Final = "busy"


class WorkerFailure(Exception):
    """There is no result. `reason` is one of a few words; `place` is where the work itself failed."""

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(reason, place)
        self.reason = reason
        self.place = place


class Limits(Struct, frozen=True):
    """For each process: seconds for one job, and bytes of memory. `waiting`: how many jobs may wait for a process."""

    workers: int = 2
    seconds: float = 5.0
    memory: int = 2 * 1024**3
    waiting: int = 256


class Pool:
    """`make` and `given` say what the processes do (`worker.Setup`)."""

    def __init__(self, limits: Limits, make: str, given: str = "") -> None:
        self._limits = limits
        # The process ends itself if the server cannot: well after the server should have.
        self._setup = Setup(make, given, 2 * limits.seconds + 5, limits.memory)
        self._places = Places(limits.workers, limits.waiting)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False
        # Is told of every job how long it waited, and how long it took.
        self.observe: Callable[[float, float], None] = _nobody_observes

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return sorted(process.pid for process in self._all)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._places.waiting

    async def ask(self, content: bytes, rank: int = FIRST) -> bytes:
        """The process's result, or WorkerFailure. Those with a lower rank come first."""
        came = time.perf_counter()
        try:
            async with self._places.taken(rank):
                begun = time.perf_counter()
                try:
                    return await self._answer(content)
                finally:
                    self.observe(begun - came, time.perf_counter() - begun)
        except Full:
            raise WorkerFailure(BUSY) from None

    async def _answer(self, content: bytes) -> bytes:
        if self._closed:
            raise WorkerFailure(NOT_STARTED)
        process = self._rested() or await self._start()
        answer = None
        try:
            answer = await self._ask(process, content)
        finally:
            if answer is None or self._closed:
                self._end(process)
            else:
                self._idle.append(process)
        return answer

    async def close(self) -> None:
        """Ends all processes."""
        self._closed = True
        for process in list(self._all):
            self._end(process)
        while self._ending:
            await asyncio.gather(*self._ending)

    def _rested(self) -> Process | None:
        while self._idle:
            process = self._idle.pop()
            if process.running:
                return process
            self._end(process)  # it was killed from outside
        return None

    async def _start(self) -> Process:
        try:
            process = await new_process()
        except OSError:
            raise WorkerFailure(NOT_STARTED) from None
        self._all.add(process)
        ready = False
        try:
            await process.begin(self._setup)
            ready = True
        except (*GONE, TimeoutError):
            raise WorkerFailure(NOT_STARTED) from None
        finally:
            if not ready:
                self._end(process)
        return process

    async def _ask(self, process: Process, content: bytes) -> bytes:
        try:
            async with asyncio.timeout(self._limits.seconds):
                return await process.ask(content)
        except TimeoutError:
            raise WorkerFailure(OVERRAN) from None
        except GONE:
            raise WorkerFailure(DIED) from None

    def _end(self, process: Process) -> None:
        """At once; its end is awaited in the background."""
        if process not in self._all:
            return
        self._all.discard(process)
        task = asyncio.get_running_loop().create_task(process.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


def _nobody_observes(waited: float, worked: float) -> None: ...
