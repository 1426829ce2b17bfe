"""The processes that bots think in: none before the first question, then as many as are asked at once, up to a number.

Who asks first is served first. One that overran its time, died, or was left in the middle of a thought is killed, and
the next question starts another.
"""

import asyncio
from typing import Final

from msgspec import Struct

from carson.server.bots.process import GONE, Process, new_process
from carson.server.bots.question import Answer
from carson.server.bots.worker import Setup

MAKER: Final = "carson.bots:make_bot"
OVERRAN: Final = "overran"
DIED: Final = "died"
NOT_STARTED: Final = "not-started"


class BotFailure(Exception):
    """No action came of it. `reason` is one of a few words; `place`, where the bot itself failed."""

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(reason, place)
        self.reason = reason
        self.place = place


class Limits(Struct, frozen=True):
    """For each process: seconds for a move, and bytes of memory."""

    workers: int = 2
    seconds: float = 5.0
    memory: int = 2 * 1024**3


class Pool:
    def __init__(self, limits: Limits, maker: str = MAKER) -> None:
        self._limits = limits
        # The process would end itself, should the server be unable to: well after the server should have.
        self._setup = Setup(maker, 2 * limits.seconds + 5, limits.memory)
        self._room = asyncio.Semaphore(limits.workers)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return sorted(process.pid for process in self._all)

    async def choose(self, question: bytes) -> int:
        """The place of the chosen action among the legal ones, or BotFailure."""
        async with self._room:
            if self._closed:
                raise BotFailure(NOT_STARTED)
            process = self._rested() or await self._started()
            answer = None
            try:
                answer = await self._asked(process, question)
            finally:
                if answer is None or self._closed:
                    self._end(process)
                else:
                    self._idle.append(process)
        if answer.reason:
            raise BotFailure(answer.reason, answer.place)
        return answer.choice

    async def close(self) -> None:
        """No process is left."""
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

    async def _started(self) -> Process:
        try:
            process = await new_process()
        except OSError:
            raise BotFailure(NOT_STARTED) from None
        self._all.add(process)
        ready = False
        try:
            await process.begin(self._setup)
            ready = True
        except (*GONE, TimeoutError):
            raise BotFailure(NOT_STARTED) from None
        finally:
            if not ready:
                self._end(process)
        return process

    async def _asked(self, process: Process, question: bytes) -> Answer:
        try:
            async with asyncio.timeout(self._limits.seconds):
                return await process.ask(question)
        except TimeoutError:
            raise BotFailure(OVERRAN) from None
        except GONE:
            raise BotFailure(DIED) from None

    def _end(self, process: Process) -> None:
        """At once; that it is gone is waited for beside everything else."""
        if process not in self._all:
            return
        self._all.discard(process)
        task = asyncio.get_running_loop().create_task(process.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
