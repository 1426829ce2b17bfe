"""What is due: deadlines that have passed, bots that wait."""

from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import OPEN, PLAYING
from carson.server.database.schema import log, tables

AT_ONCE = 200


async def past_deadline(connection: AsyncConnection, now: int, without: tuple[str, ...] = ()) -> list[str]:
    """The tables at which somebody's time is up, the longest overdue first."""
    late = select(tables.c.id).where(tables.c.deadline_at <= now, tables.c.id.not_in(without))
    return await _ids(connection, late.order_by(tables.c.deadline_at))


async def next_deadline(connection: AsyncConnection, without: tuple[str, ...] = ()) -> int | None:
    query = select(func.min(tables.c.deadline_at)).where(tables.c.id.not_in(without))
    found = (await connection.execute(query)).scalar_one()
    return None if found is None else int(found)


async def to_warn(connection: AsyncConnection, until: int) -> list[str]:
    """The tables that count in days at which somebody's time is up by then, and who has not been warned."""
    soon = select(tables.c.id).where(tables.c.deadline_at <= until, tables.c.clock.like('{"kind":"days"%'))
    new = tables.c.warned_of.is_(None) | (tables.c.warned_of != tables.c.deadline_at)
    return await _ids(connection, soon.where(new).order_by(tables.c.deadline_at))


async def bots_due(connection: AsyncConnection, before: int) -> list[str]:
    """The tables at which a bot has been due since then or longer."""
    return await _ids(
        connection, select(tables.c.id).where(tables.c.bot_due_at <= before).order_by(tables.c.bot_due_at)
    )


async def bots_asked(connection: AsyncConnection) -> list[str]:
    """All tables at which a bot is due, the longest first."""
    query = select(tables.c.id).where(tables.c.bot_due_at.is_not(None)).order_by(tables.c.bot_due_at)
    return [row[0] for row in await connection.execute(query)]


async def abandoned(connection: AsyncConnection, before: int) -> list[str]:
    """The tables without a clock at which nothing has happened since then, and those that nobody started."""
    last = (log.c.table_id == tables.c.id) & (log.c.seq == tables.c.seq)
    quiet = select(tables.c.id).join(log, last).where(tables.c.status == PLAYING, tables.c.clock.is_(None))
    found = await _ids(connection, quiet.where(log.c.created_at < before))
    open_ones = select(tables.c.id).where(tables.c.status == OPEN, tables.c.created_at < before)
    return found + await _ids(connection, open_ones)


async def _ids(connection: AsyncConnection, query: Select[Any]) -> list[str]:
    return [row[0] for row in await connection.execute(query.limit(AT_ONCE))]
