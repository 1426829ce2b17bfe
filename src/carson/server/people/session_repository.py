"""Where people are signed in: their sessions, and the secret links that open one."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import User
from carson.server.database.schema import links, sessions, users
from carson.server.people.repository import USER, user


class Session(Struct, frozen=True):
    """A place where a person is signed in: a browser, or a script."""

    id: str
    label: str
    created_at: int
    seen_at: int
    expires_at: int


class Link(Struct, frozen=True):
    """A secret link that nobody has used yet."""

    id: str
    created_at: int
    expires_at: int


_SESSION = tuple(sessions.c[name] for name in Session.__struct_fields__)
_LINK = tuple(links.c[name] for name in Link.__struct_fields__)


async def add(connection: AsyncConnection, user_id: str, token_sha256: str, session: Session) -> None:
    row = {"user_id": user_id, "token_sha256": token_sha256, **msgspec.structs.asdict(session)}
    await connection.execute(insert(sessions).values(row))


async def find(connection: AsyncConnection, token_sha256: str, now: int) -> tuple[User, Session] | None:
    """Whose session this is, unless it has expired."""
    query = (
        select(*USER, *_SESSION)
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token_sha256 == token_sha256, sessions.c.expires_at > now)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    session = Session(*row[len(USER) :])
    return msgspec.structs.replace(user(row), session=session.id), session


async def still_known(connection: AsyncConnection, tokens: Sequence[str], now: int) -> set[str]:
    """Those of these sessions, by their SHA-256, that were neither ended nor have expired."""
    query = select(sessions.c.token_sha256).where(sessions.c.token_sha256.in_(tokens), sessions.c.expires_at > now)
    return {row[0] for row in await connection.execute(query)}


async def of_user(connection: AsyncConnection, user_id: str, now: int) -> list[Session]:
    """The newest first."""
    query = select(*_SESSION).where(sessions.c.user_id == user_id, sessions.c.expires_at > now)
    ordered = query.order_by(sessions.c.created_at.desc(), sessions.c.id)
    return [Session(*row) for row in await connection.execute(ordered)]


async def mark_seen(connection: AsyncConnection, session_id: str, now: int, until: int) -> None:
    new = {"seen_at": now, "expires_at": until}
    await connection.execute(update(sessions).where(sessions.c.id == session_id).values(new))


async def end(connection: AsyncConnection, user_id: str, session_id: str) -> bool:
    """Whether the person had it."""
    mine = (sessions.c.user_id == user_id) & (sessions.c.id == session_id)
    return (await connection.execute(delete(sessions).where(mine))).rowcount == 1


async def end_others(connection: AsyncConnection, user_id: str, kept: str) -> frozenset[str]:
    """All but one; returns the ids of those that ended."""
    others = (sessions.c.user_id == user_id) & (sessions.c.id != kept)
    gone = await connection.execute(delete(sessions).where(others).returning(sessions.c.id))
    return frozenset(row[0] for row in gone)


async def end_expired(connection: AsyncConnection, now: int) -> int:
    await connection.execute(delete(links).where(links.c.expires_at <= now))
    return (await connection.execute(delete(sessions).where(sessions.c.expires_at <= now))).rowcount


# Secret links


async def add_link(connection: AsyncConnection, user_id: str, token_sha256: str, link: Link) -> None:
    row = {"user_id": user_id, "token_sha256": token_sha256, **msgspec.structs.asdict(link)}
    await connection.execute(insert(links).values(row))


async def links_of(connection: AsyncConnection, user_id: str, now: int) -> list[Link]:
    """Those that can still be used, the newest first."""
    query = select(*_LINK).where(links.c.user_id == user_id, links.c.expires_at > now)
    return [Link(*row) for row in await connection.execute(query.order_by(links.c.created_at.desc(), links.c.id))]


async def count_links(connection: AsyncConnection, user_id: str, now: int) -> int:
    query = select(func.count()).select_from(links).where(links.c.user_id == user_id, links.c.expires_at > now)
    return int((await connection.execute(query)).scalar_one())


async def use_link(connection: AsyncConnection, token_sha256: str, now: int) -> User | None:
    """Whose link this was: the first use removes it."""
    good = (links.c.token_sha256 == token_sha256) & (links.c.expires_at > now)
    row = (await connection.execute(delete(links).where(good).returning(links.c.user_id))).first()
    if row is None:
        return None
    return user((await connection.execute(select(*USER).where(users.c.id == row[0]))).one())


async def withdraw_link(connection: AsyncConnection, user_id: str, link_id: str) -> bool:
    mine = (links.c.user_id == user_id) & (links.c.id == link_id)
    return (await connection.execute(delete(links).where(mine))).rowcount == 1


async def withdraw_links(connection: AsyncConnection, user_id: str) -> None:
    await connection.execute(delete(links).where(links.c.user_id == user_id))
