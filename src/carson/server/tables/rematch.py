"""A rematch: a new table after a game, with the same options, clock and seats, by the rules of new games.

The first person who asks sets it up; those who ask later sit down at it. Everybody's seat is kept until the game
starts; bots sit down at once. Seats stay as they were: both games draw lots for who begins. Somebody whose name was
claimed in the meantime needs another one to sit down.
"""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.core.services import Services
from carson.server.database.rows import CLOSED, FINISHED, OPEN, SeatRow, TableRow, User
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.adapter import check_bounds, for_new_game, head_of
from carson.server.history.loading import rules_of
from carson.server.people.identity import check_free
from carson.server.people.sanctions import check_not_banned
from carson.server.tables import repository as tables
from carson.server.tables.seating import own_seats
from carson.server.tables.tables import Model, SeatedTable, load_table, names_of, new_row


async def rematch(services: Services, user: User, table_id: str) -> SeatedTable:
    """The table that follows this one, with the person at it. If several ask at once, one of them sets it up."""
    async with services.database.write() as connection:
        old = await load_table(connection, table_id, lock=True)
        if old.table.status != FINISHED:
            raise Conflict("table-not-over")
        if not own_seats(old.seats, user):
            raise NotAllowed("seat-none")
        await check_not_banned(connection, user, services.now())
        new = await _existing_rematch(connection, old.table)
        if new is None:
            new = await _set_up_now(connection, services, user, old)
        elif new.table.status == OPEN:
            new = await _take_kept_seats(connection, new, user)
    for changed in (table_id, new.table.id):
        services.hub.publish(changed)
    return new


async def _existing_rematch(connection: AsyncConnection, old: TableRow) -> SeatedTable | None:
    """The table that somebody has set up already, unless it was closed."""
    if old.rematch_id is None:
        return None
    new = await load_table(connection, old.rematch_id, lock=True)
    return None if new.table.status == CLOSED else new


async def _set_up_now(connection: AsyncConnection, services: Services, user: User, old: SeatedTable) -> SeatedTable:
    if await tables.count_hosted(connection, user.id) >= services.settings.max_open_tables:
        raise Conflict("tables-too-many", most=services.settings.max_open_tables)
    before, rules = old.table, for_new_game(rules_of(old.table), services.settings.previous_rules)
    check_bounds(rules)  # or the reason why these rules are no longer played
    model = Model(
        before.game,
        rules.version,
        head_of(rules),
        before.public,
        before.clock,
        before.hints,
        before.spectators_chat,
    )
    table = new_row(services, user, model)
    seats = [_kept_seat(table, seat, user) for seat in old.seats]
    await check_free(connection, user, *names_of(seats, user))
    await tables.add(connection, table, seats)
    await tables.change(connection, old.table.id, rematch_id=table.id)
    return SeatedTable(table, seats)


def _kept_seat(table: TableRow, seat: SeatRow, user: User) -> SeatRow:
    here = seat.user_id if seat.user_id == user.id else None
    return SeatRow(table.id, seat.seat, here, seat.bot, seat.name, kept_for=seat.user_id)


async def _take_kept_seats(connection: AsyncConnection, new: SeatedTable, user: User) -> SeatedTable:
    """The person takes all the seats that are kept for them."""
    own = [replace(seat, user_id=user.id) for seat in new.seats if seat.empty and seat.kept_for == user.id]
    await check_free(connection, user, *names_of(own, user))
    await tables.seats_of(connection, own)
    taken = {seat.seat: seat for seat in own}
    return SeatedTable(new.table, [taken.get(seat.seat, seat) for seat in new.seats])
