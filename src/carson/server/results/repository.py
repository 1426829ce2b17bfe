"""Results: one row for each seat of a finished game."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import FINISHED
from carson.server.database.schema import results, tables


class Result(Struct, frozen=True):
    """A row of `results` (database/schema.py)."""

    table_id: str
    seat: int
    user_id: str | None
    bot: str | None
    game: str
    players: int
    setting: str
    rivals: str
    points: int | None
    won: bool
    ended: str
    facts: str | None
    finished_at: int


_RESULT = select(*(results.c[name] for name in Result.__struct_fields__))


async def replace_all(connection: AsyncConnection, table_id: str, rows: Sequence[Result]) -> None:
    await connection.execute(delete(results).where(results.c.table_id == table_id))
    await connection.execute(insert(results), [msgspec.structs.asdict(row) for row in rows])


async def of_user(connection: AsyncConnection, user_id: str, most: int | None = None) -> list[Result]:
    """The newest first."""
    query = _RESULT.where(results.c.user_id == user_id)
    ordered = query.order_by(results.c.finished_at.desc(), results.c.table_id).limit(most)
    return [Result(*row) for row in await connection.execute(ordered)]


async def beside(connection: AsyncConnection, user_id: str, since: int) -> list[Result]:
    """Everybody else's at the person's tables since that time."""
    own = select(results.c.table_id).where(results.c.user_id == user_id, results.c.finished_at >= since)
    others = results.c.user_id.is_distinct_from(user_id)
    return [Result(*row) for row in await connection.execute(_RESULT.where(results.c.table_id.in_(own), others))]


async def missing(connection: AsyncConnection, most: int) -> list[str]:
    """Finished games that have no results yet, the newest first. Imports, games from a position and other practice
    never have any.
    """
    known = select(results.c.table_id).where(results.c.table_id == tables.c.id)
    counts = (tables.c.status == FINISHED, tables.c.origin.is_(None), tables.c.practice == 0)
    query = select(tables.c.id).where(*counts, ~known.exists())
    return [row[0] for row in await connection.execute(query.order_by(tables.c.created_at.desc()).limit(most))]
