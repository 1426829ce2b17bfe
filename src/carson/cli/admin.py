"""`carson admin`: who may look after a server's people and tables in the browser, and what they did."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.cli.faults import BadInput
from carson.cli.helptext import new_app
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.admin.audit import Entry
    from carson.server.admin.roles import Admin
    from carson.server.database.engine import Database
    from carson.server.database.rows import User

MOST_ENTRIES = 10_000


def register(app: App, words: Words) -> None:
    admin = new_app(words, "admin", "cli-help-admin")
    app.command(admin)
    named = Parameter(help=words("cli-help-admin-name"))
    where = Parameter("--database", help=words("cli-help-admin-database"), metavar="URL")
    why = Parameter(help=words("cli-help-admin-reason"), metavar="TEXT")
    usual = words("cli-admin-reason")

    @admin.command(name="grant", help=words("cli-help-admin-grant"))
    def grant(
        name: Annotated[str, named],
        /,
        *,
        database: Annotated[str | None, where] = None,
        reason: Annotated[str, why] = usual,
    ) -> int:
        print(words("cli-admin-granted", name=_change(words, database, name, reason, grants=True).name))
        return 0

    @admin.command(name="revoke", help=words("cli-help-admin-revoke"))
    def revoke(
        name: Annotated[str, named],
        /,
        *,
        database: Annotated[str | None, where] = None,
        reason: Annotated[str, why] = usual,
    ) -> int:
        print(words("cli-admin-revoked", name=_change(words, database, name, reason, grants=False).name))
        return 0

    @admin.command(name="list", help=words("cli-help-admin-list"))
    def list_(*, database: Annotated[str | None, where] = None) -> int:
        found = _admins(words, database)
        print("\n".join(one.name for one in found) or words("cli-admin-nobody"))
        return 0

    @admin.command(name="log", help=words("cli-help-admin-log"))
    def log(
        *,
        database: Annotated[str | None, where] = None,
        count: Annotated[int, Parameter(help=words("cli-help-admin-count"), metavar="N")] = 50,
    ) -> int:
        if not 1 <= count <= MOST_ENTRIES:
            raise BadInput(words("cli-error-range", option="--count", found=count, fewest=1, most=MOST_ENTRIES))
        found = _entries(words, database, count)
        print("\n".join(_line(words, entry) for entry in found) or words("cli-admin-log-empty"))
        return 0


def _change(words: Words, url: str | None, name: str, reason: str, grants: bool) -> "User":
    import time

    from carson.cli.server_parts import with_database

    async def work(database: "Database") -> "User":
        from carson.server.admin import roles
        from carson.server.database.engine import require_current

        await require_current(database)
        change = roles.grant if grants else roles.revoke
        return await change(database, name, reason, int(time.time()))

    return with_database(words, work, url=url)


def _admins(words: Words, url: str | None) -> "list[Admin]":
    from carson.cli.server_parts import with_database

    async def work(database: "Database") -> "list[Admin]":
        from carson.server.admin import roles
        from carson.server.database.engine import require_current

        await require_current(database)
        return await database.fetch(roles.admins)

    return with_database(words, work, url=url)


def _entries(words: Words, url: str | None, count: int) -> "list[Entry]":
    from carson.cli.server_parts import with_database

    async def work(database: "Database") -> "list[Entry]":
        from carson.server.admin import audit
        from carson.server.database.engine import require_current

        await require_current(database)
        return await database.fetch(audit.entries, count)

    return with_database(words, work, url=url)


def _line(words: Words, entry: "Entry") -> str:
    """When, who, what, whom, why."""
    from datetime import UTC, datetime

    when = datetime.fromtimestamp(entry.created_at, UTC).strftime("%Y-%m-%d %H:%M:%SZ")
    who = entry.admin_name or entry.admin or words("cli-admin-host")
    whom = entry.person_name or entry.person or entry.thing or ""
    return f"{when}  {who}  {words(f'web-admin-act-{entry.act}')}  {whom}  ({entry.reason})"
