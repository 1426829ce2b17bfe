"""Why something cannot be done now: what the rules say, before anybody tries it."""

from msgspec import Struct

from carson.kernel import Refusal
from carson.server.faults import BadRequest, Conflict
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.play import LONGEST_ACTION
from carson.server.service.seating import playing_seat
from carson.server.service.tables import Laid, found
from carson.server.store.rows import PLAYING, User


class Answer(Struct, frozen=True):
    """The reason, or None: it can be done."""

    laid: Laid
    refusal: Refusal | None


async def why_not(desk: Desk, user: User, table_id: str, wanted: int | None, action: str) -> Answer:
    if len(action) > LONGEST_ACTION:
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
    laid, seat, game = await played(desk, user, table_id, wanted)
    return Answer(laid, game.why_not(seat, action))


async def played(desk: Desk, user: User, table_id: str, wanted: int | None) -> tuple[Laid, int, AnyGame]:
    """A game that goes on, and the seat of his that somebody asks for."""
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seat = playing_seat(laid.seats, user, wanted)
        if laid.table.status != PLAYING:
            raise Conflict("table-not-playing")
        game = await load(connection, laid.table, desk.shelf)
    return laid, seat, game
