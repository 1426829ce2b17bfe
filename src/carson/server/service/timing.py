"""Time running out at a table, and people coming back to it. The reckoning is in clocks.py."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.faults import Conflict, NotAllowed
from carson.server.games import AnyGame
from carson.server.notify import due
from carson.server.service import clocks
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.seating import own_seats
from carson.server.service.tables import Laid, found
from carson.server.store import log, tables
from carson.server.store.rows import PLAYING, SeatRow, User

# A deadline that nobody looked at for so many seconds passed while the server was down or asleep.
MISSED: Final = 15
# So long before it people are warned of a deadline, where they count in days.
WARNING: Final = clocks.DAY // 4
# What everybody has left then, at least, once it is back.
LIVE_GRACE: Final = 120
# After so many of his moves that a stand-in made one after the other nobody expects him, where days are counted.
MISSED_TURNS: Final = 3
DAYS_GRACE: Final = clocks.DAY // 2


async def rewritten(
    connection: AsyncConnection, laid: Laid, seats: Sequence[SeatRow], game: AnyGame, now: int, **columns: Any
) -> Laid:
    """The table with its seats as they are now, and what follows from them: the next deadline, a bot that is due."""
    before = {seat.seat: seat for seat in laid.seats}
    await tables.seats_of(connection, [seat for seat in seats if seat != before[seat.seat]])
    columns = {**clocks.reckoned(laid.table.clock, seats, game, now), **columns}
    changed = {name: value for name, value in columns.items() if getattr(laid.table, name) != value}
    if changed:
        await tables.change(connection, laid.table.id, **changed)
    return Laid(replace(laid.table, **changed), list(seats))


async def run_out(desk: Desk, table_id: str) -> bool:
    """Whose time is up at this table is played by a bot from now on. Whether there was anybody.

    Done once, whoever comes first: the table is locked, and looked at again.
    """
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        clock, now = clocks.clock_of(laid.table.clock), desk.now()
        until = clocks.next_deadline(clock, laid.seats)
        if laid.table.status != PLAYING or clock is None or until is None or until > now:
            if laid.table.deadline_at != until:  # somebody has left for good, and his time with him
                await tables.change(connection, table_id, deadline_at=until)
            return False
        game = await load(connection, laid.table, desk.shelf)
        if until <= now - MISSED:
            seats = [_with_grace(clock, seat, now) for seat in laid.seats]
        else:
            seats = [clocks.stood_in(clock, seat) if _late(clock, seat, now) else seat for seat in laid.seats]
        await rewritten(connection, laid, seats, game, now)
    desk.hub.publish(table_id)
    return True


async def warn(desk: Desk, table_id: str) -> None:
    """Tell those whose time is up next that it is, once, where they count in days."""
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        clock, until = clocks.clock_of(laid.table.clock), laid.table.deadline_at
        if until is None or until == laid.table.warned_of:
            return
        seats = [seat.seat for seat in laid.seats if clocks.deadline(clock, seat) == until]
        await due.running_out(connection, laid.moment(desk.now()), seats, until)
        await tables.change(connection, table_id, warned_of=until)
    desk.letters.set()


def _late(clock: clocks.Clock, seat: SeatRow, now: int) -> bool:
    at = clocks.deadline(clock, seat)
    return at is not None and at <= now


def _with_grace(clock: clocks.Clock, seat: SeatRow, now: int) -> SeatRow:
    at = clocks.deadline(clock, seat)
    least = now + (LIVE_GRACE if isinstance(clock, clocks.Live) else DAYS_GRACE)
    if at is None or seat.asked_at is None or at >= least:
        return seat
    return replace(seat, asked_at=seat.asked_at + least - at)


async def back(desk: Desk, user: User, table_id: str) -> Laid:
    """The person is there again: nobody stands in any more for the seats that are his and that he has not given up.

    Where his time ran out and the question is still open, the bot answers it first: else one could come back again and
    again, and never move. Cheap where nobody stands in, so that it can be said whenever a table is opened.
    """
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
    if not own_seats(laid.seats, user):
        raise NotAllowed("seat-none")
    if not any(_stands_in(seat, user.id) for seat in laid.seats):
        return laid
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        if laid.table.status == PLAYING:
            game = await load(connection, laid.table, desk.shelf)
            laid = await come_back(connection, laid, user.id, game, desk.now())
    desk.hub.publish(table_id)
    return laid


async def give_time(desk: Desk, user: User, table_id: str, number: int) -> Laid:
    """Let another player who is asked have the time of one more move, in his bank."""
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        if not own_seats(laid.seats, user):
            raise NotAllowed("seat-none")
        clock = clocks.clock_of(laid.table.clock)
        seat = next((seat for seat in laid.seats if seat.seat == number), None)
        if seat is None or seat.asked_at is None or not isinstance(clock, clocks.Live):
            raise Conflict("time-not-live")
        if seat.user_id == user.id:
            raise NotAllowed("time-own")
        richer = replace(seat, bank=min((seat.bank or 0) + clock.move, clocks.BANK_SECONDS[1]))
        game = await load(connection, laid.table, desk.shelf)
        seats = [richer if one.seat == number else one for one in laid.seats]
        laid = await rewritten(connection, laid, seats, game, desk.now())
    desk.hub.publish(table_id)
    return laid


async def come_back(
    connection: AsyncConnection, laid: Laid, user_id: str, game: AnyGame, now: int, acting: int | None = None
) -> Laid:
    """All of the person's seats at once: he is there. `acting` is the one that he makes a move with at this moment."""
    seats = [
        clocks.returned(seat, game, now)
        if _stands_in(seat, user_id) and (seat.seat == acting or clocks.gone_on(seat, game))
        else seat
        for seat in laid.seats
    ]
    return laid if seats == laid.seats else await rewritten(connection, laid, seats, game, now)


async def nobody_waited(connection: AsyncConnection, laid: Laid, game: AnyGame, now: int) -> Laid:
    """After a stand-in's move: who plays with bots alone keeps nobody waiting, and is asked what comes next himself.

    Unless he does not come any more: for weeks he would be told again and again that his time is up.
    """
    people = {seat.user_id for seat in laid.seats if seat.user_id is not None and not seat.resigned}
    stood_in = [seat.seat for seat in laid.seats if seat.standin is not None and not seat.resigned]
    if laid.table.status != PLAYING or len(people) != 1 or not stood_in:
        return laid
    if isinstance(clocks.clock_of(laid.table.clock), clocks.Days):
        for seat in stood_in:
            movers = await log.last_movers(connection, laid.table.id, seat, MISSED_TURNS)
            if len(movers) == MISSED_TURNS and None not in movers:
                return laid
    return await come_back(connection, laid, people.pop(), game, now)


def _stands_in(seat: SeatRow, user_id: str) -> bool:
    return seat.user_id == user_id and seat.standin is not None and not seat.resigned
