"""Time at a table."""

from carson.server.tables import timeouts as timing
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import TimeForm

doors = Doors("clocks")


@doors.post("/api/tables/{table_id}/back")
async def back(visit: Visit) -> shapes.Table:
    """Say that you are back. The bot that stood in stops, and you get the time for a move.

    Send this whenever a table is opened at which you sit; it does nothing if no bot stands in.
    """
    return shapes.table(await timing.back(visit.services, visit.user, visit.table_id), visit.reader)


@doors.post("/api/tables/{table_id}/time")
async def time(visit: Visit, body: TimeForm) -> shapes.Table:
    """Give another player who is asked the time of one more move, at a table where moves are counted in seconds."""
    return shapes.table(await timing.give_time(visit.services, visit.user, visit.table_id, body.seat), visit.reader)
