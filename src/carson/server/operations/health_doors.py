"""Doors for operators of the server."""

from carson.server.operations import health
from carson.server.web.door import Doors, Visit

doors = Doors("house")


@doors.get("/healthz", free=True)
async def healthz(visit: Visit) -> str:
    """Whether the database answers and the disk has room; 503 if not."""
    await health.check(visit.services)
    return "ok\n"
