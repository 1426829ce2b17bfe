"""What players contribute to the seed of their game: sealed when they sit down, revealed when the host starts.

First the server commits to its secret: the table's commitment. Then each player's browser makes up a number and shows
its SHA-256. When the host starts the game, the sealed numbers are final; only then does any browser reveal its number.
With the last of them, or after `OPENING` seconds, the game begins, and its seed follows from the secret and from all
revealed numbers. docs/server.md (Fairness) says what this proves, and why in this order.
"""

from typing import Final

from msgspec.structs import replace

from carson.kernel import commitment_to
from carson.server.core.services import Services
from carson.server.database.rows import OPEN, SeatRow, User
from carson.server.errors import BadRequest, Conflict, NotAllowed
from carson.server.games.adapter import AnyGame
from carson.server.tables import repository as tables
from carson.server.tables.tables import OPENING, SeatedTable, begin, load_table, open_table, update_seat

# A deadline that passed this many seconds ago passed while no server was running: then browsers get their time again.
MISSED: Final = 15


async def seal(services: Services, user: User, table_id: str, sha256: str | None) -> SeatedTable:
    """Show what you will contribute, or (None) withdraw it: somebody who is away cannot reveal it when the
    game starts.
    """
    async with services.database.write() as connection:
        seated = await open_table(connection, table_id)
        if seated.table.origin is not None:
            raise Conflict("numbers-position")
        seated = await update_seat(connection, seated, replace(_first(seated, user), number_sha256=sha256))
    services.hub.publish(table_id)
    return seated


async def reveal(services: Services, user: User, table_id: str, number: str) -> SeatedTable:
    """Reveal your sealed number; with the last one the game begins. Revealing it again changes nothing."""
    game = None
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        seat = _first(seated, user)
        if seated.table.sealed_at is None or seat.number_sha256 is None:
            raise Conflict("numbers-not-sealed")
        if commitment_to(number) != seat.number_sha256:
            raise BadRequest("number-not-the-sealed-one")
        if seat.number is None:
            if seated.table.status != OPEN:
                raise Conflict("numbers-too-late")
            seated = await update_seat(connection, seated, replace(seat, number=number))
            if all(one.number is not None for one in seated.seats if one.number_sha256 is not None):
                seated, game = await begin(connection, services, seated, seated.table.host_id)
    _publish(services, table_id, game)
    return seated


async def begin_without(services: Services, table_id: str) -> bool:
    """Begins a game whose numbers were not all revealed in time. Tells the timekeeper whether this is such a table."""
    game = None
    if not _opening(await services.database.fetch(load_table, table_id)):
        return False
    async with services.database.write() as connection:
        seated = await load_table(connection, table_id, lock=True)
        late = services.now() - (seated.table.deadline_at or 0)
        if not _opening(seated) or late < 0:
            return True
        if late >= MISSED:
            await tables.change(connection, table_id, deadline_at=services.now() + OPENING)
        else:
            _, game = await begin(connection, services, seated, seated.table.host_id)
    _publish(services, table_id, game)
    return True


def _opening(seated: SeatedTable) -> bool:
    return seated.table.status == OPEN and seated.table.sealed_at is not None


def _first(seated: SeatedTable, user: User) -> SeatRow:
    """A person contributes one number, however many seats they have."""
    own = [seat for seat in seated.seats if seat.user_id == user.id]
    if not own:
        raise NotAllowed("seat-none")
    return next((seat for seat in own if seat.number_sha256 is not None), own[0])


def _publish(services: Services, table_id: str, game: AnyGame | None) -> None:
    if game is not None:
        services.game_cache.put(table_id, game)
    services.hub.publish(table_id)
