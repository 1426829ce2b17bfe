"""`carson check`: whether the stored games still play, without a server and without a change."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.words import Words

if TYPE_CHECKING:
    from carson.server.database.engine import Database
    from carson.server.operations.checking import Finding


def register(app: App, words: Words) -> None:
    @app.command(name="check", help=words("cli-help-check"))
    def check(
        *, finished: Annotated[bool, Parameter(negative="", help=words("cli-help-check-finished"))] = False
    ) -> int:
        from carson.cli.server_parts import with_database

        return _report(words, with_database(words, lambda database: _findings(database, finished)))


async def _findings(database: "Database", finished: bool) -> "list[Finding]":
    from carson.server.database.engine import require_current
    from carson.server.operations.checking import checked
    from carson.server.tables import repository as tables

    await require_current(database)
    async with database.read() as connection:
        found = await tables.begun(connection) if finished else await tables.playing(connection)
    return [finding async for finding in checked(database, found)]


def _report(words: Words, findings: "list[Finding]") -> int:
    from carson.words import Teller

    teller = Teller(words, lambda seat: words("cli-seat", seat=seat))
    broken = 0
    for finding in findings:
        if finding.fault is not None:
            broken += 1
            print(words("cli-check-broken", table=finding.table_id, reason=teller.error(finding.fault)))
    print(words("cli-check-done", count=len(findings), broken=broken))
    return 1 if broken else 0
