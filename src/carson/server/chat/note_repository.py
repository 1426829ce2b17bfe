"""Private notes of people at tables."""

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import Note
from carson.server.database.schema import notes

_NOTE = select(notes.c.table_id, notes.c.text, notes.c.updated_at, notes.c.seat)


def _here(user_id: str, table_id: str, seat: int) -> ColumnElement[bool]:
    return (notes.c.user_id == user_id) & (notes.c.table_id == table_id) & (notes.c.seat == seat)


async def get(connection: AsyncConnection, user_id: str, table_id: str, seat: int) -> Note | None:
    here = _here(user_id, table_id, seat)
    row = (await connection.execute(_NOTE.where(here))).first()
    return Note(*row) if row is not None else None


async def put(connection: AsyncConnection, user_id: str, note: Note) -> None:
    """Replaces the previous note; call it with the table locked. An empty note is deleted."""
    await connection.execute(delete(notes).where(_here(user_id, note.table_id, note.seat)))
    if note.text:
        await connection.execute(insert(notes).values(user_id=user_id, **asdict(note)))


async def of_user(connection: AsyncConnection, user_id: str) -> list[Note]:
    query = _NOTE.where(notes.c.user_id == user_id).order_by(notes.c.updated_at, notes.c.table_id, notes.c.seat)
    return [Note(*row) for row in await connection.execute(query)]
