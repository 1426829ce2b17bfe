"""Playing again."""

from carson.server.tables.rematch import rematch as again
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit

doors = Doors("rematch")


@doors.post("/api/tables/{table_id}/rematch", limit=limits.TABLES)
async def rematch(visit: Visit) -> shapes.Table:
    """Play the same again after a game: sets up the next table, or joins it if somebody already has.

    It has the same options, clock and bots. The seats of the others are kept for them until the game starts.
    """
    return shapes.table(await again(visit.services, visit.user, visit.table_id), visit.reader)
