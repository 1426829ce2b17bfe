"""Players report a message or a name; admins read it with what was said around it, and settle it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.admin import audit
from carson.server.admin import report_repository as reports
from carson.server.admin.audit import checked_reason
from carson.server.admin.report_repository import Listed, ReportRow, Verdict
from carson.server.admin.repository import MOST_LISTED
from carson.server.chat import repository as chat
from carson.server.chat.chat import check_reading, take_away
from carson.server.core.hub import CHAT
from carson.server.core.services import Services
from carson.server.database.rows import Line, User
from carson.server.errors import BadRequest, Conflict, NotThere
from carson.server.people import repository as people
from carson.server.security.names import name_key
from carson.server.security.tokens import new_id
from carson.server.tables.tables import SeatedTable, load_table

# Lines of chat that are shown before and after the one that was reported.
BEFORE: Final = 5
AFTER: Final = 3


class Reported(Struct, frozen=True):
    """A report, and what was said around the line; nothing for a name."""

    report: Listed
    context: list[Line]


async def report(
    services: Services, reader: User, table_id: str, line: int | None, seat: int | None, reason: str
) -> None:
    """A chat line that the person may read, or the name of whoever has this seat."""
    why = checked_reason(reason)
    if (line is None) == (seat is None):
        raise BadRequest("report-what")
    try:
        async with services.database.write() as connection:
            seated = await load_table(connection, table_id)
            id_, now = new_id(), services.now()
            make = partial(ReportRow, id=id_, reporter_id=reader.id, table_id=table_id, reason=why, created_at=now)
            row = _name(seated, seat, make) if line is None else await _message(connection, seated, reader, line, make)
            if row.user_id == reader.id:
                raise BadRequest("report-self")
            if await reports.is_known(connection, reader.id, row.thing):
                raise Conflict("report-twice")
            await reports.add(connection, row)
    except IntegrityError:  # reported twice at this very moment, or they left for good
        raise Conflict("report-twice") from None


async def _message(
    connection: AsyncConnection, seated: SeatedTable, reader: User, number: int, make: Callable[..., ReportRow]
) -> ReportRow:
    check_reading(seated, reader)
    line = await chat.get(connection, seated.table.id, number)
    if line is None or line.text is None or line.user_id is None:
        raise NotThere("line-unknown")
    thing = f"line {seated.table.id} {number}"
    return make(user_id=line.user_id, thing=thing, name=line.name or "", line=number, text=line.text)


def _name(seated: SeatedTable, number: int | None, make: Callable[..., ReportRow]) -> ReportRow:
    """The same name at another table is the same thing; another name of the same person is not."""
    seat = next((seat for seat in seated.seats if seat.seat == number), None)
    if seat is None or seat.user_id is None or not seat.name:
        raise NotThere("person-unknown")
    thing = f"name {seat.user_id} {name_key(seat.name)}"
    return make(user_id=seat.user_id, thing=thing, name=seat.name, line=None, text=None)


async def listed(services: Services, settled: bool, skip: int) -> list[Reported]:
    async with services.database.read() as connection:
        found = await reports.listed(connection, settled, skip, MOST_LISTED)
        return [Reported(one, await _context(connection, one.row)) for one in found]


async def _context(connection: AsyncConnection, row: ReportRow) -> list[Line]:
    if row.line is None:
        return []
    lines = await chat.since(connection, row.table_id, max(row.line - BEFORE - 1, 0), None, BEFORE + 1 + AFTER)
    return [line for line in lines if line.text is not None and line.number <= row.line + AFTER]


async def settle(services: Services, admin: User, report_id: str, verdict: Verdict, remove: bool, reason: str) -> int:
    """With all other reports of the same thing; returns how many. `remove`: the message is deleted too."""
    why = checked_reason(reason)
    gone: Line | None = None
    async with services.database.write() as connection:
        row = await reports.get(connection, report_id)
        if row is None:
            raise NotThere("report-unknown")
        if remove:
            gone = await _remove(connection, services, row)
        settled = await reports.settle(connection, row.thing, verdict, services.now())
        if not settled:
            raise Conflict("report-settled")
        person = await people.by_id(connection, row.user_id)
        removed = gone is not None
        await audit.add(
            connection, services.now(), admin, "settle", why, person, row.id, verdict=verdict, removed=removed
        )
    if gone is not None:
        services.hub.publish(row.table_id, gone.number, CHAT)
    return settled


async def _remove(connection: AsyncConnection, services: Services, row: ReportRow) -> Line | None:
    """None: there was nothing left of it."""
    await load_table(connection, row.table_id, lock=True)
    line = await chat.get(connection, row.table_id, row.line) if row.line is not None else None
    if line is None or line.text is None:
        return None
    return await take_away(connection, row.table_id, line, services.now())
