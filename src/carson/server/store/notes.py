"""What a person writes for himself at a table."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.schema import notes
from carson.server.store.rows import Note

_NOTE = select(notes.c.table_id, notes.c.text, notes.c.updated_at)


async def get(connection: AsyncConnection, user_id: str, table_id: str) -> Note | None:
    here = (notes.c.user_id == user_id) & (notes.c.table_id == table_id)
    row = (await connection.execute(_NOTE.where(here))).first()
    return Note(*row) if row is not None else None


async def put(connection: AsyncConnection, user_id: str, note: Note) -> None:
    """In place of the one before; to be called with the table locked. An empty one is none."""
    here = (notes.c.user_id == user_id) & (notes.c.table_id == note.table_id)
    await connection.execute(delete(notes).where(here))
    if note.text:
        row = {"user_id": user_id, "table_id": note.table_id, "text": note.text, "updated_at": note.updated_at}
        await connection.execute(insert(notes).values(row))


async def of_user(connection: AsyncConnection, user_id: str) -> list[Note]:
    query = _NOTE.where(notes.c.user_id == user_id).order_by(notes.c.updated_at, notes.c.table_id)
    return [Note(*row) for row in await connection.execute(query)]
