"""A finished game, looked back on."""

from carson.server.analysis import reviews
from carson.server.analysis.review_shapes import Review, told_review
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import ReviewQuery

doors = Doors("records")


@doors.get("/api/tables/{table_id}/review", limits.REVIEWS)
async def review(visit: Visit, query: ReviewQuery) -> Review:
    """A finished game from a seat: the chance to win at each decision, mistakes with what was better, luck and skill.

    The first request begins the work, which takes several seconds; ask again, best with `wait`, until it is `ready`.
    Everything is judged by what the seat knew at the time.
    """
    wanted, wait = query.seat, query.wait
    return told_review(await reviews.review(visit.services, visit.user, visit.table_id, wanted, wait), visit.words)
