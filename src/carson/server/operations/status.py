"""What works at the moment, for everybody to see: the parts of the server, since when, and how much is going on.

Each part is a check that somebody has put into `services.parts`; the database and the disk are always there.
"""

import asyncio
from typing import Final

from msgspec import Struct

from carson import __version__
from carson.server.core.services import Services
from carson.server.database.rows import OPEN, PLAYING
from carson.server.errors import Unwell
from carson.server.operations import health
from carson.server.tables import repository as tables

DATABASE: Final = "database"
DISK: Final = "disk"
# What answers in place of the parts when the database or the disk fails (`health.check`).
_PARTS: Final = {"health-database": DATABASE, "health-disk": DISK}
# Seconds for which an answer is good, however many people ask.
GOOD_FOR: Final = 5


class PartStatus(Struct, frozen=True):
    """`since` is when it began to work, or stopped working, as this process has seen it; in seconds of the epoch."""

    name: str
    works: bool
    since: int


class Status(Struct, frozen=True):
    """`playing` and `waiting` are tables; null if the database cannot say."""

    works: bool
    version: str
    started: int
    now: int
    parts: list[PartStatus]
    playing: int | None = None
    waiting: int | None = None


class StatusBoard:
    """Remembers the last answer, and since when each part works or does not. One for each process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._started = services.now()
        self._since: dict[str, tuple[bool, int]] = {}
        self._last: Status | None = None

    async def current(self) -> Status:
        if self._last is None or not 0 <= self._services.now() - self._last.now < GOOD_FOR:
            self._last = await self._look()
        return self._last

    async def _look(self) -> Status:
        services, now = self._services, self._services.now()
        failing = await self._failing()
        working = {DATABASE: failing != DATABASE, DISK: failing != DISK}
        working |= {name: check() for name, check in services.parts.items()}
        for name, works in working.items():
            if self._since.get(name, (None, 0))[0] is not works:
                self._since[name] = works, now
        parts = [PartStatus(name, works, self._since[name][1]) for name, works in working.items()]
        found = await self._tables() if working[DATABASE] else {}
        return Status(
            works=all(working.values()),
            version=__version__,
            started=self._started,
            now=now,
            parts=parts,
            playing=found.get(PLAYING),
            waiting=found.get(OPEN),
        )

    async def _tables(self) -> dict[str, int]:
        """Nothing, if the database stops answering at this very moment: the next look says so."""
        try:
            async with asyncio.timeout(health.PATIENCE):
                return await self._services.database.fetch(tables.count_unfinished)
        except Exception:
            return {}

    async def _failing(self) -> str | None:
        try:
            await health.check(self._services)
        except Unwell as fault:
            return _PARTS[fault.code]
        return None
