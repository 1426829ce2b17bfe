"""Who is an admin: a person with an account, made one by a command on the host and by nothing else."""

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.admin import audit
from carson.server.admin.audit import checked_reason
from carson.server.database.engine import Database
from carson.server.database.rows import User
from carson.server.database.schema import users
from carson.server.errors import Conflict, NotThere
from carson.server.people import repository as people
from carson.server.security.names import name_key


class Admin(Struct, frozen=True):
    name: str
    handle: str


async def change(database: Database, name: str, admin: bool, reason: str, now: int) -> User:
    """Makes somebody an admin, or no longer one; effective at the person's next request."""
    why = checked_reason(reason)
    async with database.write() as connection:
        person = await _claimed(connection, name)
        if person.admin == admin:
            raise Conflict("admin-already" if admin else "admin-none", name=person.name)
        await people.change(connection, person.id, admin=admin)
        await audit.add(connection, now, None, "grant" if admin else "revoke", why, person)
    return person


async def admins(connection: AsyncConnection) -> list[Admin]:
    query = select(users.c.name, users.c.handle).where(users.c.admin).order_by(users.c.name, users.c.handle)
    return [Admin(*row) for row in await connection.execute(query)]


async def _claimed(connection: AsyncConnection, name: str) -> User:
    """Guests cannot be admins: whoever has their browser, or nobody, would be one."""
    found = await people.by_name(connection, name_key(name))
    if found is None or not await people.lock(connection, found[0].id):
        raise NotThere("account-unknown", name=name)
    return found[0]
