"""People with passwords, time that passes, and a look into the database."""

import asyncio
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import metadata
from server.club import Club, Person

SECRET = "a horse and a half"


async def claimed(club: Club, name: str, password: str = SECRET) -> Person:
    person = await club.guest(name)
    await person.post("/api/account/claim", {"password": password})
    return person


async def log_in(club: Club, name: str, password: str = SECRET, status: int = 200) -> Person:
    person = club.stranger()
    await person.post("/api/login", {"name": name, "password": password}, status)
    return person


async def code(call: Any) -> str:
    return str((await call)["error"]["code"])


def later(club: Club, seconds: int) -> None:
    """From now on it is that much later."""
    before = club.services._clock
    club.services._clock = lambda: before() + seconds


async def rows(club: Club, table: str, *columns: str) -> list[Any]:
    found = metadata.tables[table]
    wanted = [found.c[name] for name in columns] or list(found.c)
    async with club.services.database.read() as connection:
        return [tuple(row) for row in await connection.execute(select(*wanted))]


async def somebody_waits(connection: AsyncConnection) -> None:
    """Until another transaction wants what this one holds (PostgreSQL)."""
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))")
    async with asyncio.timeout(60):
        while not (await connection.execute(waiting)).scalar_one():
            await connection.execute(text("SELECT pg_stat_clear_snapshot()"))
