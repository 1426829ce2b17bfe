"""A new name, at every table where a person goes by the old one.

Names come from the seats, not from the log: no move, draw or event contains one. So sentences, records and replays use
the current name of whoever sits there, and prove what they proved before.
"""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts import name_repository as naming
from carson.server.database.rows import User
from carson.server.errors import NotKnown
from carson.server.people.nicknames import giving_way
from carson.server.tables import repository as tables


async def lock(connection: AsyncConnection, user: User) -> User:
    """The current name, which stays the same until the end of the transaction."""
    name = await naming.lock(connection, user.id)
    if name is None:
        raise NotKnown("who-unknown")
    return replace(user, name=name)


async def at_tables(connection: AsyncConnection, user: User, name: str) -> list[str]:
    """`user` as they were called before. Returns the tables that have changed, to be published after the commit."""
    if name == user.name:
        return []
    changed = await naming.seats_called(connection, user.id, user.name, name)
    for table_id, sitting in (await tables.sitting(connection, changed)).items():
        await tables.seats_of(connection, giving_way(table_id, sitting, name))
    return changed
