"""Reviews of finished games, worked out in other processes, from what the seat knew at each moment."""

from functools import partial
from typing import Final

from msgspec import Struct

from carson import analysis
from carson.analysis.model import SeatReview
from carson.analysis.reviewing import Part, summed_up
from carson.analysis.seat_history import spans
from carson.server.analysis.hints import check_available
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, TableRow, User
from carson.server.errors import Conflict, NotThere
from carson.server.history.loading import rules_of
from carson.server.records.past import load_begun
from carson.server.records.whole_game import from_whole
from carson.server.tables.seating import own_seats
from carson.server.tables.tables import SeatedTable
from carson.server.workers.long_jobs import Progress

PIECES: Final = 5  # of a review that one job makes: about a second's work


class Reviewed(Struct, frozen=True):
    """A review, or how far it is."""

    seated: SeatedTable
    seat: int
    progress: float
    review: SeatReview | None


async def review(services: Services, user: User, table_id: str, wanted: int | None, wait: float) -> Reviewed:
    """Of a finished game from a seat. It is begun when somebody asks; `wait` at most so many seconds for it."""
    seated = await services.database.fetch(load_begun, table_id)
    table = seated.table
    if table.status != FINISHED:
        raise Conflict("table-not-over")
    seat = _seat(seated, user, wanted)
    key = f"{table.id} {table.seq} {seat}"
    found = services.reviews.get(key)
    progress = None
    if found is None:
        check_available()
        progress = services.long_jobs.begin(f"review {key}", partial(_review, services, table, seat, key))
        await services.long_jobs.wait(progress, min(wait, services.settings.longest_wait))
        found = services.reviews.get(key)
    share = 1.0 if progress is None or found is not None else progress.share
    return Reviewed(seated, seat, share, found)


async def _review(services: Services, table: TableRow, seat: int, key: str, progress: Progress) -> None:
    """Piece by piece, so that others are not kept waiting."""
    size, share, moves = await from_whole(services, table, partial(analysis.review_size, seat=seat))
    progress.total = size
    parts: list[Part] = []
    effort = services.settings.analysis_effort
    for first, end in spans(size, PIECES):
        make = partial(analysis.review_part, seat=seat, first=first, end=end, effort=effort)
        parts.append(await from_whole(services, table, make))
        progress.done = end
    services.reviews.put(key, summed_up(seat, share, moves, parts))


def _seat(seated: SeatedTable, user: User, wanted: int | None) -> int:
    seats = rules_of(seated.table).seats
    seat = wanted if wanted is not None else next(iter(own_seats(seated.seats, user)), 0)
    if not 0 <= seat < seats:
        raise NotThere("review-no-seat", number=seat)
    return seat
