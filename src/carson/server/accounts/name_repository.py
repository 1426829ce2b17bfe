"""The seats at which a person goes by their own name, and not by one given to that seat alone."""

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import seats, tables, users


def _seats_of(user_id: str) -> ColumnElement[bool]:
    """Where the person sits, or a seat is kept for them."""
    return or_(seats.c.user_id == user_id, (seats.c.kept_for == user_id) & seats.c.user_id.is_(None))


async def lock(connection: AsyncConnection, user_id: str) -> str | None:
    """Their current name; None: they are gone. Until the end of the transaction nobody writes to their tables.

    Tables before people, the oldest first, as everywhere: a move writes a whole seat, including its name.
    """
    here = select(seats.c.table_id).where(_seats_of(user_id))
    query = select(tables.c.id).where(tables.c.id.in_(here)).order_by(tables.c.created_at, tables.c.id)
    await connection.execute(query.with_for_update())
    person = select(users.c.name).where(users.c.id == user_id).with_for_update(key_share=True)
    return (await connection.execute(person)).scalar_one_or_none()


async def seats_called(connection: AsyncConnection, user_id: str, old: str, new: str) -> list[str]:
    """Gives the new name to seats with the old one; returns their tables."""
    called = _seats_of(user_id) & (seats.c.name == old)
    found = (await connection.execute(select(seats.c.table_id).where(called).distinct())).scalars().all()
    await connection.execute(update(seats).where(called).values(name=new))
    return list(found)
