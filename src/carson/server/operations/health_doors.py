"""Doors for operators of the server."""

from carson.server.operations import health
from carson.server.operations.status import Status, StatusBoard
from carson.server.web.door import Doors, Visit

doors = Doors("house")


@doors.get("/healthz", free=True)
async def healthz(visit: Visit) -> str:
    """Whether the database answers and the disk has room; 503 if not."""
    await health.check(visit.services)
    return "ok\n"


@doors.get("/api/status", free=True)
async def status(visit: Visit) -> Status:
    """What works at the moment and since when, for the status page. 200 whatever it says."""
    board: StatusBoard = visit.request.app.state.status
    return await board.current()
