"""Bots' moves that wait in PostgreSQL for a process elsewhere: `carson serve` puts them in, `carson bots` takes them
out.

A job is a table and the number of its last entry, nothing of the game. There is one for each situation, however many
processes ask for it. Jobs of a worker that has died are given to another.
"""

import asyncio
import contextlib
import datetime
import logging
from typing import Final, LiteralString

import psycopg
from cachetools import TTLCache
from msgspec import Struct
from msgspec.structs import replace
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import Job, Status

from carson.server.background import end
from carson.server.bots.queue_schema import conninfo_of, prepare
from carson.server.bots.ranks import BOTS_ALONE
from carson.server.bots.reasons import FULL, LATE, LOST, NO_WORKER
from carson.server.logs import say, say_fault
from carson.server.metrics import Metrics

_log = logging.getLogger(__name__)

QUEUE: Final = "bots"
# Stored in jobs: programs of other versions look for it.
TASK: Final = "play"
# Seconds between two signs of life of a worker; after how many without one it is taken to be dead.
HEARTBEAT: Final = 1.0
SILENT: Final = 6.0
# Seconds in which nothing is put in twice by one process.
PUT_LATELY: Final = 5.0
# Seconds between two looks at the queue as a whole.
LOOK: Final = 1.0
# Seconds that a job waits for a connection before the queue is taken to be lost.
PATIENCE: Final = 3.0
_LONG_AGO: Final = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)

_FIGURES: Final[LiteralString] = """
SELECT (SELECT count(*) FROM procrastinate_jobs WHERE status = 'todo') AS waiting,
       (SELECT coalesce(extract(epoch FROM now() - min(event.at)), 0)::float
          FROM procrastinate_jobs job JOIN procrastinate_events event ON event.job_id = job.id
         WHERE job.status = 'todo' AND event.type = 'deferred') AS oldest,
       (SELECT count(*) FROM procrastinate_workers
         WHERE last_heartbeat > now() - make_interval(secs => %(silent)s)) AS workers
"""
_WAITED: Final[LiteralString] = """
SELECT coalesce(extract(epoch FROM now() - min(at)), 0)::float AS waited
  FROM procrastinate_events WHERE job_id = %(job)s AND type = 'deferred'
"""


class Figures(Struct, frozen=True):
    """How many jobs wait, the seconds that the oldest has waited, and how many workers are alive."""

    waiting: int = 0
    oldest: float = 0.0
    workers: int = 0


class Queue:
    """`most`: how many jobs may wait. Tables without people take up half of that at most."""

    def __init__(self, url: str, most: int, metrics: Metrics) -> None:
        self._conninfo = conninfo_of(url)
        self._most = most
        self._metrics = metrics
        connector = PsycopgConnector(conninfo=self._conninfo, min_size=1, max_size=4, timeout=PATIENCE)
        self.app = App(connector=connector)
        self.figures = Figures()
        # What this process has put in of late: it is often asked for again before it is played.
        self._put_lately: TTLCache[str, bool] = TTLCache(10_000, PUT_LATELY)
        self._puts = 0
        self._lost = False
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Makes the queue's tables if they are not there; ConnectionError if that cannot be done."""
        try:
            await prepare(self._conninfo)
        except psycopg.Error as error:
            raise ConnectionError(str(error)) from error
        await self.app.open_async()
        await self._look()
        self._looking = asyncio.create_task(self._look_on())

    def is_served(self) -> bool:
        """Whether the queue answers and a worker is alive. If not, the servers think for themselves."""
        return not self._lost and self.figures.workers > 0

    async def close(self) -> None:
        await end(self._looking)
        await self.app.close_async()

    async def accept(self, table_id: str, serial: int, rank: int, late: bool) -> str | None:
        """Sees to it that a worker plays this situation, or says why none will. `late`: the caller would rather play it
        than let it wait any longer, unless somebody is at it; only one caller gets it.
        """
        key = _key(table_id, serial)
        alive = self.figures.workers > 0
        waits = alive and not late
        try:
            if waits and key in self._put_lately:
                return None
            jobs = list(await self.app.job_manager.list_jobs_async(lock=key))
            if jobs and (waits or any(job.status == Status.DOING.value for job in jobs)):
                return None
            if jobs and not await self._withdraw(jobs):
                return None
            if not alive:
                return NO_WORKER
            if jobs:
                return LATE
            if not await self._has_room(rank):
                return FULL
            await self._put(key, table_id, serial, rank)
        except ConnectorException:
            return LOST
        return None

    async def _has_room(self, rank: int) -> bool:
        most = self._most // 2 if rank == BOTS_ALONE else self._most
        if self.figures.waiting >= most:
            await self._read()  # some may have been taken out since
        return self.figures.waiting < most

    async def _put(self, key: str, table_id: str, serial: int, rank: int) -> None:
        task = self.app.configure_task(TASK, queue=QUEUE, lock=key, queueing_lock=key, priority=-rank)
        try:
            await task.defer_async(table=table_id, serial=serial)
        except AlreadyEnqueued:
            return
        self._put_lately[key] = True
        self._puts += 1
        self.figures = replace(self.figures, waiting=self.figures.waiting + 1)  # until it is counted again

    async def _withdraw(self, jobs: list[Job]) -> bool:
        """Whether it was this caller who took them out."""
        ids = [job.id for job in jobs if job.id is not None]
        done = [await self.app.job_manager.cancel_job_by_id_async(one, delete_job=True) for one in ids]
        return any(done)

    async def waited(self, job: int) -> float:
        """The seconds since this job was put in the queue."""
        try:
            found = await self.app.connector.execute_query_one_async(_WAITED, job=job)
        except ConnectorException:
            return 0.0
        return float(found["waited"])

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
                self._lost = False
            except ConnectorException:
                if not self._lost:
                    say(_log, logging.WARNING, "the queue of bots does not answer")
                self._lost = True
            except Exception as error:
                say_fault(_log, "the queue of bots could not be looked at", error)

    async def _look(self) -> None:
        await self._revive()
        await self._read()
        self._metrics.bot_queue.set(self.figures.waiting)
        self._metrics.bot_queue_oldest.set(self.figures.oldest)
        self._metrics.bot_queue_workers.set(self.figures.workers)

    async def _read(self) -> None:
        before = self._puts
        found = await self.app.connector.execute_query_one_async(_FIGURES, silent=SILENT)
        waiting = int(found["waiting"]) + self._puts - before  # what was put in meanwhile may not be among them
        self.figures = Figures(waiting, float(found["oldest"]), int(found["workers"]))

    async def _revive(self) -> None:
        """Jobs of workers that have died are put back; whoever comes second finds nothing to do."""
        manager = self.app.job_manager
        for job in await manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=SILENT):
            assert job.id is not None
            with contextlib.suppress(ConnectorException):  # another process was first
                try:
                    # A moment that is past by every clock, this machine's and the database's.
                    await manager.retry_job_by_id_async(job.id, retry_at=_LONG_AGO)
                except (AlreadyEnqueued, UniqueViolation):  # somebody has put in the same again
                    await manager.finish_job_by_id_async(job.id, Status.ABORTED, delete_job=True)
                say(_log, logging.WARNING, "a bot worker died, and its work is given to another")


def _key(table_id: str, serial: int) -> str:
    return f"{table_id}:{serial}"
