"""What those who run the server ask it."""

from carson.server.operations import health
from carson.server.web.door import Doors, Visit

doors = Doors("house")


@doors.get("/healthz", free=True)
async def healthz(visit: Visit) -> str:
    """Whether the database answers and the disk has room; 503 where that is not so."""
    await health.check(visit.services)
    return "ok\n"
