"""Users, and what is stored about them."""

from typing import Any

from sqlalchemy import Select, case, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import User
from carson.server.database.schema import channels, chat, notes, seats, sessions, tables, users

USER = (users.c.id, users.c.name, users.c.password.is_not(None), users.c.handle, users.c.language, users.c.admin)


def user(row: Any) -> User:
    """From the columns of USER."""
    return User(row[0], row[1], bool(row[2]), row[3], row[4], row[5])


async def add_user(connection: AsyncConnection, found: User, now: int) -> None:
    row = {"id": found.id, "name": found.name, "handle": found.handle, "language": found.language, "created_at": now}
    await connection.execute(insert(users).values(row))


async def change(connection: AsyncConnection, user_id: str, **columns: Any) -> None:
    await connection.execute(update(users).where(users.c.id == user_id).values(columns))


async def rename(connection: AsyncConnection, user_id: str, name: str, name_key: str) -> None:
    """A guest's name has no key."""
    key = case((users.c.password.is_not(None), name_key), else_=None)
    await connection.execute(update(users).where(users.c.id == user_id).values(name=name, name_key=key))


async def claim(connection: AsyncConnection, user_id: str, name: str, name_key: str, password: str) -> bool:
    """False: it has been claimed already."""
    mine = (users.c.id == user_id) & users.c.password.is_(None)
    new = {"name": name, "name_key": name_key, "password": password}
    return (await connection.execute(update(users).where(mine).values(new))).rowcount == 1


async def rehash(connection: AsyncConnection, user_id: str, old: str, new: str) -> bool:
    """Another hash of the password, unless it has been changed in the meantime."""
    same = (users.c.id == user_id) & (users.c.password == old)
    return (await connection.execute(update(users).where(same).values(password=new))).rowcount == 1


async def by_name(connection: AsyncConnection, name_key: str) -> tuple[User, str] | None:
    """The owner of a claimed name that reads like this, and the hash of their password."""
    row = (await connection.execute(select(*USER, users.c.password).where(users.c.name_key == name_key))).first()
    return (user(row), str(row[len(USER)])) if row is not None else None


async def by_handle(connection: AsyncConnection, handle: str) -> User | None:
    row = (await connection.execute(select(*USER).where(users.c.handle == handle))).first()
    return user(row) if row is not None else None


async def by_id(connection: AsyncConnection, user_id: str) -> User | None:
    row = (await connection.execute(select(*USER).where(users.c.id == user_id))).first()
    return user(row) if row is not None else None


async def password_of(connection: AsyncConnection, user_id: str, lock: bool = False) -> str | None:
    """`lock`: until the end of the transaction nobody changes it."""
    query = select(users.c.password).where(users.c.id == user_id)
    query = query.with_for_update(key_share=True) if lock else query
    return (await connection.execute(query)).scalar_one_or_none()


async def since_of(connection: AsyncConnection, user_id: str) -> int:
    return int((await connection.execute(select(users.c.created_at).where(users.c.id == user_id))).scalar_one())


async def lock(connection: AsyncConnection, user_id: str, leaving: bool = False) -> bool:
    """Whether they exist. Until the end of the transaction nobody else locks them; `leaving`: and no new row refers to
    them. (SQLite has one writer.)
    """
    query = select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=not leaving)
    return (await connection.execute(query)).first() is not None


async def remove(connection: AsyncConnection, user_id: str) -> None:
    """With their sessions, links, mutes and notes."""
    await connection.execute(delete(users).where(users.c.id == user_id))


async def remove_idle_guests(connection: AsyncConnection, before: int) -> int:
    """Guests from before that moment, not seen since, who never did anything that is stored. Returns how many."""

    def any_of(query: Select[Any]) -> Any:
        return exists(query.correlate(users))

    seen = any_of(select(sessions.c.id).where(sessions.c.user_id == users.c.id, sessions.c.seen_at >= before))
    sat = any_of(select(seats.c.seat).where(seats.c.user_id == users.c.id))
    hosted = any_of(select(tables.c.id).where(tables.c.host_id == users.c.id))
    spoke = any_of(select(chat.c.number).where(chat.c.user_id == users.c.id))
    wrote = any_of(select(notes.c.table_id).where(notes.c.user_id == users.c.id))
    told = any_of(select(channels.c.id).where(channels.c.user_id == users.c.id))
    idle = users.c.password.is_(None) & (users.c.created_at < before) & ~seen & ~sat & ~hosted & ~spoke & ~wrote & ~told
    return (await connection.execute(delete(users).where(idle))).rowcount
