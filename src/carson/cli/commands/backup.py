"""`carson backup` and `carson restore`: all that a server keeps, in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.words import Words

if TYPE_CHECKING:
    from carson.server.database.engine import Database


def register(app: App, words: Words) -> None:
    @app.command(name="backup", help=words("cli-help-backup"))
    def backup(file: Annotated[str, Parameter(help=words("cli-help-backup-file"))], /) -> int:
        from carson.cli.files import printable
        from carson.cli.server_parts import with_database

        async def work(database: "Database") -> int:
            from carson.server.database.backup import backup

            return await backup(database, Path(file))

        print(words("cli-backup-done", rows=with_database(words, work), file=printable(file)))
        return 0

    @app.command(name="restore", help=words("cli-help-restore"))
    def restore(
        file: Annotated[str, Parameter(help=words("cli-help-restore-file"))],
        /,
        *,
        replace: Annotated[bool, Parameter(negative="", help=words("cli-help-restore-replace"))] = False,
    ) -> int:
        from carson.cli.files import printable
        from carson.cli.server_parts import with_database

        async def work(database: "Database") -> int:
            from carson.server.database.backup import restore

            return await restore(database, Path(file), replace)

        print(words("cli-restore-done", rows=with_database(words, work, alone=True), file=printable(file)))
        return 0
