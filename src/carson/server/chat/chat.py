"""Chat at a table: for those who sit there, and for spectators where the host allows it.

Lines are numbered within each table. They come from people alone, and never contain anything from the game.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.chat import repository as chat
from carson.server.chat.texts import one_line
from carson.server.core.hub import CHAT
from carson.server.core.services import Services
from carson.server.database.rows import Line, User
from carson.server.errors import BadRequest, Conflict, NotAllowed, NotKnown, NotThere
from carson.server.people import repository as people
from carson.server.people.identity import check_free
from carson.server.people.sanctions import check_not_muted
from carson.server.tables import repository as tables
from carson.server.tables.seating import acting_seat, own_seats
from carson.server.tables.tables import SeatedTable, load_table

LONGEST_LINE: Final = 500
MOST_LINES: Final = 200  # in one answer
MOST_MUTED: Final = 200


class Talk(Struct, frozen=True):
    """Lines as one reader sees them. `last` is where the next request continues: numbers may have been skipped."""

    seated: SeatedTable
    lines: list[Line]
    last: int
    may_speak: bool


async def say(services: Services, user: User, table_id: str, text: str, wanted: int | None) -> Line:
    said = one_line(text)
    if not 1 <= len(said) <= LONGEST_LINE:
        raise BadRequest("line-unfit", most=LONGEST_LINE)
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        _check_speaking(seated, user)
        await check_not_muted(connection, user, services.now())
        seat, name = _as(seated, user, wanted)
        if seat is None:
            await check_free(connection, user, name)
        number = 1 + await chat.last(connection, table_id)
        line = Line(number, user.id, user.handle, seat, name, said, None, services.now())
        await chat.add(connection, table_id, line)
    services.hub.publish(table_id, line.number, CHAT)
    return line


async def remove(services: Services, user: User, table_id: str, number: int) -> Line:
    """Take back your own line. Its text is deleted, and a new line tells those who have read it."""
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        check_reading(seated, user)
        line = await chat.get(connection, table_id, number)
        if line is None or line.text is None:
            raise NotThere("line-unknown")
        if line.user_id != user.id:
            raise NotAllowed("line-not-yours")
        gone = await take_away(connection, table_id, line, services.now())
    services.hub.publish(table_id, gone.number, CHAT)
    return gone


async def take_away(connection: AsyncConnection, table_id: str, line: Line, now: int) -> Line:
    """The line that says so. Call it with the table locked, and publish it after the commit."""
    await chat.blank(connection, table_id, line.number)
    last = await chat.last(connection, table_id)
    gone = replace(line, number=last + 1, text=None, removes=line.number, created_at=now)
    await chat.add(connection, table_id, gone)
    return gone


async def since(services: Services, user: User | None, table_id: str, number: int | None) -> Talk:
    """The lines after that number, at most MOST_LINES; None: the newest ones."""
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        check_reading(seated, user)
        reader = user.id if user is not None else None
        lines = await chat.since(connection, table_id, number, reader, MOST_LINES)
        last = max(await chat.last(connection, table_id), number or 0)
    if number is not None and len(lines) == MOST_LINES:
        last = lines[-1].number
    return Talk(seated, lines, last, user is not None and _silenced(seated, user) is None)


async def last_number(services: Services, table_id: str) -> int:
    """The number of the last line, whoever may read it."""
    return await services.database.fetch(chat.last, table_id)


async def let_spectators_speak(services: Services, user: User, table_id: str, allowed: bool) -> None:
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        if seated.table.host_id != user.id:
            raise NotAllowed("table-not-yours")
        await tables.change(connection, table_id, spectators_chat=allowed)
    services.hub.publish(table_id)
    services.hub.publish(table_id, kind=CHAT)


def _at_table(seated: SeatedTable, user: User | None) -> bool:
    return user is not None and (bool(own_seats(seated.seats, user)) or seated.table.host_id == user.id)


def check_reading(seated: SeatedTable, user: User | None) -> None:
    if not seated.table.public and not seated.table.spectators_chat and not _at_table(seated, user):
        raise NotAllowed("chat-closed")


def _check_speaking(seated: SeatedTable, user: User) -> None:
    why = _silenced(seated, user)
    if why is not None:
        raise why


def _silenced(seated: SeatedTable, user: User) -> NotAllowed | None:
    if _at_table(seated, user) or seated.table.spectators_chat:
        return None
    return NotAllowed("chat-spectators-off" if seated.table.public else "chat-closed")


def _as(seated: SeatedTable, user: User, wanted: int | None) -> tuple[int | None, str]:
    """The seat the person speaks from, and their name there."""
    own = own_seats(seated.seats, user)
    if wanted is None and not own:
        return None, user.name
    seat = acting_seat(seated.seats, user, own[0] if wanted is None else wanted)
    return seat, next(one.name for one in seated.seats if one.seat == seat) or user.name


# People somebody does not want to hear: at every table, and nobody else knows


async def mute(services: Services, user: User, handle: str) -> None:
    try:
        async with services.database.write() as connection:
            if not await people.lock(connection, user.id):
                raise NotKnown("who-unknown")
            other = await _somebody(connection, user, handle)
            muted = await chat.muted_by(connection, user.id)
            if len(muted) >= MOST_MUTED and other.id not in [one.id for one in muted]:
                raise Conflict("mutes-too-many", most=MOST_MUTED)
            await chat.mute(connection, user.id, other.id, services.now())
    except IntegrityError:  # they left for good at this very moment
        raise NotThere("person-unknown") from None


async def unmute(services: Services, user: User, handle: str) -> None:
    async with services.database.write() as connection:
        other = await _somebody(connection, user, handle)
        await chat.unmute(connection, user.id, other.id)


async def _somebody(connection: AsyncConnection, user: User, handle: str) -> User:
    other = await people.by_handle(connection, handle)
    if other is None:
        raise NotThere("person-unknown")
    if other.id == user.id:
        raise BadRequest("mute-self")
    return other
