"""What /healthz says to whoever runs the server: whether the database answers, and whether there is room to write."""

import asyncio
import shutil
from collections import namedtuple
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from carson.server.database import engine
from carson.server.database.engine import Database, connect
from carson.server.errors import Unwell
from carson.server.operations import health
from carson.server.settings import driver_url
from server.club import Club, in_club

Usage = namedtuple("Usage", "total used free")


async def told(club: Club) -> str:
    return str((await club.stranger().get("/healthz", 503))["error"]["code"])


async def well(club: Club) -> bool:
    return bool(await club.stranger().get("/healthz") == "ok\n")


def test_a_database_that_does_not_answer_is_told_of(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def refused(_database: Database) -> AsyncIterator[None]:
        raise ConnectionRefusedError
        yield

    @asynccontextmanager
    async def silent(_database: Database) -> AsyncIterator[None]:
        await asyncio.Event().wait()
        yield

    async def story(club: Club) -> None:
        assert await well(club)
        for read in (refused, silent):
            with monkeypatch.context() as patch:
                patch.setattr(health, "PATIENCE", 0.01)
                patch.setattr(Database, "read", read)
                assert await told(club) == "health-database"
        assert await well(club)

    in_club(url, story)


def test_a_file_that_was_taken_away_is_no_database(sqlite: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        (tmp_path / "carson.db").rename(tmp_path / "elsewhere.db")
        assert await told(club) == "health-database"
        (tmp_path / "elsewhere.db").rename(tmp_path / "carson.db")
        assert await well(club)

    in_club(sqlite, story)


def test_a_disk_with_next_to_no_room_is_told_of(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Club) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, health.ROOM - 1))
        assert await told(club) == "health-disk"
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, health.ROOM))
        assert await well(club)

    in_club(sqlite, story)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = connect(driver_url(url))
    try:
        yield database
    finally:
        await database.close()


async def fault(database: Database) -> str:
    """The database alone: a server writes on its own too, and one write that succeeds ends the alarm."""
    try:
        await health.check(cast(Any, SimpleNamespace(database=database)))
    except Unwell as found:
        return found.code
    return ""


def test_a_database_that_has_no_room_to_write_is_told_of_until_it_has(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite) as database:

            async def write(letters: int) -> None:
                async with database.write() as connection:
                    await connection.execute(text("CREATE TABLE IF NOT EXISTS words (word TEXT)"))
                    await connection.execute(text("PRAGMA max_page_count = 1"))
                    await connection.execute(text("INSERT INTO words VALUES (:word)"), {"word": "x" * letters})

            with pytest.raises(DBAPIError):
                await write(1_000_000)
            assert await fault(database) == "health-disk"
            async with database.write() as connection:
                await connection.execute(text("SELECT 1"))
            assert await fault(database) == ""

    asyncio.run(story())


class DiskFull(Exception):
    sqlstate = "53100"


async def _fill_disk(database: Database) -> None:
    """A write fails as it does on PostgreSQL where the disk is full."""
    with pytest.raises(DBAPIError):
        async with database.write():
            raise DBAPIError("INSERT", {}, DiskFull())
    assert await fault(database) == "health-disk"


def test_postgresql_says_that_its_disk_is_full(sqlite: str) -> None:
    async def story() -> None:
        async with opened(sqlite) as database:
            await _fill_disk(database)

    asyncio.run(story())


def test_a_disk_that_was_full_is_forgotten_where_nobody_writes_any_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy sends nothing to a server that is not well."""

    async def story() -> None:
        async with opened(sqlite) as database:
            await _fill_disk(database)
            monkeypatch.setattr(engine, "FULL_SECONDS", 0.0)
            assert await fault(database) == ""

    asyncio.run(story())
