"""What those who run the server ask it."""

from sqlalchemy import text

from carson.server.web.door import Doors, Visit

doors = Doors("house")


@doors.get("/healthz", free=True)
async def healthz(visit: Visit) -> str:
    """Whether the database answers."""
    async with visit.desk.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return "ok\n"
