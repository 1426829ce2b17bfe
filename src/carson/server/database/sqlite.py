"""SQLite for the event loop: what takes microseconds is done at once, what waits for the disk goes to a thread.

The usual driver hands every step of every statement to a thread and back, about forty times a move, and on a busy
machine each of them waits. Statements of this server read and write a few rows by their keys, mostly in memory; only a
commit has to wait for the disk. So only commits go to a thread. If another process is writing to the file, we try again
without holding anybody up.

These classes have what SQLAlchemy's dialect for aiosqlite needs from a connection, and no more.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")
# Seconds that a writer waits for another process to finish with the file, and between two attempts.
BUSY: Final = 15.0
LOOK_AGAIN: Final = 0.01


class Cursor:
    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    async def __aenter__(self) -> "Cursor":
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    @property
    def arraysize(self) -> int:
        return self._cursor.arraysize

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        await _patiently(lambda: self._cursor.execute(statement, parameters))

    async def executemany(self, statement: str, parameters: Sequence[Sequence[Any]]) -> None:
        await _patiently(lambda: self._cursor.executemany(statement, parameters))

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int = 1) -> list[Any]:
        return self._cursor.fetchmany(size)

    async def close(self) -> None:
        self._cursor.close()


class Disk:
    """A thread that waits for the disk. An executor would make three objects and two locks of every commit."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], None]) -> None:
        """As soon as what came before is done. It must not raise."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite", daemon=True)
            self._thread.start()
        self._work.put(work)

    def close(self) -> None:
        """After what is still to be done."""
        self._work.put(None)

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()


class Connection:
    """Used by one task at a time, like any connection; its commits run in the thread of `disk`."""

    def __init__(self, path: str, disk: Disk) -> None:
        # No transaction begins implicitly, too late for a lock; nothing blocks in here.
        self._conn = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        self._connection: sqlite3.Connection | None = self._conn
        self._disk = disk

    @property
    def isolation_level(self) -> str | None:
        return None

    def cursor(self) -> Cursor:
        return Cursor(self._conn.cursor())

    async def create_function(self, *given: Any, **more: Any) -> None:
        self._conn.create_function(*given, **more)

    async def fetch(self, statement: str, parameters: Sequence[Any] = ()) -> list[Any]:
        """All rows that a statement finds."""
        try:
            return self._conn.execute(statement, parameters).fetchall()
        except sqlite3.OperationalError as fault:
            if not _busy(fault):
                raise
        return await _patiently(lambda: self._conn.execute(statement, parameters).fetchall())

    @property
    def in_transaction(self) -> bool:
        return self._conn.in_transaction

    async def commit(self) -> None:
        # SQLite itself rolls back a whole transaction when the disk is full: nothing is left to commit.
        if not self._conn.in_transaction:
            raise sqlite3.OperationalError("there is no transaction to commit")
        await _patiently(self._conn.commit, self._disk)

    async def rollback(self) -> None:
        self.undo()

    def undo(self) -> None:
        self._conn.rollback()

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        if self._connection is not None:
            self._connection = None
            self._conn.close()


async def _patiently(work: Callable[[], T], disk: Disk | None = None) -> T:
    """Its result, once no other process is in the way."""
    loop = asyncio.get_running_loop()
    until = loop.time() + BUSY
    while True:
        try:
            return work() if disk is None else await _in_thread(disk, work)
        except sqlite3.OperationalError as fault:
            if not _busy(fault) or loop.time() > until:
                raise
        await asyncio.sleep(LOOK_AGAIN)


def _busy(fault: sqlite3.OperationalError) -> bool:
    """Whether another process is in the way."""
    return getattr(fault, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY


async def _in_thread(disk: Disk, work: Callable[[], T]) -> T:
    """Waits for a commit that has begun, even if the caller is cancelled."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def answered(found: T | None, fault: BaseException | None) -> None:
        if answer.done():  # nobody waits any more
            return
        if fault is not None:
            answer.set_exception(fault)
        else:
            answer.set_result(cast(T, found))

    def run() -> None:
        found, fault = None, None
        try:
            found = work()
        except BaseException as raised:
            fault = raised
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(answered, found, fault)

    disk.do(run)
    try:
        return await answer
    except asyncio.CancelledError:
        await _in_thread(disk, lambda: None)  # it comes after it
        raise
