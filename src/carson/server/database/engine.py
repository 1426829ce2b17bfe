"""The database behind a server: SQLite in a file, or PostgreSQL. Both use the same statements.

async with database.write() as connection: ...     one transaction, alone with the rows it locks
async with database.read() as connection: ...      one consistent read, whatever is written meanwhile
"""

import asyncio
import contextlib
import logging
import math
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache, partial
from importlib import resources
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, Dialect, MetaData, create_engine, event, make_url, text
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from carson.kernel import CarsonError
from carson.server.database import sqlite
from carson.server.database.versions import VERSION_TABLE, note_oldest, oldest_served, serves_newer
from carson.server.logs import say
from carson.server.tracing import span

_log = logging.getLogger(__name__)
# Any number that is the same in every process: only one of them migrates at a time.
MIGRATING: Final = 7_240_316
# A connection that was not used for so long is asked whether it still works.
IDLE_SECONDS: Final = 5.0
# How long a write that found the disk full is remembered.
FULL_SECONDS: Final = 60.0
# How long closing waits for connections that are still in use.
RETURN_SECONDS: Final = 5.0
_UNUSED_SINCE: Final = "carson_unused_since"
_WRITES: Final = "carson_writes"
_READS: Final = "carson_reads"


P = ParamSpec("P")
T = TypeVar("T")


class _Writer(Struct):
    """SQLite's only writer. To SQLAlchemy it is in one transaction as long as it lives; where each of ours begins and
    ends, the file itself is told.
    """

    connection: AsyncConnection
    file: sqlite.Connection


class _Line(asyncio.Lock):
    """A lock that knows how many are `waiting` for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 0

    async def acquire(self) -> Literal[True]:
        self.waiting += 1
        try:
            return await super().acquire()
        finally:
            self.waiting -= 1


class _DiskSpace:
    """Around each write: notes whether there was room for it on the disk."""

    def __init__(self) -> None:
        self.found_full = -math.inf

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, fault: BaseException | None, _trace: object) -> None:
        if fault is None:
            self.found_full = -math.inf
        elif isinstance(fault, Exception) and _no_room(fault):
            self.found_full = time.monotonic()


class Database:
    """Hands out transactions. SQLite has one writer at a time; those of this process queue here, in order.

    Transactions that queue share a commit: each has its own savepoint, and none continues before its data is on disk.
    """

    def __init__(self, engine: AsyncEngine, disk: sqlite.Disk | None = None) -> None:
        self.engine = engine
        self._disk = disk
        self._space = _DiskSpace()
        self.sqlite = engine.dialect.name == "sqlite"
        self._writers = _Line()
        self._writer: _Writer | None = None
        self._shared: asyncio.Future[None] | None = None
        self._committing: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with span("database read"):
            async with self.engine.connect() as connection:
                await connection.execution_options(**{_READS: True})
                if not self.sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                await connection.begin()
                yield connection

    async def fetch(
        self, query: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **others: P.kwargs
    ) -> T:
        """What one query finds, in a reading transaction of its own."""
        async with self.read() as connection:
            return await query(connection, *args, **others)

    async def store(
        self, command: Callable[Concatenate[AsyncConnection, P], Awaitable[T]], *args: P.args, **others: P.kwargs
    ) -> T:
        """What one command answers, in a writing transaction of its own."""
        async with self.write() as connection:
            return await command(connection, *args, **others)

    @property
    def file(self) -> Path | None:
        """The file that SQLite writes to."""
        name = self.engine.url.database
        return Path(name) if self.sqlite and name and name != ":memory:" else None

    @property
    def full(self) -> bool:
        """Whether the disk was full at the last write. Only for a while: a proxy sends nothing to a server that says
        so, and then nothing is written that would show that there is room again.
        """
        return time.monotonic() - self._space.found_full < FULL_SECONDS

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Commits at the end, or changes nothing if anything is raised."""
        with span("database write"), self._space:
            if not self.sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            fault: Exception | None = None
            async with self._writers:
                writer = await self._opened_writer()
                if self._shared is None:
                    await writer.file.fetch("BEGIN IMMEDIATE")
                    try:
                        yield writer.connection
                    except BaseException:
                        writer.file.undo()
                        raise
                    if not self._writers.waiting:
                        await self._commit_alone(writer)
                        return
                    shared = self._shared = asyncio.get_running_loop().create_future()
                    # Behind those who wait already: what they write is committed with it.
                    self._committing = asyncio.create_task(self._commit(writer, shared))
                else:
                    shared = self._shared
                    await writer.file.fetch("SAVEPOINT one")
                    try:
                        yield writer.connection
                        await writer.file.fetch("RELEASE one")
                    except BaseException as refused:
                        await self._undo_one(writer, shared)
                        if not isinstance(refused, Exception):
                            raise
                        fault = refused
            if fault is not None:
                # A refusal is based on what others have written: report it only when that is visible to all.
                await asyncio.wait([shared])
                raise fault
            await asyncio.shield(shared)

    async def _commit_alone(self, writer: "_Writer") -> None:
        """Nobody waits who could share it: no task, and no future for others to wait for."""
        try:
            await writer.file.commit()
        except BaseException:
            # Anything left of it goes with its connection.
            await self._close_writer()
            raise

    async def _undo_one(self, writer: "_Writer", shared: "asyncio.Future[None]") -> None:
        """What was written since the savepoint. A full disk and the like undo the whole transaction: then nothing that
        shared this commit was written, and everyone is told.
        """
        try:
            await writer.file.fetch("ROLLBACK TO one")
            await writer.file.fetch("RELEASE one")
            return
        except sqlite3.Error as fault:
            self._shared = None
            await self._close_writer()
            shared.set_exception(sqlite3.OperationalError(f"what was written has been undone: {fault}"))
            shared.exception()  # whoever still waits hears of it

    async def _commit(self, writer: "_Writer", shared: "asyncio.Future[None]") -> None:
        """One wait for the disk for everyone who wrote meanwhile. Nobody is told that their data is written before it
        is over.
        """
        async with self._writers:
            if shared.done():  # rolled back meanwhile
                return
            self._shared = None
            try:
                await writer.file.commit()
            except BaseException as fault:
                # Anything left of it goes with its connection.
                await self._close_writer()
                shared.set_exception(fault)
                shared.exception()  # whoever still waits hears of it
                return
        shared.set_result(None)

    async def _opened_writer(self) -> "_Writer":
        """There is one writer at a time, and it keeps its connection."""
        if self._writer is not None and self._writer.connection.invalidated:
            await self._close_writer()
        if self._writer is None:
            connection = await self.engine.connect()
            await connection.execution_options(**{_WRITES: True})
            await connection.begin()
            file: Any = (await connection.get_raw_connection()).driver_connection
            self._writer = _Writer(connection, file)
        return self._writer

    async def _close_writer(self) -> None:
        """Its connection is not used again, and takes along what was not committed."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            await writer.connection.invalidate()
            await writer.connection.close()

    async def close(self) -> None:
        if self._committing is not None:
            await asyncio.gather(self._committing, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETURN_SECONDS), self._writers:
                pass  # whoever is writing has committed
        await self._close_writer()
        await self._until_returned()
        await self.engine.dispose()
        if self._disk is not None:
            self._disk.close()

    async def _until_returned(self) -> None:
        """A task that was cancelled gives its connection back a little later; then nobody would close it any more."""
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETURN_SECONDS):
                while pool.checkedout():
                    await asyncio.sleep(0.001)


def _no_room(fault: Exception) -> bool:
    """Whether the database says that its disk is full."""
    cause = getattr(fault, "orig", None) or fault
    return getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL or getattr(cause, "sqlstate", "") == "53100"


def only_reads(connection: AsyncConnection) -> bool:
    """Whether everything visible here has been committed."""
    sync = connection.sync_connection
    return sync is not None and bool(sync.get_execution_options().get(_READS))


def connect(url: str) -> Database:
    """The database at this address; nothing is opened before the first query.

    Errors do not quote values: there are seeds, bids and tokens among them.
    """
    if url.startswith("sqlite"):
        disk = sqlite.Disk()
        path = make_url(url).database or ":memory:"

        async def opened() -> sqlite.Connection:
            return sqlite.Connection(path, disk)

        # Opening one costs more than a query: as many as are often in use at once stay open.
        engine = create_async_engine(url, async_creator=opened, pool_size=20, max_overflow=20, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return Database(engine, disk)
    engine = create_async_engine(url, pool_size=10, max_overflow=10, hide_parameters=True)
    event.listen(engine.sync_engine, "checkin", _put_back)
    event.listen(engine.sync_engine, "checkout", partial(_check_alive, engine.dialect))
    return Database(engine)


def _put_back(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[_UNUSED_SINCE] = time.monotonic()


def _check_alive(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
    """A connection whose server has gone is replaced. The driver hears of its end, so asking would be three messages
    for nothing; unless it was idle for so long that something on the way may have forgotten it.
    """
    idle = time.monotonic() - record.info.get(_UNUSED_SINCE, time.monotonic())
    driver = connection.driver_connection
    alive = not driver.is_closed() and not driver.is_in_transaction()
    try:
        if not alive or (idle > IDLE_SECONDS and not dialect.do_ping(connection)):
            raise DisconnectionError
    except dialect.loaded_dbapi.Error as fault:
        raise DisconnectionError from fault


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed move survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if not connection.get_execution_options().get(_WRITES):  # the writer's transactions are the database's own affair
        connection.exec_driver_sql("BEGIN")


class DatabaseError(CarsonError):
    """A database that cannot be used as it is."""


async def require_current(database: Database) -> str:
    """The schema's revision, if it is the newest one; for commands that only read and do not upgrade."""
    file = database.engine.url.database
    if database.sqlite and not (file and Path(file).is_file()):
        raise DatabaseError("database-absent", file=file or "")
    found, known = await revision(database), known_revisions()
    _refuse_newer(found, known)
    if found != known[0]:
        raise DatabaseError("database-older", found=found or "-", expected=known[0])
    return known[0]


async def revision(database: Database) -> str | None:
    """The database's revision; None: it is new."""
    async with database.read() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known_revisions() -> tuple[str, ...]:
    """The revisions that this version can use or upgrade, the newest first."""
    with resources.as_file(resources.files("carson.server.database").joinpath("migrations")) as folder:
        scripts = ScriptDirectory.from_config(migration_config(folder, None))
        return tuple(script.revision for script in scripts.walk_revisions())


def _refuse_newer(found: str | None, known: tuple[str, ...]) -> None:
    if found is not None and found not in known:
        raise DatabaseError("database-newer", found=found[:40], newest=known[0])


async def upgrade(database: Database) -> None:
    """Brings the schema up to date, completely or not at all. Two servers that start at once take turns.

    A newer schema is left as it is, if a program of this version can serve it.
    """
    async with database.write() as connection:
        await one_migrates(connection)
        found = await connection.run_sync(_revision)
        if found is not None and found not in known_revisions():
            if await connection.run_sync(serves_newer, known_revisions()):
                say(
                    _log, logging.INFO, "the database belongs to a newer version, which this one can serve", found=found
                )
                return
        await connection.run_sync(migrate)


async def one_migrates(connection: AsyncConnection) -> None:
    """Until the end of this transaction no other process changes the schema."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})


def migrate(connection: Connection, to: str = "head") -> None:
    """Upgrades to this revision. A schema that only a newer version knows is refused."""
    found, known = _revision(connection), known_revisions()
    _refuse_newer(found, known)
    if found == known[0]:
        return
    with resources.as_file(resources.files("carson.server.database").joinpath("migrations")) as folder:
        config = migration_config(folder, connection)
        command.upgrade(config, to)
        note_oldest(connection, oldest_served(ScriptDirectory.from_config(config), _revision(connection) or known[-1]))


def schema_at(revision: str) -> MetaData:
    """The tables as they were at a revision: the migrations up to it build them in memory."""
    found = MetaData()
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, revision)
        found.reflect(connection)
    engine.dispose()
    found.remove(found.tables[VERSION_TABLE])
    return found


def migration_config(folder: Path, connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
