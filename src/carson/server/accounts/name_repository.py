"""The seats at which a person is called by his own name, and not by one given to the seat alone."""

from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import seats, tables, users


def _his(user_id: str) -> ColumnElement[bool]:
    """Where he sits, or a seat is kept for him."""
    return or_(seats.c.user_id == user_id, (seats.c.kept_for == user_id) & seats.c.user_id.is_(None))


async def lock(connection: AsyncConnection, user_id: str) -> str | None:
    """What he is called now; None: he is gone. Until the end of the transaction nobody writes to his tables.

    Tables before people, the oldest first, as everywhere: a move writes a whole seat, its name too.
    """
    here = select(seats.c.table_id).where(_his(user_id))
    query = select(tables.c.id).where(tables.c.id.in_(here)).order_by(tables.c.created_at, tables.c.id)
    await connection.execute(query.with_for_update())
    person = select(users.c.name).where(users.c.id == user_id).with_for_update(key_share=True)
    return (await connection.execute(person)).scalar_one_or_none()


async def seats_called(connection: AsyncConnection, user_id: str, old: str, new: str) -> list[str]:
    """Seats with his old name have the new one; the tables they stand at."""
    called = _his(user_id) & (seats.c.name == old)
    found = (await connection.execute(select(seats.c.table_id).where(called).distinct())).scalars().all()
    await connection.execute(update(seats).where(called).values(name=new))
    return list(found)
