"""Every request passes this gate: closed while there is no server, and quiet when nobody is inside."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")


class Gate:
    def __init__(self) -> None:
        self._opened = asyncio.Event()
        self._closed = asyncio.Event()
        self._quiet = asyncio.Event()
        self._inside = 0
        self._closed.set()
        self._quiet.set()

    def open(self) -> None:
        self._closed.clear()
        self._opened.set()

    def close(self) -> None:
        """Nobody else may enter; those inside come out, with an answer or without."""
        self._opened.clear()
        self._closed.set()

    async def quiet(self) -> None:
        await self._quiet.wait()

    @asynccontextmanager
    async def passed(self) -> AsyncIterator[None]:
        await self._opened.wait()
        self._inside += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._quiet.set()

    async def or_closed(self, work: Awaitable[T]) -> T | None:
        """Its result, unless the gate closes first."""
        doing = asyncio.ensure_future(work)
        closing = asyncio.ensure_future(self._closed.wait())
        try:
            await asyncio.wait({doing, closing}, return_when=asyncio.FIRST_COMPLETED)
            return doing.result() if doing.done() else None
        finally:
            for task in (doing, closing):
                task.cancel()
            await asyncio.gather(doing, closing, return_exceptions=True)
