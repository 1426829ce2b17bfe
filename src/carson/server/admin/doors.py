"""For admins: people, tables, reports, announcements, and the log of what admins did."""

from carson.server.accounts.shapes import Ended, Export, exported_by_admin
from carson.server.admin import announcements, audit, people, reports, repository, shapes, tables
from carson.server.admin.shapes import (
    AdminPeople,
    AdminTables,
    AdminTablesQuery,
    AnnouncementForm,
    AuditLog,
    LogQuery,
    PeopleQuery,
    ReasonForm,
    RenameForm,
    Reports,
    ReportsQuery,
    SanctionForm,
    Settled,
    SettleForm,
    SignOutForm,
    WholePerson,
)
from carson.server.database.rows import Announcement
from carson.server.people.sanctions import BAN, MUTE
from carson.server.web import limits
from carson.server.web.door import Doors, Visit

doors = Doors("admin", admins=True)


@doors.get("/api/admin/people")
async def search(visit: Visit, query: PeopleQuery) -> AdminPeople:
    """People by their names, the newest first, 50 at a time."""
    fetch, now = visit.services.database.fetch, visit.services.now()
    found = await fetch(repository.people, query.name.strip(), query.of, query.skip, repository.MOST_LISTED, now)
    return AdminPeople([shapes.person(one) for one in found], now)


@doors.get("/api/admin/people/{handle}")
async def person(visit: Visit) -> WholePerson:
    """One person, with their sessions and tables, and what admins did about them."""
    found = await people.look(visit.services, visit.called("handle"))
    return shapes.whole(found, visit.services.now(), visit.words)


@doors.post("/api/admin/people/{handle}/rename", limit=limits.ACCOUNT)
async def rename(visit: Visit, body: RenameForm) -> None:
    """Give somebody another name, also at their tables. It must be free."""
    await people.rename(visit.services, visit.user, visit.called("handle"), body.name, body.reason)


@doors.post("/api/admin/people/{handle}/ban", limit=limits.ACCOUNT)
async def ban(visit: Visit, body: SanctionForm) -> None:
    """Ban somebody: they are signed out at once, and cannot sign in or take a seat. Bots play on for them."""
    for table_id in await people.ban(visit.services, visit.user, visit.called("handle"), body.until, body.reason):
        visit.driver.wake(table_id)


@doors.post("/api/admin/people/{handle}/unban", limit=limits.ACCOUNT)
async def unban(visit: Visit, body: ReasonForm) -> None:
    """Lift a ban."""
    await people.lift(visit.services, visit.user, visit.called("handle"), BAN, body.reason)


@doors.post("/api/admin/people/{handle}/mute", limit=limits.ACCOUNT)
async def mute(visit: Visit, body: SanctionForm) -> None:
    """Mute somebody: they cannot chat anywhere."""
    await people.mute(visit.services, visit.user, visit.called("handle"), body.until, body.reason)


@doors.post("/api/admin/people/{handle}/unmute", limit=limits.ACCOUNT)
async def unmute(visit: Visit, body: ReasonForm) -> None:
    """Lift a mute."""
    await people.lift(visit.services, visit.user, visit.called("handle"), MUTE, body.reason)


@doors.post("/api/admin/people/{handle}/sign-out", limit=limits.ACCOUNT)
async def sign_out(visit: Visit, body: SignOutForm) -> Ended:
    """End somebody's sessions, or one of them."""
    handle = visit.called("handle")
    return Ended(await people.sign_out(visit.services, visit.user, handle, body.session, body.reason))


@doors.post("/api/admin/people/{handle}/export", limit=limits.EXPORTS)
async def export(visit: Visit, body: ReasonForm) -> Export:
    """What is stored about somebody, for them.

    Left out is what only they may read: private notes, orders at tables, and whole addresses of channels.
    """
    found = await people.export(visit.services, visit.user, visit.called("handle"), body.reason)
    visit.headers["content-disposition"] = 'attachment; filename="carson-account.json"'
    return exported_by_admin(found, visit.words)


@doors.post("/api/admin/people/{handle}/delete", limit=limits.ACCOUNT)
async def delete(visit: Visit, body: ReasonForm) -> None:
    """Delete an account for good, as its owner could. Bots take over seats in running games."""
    for table_id in await people.delete(visit.services, visit.user, visit.called("handle"), body.reason):
        visit.driver.wake(table_id)


@doors.get("/api/admin/tables")
async def list_tables(visit: Visit, query: AdminTablesQuery) -> AdminTables:
    """Tables, public or not, the newest first, 50 at a time; nothing of their games."""
    fetch = visit.services.database.fetch
    found = await fetch(repository.tables_by_status, query.of, query.skip, repository.MOST_LISTED)
    return AdminTables([shapes.table(one) for one in found], visit.services.now())


@doors.post("/api/admin/tables/{table_id}/close", limit=limits.ACCOUNT)
async def close(visit: Visit, body: ReasonForm) -> None:
    """Close a table that has not started, or end its game without a winner."""
    await tables.close(visit.services, visit.user, visit.table_id, body.reason)


@doors.get("/api/admin/reports")
async def list_reports(visit: Visit, query: ReportsQuery) -> Reports:
    """Open reports, the oldest first, or settled ones, 50 at a time; with the chat around a reported line."""
    found = await reports.listed(visit.services, query.of == "settled", query.skip)
    return Reports([shapes.report(one) for one in found], visit.services.now())


@doors.post("/api/admin/reports/{report_id}/settle", limit=limits.ACCOUNT)
async def settle(visit: Visit, body: SettleForm) -> Settled:
    """Settle a report, with all others of the same message or name."""
    report_id = visit.called("report_id")
    settled = await reports.settle(visit.services, visit.user, report_id, body.verdict, body.remove, body.reason)
    return Settled(settled)


@doors.post("/api/admin/announcements", limit=limits.ACCOUNT, status=201)
async def announce(visit: Visit, body: AnnouncementForm) -> Announcement:
    """Tell everybody something, until it ends."""
    return await announcements.announce(visit.services, visit.user, body.text, body.ends_at)


@doors.post("/api/admin/announcements/{announcement_id}/withdraw", limit=limits.ACCOUNT)
async def withdraw(visit: Visit, body: ReasonForm) -> None:
    """End an announcement now."""
    await announcements.withdraw(visit.services, visit.user, visit.called("announcement_id"), body.reason)


@doors.get("/api/admin/log")
async def log(visit: Visit, query: LogQuery) -> AuditLog:
    """What admins did, the newest first, 50 at a time."""
    found = await visit.services.database.fetch(audit.entries, repository.MOST_LISTED, query.before)
    return AuditLog([shapes.entry(one) for one in found])
