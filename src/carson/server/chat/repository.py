"""What people say at tables, and whom they have muted."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Select, delete, func, insert, null, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import Line, User
from carson.server.database.schema import chat, mutes, users
from carson.server.people.repository import USER, user

_LINE = (
    select(
        chat.c.number,
        chat.c.user_id,
        users.c.handle,
        chat.c.seat,
        chat.c.name,
        chat.c.text,
        chat.c.removes,
        chat.c.created_at,
    )
    .outerjoin(users, users.c.id == chat.c.user_id)
    .select_from(chat)
)


class OwnLine(Struct, frozen=True):
    """A line with the table it was said at."""

    table: str
    number: int
    text: str
    created_at: int


async def add(connection: AsyncConnection, table_id: str, line: Line) -> None:
    """The primary key lets no two lines have one number."""
    columns = asdict(line)
    del columns["handle"]  # the author's, in a table of its own
    await connection.execute(insert(chat).values(table_id=table_id, **columns))


async def last(connection: AsyncConnection, table_id: str) -> int:
    """The number of the last line; 0 before the first."""
    query = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    return int((await connection.execute(query)).scalar_one_or_none() or 0)


async def get(connection: AsyncConnection, table_id: str, number: int) -> Line | None:
    row = (await connection.execute(_LINE.where(chat.c.table_id == table_id, chat.c.number == number))).first()
    return Line(*row) if row is not None else None


async def since(
    connection: AsyncConnection, table_id: str, number: int | None, reader: str | None, most: int
) -> list[Line]:
    """The first lines after a number, or the newest ones, in order, without those of people the reader has muted."""
    query = _but_muted(_LINE.where(chat.c.table_id == table_id), reader).limit(most)
    if number is None:
        rows = await connection.execute(query.order_by(chat.c.number.desc()))
        return [Line(*row) for row in rows][::-1]
    rows = await connection.execute(query.where(chat.c.number > number).order_by(chat.c.number))
    return [Line(*row) for row in rows]


def _but_muted(query: Select[Any], reader: str | None) -> Select[Any]:
    there = query.where(or_(chat.c.text.is_not(None), chat.c.removes.is_not(None)))
    if reader is None:
        return there
    muted = select(mutes.c.muted_id).where(mutes.c.user_id == reader)
    return there.where(or_(chat.c.user_id.is_(None), chat.c.user_id.not_in(muted)))


async def blank(connection: AsyncConnection, table_id: str, number: int) -> None:
    here = (chat.c.table_id == table_id) & (chat.c.number == number)
    await connection.execute(update(chat).where(here).values(text=null()))


async def of_user(connection: AsyncConnection, user_id: str) -> list[OwnLine]:
    query = select(chat.c.table_id, chat.c.number, chat.c.text, chat.c.created_at)
    mine = query.where(chat.c.user_id == user_id, chat.c.text.is_not(None))
    ordered = mine.order_by(chat.c.created_at, chat.c.table_id, chat.c.number)
    return [OwnLine(*row) for row in await connection.execute(ordered)]


# Mutes


async def mute(connection: AsyncConnection, user_id: str, muted_id: str, now: int) -> None:
    """Call it with the person locked, so that it is stored once."""
    pair = (mutes.c.user_id == user_id) & (mutes.c.muted_id == muted_id)
    if (await connection.execute(select(mutes.c.created_at).where(pair))).first() is None:
        await connection.execute(insert(mutes).values(user_id=user_id, muted_id=muted_id, created_at=now))


async def unmute(connection: AsyncConnection, user_id: str, muted_id: str) -> None:
    pair = (mutes.c.user_id == user_id) & (mutes.c.muted_id == muted_id)
    await connection.execute(delete(mutes).where(pair))


async def muted_by(connection: AsyncConnection, user_id: str) -> list[User]:
    query = select(*USER).join(mutes, mutes.c.muted_id == users.c.id).where(mutes.c.user_id == user_id)
    return [user(row) for row in await connection.execute(query.order_by(mutes.c.created_at, users.c.handle))]
