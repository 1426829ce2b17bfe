"""A person's own notes at a table: one text, read by nobody else. Whoever has several seats has one for each."""

from typing import Final

from carson.server.faults import BadRequest
from carson.server.service.desk import Desk
from carson.server.service.seating import own_seats, viewing_seat
from carson.server.service.tables import Laid, found
from carson.server.service.texts import many_lines
from carson.server.store import notes
from carson.server.store.rows import Note, User

LONGEST_NOTE: Final = 5_000


async def read(desk: Desk, user: User, table_id: str, wanted: int | None) -> Note:
    async with desk.database.read() as connection:
        seat = _seat(await found(connection, table_id), user, wanted)
        return await notes.get(connection, user.id, table_id, seat) or Note(table_id, "", 0, seat)


async def write(desk: Desk, user: User, table_id: str, text: str, wanted: int | None) -> Note:
    """In place of what was there; an empty text leaves nothing."""
    kept = many_lines(text)
    if len(kept) > LONGEST_NOTE:
        raise BadRequest("note-long", most=LONGEST_NOTE)
    async with desk.database.write() as connection:
        seat = _seat(await found(connection, table_id, lock=True), user, wanted)
        note = Note(table_id, kept, desk.now(), seat)
        await notes.put(connection, user.id, note)
    return note


def _seat(laid: Laid, user: User, wanted: int | None) -> int:
    """What somebody wrote before he sat down, or when he had but one seat, is that of his first."""
    seat = viewing_seat(laid.seats, user, wanted)
    return -1 if seat is None or seat == own_seats(laid.seats, user)[0] else seat
