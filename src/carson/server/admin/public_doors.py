"""For everybody: reporting a message or a name, and what admins announce."""

from carson.server.admin import announcements, reports
from carson.server.admin.shapes import Announcements, ReportForm
from carson.server.web import limits
from carson.server.web.door import Doors, Visit

doors = Doors("public")


@doors.post("/api/tables/{table_id}/report", limit=limits.REPORTS, status=201)
async def report(visit: Visit, body: ReportForm) -> None:
    """Report a chat line or somebody's name to the admins. Each of them once."""
    await reports.report(visit.services, visit.user, visit.table_id, body.line, body.seat, body.reason)


@doors.get("/api/announcements", free=True)
async def list_(visit: Visit) -> Announcements:
    """What admins tell everybody at the moment; lists of tables have it too."""
    return Announcements(await announcements.current(visit.services), visit.services.now())
