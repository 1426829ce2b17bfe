"""Ends that the rules of a game do not know: giving up, agreeing to stop, and never coming back.

What is done here is no move: the log stays the engine's, and the seats and the table's row say what happened.

Resigned: the seat is played by a bot to the end, is last, and cannot win. When but one side is left that has not
resigned, it has won; when no person is left, the game is over without a winner. Agreed: each person who is still in and
there says so, and the game ends as it stands, without a winner. Whoever makes a move takes his own agreement back.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import CarsonError, Outcome
from carson.server.faults import Conflict, NotAllowed
from carson.server.games import AnyGame, players
from carson.server.notify import due
from carson.server.service import clocks
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.play import over
from carson.server.service.seating import acting_seat, own_seats
from carson.server.service.tables import Laid, found
from carson.server.service.timing import rewritten
from carson.server.store import log, tables
from carson.server.store.rows import ABANDONED, AGREED, CLOSED, OPEN, PLAYING, RESIGNED, SeatRow, User


async def resign(desk: Desk, user: User, table_id: str, wanted: int | None) -> Laid:
    """Give up. Said twice it is done once."""
    async with desk.database.write() as connection:
        laid = await _playing(connection, table_id)
        number = acting_seat(laid.seats, user, wanted)
        if any(seat.seat == number and seat.resigned for seat in laid.seats):
            return laid
        game = await load(connection, laid.table, desk.shelf)
        seats = [_resigned(seat, laid.table.seq) if seat.seat == number else seat for seat in laid.seats]
        lost = {seat.seat for seat in seats if seat.resigned}
        left = tuple(side for side in range(players(game.rules)) if side not in lost)  # type: ignore[arg-type]
        now = desk.now()
        if len(left) == 1:
            laid = await _ended(connection, laid, seats, game, RESIGNED, left, now, user)
        elif not _people(seats):
            laid = await _ended(connection, laid, seats, game, RESIGNED, (), now, user)
        else:
            laid = await rewritten(connection, laid, seats, game, now)
    desk.hub.publish(table_id)
    return laid


def _resigned(seat: SeatRow, after: int) -> SeatRow:
    return replace(clocks.stood_in(None, seat), resigned=True, resigned_after=after, orders=None)


def _people(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Those who are still in."""
    return [seat for seat in seats if seat.user_id is not None and not seat.resigned]


async def agree(desk: Desk, user: User, table_id: str, yes: bool) -> Laid:
    """Say for all one's seats that the game may end here, or that it may not after all. The host ends a bots' game."""
    async with desk.database.write() as connection:
        laid = await _playing(connection, table_id)
        watches = not laid.people and laid.table.host_id == user.id  # bots that play alone
        if not watches and not own_seats(laid.seats, user):
            raise NotAllowed("seat-none")
        mine = [seat for seat in _people(laid.seats) if seat.user_id == user.id]
        if not mine and not watches:
            raise NotAllowed("seat-resigned")
        game = await load(connection, laid.table, desk.shelf)
        seats = [replace(seat, agrees=yes) if seat in mine else seat for seat in laid.seats]
        if yes and all(seat.agrees for seat in _people(seats) if seat.standin is None or seat.user_id == user.id):
            laid = await _ended(connection, laid, seats, game, AGREED, (), desk.now(), user)
        else:
            laid = await rewritten(connection, laid, seats, game, desk.now())
    desk.hub.publish(table_id)
    return laid


async def abandon(desk: Desk, table_id: str, before: int) -> bool:
    """End a game without a clock at which nothing has happened since then; close a table that nobody began."""
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        table = laid.table
        if table.status == OPEN and table.created_at < before:
            await tables.change(connection, table_id, status=CLOSED)
        elif table.status == PLAYING and table.clock is None:
            last = await log.since(connection, table_id, table.seq - 1, table.seq)
            if last[0].created_at >= before:
                return False
            await _forgotten(connection, desk, laid)
        else:
            return False
    desk.hub.publish(table_id)
    return True


async def _forgotten(connection: AsyncConnection, desk: Desk, laid: Laid) -> None:
    try:
        game = await load(connection, laid.table, desk.shelf)
    except CarsonError:  # of rules that are not ours any more: there are no points to tell
        columns = {**over(ABANDONED, None, desk.now()), "deadline_at": None, "bot_due_at": None}
        await tables.change(connection, laid.table.id, **columns)
        return
    await _ended(connection, laid, laid.seats, game, ABANDONED, (), desk.now(), None)


async def _playing(connection: AsyncConnection, table_id: str) -> Laid:
    laid = await found(connection, table_id, lock=True)
    if laid.table.status != PLAYING:
        raise Conflict("table-not-playing")
    return laid


async def _ended(
    connection: AsyncConnection,
    laid: Laid,
    seats: Sequence[SeatRow],
    game: AnyGame,
    how: str,
    winners: tuple[int, ...],
    now: int,
    actor: User | None,
) -> Laid:
    """Here and now, with everybody's points as they stand. Nobody is asked any more."""
    columns = {**over(how, Outcome(game.scores(), winners), now), "bot_due_at": None}
    seats = [replace(seat, asked_at=None) for seat in seats]
    laid = await rewritten(connection, laid, seats, game, now, **columns)
    await due.over(connection, laid.moment(now), winners, actor.id if actor is not None else None)
    return laid
