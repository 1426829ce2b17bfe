"""Everything that is stored about one person, to export it or to delete it."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Select, delete, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import OPEN, PLAYING, TableRow, User
from carson.server.database.schema import audit, chat, reports, seats, tables

_TABLE = tuple(tables.c[name] for name in TableRow.__struct_fields__)


class OwnReport(Struct, frozen=True):
    """What a person has reported: a chat line, or without one a name."""

    table: str
    line: int | None
    reason: str
    created_at: int


def _about(query: Select[Any], user_id: str) -> Select[Any]:
    """Where the person sits, or is the host."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return query.where(or_(tables.c.host_id == user_id, tables.c.id.in_(sits)))


async def tables_of(connection: AsyncConnection, user_id: str) -> list[TableRow]:
    query = _about(select(*_TABLE), user_id).order_by(tables.c.created_at, tables.c.id)
    return [TableRow(*row) for row in await connection.execute(query)]


async def reports_of(connection: AsyncConnection, user_id: str) -> list[OwnReport]:
    query = select(reports.c.table_id, reports.c.line, reports.c.reason, reports.c.created_at)
    mine = query.where(reports.c.reporter_id == user_id).order_by(reports.c.created_at, reports.c.id)
    return [OwnReport(*row) for row in await connection.execute(mine)]


async def going_on(connection: AsyncConnection, user_id: str) -> list[str]:
    """Tables that are not over."""
    query = _about(select(tables.c.id), user_id).where(tables.c.status.in_((OPEN, PLAYING)))
    return [row[0] for row in await connection.execute(query.order_by(tables.c.id))]


async def lock_tables(connection: AsyncConnection, user_id: str) -> None:
    """Every table that changes when the person leaves: where they play, are the host, or may sit down.

    The oldest first, in one go: a rematch locks the old table before the new one.
    """
    kept = select(seats.c.table_id).where(seats.c.kept_for == user_id)
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    here = or_(tables.c.id.in_(kept), tables.c.id.in_(sits) & tables.c.status.in_((OPEN, PLAYING)))
    query = select(tables.c.id).where(or_(tables.c.host_id == user_id, here))
    await connection.execute(query.order_by(tables.c.created_at, tables.c.id).with_for_update())


async def forget(connection: AsyncConnection, user: User) -> None:
    """What others still need stays, without the person: that somebody sat there, the numbers of their chat lines, what
    they reported, and what admins did about them.
    """
    user_id = user.id
    nobody = {"user_id": null(), "name": null()}
    await connection.execute(update(seats).where(seats.c.user_id == user_id).values(nobody))
    kept = (seats.c.kept_for == user_id) & seats.c.user_id.is_(None)
    await connection.execute(update(seats).where(kept).values(kept_for=null(), name=null()))
    brought = (tables.c.host_id == user_id) & (tables.c.ended == "imported")
    await connection.execute(delete(tables).where(brought))  # records they brought, with names in them
    await connection.execute(update(tables).where(tables.c.host_id == user_id).values(host_id=null()))
    silence = {**nobody, "seat": null(), "text": null()}
    await connection.execute(update(chat).where(chat.c.user_id == user_id).values(silence))
    await connection.execute(update(reports).where(reports.c.reporter_id == user_id).values(reason=""))
    await connection.execute(update(audit).where(audit.c.person == user.handle).values(details=null()))
