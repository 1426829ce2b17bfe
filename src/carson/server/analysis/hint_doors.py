"""A hint for somebody who does not know what to do."""

from carson.server.analysis import hints
from carson.server.analysis.review_shapes import Hint, told_hint
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import SeatQuery

doors = Doors("play")


@doors.get("/api/tables/{table_id}/hint", limits.HINTS)
async def hint(visit: Visit, query: SeatQuery) -> Hint:
    """One to three good moves for your own seat, which must be asked, with reasons.

    It is judged only by what your seat knows. Some tables allow no hints (`hints` of the table): by default they are
    allowed where one person plays against bots.
    """
    return told_hint(await hints.hint(visit.services, visit.user, visit.table_id, query.seat), visit.words)
