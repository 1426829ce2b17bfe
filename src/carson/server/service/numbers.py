"""What players put into the seed of their game: sealed when they sit down, opened when the host has begun.

First the server promises its secret: the table's commitment. Then each player's browser makes up a number and shows
its SHA-256. When the host begins, what is sealed is final; only then does any browser open its number. With the last of
them, or after `OPENING` seconds, the game begins, and its seed follows from the secret and from all numbers that were
opened. docs/server.md (Fairness) says what this proves, and why in this order.
"""

from typing import Final

from msgspec.structs import replace

from carson.kernel import commitment_to
from carson.server.faults import BadRequest, Conflict, NotAllowed
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.tables import OPENING, Laid, begin, found, open_table, reseated
from carson.server.store import tables
from carson.server.store.rows import OPEN, SeatRow, User

# A deadline that passed so many seconds ago passed while no server was running: then browsers have their time again.
MISSED: Final = 15


async def seal(desk: Desk, user: User, table_id: str, sha256: str | None) -> Laid:
    """Show what one will put in, or (None) withdraw it: whoever is not there cannot open it when the game begins."""
    async with desk.database.write() as connection:
        laid = await open_table(connection, table_id)
        if laid.table.origin is not None:
            raise Conflict("numbers-position")
        laid = await reseated(connection, laid, replace(_first(laid, user), number_sha256=sha256))
    desk.hub.publish(table_id)
    return laid


async def reveal(desk: Desk, user: User, table_id: str, number: str) -> Laid:
    """Open the number that one has sealed; with the last of them the game begins. Opening it again changes nothing."""
    game = None
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        seat = _first(laid, user)
        if laid.table.sealed_at is None or seat.number_sha256 is None:
            raise Conflict("numbers-not-sealed")
        if commitment_to(number) != seat.number_sha256:
            raise BadRequest("number-not-the-sealed-one")
        if seat.number is None:
            if laid.table.status != OPEN:
                raise Conflict("numbers-too-late")
            laid = await reseated(connection, laid, replace(seat, number=number))
            if all(one.number is not None for one in laid.seats if one.number_sha256 is not None):
                laid, game = await begin(connection, desk, laid, laid.table.host_id)
    _published(desk, table_id, game)
    return laid


async def begin_without(desk: Desk, table_id: str) -> bool:
    """Begin where not all numbers were opened in time. Whether this is such a table, for the timekeeper."""
    game = None
    async with desk.database.read() as connection:
        if not _opening(await found(connection, table_id)):
            return False
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        late = desk.now() - (laid.table.deadline_at or 0)
        if not _opening(laid) or late < 0:
            return True
        if late >= MISSED:
            await tables.change(connection, table_id, deadline_at=desk.now() + OPENING)
        else:
            _, game = await begin(connection, desk, laid, laid.table.host_id)
    _published(desk, table_id, game)
    return True


def _opening(laid: Laid) -> bool:
    return laid.table.status == OPEN and laid.table.sealed_at is not None


def _first(laid: Laid, user: User) -> SeatRow:
    """A person puts one number in, however many seats are his."""
    own = [seat for seat in laid.seats if seat.user_id == user.id]
    if not own:
        raise NotAllowed("seat-none")
    return next((seat for seat in own if seat.number_sha256 is not None), own[0])


def _published(desk: Desk, table_id: str, game: AnyGame | None) -> None:
    if game is not None:
        desk.shelf.put(table_id, game)
    desk.hub.publish(table_id)
