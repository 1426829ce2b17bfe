"""What admins see and say, on the wire; reports and announcements too."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from carson.server.accounts.shapes import Session, session
from carson.server.admin import people, repository
from carson.server.admin import reports as service
from carson.server.admin.audit import Act, Entry
from carson.server.admin.report_repository import Verdict
from carson.server.admin.repository import Which
from carson.server.database import rows
from carson.server.people.sanctions import Sanction
from carson.server.web.forms import Number
from carson.server.web.shapes import Status, shown
from carson.words import Words

Moment = Annotated[int, Meta(ge=0, le=2**40)]
Reason = Annotated[str, Meta(max_length=2_000)]


# Forms and queries


class ReasonForm(Struct, forbid_unknown_fields=True):
    """`reason`: why it is done, 1 to 300 characters; it is written into the log."""

    reason: Reason


class RenameForm(Struct, forbid_unknown_fields=True):
    name: str
    reason: Reason


class SanctionForm(Struct, forbid_unknown_fields=True):
    """`until`: when it ends by itself, at most ten years ahead; without it, when an admin lifts it.

    The person reads the `reason`.
    """

    reason: Reason
    until: Moment | None = None


class SignOutForm(Struct, forbid_unknown_fields=True):
    """`session`: the one to end; by default all, and the secret links."""

    reason: Reason
    session: str | None = None


class SettleForm(Struct, forbid_unknown_fields=True):
    """`remove`: delete the message too."""

    verdict: Verdict
    reason: Reason
    remove: bool = False


class AnnouncementForm(Struct, forbid_unknown_fields=True):
    """`text`: 1 to 300 characters; `ends_at`: at most 31 days ahead."""

    text: str
    ends_at: Moment


class ReportForm(Struct, forbid_unknown_fields=True):
    """Either `line`, the number of a chat line, or `seat`, whose name it is. `reason`: 1 to 300 characters."""

    reason: Reason
    line: Number | None = None
    seat: Number | None = None


class PeopleQuery(Struct):
    """`name`: part of a name, or a handle. `skip`: how many to leave out, for the next page."""

    name: Annotated[str, Meta(max_length=80)] = ""
    of: Which = "all"
    skip: Number = 0


class AdminTablesQuery(Struct):
    of: Status = "playing"
    skip: Number = 0


class ReportsQuery(Struct):
    of: Literal["open", "settled"] = "open"
    skip: Number = 0


class LogQuery(Struct):
    """`before`: the number of the last entry read, for older ones."""

    before: Number | None = None


# Answers


class Who(Struct, frozen=True):
    """Somebody by their `handle`; `name` is None once they have left for good."""

    handle: str
    name: str | None


class AdminPerson(Struct, frozen=True):
    """`seen_at` is None if the person is signed in nowhere. `sanctions` are those in force."""

    handle: str
    name: str
    claimed: bool
    admin: bool
    created_at: int
    seen_at: int | None
    sanctions: list[Sanction]


class AdminPeople(Struct, frozen=True):
    people: list[AdminPerson]
    now: int


class AdminSeat(Struct, frozen=True):
    """`person` is None for a bot, a free seat, and somebody who has left for good."""

    seat: int
    name: str | None
    bot: str | None
    person: Who | None


class AdminTable(Struct, frozen=True):
    """A table without anything of its game; `seq` is the number of the last entry of its log."""

    id: str
    game: str
    status: Status
    public: bool
    host: Who | None
    seats: list[AdminSeat]
    seq: int
    created_at: int
    started_at: int | None
    finished_at: int | None
    ended: str | None


class AdminTables(Struct, frozen=True):
    tables: list[AdminTable]
    now: int


class AuditEntry(Struct, frozen=True):
    """`admin` did it (None: a command on the host) about a `person` or a `thing`: a table, report or announcement.

    `details` go when the person leaves for good.
    """

    number: int
    created_at: int
    admin: Who | None
    act: Act
    person: Who | None
    thing: str | None
    reason: str
    details: dict[str, Any]


class AuditLog(Struct, frozen=True):
    entries: list[AuditEntry]


class WholePerson(Struct, frozen=True):
    """Somebody with their sessions and tables, and what admins did about them; the newest first."""

    person: AdminPerson
    sessions: list[Session]
    tables: list[AdminTable]
    log: list[AuditEntry]
    now: int


class SaidLine(Struct, frozen=True):
    number: int
    name: str | None
    text: str
    created_at: int


class Report(Struct, frozen=True):
    """A message (`line`, `text`) or a name that somebody reported, as it was then, with what was said around it."""

    id: str
    reporter: Who | None
    person: Who
    name: str
    table: str
    line: int | None
    text: str | None
    reason: str
    created_at: int
    settled_at: int | None
    verdict: Verdict | None
    context: list[SaidLine]


class Reports(Struct, frozen=True):
    reports: list[Report]
    now: int


class Settled(Struct, frozen=True):
    """How many reports were settled: all of the same thing."""

    settled: int


class Announcements(Struct, frozen=True):
    announcements: list[rows.Announcement]
    now: int


def person(found: repository.Found) -> AdminPerson:
    return shown(AdminPerson, found.user, created_at=found.created_at, seen_at=found.seen_at, sanctions=found.sanctions)


def table(found: repository.ListedTable) -> AdminTable:
    seats = [AdminSeat(seat.seat, seat.name, seat.bot, _who(found, seat.user_id)) for seat in found.seats]
    return shown(AdminTable, found.row, host=_who(found, found.row.host_id), seats=seats)


def _who(found: repository.ListedTable, user_id: str | None) -> Who | None:
    user = found.people.get(user_id or "")
    return Who(user.handle, user.name) if user is not None else None


def entry(found: Entry) -> AuditEntry:
    admin = Who(found.admin, found.admin_name) if found.admin is not None else None
    about = Who(found.person, found.person_name) if found.person is not None else None
    return shown(AuditEntry, found, admin=admin, person=about)


def whole(found: people.Person, now: int, words: Words) -> WholePerson:
    user = found.found.user
    return WholePerson(
        person(found.found),
        [session(one, user, words) for one in found.sessions],
        [table(one) for one in found.tables],
        [entry(one) for one in found.log],
        now,
    )


def report(found: service.Reported) -> Report:
    report = found.report
    return shown(
        Report,
        report.row,
        reporter=Who(*report.reporter) if report.reporter is not None else None,
        person=Who(*report.person),
        table=report.row.table_id,
        context=[SaidLine(one.number, one.name, one.text or "", one.created_at) for one in found.context],
    )
