"""Users and their sessions."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.schema import sessions, users
from carson.server.store.rows import Session, User


async def add_user(connection: AsyncConnection, user: User, now: int) -> None:
    await connection.execute(insert(users).values(id=user.id, name=user.name, created_at=now))


async def add_session(connection: AsyncConnection, token_sha256: str, session: Session) -> None:
    row = {"token_sha256": token_sha256, **msgspec.structs.asdict(session)}
    await connection.execute(insert(sessions).values(row))


async def user_of(connection: AsyncConnection, token_sha256: str, now: int) -> User | None:
    """Whose session this is, unless it has run out."""
    query = (
        select(users.c.id, users.c.name, users.c.password.is_not(None))
        .join(sessions, sessions.c.user_id == users.c.id)
        .where(sessions.c.token_sha256 == token_sha256, sessions.c.expires_at > now)
    )
    row = (await connection.execute(query)).first()
    return User(row[0], row[1], bool(row[2])) if row is not None else None


async def end_session(connection: AsyncConnection, token_sha256: str) -> None:
    await connection.execute(delete(sessions).where(sessions.c.token_sha256 == token_sha256))


async def known(connection: AsyncConnection, tokens: Sequence[str], now: int) -> set[str]:
    """Those of the sessions, by their SHA-256, that have neither been ended nor run out."""
    query = select(sessions.c.token_sha256).where(sessions.c.token_sha256.in_(tokens), sessions.c.expires_at > now)
    return {row[0] for row in await connection.execute(query)}
