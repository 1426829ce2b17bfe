"""What is due: deadlines that have passed, bots that wait."""

from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.schema import tables

AT_ONCE = 200


async def past_deadline(connection: AsyncConnection, now: int) -> list[str]:
    """The tables at which somebody's time is up, the longest over first."""
    return await _ids(connection, select(tables.c.id).where(tables.c.deadline_at <= now).order_by(tables.c.deadline_at))


async def next_deadline(connection: AsyncConnection, without: tuple[str, ...] = ()) -> int | None:
    query = select(func.min(tables.c.deadline_at))
    if without:
        query = query.where(tables.c.id.not_in(without))
    found = (await connection.execute(query)).scalar_one()
    return None if found is None else int(found)


async def bots_due(connection: AsyncConnection, before: int) -> list[str]:
    """The tables at which a bot has been due since then or longer."""
    return await _ids(
        connection, select(tables.c.id).where(tables.c.bot_due_at <= before).order_by(tables.c.bot_due_at)
    )


async def _ids(connection: AsyncConnection, query: Select[Any]) -> list[str]:
    return [row[0] for row in await connection.execute(query.limit(AT_ONCE))]
