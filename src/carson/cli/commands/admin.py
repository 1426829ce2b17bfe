"""`carson admin`: who may look after a server's people and tables in the browser, and what they did."""

from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Annotated, TypeVar

from cyclopts import App, Parameter

from carson.cli.errors.kinds import check_range
from carson.cli.helptext import new_group
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.admin.audit import Entry
    from carson.server.admin.roles import Admin
    from carson.server.database.engine import Database
    from carson.server.database.rows import User

T = TypeVar("T")
MOST_ENTRIES = 10_000


def register(app: App, words: Words) -> None:
    admin = new_group(app, words, "admin", "cli-help-admin")
    where = Parameter("--database", help=words("cli-help-admin-database"), metavar="URL")
    for act, grants in (("grant", True), ("revoke", False)):
        admin.command(_role_command(words, where, grants), name=act, help=words(f"cli-help-admin-{act}"))

    @admin.command(name="list", help=words("cli-help-admin-list"))
    def list_(*, database: Annotated[str | None, where] = None) -> int:
        found = _in_database(words, database, _admins)
        print("\n".join(one.name for one in found) or words("cli-admin-nobody"))
        return 0

    @admin.command(name="log", help=words("cli-help-admin-log"))
    def log(
        *,
        database: Annotated[str | None, where] = None,
        count: Annotated[int, Parameter(help=words("cli-help-admin-count"), metavar="N")] = 50,
    ) -> int:
        check_range(words, "--count", count, MOST_ENTRIES)
        found = _in_database(words, database, lambda database: _entries(database, count))
        print("\n".join(_line(words, entry) for entry in found) or words("cli-admin-log-empty"))
        return 0


def _role_command(words: Words, where: Parameter, grants: bool) -> Callable[..., int]:
    """`grant` or `revoke`: they differ in nothing but the outcome."""
    named = Parameter(help=words("cli-help-admin-name"))
    why = Parameter(help=words("cli-help-admin-reason"), metavar="TEXT")
    usual = words("cli-admin-reason")

    def change(
        name: Annotated[str, named],
        /,
        *,
        database: Annotated[str | None, where] = None,
        reason: Annotated[str, why] = usual,
    ) -> int:
        found = _in_database(words, database, lambda database: _change(database, name, grants, reason))
        print(words("cli-admin-granted" if grants else "cli-admin-revoked", name=found.name))
        return 0

    return change


def _in_database(words: Words, url: str | None, work: "Callable[[Database], Awaitable[T]]") -> T:
    """With a database that has today's schema."""
    from carson.cli.server_parts import with_database

    async def checked(database: "Database") -> T:
        from carson.server.database.engine import require_current

        await require_current(database)
        return await work(database)

    return with_database(words, checked, url=url)


async def _change(database: "Database", name: str, admin: bool, reason: str) -> "User":
    from carson.server.admin import roles

    return await roles.change(database, name, admin, reason, int(time()))


async def _admins(database: "Database") -> "list[Admin]":
    from carson.server.admin import roles

    return await database.fetch(roles.admins)


async def _entries(database: "Database", count: int) -> "list[Entry]":
    from carson.server.admin import audit

    return await database.fetch(audit.entries, count)


def _line(words: Words, entry: "Entry") -> str:
    """When, who, what, whom, why."""
    from datetime import UTC, datetime

    when = datetime.fromtimestamp(entry.created_at, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
    who = entry.admin_name or entry.admin or words("cli-admin-host")
    whom = entry.person_name or entry.person or entry.thing or ""
    return f"{when}  {who}  {words(f'web-admin-act-{entry.act}')}  {whom}  ({entry.reason})"
