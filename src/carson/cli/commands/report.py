"""`carson report`: the games of a file of rows as a page with plots."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.cli.errors.kinds import BadInput
from carson.words import Words


def register(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-report"))
    def report(
        rows: Annotated[str, Parameter(help=words("cli-help-report-rows"), metavar="ROWS")],
        *,
        out: Annotated[str | None, Parameter(help=words("cli-help-report-out"), metavar="FILE")] = None,
    ) -> None:
        from pathlib import Path

        from carson.arena.report.page import page
        from carson.arena.rows import read_rows
        from carson.cli.files import printable
        from carson.cli.terminal import console

        found = read_rows(Path(rows))
        if not found:
            raise BadInput(words("cli-error-report-empty", file=printable(rows)))
        target = Path(out) if out is not None else Path(rows).with_suffix(".html")
        target.write_text(page(words, found), "utf-8")
        console().print(words("cli-report-written", file=printable(str(target))))
