"""Looks at the clock for all tables: one task a process. Whatever it does is done under the table's lock and only where
it is still to be done, so that several processes, or one that comes late, do it once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from carson.kernel import CarsonError
from carson.server.core.services import Services
from carson.server.logs import say, say_fault
from carson.server.play.endings import abandon
from carson.server.results.recording import record_earlier, unrecorded
from carson.server.tables import due_repository as times
from carson.server.tables.clock import DAY
from carson.server.tables.numbers import begin_without
from carson.server.tables.timeouts import WARNING, run_out, warn

_log = logging.getLogger(__name__)

# Seconds after which a bot that is due is taken to be forgotten: by a process that died, say.
FORGOTTEN: Final = 10
# Seconds between two looks for forgotten bots, and before a table is tried again that could not be seen to.
SWEEP: Final = 10
RETRY: Final = 60
# Seconds between two looks for tables that everybody has abandoned.
RARELY: Final = 3_600


class Timekeeper:
    """`wake` is told of every table at which a bot may be due."""

    def __init__(self, services: Services, wake: Callable[[str], None]) -> None:
        self._services = services
        self._wake = wake
        self._swept_at = services.now()
        self._tidied_at = (
            services.now()
        )  # not at the start: the clock of a machine just started may be wrong for a while
        self._failed: dict[str, int] = {}
        self._all_recorded = False  # games that end from now on record their results themselves

    async def run(self) -> None:
        """Until it is cancelled: awake at the next deadline, and now and then for what others have changed."""
        pulse = self._services.settings.pulse
        while True:
            try:
                ahead = await self.tick()
            except Exception as fault:
                say_fault(_log, "the timekeeper could not look", fault)
                ahead = pulse
            await asyncio.sleep(min(max(ahead, pulse / 10), pulse))

    async def tick(self) -> float:
        """See to everything that is due now. The seconds until the next deadline."""
        now = self._services.now()
        self._failed = {table_id: at for table_id, at in self._failed.items() if at > now}
        async with self._services.database.read() as connection:
            late = await times.past_deadline(connection, now, tuple(self._failed))
        await self._each(late, self._run_out)
        if now - self._swept_at >= SWEEP or now < self._swept_at:
            self._swept_at = now
            await self.sweep()
        async with self._services.database.read() as connection:
            ahead = await times.next_deadline(connection, tuple(self._failed))
        return self._services.settings.pulse if ahead is None else ahead - self._services.now()

    async def sweep(self) -> None:
        """What is nobody's turn to see to."""
        async with self._services.database.read() as connection:
            forgotten = await times.bots_due(connection, self._services.now() - FORGOTTEN)
            nearly = await times.to_warn(connection, self._services.now() + WARNING)
        for table_id in forgotten:
            self._wake(table_id)

        async def tell(table_id: str) -> None:
            await warn(self._services, table_id)

        await self._each(nearly, tell)
        if not self._all_recorded:
            await self._record_earlier()
        if self._services.now() - self._tidied_at >= RARELY:
            self._tidied_at = self._services.now()
            await self.tidy()

    async def _record_earlier(self) -> None:
        """Games that ended before results were stored get theirs, some at a time."""
        found = [table_id for table_id in await unrecorded(self._services) if table_id not in self._failed]

        async def record(table_id: str) -> None:
            await record_earlier(self._services, table_id)

        await self._each(found, record)
        self._all_recorded = not found

    async def tidy(self) -> None:
        """Tables at which nothing has happened for as long as the settings say come to an end."""
        before = self._services.now() - self._services.settings.abandoned_days * DAY
        async with self._services.database.read() as connection:
            left = await times.abandoned(connection, before)

        async def end(table_id: str) -> None:
            await abandon(self._services, table_id, before)

        await self._each(left, end)

    async def _run_out(self, table_id: str) -> None:
        if await begin_without(self._services, table_id) or await run_out(self._services, table_id):
            self._wake(table_id)

    async def _each(self, table_ids: Sequence[str], work: Callable[[str], Awaitable[None]]) -> None:
        """One table that cannot be seen to keeps no other waiting."""
        for table_id in table_ids:
            try:
                await work(table_id)
            except CarsonError as fault:
                say(_log, logging.WARNING, "a table could not be seen to", table=table_id, fault=fault.code)
                self._failed[table_id] = self._services.now() + RETRY
            except Exception as fault:
                say_fault(_log, "a table could not be seen to", fault, table=table_id)
                self._failed[table_id] = self._services.now() + RETRY
