"""A number of places for work, and an order in which those who wait get one."""

import asyncio
import contextlib
import heapq
from collections.abc import AsyncIterator
from typing import Final

FIRST: Final = 0


class Full(Exception):
    """Too many wait, and this one comes last."""


class Places:
    """The lowest rank comes first; of equals, whoever came first. At most `waiting` wait: when one more comes, the last
    in line is turned away with Full.
    """

    def __init__(self, places: int, waiting: int) -> None:
        self._free = places
        self._most = waiting
        self._line: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = 0

    @property
    def waiting(self) -> int:
        return len(self._line)

    @contextlib.asynccontextmanager
    async def taken(self, rank: int = FIRST) -> AsyncIterator[None]:
        """Within it a place is yours."""
        await self._take(rank)
        try:
            yield
        finally:
            self._leave()

    async def _take(self, rank: int) -> None:
        if self._free and not self._line:
            self._free -= 1
            return
        self._came += 1
        own = (rank, self._came, asyncio.get_running_loop().create_future())
        heapq.heappush(self._line, own)
        if len(self._line) > self._most:
            self._turn_away(max(self._line))
        try:
            await own[2]
        except asyncio.CancelledError:
            if own[2].done() and not own[2].cancelled() and own[2].exception() is None:
                self._leave()  # the place had just come free
            elif own in self._line:
                self._remove(own)
            raise

    def _leave(self) -> None:
        while self._line:
            first = heapq.heappop(self._line)[2]
            if not first.done():  # otherwise it has just been cancelled
                first.set_result(None)
                return
        self._free += 1

    def _turn_away(self, last: tuple[int, int, asyncio.Future[None]]) -> None:
        self._remove(last)
        if not last[2].done():
            last[2].set_exception(Full())

    def _remove(self, one: tuple[int, int, asyncio.Future[None]]) -> None:
        self._line.remove(one)
        heapq.heapify(self._line)
