"""Who is asking. A person is known by an opaque token, of which the database keeps the SHA-256 alone."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.faults import Conflict, NotThere
from carson.server.names import checked_name, name_key
from carson.server.secret import new_handle, new_id, new_token, sha256
from carson.server.service.desk import Desk
from carson.server.service.nicknames import guest_name
from carson.server.service.signals import Revoked
from carson.server.store import people, sessions
from carson.server.store.rows import Session, User

DAY = 86_400
# That somebody is there is written down at most once in so many seconds, and not at each request.
SEEN_EVERY = 3_600
LONGEST_LABEL = 120
MOST_AT_ONCE = 500
NAME_TRIES = 20


class Known(Struct, frozen=True):
    """Who it is; `renewed`: his session lasts longer from now on, and his cookie should too."""

    user: User
    renewed: bool


async def new_guest(desk: Desk, name: str | None, label: str = "") -> tuple[User, str]:
    """A guest, and the token he is known by from now on. Without a name he is given one."""
    user = User(new_id(), "" if name is None else checked_name(name), claimed=False, handle=new_handle())
    async with desk.database.write() as connection:
        if name is None:
            user = replace(user, name=await _free_name(connection))
        await check_free(connection, user, user.name)
        await people.add_user(connection, user, desk.now())
        return user, await new_session(connection, desk, user.id, label)


async def _free_name(connection: AsyncConnection) -> str:
    """One that nobody has claimed; there are so many that the second is free as good as always."""
    for _ in range(NAME_TRIES):
        name = guest_name()
        if await people.by_name(connection, name_key(name)) is None:
            break
    return name


async def check_free(connection: AsyncConnection, user: User, *names: str) -> None:
    """Nobody is called like somebody else who has claimed the name, or so that it reads the same."""
    for name in names:
        if await is_anothers(connection, user, name):
            raise Conflict("name-claimed", name=name)


async def is_anothers(connection: AsyncConnection, user: User, name: str) -> bool:
    owner = await people.by_name(connection, name_key(name))
    return owner is not None and owner[0].id != user.id


async def new_session(connection: AsyncConnection, desk: Desk, user_id: str, label: str) -> str:
    """The token by which the person is known there from now on; nobody else ever sees it."""
    token, now = new_token(), desk.now()
    session = Session(new_id(), user_id, label[:LONGEST_LABEL], now, now, _until(desk, now))
    await sessions.add(connection, sha256(token), session)
    return token


async def known(desk: Desk, token: str) -> Known | None:
    now = desk.now()
    async with desk.database.read() as connection:
        found = await sessions.known(connection, sha256(token), now)
    if found is None:
        return None
    user, session = found
    renewed = now - session.seen_at >= SEEN_EVERY
    if renewed:
        async with desk.database.write() as connection:
            await sessions.seen(connection, session.id, now, _until(desk, now))
    return Known(user, renewed)


async def user_of(desk: Desk, token: str) -> User | None:
    found = await known(desk, token)
    return found.user if found is not None else None


def _until(desk: Desk, now: int) -> int:
    return now + desk.settings.session_days * DAY


# Sessions


async def sessions_of(desk: Desk, user: User) -> list[Session]:
    async with desk.database.read() as connection:
        return await sessions.of_user(connection, user.id, desk.now())


async def end_session(desk: Desk, user: User, session_id: str) -> None:
    async with desk.database.write() as connection:
        if not await sessions.end(connection, user.id, session_id):
            raise NotThere("session-unknown")
    desk.revoked.tell(Revoked(user.id, frozenset((session_id,))))


async def end_other_sessions(desk: Desk, user: User) -> int:
    """All but the one he asks by, and the secret links that would make others; how many sessions they were."""
    async with desk.database.write() as connection:
        gone = await sessions.end_others(connection, user.id, user.session)
        await sessions.withdraw_links(connection, user.id)
    desk.revoked.tell(Revoked(user.id, gone))
    return len(gone)


async def replace_session(connection: AsyncConnection, desk: Desk, old: User | None, user: User, label: str) -> str:
    """A new token in the place of the one that the same browser had, which would be good for nobody."""
    if old is not None:
        await sessions.end(connection, old.id, old.session)
    return await new_session(connection, desk, user.id, label)


def told_of(desk: Desk, old: User | None) -> None:
    """After the commit of `replace_session`."""
    if old is not None:
        desk.revoked.tell(Revoked(old.id, frozenset((old.session,))))


async def still_known(desk: Desk, tokens: Sequence[str]) -> set[str]:
    """Those of the sessions, by their SHA-256, that still are one."""
    found: set[str] = set()
    for start in range(0, len(tokens), MOST_AT_ONCE):
        async with desk.database.read() as connection:
            found |= await sessions.still_known(connection, tokens[start : start + MOST_AT_ONCE], desk.now())
    return found
