"""News between processes that serve the same PostgreSQL: LISTEN and NOTIFY on a dedicated connection.

It sends `kind:number:table` and nothing else (for sessions that have ended, the person's id in place of the table's).
The receivers read the database, for each reader as far as that reader may know it.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from carson.server.background import end
from carson.server.core.hub import TABLE, Hub

_log = logging.getLogger(__name__)
CHANNEL: Final = "carson"
# Seconds before reconnecting: at first, and at most.
PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
# A process that dies between its commit and its news leaves the others unaware, so all of them check this often.
LOOK_ROUND: Final = 60.0
# News that waits for a connection. Of a table's moves only the newest counts.
MOST_WAITING: Final = 10_000

_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', news) FROM unnest($1::text[]) news"
# News is not kept: nothing is gained if PostgreSQL waits for the disk before it passes some on.
_AT_ONCE: Final = "SET synchronous_commit = off"
Waiting = dict[tuple[str, str, int], int]


class Relay:
    """One for each process. `listening` is set while connected."""

    def __init__(self, url: str, hub: Hub) -> None:
        self.listening = asyncio.Event()
        self._engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._hub = hub
        self._waiting: Waiting = {}
        self._stir = asyncio.Event()
        self._lost = False
        self._pid = 0
        self._next_look = 0.0
        self._pause = PAUSE
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._hub.relay(self.tell)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end(self._task)
        await self._engine.dispose()

    def tell(self, table_id: str, kind: str, number: int) -> None:
        """Sends it as soon as possible. Returns at once."""
        key = (kind, table_id, -1 if kind == TABLE else number)
        before = self._waiting.get(key, number)
        # Without a number it is news to everybody, whatever they have seen.
        self._waiting[key] = -1 if before < 0 else max(before, number) if number >= 0 else -1
        if len(self._waiting) > MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._stir.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._connect()
            except Exception as fault:
                _log.warning("news of other processes are not heard: %s", type(fault).__name__)
            self.listening.clear()
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)

    async def _connect(self) -> None:
        """Until the connection is lost."""
        self._lost = False
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(self._lose)
            await driver.execute(_AT_ONCE)
            await driver.add_listener(CHANNEL, self._receive)
            self._pid = driver.get_server_pid()
            self._pause = PAUSE
            self.listening.set()
            # While there was no connection, the others may have sent something.
            self._look_round()
            while not self._lost:
                await self._wait_for_work()
                while self._waiting and not self._lost:
                    waiting = self._waiting.copy()
                    # Straight to the driver: it comes after every move, and through SQLAlchemy costs twice as much.
                    news = [f"{kind}:{number}:{table_id}" for (kind, table_id, _line), number in waiting.items()]
                    await driver.execute(_NOTIFY, news)
                    # Kept until it is sent; if there is newer news meanwhile, that is sent too.
                    for key, number in waiting.items():
                        if self._waiting.get(key) == number:
                            del self._waiting[key]

    def _look_round(self) -> None:
        self._hub.wake_all()
        self._next_look = asyncio.get_running_loop().time() + LOOK_ROUND

    async def _wait_for_work(self) -> None:
        """Waits until there is something to send, or the connection is lost."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(self._next_look):
                await self._stir.wait()
        self._stir.clear()
        if asyncio.get_running_loop().time() >= self._next_look:
            self._look_round()

    def _lose(self, _connection: object) -> None:
        self._lost = True
        self.listening.clear()
        self._stir.set()

    def _receive(self, _connection: object, pid: int, _channel: str, news: object) -> None:
        if pid == self._pid:
            return
        kind, _, rest = str(news).partition(":")
        number, _, table_id = rest.partition(":")
        if table_id and number.lstrip("-").isdecimal():  # otherwise this program did not send it
            self._hub.deliver(table_id, int(number), kind)
