"""A game's past: the position after any move, and what a seat knew then. Moves taken back are not part of it."""

from functools import partial

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Event
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, TableRow, User
from carson.server.errors import Conflict, NotAllowed
from carson.server.games.actions import Choice
from carson.server.games.adapter import AnyGame
from carson.server.history.replay import Past
from carson.server.records.whole_game import from_whole
from carson.server.tables.seating import own_seats
from carson.server.tables.tables import SeatedTable, load_table


class PastPosition(Struct, frozen=True):
    """A game after move `number` as a seat knew it then; None: a spectator. Number 0 is the set-up, which nobody made.

    `choice` is None where it lay face down.
    """

    seated: SeatedTable
    number: int
    moves: int
    seat: int | None
    game: AnyGame
    by: int | None
    choice: Choice | None
    events: tuple[Event, ...]


async def past_position(
    services: Services, user: User | None, table_id: str, number: int | None, seat: int | None
) -> PastPosition:
    """While the game goes on, from the reader's own seat or a spectator's; when it is over, from anybody's."""
    async with services.database.read() as connection:
        seated = await load_begun(connection, table_id)
        _check_seat(seated, user, seat)
    past = await past_of(services, seated.table)
    game = past.game
    if number is None:
        number = game.version
    if number > game.version:
        raise Conflict("replay-no-move", found=number, most=game.version)
    move = game.moves[number - 1] if number else game.setup
    hidden = number == 0 or (past.secret(number) and move.seat != seat)
    return PastPosition(
        seated=seated,
        number=number,
        moves=game.version,
        seat=seat,
        game=past.at(number),
        by=move.seat if number else None,
        choice=None if hidden else game.rules.action_object(move.action),
        events=tuple(event for event in move.events if event.visible_to(seat)),
    )


def _check_seat(seated: SeatedTable, user: User | None, seat: int | None) -> None:
    if seat is None or seat in own_seats(seated.seats, user):
        return
    if seated.table.status != FINISHED or seat not in [known.seat for known in seated.seats]:
        raise NotAllowed("seat-not-yours", number=seat)


async def load_begun(connection: AsyncConnection, table_id: str) -> SeatedTable:
    seated = await load_table(connection, table_id)
    if seated.table.seq < 0:
        raise Conflict("table-not-begun")
    return seated


async def past_of(services: Services, table: TableRow) -> Past:
    """Cached: people who look at one move look at the next as well. Do not call it inside a read."""
    make = partial(from_whole, services, table, Past)
    return await services.pasts.once(f"{table.id} {table.seq}", make)


async def game_after(services: Services, table: TableRow, move: int | None) -> AnyGame:
    """The game after a move, or as it is now. Do not call it inside a read."""
    past = await past_of(services, table)
    if move is None or move == past.game.version:
        return past.game
    if move > past.game.version:
        raise Conflict("replay-no-move", found=move, most=past.game.version)
    return past.at(move)
