"""The one writer of a SQLite file: who waits shares a commit, and nobody is told too early."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from carson.server.database import sqlite
from carson.server.database.engine import Database, connect

ADD = text("INSERT INTO words VALUES (:word)")


@asynccontextmanager
async def words(folder: Path) -> AsyncIterator[Database]:
    database = connect(f"sqlite+aiosqlite:///{folder / 'words.db'}")
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE words (word TEXT UNIQUE)"))
    yield database
    await database.close()


async def add(database: Database, *said: str) -> None:
    async with database.write() as connection:
        for word in said:
            await connection.execute(ADD, {"word": word})


async def found(database: Database) -> list[str]:
    async with database.read() as connection:
        return [row[0] for row in await connection.execute(text("SELECT word FROM words ORDER BY word"))]


def counted(monkeypatch: pytest.MonkeyPatch, before: Callable[[], None] = lambda: None) -> list[int]:
    """The commits that were made."""
    made = [0]
    real = sqlite._patiently

    async def patiently(work: Any, disk: Any = None) -> Any:
        if disk is None:
            return await real(work)

        def commit() -> None:
            before()
            work()
            made[0] += 1

        return await real(commit, disk)

    monkeypatch.setattr(sqlite, "_patiently", patiently)
    return made


def test_those_who_wait_share_a_commit_and_each_is_told_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            free = threading.Event()
            made = counted(monkeypatch, before=free.wait)  # type: ignore[arg-type]
            writers = [asyncio.create_task(add(database, f"word {number}")) for number in range(5)]
            reader = asyncio.create_task(found(database))
            assert await reader == [], "nothing is seen before it is committed"
            assert not any(writer.done() for writer in writers)
            free.set()
            await asyncio.gather(*writers)
            assert made == [2], "the first found nobody waiting; the others came meanwhile"
            assert len(await found(database)) == 5

    asyncio.run(story())


def test_what_one_writer_fails_at_takes_nothing_from_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            for wrong in range(3):
                await add(database, f"{wrong} twice")
                tries = [
                    add(database, f"{wrong} good {number}", *([f"{wrong} twice"] if number == wrong else []))
                    for number in range(3)
                ]
                ends = await asyncio.gather(*tries, return_exceptions=True)
                assert [end is None for end in ends] == [number != wrong for number in range(3)]
                assert f"{wrong} good {wrong}" not in await found(database)
            assert len(await found(database)) == 9

    asyncio.run(story())


def test_a_commit_that_fails_is_heard_of_by_all_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def story() -> None:
        async with words(tmp_path) as database:
            with monkeypatch.context() as patch:
                counted(patch, before=full)
                ends = await asyncio.gather(*(add(database, word) for word in "abc"), return_exceptions=True)
            assert ["disk is full" in str(end) for end in ends] == [True] * 3
            assert await found(database) == []
            await add(database, "later")
            assert await found(database) == ["later"]

    asyncio.run(story())


def test_who_is_told_to_stop_leaves_the_others_their_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            free = threading.Semaphore(0)
            counted(monkeypatch, before=free.acquire)  # type: ignore[arg-type]
            alone, *writers = [asyncio.create_task(add(database, word)) for word in "0abc"]
            while database._writers.waiting < len(writers):
                await asyncio.sleep(0)
            free.release()
            await alone
            while database._shared is None:
                await asyncio.sleep(0)
            writers[0].cancel()
            writers[2].cancel()
            free.release(2)
            await asyncio.gather(*writers, return_exceptions=True)
            assert "b" in await found(database)
            free.release()
            await add(database, "later")

    asyncio.run(story())


def test_one_who_is_told_to_stop_while_it_alone_is_committed_has_written_and_leaves_the_file_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            begun, free = threading.Event(), threading.Event()

            def wait() -> None:
                begun.set()
                free.wait()

            made = counted(monkeypatch, before=wait)
            writer = asyncio.create_task(add(database, "alone"))
            await asyncio.to_thread(begun.wait)
            writer.cancel()
            next_one = asyncio.create_task(add(database, "later"))
            free.set()
            with pytest.raises(asyncio.CancelledError):
                await writer
            await next_one
            assert made == [2]
            assert await found(database) == ["alone", "later"]

    asyncio.run(story())


def test_a_database_that_is_closed_waits_for_the_commit_of_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        begun, free = threading.Event(), threading.Event()

        def wait() -> None:
            begun.set()
            free.wait()

        async with words(tmp_path) as database:
            counted(monkeypatch, before=wait)
            writer = asyncio.create_task(add(database, "alone"))
            await asyncio.to_thread(begun.wait)
            closing = asyncio.create_task(database.close())
            while not database._writers.waiting and not closing.done():
                await asyncio.sleep(0)
            free.set()
            await asyncio.gather(writer, closing)
        with contextlib.closing(sqlite3.connect(tmp_path / "words.db")) as file:
            assert file.execute("SELECT word FROM words").fetchall() == [("alone",)]

    asyncio.run(story())


def test_a_commit_that_fails_for_one_alone_is_told_to_them_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def story() -> None:
        async with words(tmp_path) as database:
            with monkeypatch.context() as patch:
                counted(patch, before=full)
                with pytest.raises(sqlite3.OperationalError, match="disk is full"):
                    await add(database, "alone")
            assert await found(database) == []
            await add(database, "later")
            assert await found(database) == ["later"]

    asyncio.run(story())


def test_a_file_that_another_process_writes_to_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            other = sqlite3.connect(tmp_path / "words.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writer = asyncio.create_task(add(database, "patience"))
            assert await found(database) == [], "who only reads need not wait"
            assert not writer.done()
            other.execute("COMMIT")
            other.close()
            await writer
            assert await found(database) == ["patience"]

    asyncio.run(story())


def test_a_file_that_is_never_free_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY", 0.0)

    async def story() -> None:
        async with words(tmp_path) as database:
            other = sqlite3.connect(tmp_path / "words.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Exception, match="locked"):
                await add(database, "never")
            other.execute("COMMIT")
            other.close()
            await add(database, "now")

    asyncio.run(story())


def test_a_disk_that_is_full_undoes_everybodys_words_and_everybody_hears_of_it(tmp_path: Path) -> None:
    """SQLite itself undoes the whole transaction then, also what others had written whose commit is shared."""

    async def story() -> None:
        async with words(tmp_path) as database:
            begun = asyncio.Event()

            async def first() -> None:
                async with database.write() as connection:
                    await connection.execute(ADD, {"word": "first"})
                    await connection.execute(text("PRAGMA max_page_count = 4"))
                    begun.set()
                    await asyncio.sleep(0)

            async def second() -> None:
                await begun.wait()
                await add(database, "x" * 100_000)

            ends = await asyncio.gather(first(), second(), return_exceptions=True)
            assert [isinstance(end, Exception) for end in ends] == [True, True], ends
            assert await found(database) == []
            await add(database, "later")
            assert await found(database) == ["later"]

    asyncio.run(story())


def test_who_is_refused_for_what_another_wrote_is_told_when_all_can_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with words(tmp_path) as database:
            free = threading.Event()
            counted(monkeypatch, before=free.wait)  # type: ignore[arg-type]

            async def slowly() -> None:
                async with database.write() as connection:
                    await connection.execute(ADD, {"word": "taken"})
                    await asyncio.sleep(0)  # so that the second is in line, and shares the commit

            first = asyncio.create_task(slowly())
            second = asyncio.create_task(add(database, "taken"))
            assert await found(database) == []
            for _ in range(20):
                await asyncio.sleep(0)
            assert not second.done()
            free.set()
            ends = await asyncio.gather(first, second, return_exceptions=True)
            assert ends[0] is None
            assert "UNIQUE" in str(ends[1])
            assert await found(database) == ["taken"]

    asyncio.run(story())
