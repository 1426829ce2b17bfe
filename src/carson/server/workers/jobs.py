"""Work that takes the rules more than a moment, done outside the serving process, so that nobody else waits.

One job at a time for each person, in the order asked. Anyone with too many in the queue, or who comes when the queue is
too long, is told to come back later.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct

from carson.kernel.rules import Rules
from carson.server.errors import Busy, TooManyAtOnce
from carson.server.logs import say
from carson.server.metrics import Metrics
from carson.server.settings import Settings
from carson.server.workers.calls import pack_call, read_result, run_call
from carson.server.workers.pool import Limits, Pool, WorkerFailure

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)
# Jobs in the queue, including those being worked on: of one person, from one address, and in all.
MOST_EACH: Final = 8
MOST_ADDRESS: Final = 24
MOST: Final = 64


class Asking(Struct, frozen=True):
    """For whom a request is counted; unknown visitors by address alone."""

    person: str
    address: str


# For the current request; None if the server itself asks.
ASKING: ContextVar[Asking | None] = ContextVar("asking", default=None)


class _Line:
    """One person's waiting jobs."""

    __slots__ = ("length", "turn")

    def __init__(self) -> None:
        self.length = 0
        self.turn = asyncio.Lock()


class Jobs:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._lines: dict[str, _Line] = {}
        self._addresses: Counter[str] = Counter()
        limits = Limits(settings.job_workers, settings.thought_seconds, settings.bot_memory)
        # Without processes of their own, jobs run in threads.
        self._pool = Pool(limits, "carson.server.workers.calls:answering") if settings.job_workers else None

    @property
    def pids(self) -> list[int]:
        return [] if self._pool is None else self._pool.pids

    async def run(
        self, rules: Rules[Any, Any, Any] | None, function: Callable[P, T], /, *args: P.args, **_: P.kwargs
    ) -> T:
        """The function's result for this input. It can take and return anything that can be pickled, and also `rules`
        and their table, which cannot: they are rebuilt in the worker.
        """
        asking = ASKING.get() or Asking("", "")
        self._check_room(asking)
        line = self._lines.setdefault(asking.person, _Line())
        line.length += 1
        self._addresses[asking.address] += 1
        try:
            async with line.turn:
                result: T = await self._work_out(rules, function, args)
                return result
        finally:
            line.length -= 1
            self._addresses[asking.address] -= 1
            if not line.length:
                self._lines.pop(asking.person, None)
            if not self._addresses[asking.address]:
                del self._addresses[asking.address]

    def _check_room(self, asking: Asking) -> None:
        line = self._lines.get(asking.person)
        if asking.person and line is not None and line.length >= MOST_EACH:
            raise TooManyAtOnce("thoughts-too-many", most=MOST_EACH)
        if asking.address and self._addresses[asking.address] >= MOST_ADDRESS:
            raise TooManyAtOnce("thoughts-too-many-address", most=MOST_ADDRESS)
        if self._addresses.total() >= MOST:
            raise Busy("thoughts-busy")

    async def _work_out(self, rules: Any, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        content = pack_call(rules, function, args)
        if self._pool is None:
            return read_result(rules, await asyncio.to_thread(run_call, content))
        try:
            found = await self._pool.ask(content)
        except WorkerFailure as failure:
            self._metrics.thought_failures.labels(failure.reason).inc()
            say(
                _log, logging.WARNING, "a worker failed", work=getattr(function, "__name__", "?"), reason=failure.reason
            )
            raise Busy("thoughts-failed") from None
        return read_result(rules, found)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
