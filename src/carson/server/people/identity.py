"""Who is asking. A person is known by an opaque token, of which the database stores only the SHA-256."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import Conflict, NotThere
from carson.server.people import repository as people
from carson.server.people import session_repository as sessions
from carson.server.people.nicknames import guest_name
from carson.server.people.sanctions import check_not_banned
from carson.server.security.names import checked_name, name_key
from carson.server.security.tokens import new_handle, new_id, new_token, sha256

DAY = 86_400
# A person's last visit is stored at most once in this many seconds, not at each request.
SEEN_EVERY = 3_600
LONGEST_LABEL = 120
MOST_AT_ONCE = 500
NAME_TRIES = 20


class Known(Struct, frozen=True):
    """Who it is; `renewed`: the session lasts longer from now on, and so should the cookie."""

    user: User
    renewed: bool


async def new_guest(services: Services, name: str | None, label: str = "") -> tuple[User, str]:
    """A guest, and the token they are known by from now on. Without a name they are given one."""
    user = User(new_id(), "" if name is None else checked_name(name), claimed=False, handle=new_handle())
    async with services.database.write() as connection:
        if name is None:
            user = replace(user, name=await _free_name(connection))
        await check_free(connection, user, user.name)
        await people.add_user(connection, user, services.now())
        return user, await new_session(connection, services, user.id, label)


async def _free_name(connection: AsyncConnection) -> str:
    """A name that nobody has claimed; there are so many that the second attempt practically always works."""
    for _ in range(NAME_TRIES):
        name = guest_name()
        if await people.by_name(connection, name_key(name)) is None:
            break
    return name


async def check_free(connection: AsyncConnection, user: User, *names: str) -> None:
    """Nobody may use a name that somebody else has claimed, or one that reads the same."""
    for name in names:
        if await is_anothers(connection, user, name):
            raise Conflict("name-claimed", option="name", name=name)


async def is_anothers(connection: AsyncConnection, user: User, name: str) -> bool:
    owner = await people.by_name(connection, name_key(name))
    return owner is not None and owner[0].id != user.id


async def new_session(connection: AsyncConnection, services: Services, user_id: str, label: str) -> str:
    """The token by which the person is known there from now on; nobody else ever sees it."""
    token, now = new_token(), services.now()
    session = sessions.Session(new_id(), label[:LONGEST_LABEL], now, now, _until(services, now))
    await sessions.add(connection, user_id, sha256(token), session)
    return token


async def known(services: Services, token: str) -> Known | None:
    now = services.now()
    found = await services.database.fetch(sessions.find, sha256(token), now)
    if found is None:
        return None
    user, session = found
    renewed = now - session.seen_at >= SEEN_EVERY
    if renewed:
        await services.database.store(sessions.mark_seen, session.id, now, _until(services, now))
    return Known(user, renewed)


def _until(services: Services, now: int) -> int:
    return now + services.settings.session_days * DAY


# Sessions


async def end_session(services: Services, user: User, session_id: str) -> None:
    if not await services.database.store(sessions.end, user.id, session_id):
        raise NotThere("session-unknown")
    services.revoked.tell(Revoked(user.id, frozenset((session_id,))))


async def end_other_sessions(services: Services, user: User) -> int:
    """All sessions but the one in use, and the secret links that would open more; returns the number of sessions."""
    async with services.database.write() as connection:
        gone = await sessions.end_others(connection, user.id, user.session)
        await sessions.withdraw_links(connection, user.id)
    services.revoked.tell(Revoked(user.id, gone))
    return len(gone)


async def replace_session(
    connection: AsyncConnection, services: Services, old: User | None, user: User, label: str
) -> str:
    """A new token in place of the one that the same browser had, which nobody would use any more.

    If somebody is banned at this very moment, the ban waits for this transaction: call it with the person locked, or a
    link of theirs.
    """
    await check_not_banned(connection, user, services.now())
    if old is not None:
        await sessions.end(connection, old.id, old.session)
    return await new_session(connection, services, user.id, label)


def told_of(services: Services, old: User | None) -> None:
    """Call it after the commit of `replace_session`."""
    if old is not None:
        services.revoked.tell(Revoked(old.id, frozenset((old.session,))))


async def still_known(services: Services, tokens: Sequence[str]) -> set[str]:
    """Those of these sessions, by their SHA-256, that are still valid."""
    found: set[str] = set()
    for start in range(0, len(tokens), MOST_AT_ONCE):
        some = tokens[start : start + MOST_AT_ONCE]
        found |= await services.database.fetch(sessions.still_known, some, services.now())
    return found
