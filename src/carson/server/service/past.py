"""A game's past: the position after any move of it, and what a seat knew then. Moves taken back are no part of it."""

from functools import partial

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Event
from carson.server.faults import Conflict, NotAllowed
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.seating import own_seats
from carson.server.service.tables import Laid, found
from carson.server.service.whole import from_whole
from carson.server.store.rows import FINISHED, TableRow, User
from carson.server.thoughts.whole import Past


class Then(Struct, frozen=True):
    """A game after move `number` as a seat knew it then; None: a spectator. Number 0 is the set-up, which nobody made.

    `action` is None where it lay face down.
    """

    laid: Laid
    number: int
    moves: int
    seat: int | None
    game: AnyGame
    by: int | None
    action: str | None
    events: tuple[Event, ...]


async def then(desk: Desk, user: User | None, table_id: str, number: int | None, seat: int | None) -> Then:
    """While the game goes on, from one's own seat or a spectator's; when it is over, from anybody's."""
    async with desk.database.read() as connection:
        laid = await begun(connection, table_id)
        _check_seat(laid, user, seat)
    past = await past_of(desk, laid.table)
    game = past.game
    if number is None:
        number = game.version
    if number > game.version:
        raise Conflict("replay-no-move", found=number, most=game.version)
    move = game.moves[number - 1] if number else game.setup
    hidden = number == 0 or (past.secret(number) and move.seat != seat)
    return Then(
        laid=laid,
        number=number,
        moves=game.version,
        seat=seat,
        game=past.at(number),
        by=move.seat if number else None,
        action=None if hidden else game.rules.action_text(move.action),
        events=tuple(event for event in move.events if event.visible_to(seat)),
    )


def _check_seat(laid: Laid, user: User | None, seat: int | None) -> None:
    if seat is None or seat in own_seats(laid.seats, user):
        return
    if laid.table.status != FINISHED or seat not in [known.seat for known in laid.seats]:
        raise NotAllowed("seat-not-yours", number=seat)


async def begun(connection: AsyncConnection, table_id: str) -> Laid:
    laid = await found(connection, table_id)
    if laid.table.seq < 0:
        raise Conflict("table-not-begun")
    return laid


async def past_of(desk: Desk, table: TableRow) -> Past:
    """Kept at hand: who looks at one move looks at the next as well. Not to be asked in a read."""
    make = partial(from_whole, desk, table, Past)
    return await desk.pasts.once(f"{table.id} {table.seq}", make, lambda past: past.weight)


async def game_after(desk: Desk, table: TableRow, move: int | None) -> AnyGame:
    """The game after a move, or as it stands. Not to be asked in a read."""
    past = await past_of(desk, table)
    if move is None or move == past.game.version:
        return past.game
    if move > past.game.version:
        raise Conflict("replay-no-move", found=move, most=past.game.version)
    return past.at(move)
