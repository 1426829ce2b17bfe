"""Time running out at a table, and people coming back to it. The calculation is in clock.py."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.core.services import Services
from carson.server.database.rows import PLAYING, SeatRow, User
from carson.server.database.statements import Change, make
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import load
from carson.server.notifications import due
from carson.server.tables import clock as clocks
from carson.server.tables import repository as tables
from carson.server.tables.seating import own_seats
from carson.server.tables.tables import SeatedTable, load_table

# A deadline that nobody checked for this many seconds passed while the server was down or asleep.
MISSED: Final = 15
# How long before a deadline people are warned, if days are counted.
WARNING: Final = clocks.DAY // 4
# The least that everybody has left once the server is back.
LIVE_GRACE: Final = 120
# After a stand-in has made this many moves in a row, nobody expects the person any more, if days are counted.
MISSED_TURNS: Final = 3
DAYS_GRACE: Final = clocks.DAY // 2


async def update_seats(
    connection: AsyncConnection,
    seated: SeatedTable,
    seats: Sequence[SeatRow],
    game: AnyGame,
    now: int,
    along: Sequence[Change] = (),
    **columns: Any,
) -> SeatedTable:
    """The table with its current seats, and what follows from them: the next deadline, a bot that is due.

    `along`: what else is written, in the same message to the database.
    """
    before = {seat.seat: seat for seat in seated.seats}
    changed_seats = [(before[seat.seat], seat) for seat in seats if seat != before[seat.seat]]
    changes = [*along, *(tables.seat_change(old, new) for old, new in changed_seats)]
    columns = {**clocks.reckoned(seated.table.clock, seats, game, now), **columns}
    changed = {name: value for name, value in columns.items() if getattr(seated.table, name) != value}
    if changed:
        changes.append(tables.table_change(seated.table.id, changed))
    await make(connection, changes)
    return SeatedTable(replace(seated.table, **changed), list(seats))


async def run_out(services: Services, table_id: str) -> bool:
    """From now on a bot plays for those whose time is up at this table. Returns whether there was anybody.

    Done once, whoever comes first: the table is locked and checked again.
    """
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        clock, now = clocks.clock_of(seated.table.clock), services.now()
        until = clocks.next_deadline(clock, seated.seats)
        if seated.table.status != PLAYING or clock is None or until is None or until > now:
            if seated.table.deadline_at != until:  # somebody has left for good, and their time with them
                await tables.change(connection, table_id, deadline_at=until)
            return False
        game = await load(connection, seated.table, services.game_cache)
        if until <= now - MISSED:
            seats = [_with_grace(clock, seat, now) for seat in seated.seats]
        else:
            seats = [clocks.stood_in(clock, seat) if _late(clock, seat, now) else seat for seat in seated.seats]
        await update_seats(connection, seated, seats, game, now)
    services.hub.publish(table_id)
    return True


async def stand_in_for(services: Services, user_id: str, table_id: str) -> None:
    """From now on a bot plays this person's seats at a running game, until they are back."""
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        if seated.table.status != PLAYING:
            return
        game = await load(connection, seated.table, services.game_cache)
        seats = [
            clocks.stood_in(None, seat) if seat.user_id == user_id and seat.standin is None else seat
            for seat in seated.seats
        ]
        await update_seats(connection, seated, seats, game, services.now())
    services.hub.publish(table_id)


async def warn(services: Services, table_id: str) -> None:
    """Tells those whose time runs out next, once, if days are counted."""
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        clock, until = clocks.clock_of(seated.table.clock), seated.table.deadline_at
        if until is None or until == seated.table.warned_of:
            return
        seats = [seat.seat for seat in seated.seats if clocks.deadline(clock, seat) == until]
        await due.tell_running_out(connection, seated.moment(services.now()), seats, until)
        await tables.change(connection, table_id, warned_of=until)
    services.letters.set()


def _late(clock: clocks.Clock, seat: SeatRow, now: int) -> bool:
    at = clocks.deadline(clock, seat)
    return at is not None and at <= now


def _with_grace(clock: clocks.Clock, seat: SeatRow, now: int) -> SeatRow:
    at = clocks.deadline(clock, seat)
    least = now + (LIVE_GRACE if isinstance(clock, clocks.Live) else DAYS_GRACE)
    if at is None or seat.asked_at is None or at >= least:
        return seat
    return replace(seat, asked_at=seat.asked_at + least - at)


async def back(services: Services, user: User, table_id: str) -> SeatedTable:
    """The person is back: nobody stands in any more for their seats, unless they have resigned.

    If their time ran out and the question is still open, the bot answers it first: otherwise they could come back again
    and again and never move. Cheap if nobody stands in, so call it whenever a table is opened.
    """
    seated = await services.database.fetch(load_table, table_id)
    if not own_seats(seated.seats, user):
        raise NotAllowed("seat-none")
    if not any(_stands_in(seat, user.id) for seat in seated.seats):
        return seated
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        if seated.table.status == PLAYING:
            game = await load(connection, seated.table, services.game_cache)
            seated = await come_back(connection, seated, user.id, game, services.now())
    services.hub.publish(table_id)
    return seated


async def give_time(services: Services, user: User, table_id: str, number: int) -> SeatedTable:
    """Gives another player who is asked the time of one more move, in their bank."""
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        if not own_seats(seated.seats, user):
            raise NotAllowed("seat-none")
        clock = clocks.clock_of(seated.table.clock)
        seat = next((seat for seat in seated.seats if seat.seat == number), None)
        if seat is None or seat.asked_at is None or not isinstance(clock, clocks.Live):
            raise Conflict("time-not-live")
        if seat.user_id == user.id:
            raise NotAllowed("time-own")
        richer = replace(seat, bank=min((seat.bank or 0) + clock.move, clocks.BANK_SECONDS[1]))
        game = await load(connection, seated.table, services.game_cache)
        seats = [richer if one.seat == number else one for one in seated.seats]
        seated = await update_seats(connection, seated, seats, game, services.now())
    services.hub.publish(table_id)
    return seated


async def come_back(
    connection: AsyncConnection, seated: SeatedTable, user_id: str, game: AnyGame, now: int, acting: int | None = None
) -> SeatedTable:
    """All of the person's seats at once: they are back. `acting` is the one they make a move with at this moment."""
    seats = [
        clocks.returned(seat, game, now)
        if _stands_in(seat, user_id) and (seat.seat == acting or clocks.gone_on(seat, game))
        else seat
        for seat in seated.seats
    ]
    return seated if seats == seated.seats else await update_seats(connection, seated, seats, game, now)


async def nobody_waited(connection: AsyncConnection, seated: SeatedTable, game: AnyGame, now: int) -> SeatedTable:
    """After a stand-in's move: somebody who plays with bots alone keeps nobody waiting, and gets the next question.

    Unless they no longer come: for weeks they would be told again and again that their time is up.
    """
    people = {seat.user_id for seat in seated.seats if seat.user_id is not None and not seat.resigned}
    stood_in = [seat.seat for seat in seated.seats if seat.standin is not None and not seat.resigned]
    if seated.table.status != PLAYING or len(people) != 1 or not stood_in:
        return seated
    if isinstance(clocks.clock_of(seated.table.clock), clocks.Days):
        for seat in stood_in:
            movers = await log.last_movers(connection, seated.table.id, seat, MISSED_TURNS)
            if len(movers) == MISSED_TURNS and None not in movers:
                return seated
    return await come_back(connection, seated, people.pop(), game, now)


def _stands_in(seat: SeatRow, user_id: str) -> bool:
    return seat.user_id == user_id and seat.standin is not None and not seat.resigned
