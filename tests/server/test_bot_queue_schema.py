"""The queue's own tables: made step by step, beside ours and never in a backup."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from carson.server.bots.queue import Queue
from carson.server.bots.queue_schema import conninfo_of, prepare, steps
from carson.server.database.backup import backup, restore
from carson.server.database.engine import connect
from carson.server.metrics import Metrics
from carson.server.settings import driver_url
from server.bot_workers import change, jobs, rows

DONE = "SELECT obj_description(to_regnamespace('carson_bots'), 'pg_namespace')"


def test_several_processes_make_it_together_and_an_older_one_is_brought_up_to_date(postgresql: str) -> None:
    names = [step.stem for step in steps()]

    async def story() -> None:
        conninfo = conninfo_of(driver_url(postgresql))
        await prepare(conninfo, until=names[-3])
        assert rows(postgresql, DONE) == [(names[-3],)]
        await asyncio.gather(*(prepare(conninfo) for _ in range(4)))
        assert rows(postgresql, DONE) == [(names[-1],)]
        queue = await _opened(postgresql)
        assert await queue.accept("one", 3, 0, late=False) is None
        await queue.close()

    asyncio.run(story())
    assert jobs(postgresql, "todo") == [{"table": "one", "serial": 3}]


def test_one_that_a_newer_version_has_made_is_left_as_it_is(postgresql: str) -> None:
    async def story() -> None:
        conninfo = conninfo_of(driver_url(postgresql))
        await prepare(conninfo)
        change(postgresql, "COMMENT ON SCHEMA carson_bots IS '99.00.00_01_of_the_future'")
        await prepare(conninfo)

    asyncio.run(story())
    assert rows(postgresql, DONE) == [("99.00.00_01_of_the_future",)]


def test_a_backup_does_not_contain_it_and_restoring_one_does_not_touch_it(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        queue = await _opened(postgresql)
        await queue.accept("one", 3, 0, late=False)
        database = connect(driver_url(postgresql))
        await backup(database, tmp_path / "all.gz")
        await restore(database, tmp_path / "all.gz", replace=True)
        await database.close()
        assert await queue.accept("two", 4, 0, late=False) is None
        await queue.close()

    asyncio.run(story())
    assert [job["table"] for job in jobs(postgresql, "todo")] == ["one", "two"]


def test_a_database_where_it_may_not_be_made_is_told_of(postgresql: str) -> None:
    change(postgresql, "CREATE ROLE powerless LOGIN")

    async def story() -> None:
        queue = Queue(driver_url(postgresql.replace("postgres:@", "powerless:@")), 10, Metrics())
        with pytest.raises(ConnectionError, match="permission denied"):
            await queue.open()
        await queue.close()

    try:
        asyncio.run(story())
    finally:
        change(postgresql, "DROP ROLE powerless")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("postgresql://ann:p%40ss@db.example:5433/carson", {"host": "db.example", "port": "5433", "password": "p@ss"}),
        ("postgresql://ann@/carson?host=/run/db", {"host": "/run/db", "user": "ann"}),
        ("postgresql://ann@db/carson?ssl=require&prepared_statement_cache_size=0", {"sslmode": "require"}),
    ],
)
def test_the_address_of_the_database_is_read_as_the_servers_driver_reads_it(url: str, expected: dict[str, str]) -> None:
    found = psycopg.conninfo.conninfo_to_dict(conninfo_of(driver_url(url)))
    assert found["dbname"] == "carson"
    assert {name: found.get(name) for name in expected} == expected
    assert "prepared_statement_cache_size" not in found


async def _opened(url: str) -> Queue:
    """As if a worker were there."""
    queue = Queue(driver_url(url), 10, Metrics())
    await queue.open()
    change(url, "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() + interval '1 hour')")
    await queue._read()
    return queue
