"""Reports of messages and names."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import reports, users

Verdict = Literal["upheld", "dismissed"]


class ReportRow(Struct, frozen=True):
    """`name` and `text` as they were when it was reported. Without a `line` it is about the name."""

    id: str
    reporter_id: str | None
    user_id: str
    table_id: str
    line: int | None
    thing: str
    name: str
    text: str | None
    reason: str
    created_at: int
    settled_at: int | None = None
    verdict: Verdict | None = None


class Listed(Struct, frozen=True):
    """A report, and by their handles and names who wrote it (None: has left for good) and whom it is about."""

    row: ReportRow
    reporter: tuple[str, str] | None
    person: tuple[str, str]


_REPORT = tuple(reports.c[name] for name in ReportRow.__struct_fields__)


async def add(connection: AsyncConnection, row: ReportRow) -> None:
    """The database lets nobody report a thing twice."""
    await connection.execute(insert(reports).values(asdict(row)))


async def is_known(connection: AsyncConnection, reporter_id: str, thing: str) -> bool:
    query = select(reports.c.id).where(reports.c.reporter_id == reporter_id, reports.c.thing == thing)
    return (await connection.execute(query)).first() is not None


async def get(connection: AsyncConnection, report_id: str) -> ReportRow | None:
    row = (await connection.execute(select(*_REPORT).where(reports.c.id == report_id))).first()
    return ReportRow(*row) if row is not None else None


async def settle(connection: AsyncConnection, thing: str, verdict: Verdict, now: int) -> int:
    """All open reports of this thing; returns how many."""
    still = (reports.c.thing == thing) & reports.c.settled_at.is_(None)
    new = {"settled_at": now, "verdict": verdict}
    return (await connection.execute(update(reports).where(still).values(new))).rowcount


async def listed(connection: AsyncConnection, settled: bool, skip: int, most: int) -> list[Listed]:
    """Open ones, the oldest first; or settled ones, the last first."""
    reporters, people = users.alias(), users.alias()
    query = (
        select(*_REPORT, reporters.c.handle, reporters.c.name, people.c.handle, people.c.name)
        .join(people, people.c.id == reports.c.user_id)
        .outerjoin(reporters, reporters.c.id == reports.c.reporter_id)
        .where(reports.c.settled_at.is_not(None) if settled else reports.c.settled_at.is_(None))
        .order_by(reports.c.settled_at.desc() if settled else reports.c.created_at, reports.c.id)
        .offset(skip)
        .limit(most)
    )
    found = []
    for row in await connection.execute(query):
        *report, by, by_name, about, about_name = row
        found.append(Listed(ReportRow(*report), (by, by_name) if by is not None else None, (about, about_name)))
    return found
