"""A person's private note at a table: one text that nobody else can read. If they have several seats, one for each."""

from typing import Final

from carson.server.chat import note_repository as notes
from carson.server.chat.texts import many_lines
from carson.server.core.services import Services
from carson.server.database.rows import Note, User
from carson.server.errors import BadRequest
from carson.server.tables.seating import own_seats, viewing_seat
from carson.server.tables.tables import SeatedTable, load_table

LONGEST_NOTE: Final = 5_000


async def read(services: Services, user: User, table_id: str, wanted: int | None) -> Note:
    async with services.database.read() as connection:
        seat = _seat(await load_table(connection, table_id), user, wanted)
        return await notes.get(connection, user.id, table_id, seat) or Note(table_id, "", 0, seat)


async def write(services: Services, user: User, table_id: str, text: str, wanted: int | None) -> Note:
    """Replaces the previous note; an empty text deletes it."""
    kept = many_lines(text)
    if len(kept) > LONGEST_NOTE:
        raise BadRequest("note-long", most=LONGEST_NOTE)
    async with services.database.write() as connection:
        seat = _seat(await load_table(connection, table_id, lock=True), user, wanted)
        note = Note(table_id, kept, services.now(), seat)
        await notes.put(connection, user.id, note)
    return note


def _seat(seated: SeatedTable, user: User, wanted: int | None) -> int:
    """A note from before the person sat down, or from when they had only one seat, belongs to their first seat."""
    seat = viewing_seat(seated.seats, user, wanted)
    return -1 if seat is None or seat == own_seats(seated.seats, user)[0] else seat
