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
from carson.server.core.services import Services
from carson.server.database.rows import ABANDONED, AGREED, CLOSED, OPEN, PLAYING, RESIGNED, SeatRow, User
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import load, rules_of
from carson.server.notifications import due
from carson.server.play.playing import over
from carson.server.results.recording import record_results
from carson.server.tables import clock as clocks
from carson.server.tables import repository as tables
from carson.server.tables.seating import acting_seat, own_seats
from carson.server.tables.tables import SeatedTable, load_table
from carson.server.tables.timeouts import update_seats


async def resign(services: Services, user: User, table_id: str, wanted: int | None) -> SeatedTable:
    """Give up. Said twice it is done once."""
    async with services.database.write() as connection:
        seated = await _playing(connection, table_id)
        number = acting_seat(seated.seats, user, wanted)
        if any(seat.seat == number and seat.resigned for seat in seated.seats):
            return seated
        game = await load(connection, seated.table, services.game_cache)
        seats = [_resigned(seat, seated.table.seq) if seat.seat == number else seat for seat in seated.seats]
        lost = {seat.seat for seat in seats if seat.resigned}
        left = tuple(side for side in range(rules_of(seated.table).table.players) if side not in lost)
        now = services.now()
        if len(left) == 1:
            seated = await _end(connection, seated, seats, game, RESIGNED, left, now, user)
        elif not _people(seats):
            seated = await _end(connection, seated, seats, game, RESIGNED, (), now, user)
        else:
            seated = await update_seats(connection, seated, seats, game, now)
    services.hub.publish(table_id)
    return seated


def _resigned(seat: SeatRow, after: int) -> SeatRow:
    return replace(clocks.stood_in(None, seat), resigned=True, resigned_after=after, orders=None)


def _people(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Those who are still in."""
    return [seat for seat in seats if seat.user_id is not None and not seat.resigned]


async def agree(services: Services, user: User, table_id: str, yes: bool) -> SeatedTable:
    """Say for all seats of a person that the game may end here, or may not after all. The host ends a bots' game."""
    async with services.database.write() as connection:
        seated = await _playing(connection, table_id)
        watches = not seated.people and seated.table.host_id == user.id  # bots that play alone
        if not watches and not own_seats(seated.seats, user):
            raise NotAllowed("seat-none")
        mine = [seat for seat in _people(seated.seats) if seat.user_id == user.id]
        if not mine and not watches:
            raise NotAllowed("seat-resigned")
        game = await load(connection, seated.table, services.game_cache)
        seats = [replace(seat, agrees=yes) if seat in mine else seat for seat in seated.seats]
        if yes and all(seat.agrees for seat in _people(seats) if seat.standin is None or seat.user_id == user.id):
            seated = await _end(connection, seated, seats, game, AGREED, (), services.now(), user)
        else:
            seated = await update_seats(connection, seated, seats, game, services.now())
    services.hub.publish(table_id)
    return seated


async def break_off(connection: AsyncConnection, services: Services, seated: SeatedTable) -> None:
    """End a running game without a winner, or close a table whose game has not started. Call it with the table locked,
    and publish it after the commit.
    """
    if seated.table.status == OPEN:
        await tables.change(connection, seated.table.id, status=CLOSED, deadline_at=None, bot_due_at=None)
    elif seated.table.status == PLAYING:
        await _forgotten(connection, services, seated)
    else:
        raise Conflict("table-over")


async def abandon(services: Services, table_id: str, before: int) -> bool:
    """End a game without a clock at which nothing has happened since then; close a table that nobody began."""
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        table = seated.table
        if table.status == OPEN:
            last_seen = table.created_at
        elif table.status == PLAYING and table.clock is None:
            last_seen = (await log.since(connection, table_id, table.seq - 1, table.seq))[0].created_at
        else:
            return False
        if last_seen >= before:
            return False
        await break_off(connection, services, seated)
    services.hub.publish(table_id)
    return True


async def _forgotten(connection: AsyncConnection, services: Services, seated: SeatedTable) -> None:
    try:
        game = await load(connection, seated.table, services.game_cache)
    except CarsonError:  # of rules that are not ours any more: there are no points to tell
        columns = {**over(ABANDONED, None, services.now()), "deadline_at": None, "bot_due_at": None}
        await tables.change(connection, seated.table.id, **columns)
        return
    await _end(connection, seated, seated.seats, game, ABANDONED, (), services.now(), None)


async def _playing(connection: AsyncConnection, table_id: str) -> SeatedTable:
    seated = await load_table(connection, table_id, lock=True)
    if seated.table.status != PLAYING:
        raise Conflict("table-not-playing")
    return seated


async def _end(
    connection: AsyncConnection,
    seated: SeatedTable,
    seats: Sequence[SeatRow],
    game: AnyGame,
    how: str,
    winners: tuple[int, ...],
    now: int,
    actor: User | None,
) -> SeatedTable:
    """Here and now, with everybody's points as they stand. Nobody is asked any more."""
    columns = {**over(how, Outcome(game.scores(), winners), now), "bot_due_at": None}
    seats = [replace(seat, asked_at=None) for seat in seats]
    seated = await update_seats(connection, seated, seats, game, now, **columns)
    await record_results(connection, seated, game)
    await due.tell_over(connection, seated.moment(now), winners, actor.id if actor is not None else None)
    return seated
