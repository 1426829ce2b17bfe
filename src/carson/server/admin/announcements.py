"""What admins tell everybody. Each process reads it now and then: it comes with every list of tables."""

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.admin import audit
from carson.server.admin.audit import checked_reason
from carson.server.chat.texts import one_line
from carson.server.core.services import Services
from carson.server.database.rows import Announcement, User
from carson.server.database.schema import announcements
from carson.server.errors import BadRequest, Conflict, NotThere
from carson.server.security.tokens import new_id

LONGEST_TEXT: Final = 300
LONGEST_SECONDS: Final = 31 * 86_400
MOST_AT_ONCE: Final = 5
READ_EVERY: Final = 15  # seconds

_ANNOUNCEMENT: Final = tuple(announcements.c[name] for name in Announcement.__struct_fields__)


async def current(services: Services) -> list[Announcement]:
    """The oldest first. Those of another process are known a few seconds later."""
    now, kept = services.now(), services.announcements
    if kept is None or not 0 <= now - kept[0] < READ_EVERY:
        kept = services.announcements = now, await services.database.fetch(_open, now)
    return [one for one in kept[1] if one.ends_at > now]


async def announce(services: Services, admin: User, text: str, ends_at: int) -> Announcement:
    said, now = one_line(text), services.now()
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise BadRequest("line-unfit", most=LONGEST_TEXT)
    if not now < ends_at <= now + LONGEST_SECONDS:
        raise BadRequest("announcement-end", days=LONGEST_SECONDS // 86_400)
    made = Announcement(new_id(), said, now, ends_at)
    async with services.database.write() as connection:
        await connection.execute(delete(announcements).where(announcements.c.ends_at <= now))
        if len(await _open(connection, now)) >= MOST_AT_ONCE:
            raise Conflict("announcements-too-many", most=MOST_AT_ONCE)
        await connection.execute(insert(announcements).values(asdict(made)))
        await audit.add(connection, now, admin, "announce", said, thing=made.id, until=ends_at)
    services.announcements = None
    return made


async def withdraw(services: Services, admin: User, announcement_id: str, reason: str) -> None:
    why = checked_reason(reason)
    async with services.database.write() as connection:
        here = announcements.c.id == announcement_id
        if (await connection.execute(delete(announcements).where(here))).rowcount != 1:
            raise NotThere("announcement-unknown")
        await audit.add(connection, services.now(), admin, "withdraw", why, thing=announcement_id)
    services.announcements = None


async def _open(connection: AsyncConnection, now: int) -> list[Announcement]:
    query = select(*_ANNOUNCEMENT).where(announcements.c.ends_at > now)
    ordered = query.order_by(announcements.c.created_at, announcements.c.id)
    return [Announcement(*row) for row in await connection.execute(ordered)]
