"""A hint for somebody who does not know what to do, and a finished game, looked back on."""

from carson.server.analysis import hints, reviews
from carson.server.analysis.review_shapes import Hint, Review, told_hint, told_review
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import ReviewQuery, SeatQuery

doors = Doors("play")
of_records = Doors("records")


@doors.get("/api/tables/{table_id}/hint", limits.HINTS)
async def hint(visit: Visit, query: SeatQuery) -> Hint:
    """One to three good moves for your own seat, which must be asked, with reasons.

    It is judged only by what your seat knows. Some tables allow no hints (`hints` of the table): by default they are
    allowed where one person plays against bots.
    """
    return told_hint(await hints.hint(visit.services, visit.user, visit.table_id, query.seat), visit.words)


@of_records.get("/api/tables/{table_id}/review", limits.REVIEWS)
async def review(visit: Visit, query: ReviewQuery) -> Review:
    """A finished game from a seat: the chance to win at each decision, mistakes with what was better, luck and skill.

    The first request begins the work, which takes several seconds; ask again, best with `wait`, until it is `ready`.
    Everything is judged by what the seat knew at the time.
    """
    wanted, wait = query.seat, query.wait
    return told_review(await reviews.review(visit.services, visit.user, visit.table_id, wanted, wait), visit.words)
