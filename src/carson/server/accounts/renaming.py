"""A new name, at every table where a person goes by the old one; not at seats with a name of their own.

Names come from the seats, not from the log: no move, draw or event contains one. So sentences, records and replays use
the current name of whoever sits there, and prove what they proved before.
"""

from msgspec.structs import replace
from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import User
from carson.server.database.schema import seats, tables, users
from carson.server.errors import NotKnown
from carson.server.people.nicknames import giving_way
from carson.server.tables import repository


def _seats_of(user_id: str) -> ColumnElement[bool]:
    """Where the person sits, or a seat is kept for them."""
    return or_(seats.c.user_id == user_id, (seats.c.kept_for == user_id) & seats.c.user_id.is_(None))


async def lock(connection: AsyncConnection, user: User) -> User:
    """With their current name, which stays the same, as their tables do, until the end of the transaction.

    Tables before people, the oldest first, as everywhere: a move writes a whole seat, including its name.
    """
    here = select(seats.c.table_id).where(_seats_of(user.id))
    query = select(tables.c.id).where(tables.c.id.in_(here)).order_by(tables.c.created_at, tables.c.id)
    await connection.execute(query.with_for_update())
    person = select(users.c.name).where(users.c.id == user.id).with_for_update(key_share=True)
    name = (await connection.execute(person)).scalar_one_or_none()
    if name is None:
        raise NotKnown("who-unknown")
    return replace(user, name=name)


async def at_tables(connection: AsyncConnection, user: User, name: str) -> list[str]:
    """`user` as they were called before. Returns the tables that have changed, to be published after the commit."""
    if name == user.name:
        return []
    called = _seats_of(user.id) & (seats.c.name == user.name)
    changed = list((await connection.execute(select(seats.c.table_id).where(called).distinct())).scalars())
    await connection.execute(update(seats).where(called).values(name=name))
    for table_id, sitting in (await repository.sitting(connection, changed)).items():
        await repository.seats_of(connection, giving_way(table_id, sitting, name))
    return changed
