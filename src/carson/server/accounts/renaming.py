"""A new name, at every table where a person is called by the old one.

Names are told from the seats, not from the log: no move, no draw and no event has one in it. So sentences, records and
replays name whoever sits there as he is called when they are asked for, and prove what they proved before.
"""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts import name_repository as naming
from carson.server.database.rows import User
from carson.server.errors import NotKnown
from carson.server.people.nicknames import giving_way
from carson.server.tables import repository as tables


async def lock(connection: AsyncConnection, user: User) -> User:
    """As he is called at this moment, and is until the end of the transaction."""
    name = await naming.lock(connection, user.id)
    if name is None:
        raise NotKnown("who-unknown")
    return replace(user, name=name)


async def at_tables(connection: AsyncConnection, user: User, name: str) -> list[str]:
    """`user` as he was called before. The tables at which something has changed, to be published after the commit."""
    if name == user.name:
        return []
    changed = await naming.seats_called(connection, user.id, user.name, name)
    for table_id, sitting in (await tables.sitting(connection, changed)).items():
        await tables.seats_of(connection, giving_way(table_id, sitting, name))
    return changed
