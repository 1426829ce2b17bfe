"""Leaving for good, and exporting everything that is stored."""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts import personal_data as leaving
from carson.server.accounts.accounts import check_password
from carson.server.chat import note_repository as notes
from carson.server.chat import repository as chat
from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.database.rows import CLOSED, OPEN, PLAYING, Note, SeatRow, User
from carson.server.errors import Conflict, NotKnown
from carson.server.notifications import channel_repository as channels
from carson.server.people import repository as people
from carson.server.people import sanctions
from carson.server.people import session_repository as sessions
from carson.server.people.nicknames import bot_name
from carson.server.people.sanctions import Sanction
from carson.server.people.session_repository import Link, Session
from carson.server.results import repository as results
from carson.server.tables import repository as tables
from carson.server.tables.tables import SeatedTable, load_table

# The bot that plays on for somebody who will not come back; both games have it.
STAND_IN: Final = "greedy"
TRIES: Final = 5
Also = Callable[[AsyncConnection], Awaitable[None]]


class PersonalData(Struct, frozen=True):
    """Everything the database has about one person, except hashes of secrets, which can only be compared with."""

    user: User
    since: int
    sessions: list[Session]
    links: list[Link]
    tables: list[SeatedTable]
    lines: list[chat.OwnLine]
    notes: list[Note]
    mutes: list[User]
    channels: list[channels.Channel]
    results: list[results.Result]
    reports: list[leaving.OwnReport]
    sanctions: list[Sanction]


async def personal_data_of(services: Services, user: User) -> PersonalData:
    now = services.now()
    async with services.database.read() as connection:
        rows = await leaving.tables_of(connection, user.id)
        sitting = await tables.sitting(connection, [row.id for row in rows])
        return PersonalData(
            user=user,
            since=await people.since_of(connection, user.id),
            sessions=await sessions.of_user(connection, user.id, now),
            links=await sessions.links_of(connection, user.id, now),
            tables=[SeatedTable(row, sitting[row.id]) for row in rows],
            lines=await chat.of_user(connection, user.id),
            notes=await notes.of_user(connection, user.id),
            mutes=await chat.muted_by(connection, user.id),
            channels=await channels.of_user(connection, user.id),
            results=await results.of_user(connection, user.id),
            reports=await leaving.reports_of(connection, user.id),
            sanctions=(await sanctions.of_users(connection, [user.id], now))[user.id],
        )


async def leave(services: Services, user: User, password: str, address: str) -> list[str]:
    """Forget the person, in one transaction; returns the tables where a bot may have to play on."""
    if user.claimed:
        await check_password(services, user, password, address)
    return await forget(services, user)


async def forget(services: Services, user: User, also: Also | None = None) -> list[str]:
    """The same, whoever wants it; `also` is done in the same transaction, at its end."""
    for _ in range(TRIES):
        changed = await _forget(services, user, also)
        if changed is not None:
            break
    else:
        raise Conflict("account-busy")
    services.revoked.tell(Revoked(user.id))
    for table_id in changed:
        services.hub.publish(table_id)
    return changed


async def _forget(services: Services, user: User, also: Also | None) -> list[str] | None:
    """None: nothing was done, because the person sat down somewhere else at this very moment."""
    async with services.database.write() as connection:
        # Tables before people: sitting down and chatting lock them in this order too.
        await leaving.lock_tables(connection, user.id)
        going_on = await leaving.going_on(connection, user.id)
        seated = [await load_table(connection, table_id, lock=True) for table_id in going_on]
        if not await people.lock(connection, user.id, leaving=True):
            raise NotKnown("who-unknown")
        if await leaving.going_on(connection, user.id) != going_on:
            return None
        for one in seated:
            await _vacate(connection, one, user)
        await leaving.forget(connection, user)
        await people.remove(connection, user.id)
        if also is not None:
            await also(connection)
    return going_on


async def _vacate(connection: AsyncConnection, seated: SeatedTable, user: User) -> None:
    """Their seats are free again, or a bot's. The next person becomes the host; if there is none, the table
    is closed.
    """
    table, seats = seated.table, seated.seats
    for seat in seats:
        if seat.user_id == user.id:
            waits = table.status == OPEN and table.sealed_at is None
            new = _left(seat) if waits else _bots(seat, seats)
            seats = [new if other.seat == new.seat else other for other in seats]
            await tables.seat_of(connection, new)
    there = [seat.user_id for seat in seats if seat.user_id is not None]
    if not there and table.status in (OPEN, PLAYING):
        await tables.change(connection, table.id, status=CLOSED, deadline_at=None, bot_due_at=None)
    if table.host_id == user.id:
        await tables.change(connection, table.id, host_id=there[0] if there else None)


def _left(seat: SeatRow) -> SeatRow:
    return SeatRow(seat.table_id, seat.seat, None, None, None)


def _bots(seat: SeatRow, sitting: list[SeatRow]) -> SeatRow:
    """What they put into the seed stays: without it nothing could be proven to the others."""
    put_in = {"number_sha256": seat.number_sha256, "number": seat.number}
    return replace(_left(seat), bot=STAND_IN, name=bot_name(seat.table_id, sitting), **put_in)
