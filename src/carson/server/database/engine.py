"""The database behind a server: SQLite in a file, or PostgreSQL. Both use the same statements.

async with database.write() as connection: ...     one transaction, alone with the rows it locks
async with database.read() as connection: ...      one consistent read, whatever is written meanwhile
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction, create_async_engine

from carson.kernel import CarsonError
from carson.server.database import sqlite

# Any number that is the same in every process: only one of them migrates at a time.
MIGRATING: Final = 7_240_316
# Where Alembic stores the database's revision.
VERSION_TABLE: Final = "alembic_version"
_WRITES: Final = "carson_writes"
_READS: Final = "carson_reads"


P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """Hands out transactions. SQLite has one writer at a time; those of this process queue here, in order.

    Transactions that queue share a commit: each has its own savepoint, and none continues before its data is on disk.
    """

    def __init__(self, engine: AsyncEngine, disk: Executor | None = None) -> None:
        self.engine = engine
        self._disk = disk
        self.full = False  # whether the disk was full at the last write
        self.sqlite = engine.dialect.name == "sqlite"
        self._writers = asyncio.Lock()
        self._writer: AsyncConnection | None = None
        self._shared: asyncio.Future[None] | None = None
        self._committing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.execution_options(**{_READS: True})
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
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

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Commits at the end, or changes nothing if anything is raised."""
        try:
            async with self._write() as connection:
                yield connection
        except Exception as fault:
            self.full = self.full or _no_room(fault)
            raise
        self.full = False

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        fault: Exception | None = None
        async with self._writers:
            connection = await self._opened_writer()
            if self._shared is None:
                transaction = await connection.begin()
                try:
                    yield connection
                except BaseException:
                    await transaction.rollback()
                    raise
                shared = self._shared = asyncio.get_running_loop().create_future()
                # Behind those who wait already: what they write is committed with it.
                self._committing = asyncio.create_task(self._commit(transaction, shared))
            else:
                shared = self._shared
                try:
                    async with connection.begin_nested():
                        yield connection
                except Exception as refused:
                    await self._unless_whole(connection, shared)
                    fault = refused
                except BaseException:
                    await self._unless_whole(connection, shared)
                    raise
        if fault is not None:
            # A refusal is based on what others have written: report it only when that is visible to all.
            await asyncio.wait([shared])
            raise fault
        await asyncio.shield(shared)

    async def _unless_whole(self, connection: AsyncConnection, shared: "asyncio.Future[None]") -> None:
        """A full disk and the like undo the whole transaction, not only the last savepoint: then nothing that shared
        this commit was written, and everyone is told.
        """
        if not connection.invalidated and sqlite.in_transaction(await connection.get_raw_connection()):
            return
        self._shared = None
        await connection.invalidate()
        shared.set_exception(sqlite3.OperationalError("what was written has been undone"))
        shared.exception()  # whoever still waits hears of it

    async def _commit(self, transaction: AsyncTransaction, shared: "asyncio.Future[None]") -> None:
        """One wait for the disk for everyone who wrote meanwhile. Nobody is told that their data is written before it
        is over.
        """
        async with self._writers:
            if shared.done():  # rolled back meanwhile
                return
            self._shared = None
            try:
                await transaction.commit()
            except BaseException as fault:
                # Anything left of it goes with its connection.
                if self._writer is not None:
                    await self._writer.invalidate()
                shared.set_exception(fault)
                shared.exception()  # whoever still waits hears of it
                return
        shared.set_result(None)

    async def _opened_writer(self) -> AsyncConnection:
        """There is one writer at a time, and it keeps its connection."""
        if self._writer is None or self._writer.closed or self._writer.invalidated:
            self._writer = await self.engine.connect()
            await self._writer.execution_options(**{_WRITES: True})
        return self._writer

    async def close(self) -> None:
        if self._committing is not None:
            await asyncio.gather(self._committing, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self._disk is not None:
            self._disk.shutdown(wait=False)


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
        disk = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        path = make_url(url).database or ":memory:"

        async def opened() -> sqlite.Connection:
            return sqlite.Connection(path, disk)

        # Opening one costs more than a query: as many as are often in use at once stay open.
        engine = create_async_engine(url, async_creator=opened, pool_size=20, max_overflow=20, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return Database(engine, disk)
    return Database(create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a confirmed move survives a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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
    """Brings the schema up to date, completely or not at all. Two servers that start at once take turns."""
    async with database.write() as connection:
        await one_migrates(connection)
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
        command.upgrade(migration_config(folder, connection), to)


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
