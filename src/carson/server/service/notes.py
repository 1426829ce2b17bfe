"""A person's own notes at a table: one text, read by nobody else."""

from typing import Final

from carson.server.faults import BadRequest
from carson.server.service.desk import Desk
from carson.server.service.tables import found
from carson.server.service.texts import many_lines
from carson.server.store import notes
from carson.server.store.rows import Note, User

LONGEST_NOTE: Final = 5_000


async def read(desk: Desk, user: User, table_id: str) -> Note:
    async with desk.database.read() as connection:
        await found(connection, table_id)
        return await notes.get(connection, user.id, table_id) or Note(table_id, "", 0)


async def write(desk: Desk, user: User, table_id: str, text: str) -> Note:
    """In place of what was there; an empty text leaves nothing."""
    note = Note(table_id, many_lines(text), desk.now())
    if len(note.text) > LONGEST_NOTE:
        raise BadRequest("note-long", most=LONGEST_NOTE)
    async with desk.database.write() as connection:
        await found(connection, table_id, lock=True)
        await notes.put(connection, user.id, note)
    return note
