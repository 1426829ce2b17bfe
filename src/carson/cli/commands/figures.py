"""`carson figures`: the board game's figures that no rule book shows, for whoever has the box and can correct them."""

from typing import Annotated

from cyclopts import App, Parameter

from carson.cli.helptext import new_group
from carson.words import Words


def register(app: App, words: Words) -> None:
    figures = new_group(app, words, "figures", "cli-board-help-figures")
    as_data = Parameter("--json", negative="", help=words("cli-board-help-figures-json"))

    def named(message: str) -> Parameter:
        return Parameter(help=words(message))

    @figures.command(name="show", help=words("cli-board-help-figures-show"))
    def show(
        file: Annotated[str | None, named("cli-board-help-figures-shown")] = None,
        /,
        *,
        as_json: Annotated[bool, as_data] = False,
    ) -> int:
        return _show(file, words, as_json)

    @figures.command(name="check", help=words("cli-board-help-figures-check"))
    def check(file: Annotated[str, named("cli-board-help-figures-file")], /) -> int:
        return _check(file, words)

    @figures.command(name="copy", help=words("cli-board-help-figures-copy"))
    def copy(file: Annotated[str, named("cli-board-help-figures-new")], /) -> int:
        return _copy(file, words)


def _built_in_text() -> str:
    from importlib import resources

    from carson.board.data.loader import BUILT_IN

    return resources.files("carson.board.data").joinpath(BUILT_IN).read_text("utf-8")


def _show(file: str | None, words: Words, as_json: bool) -> int:
    import sys

    from carson.board.data.loader import built_in, load
    from carson.cli.board.draw.reconstructed import reconstructed
    from carson.cli.files import read_text
    from carson.cli.terminal import console

    figures = built_in() if file is None else load(file)
    if as_json:
        sys.stdout.write(_built_in_text() if file is None else read_text(words, file))
        return 0
    console().print(reconstructed(figures, words, marked=file is None))
    return 0


def _check(file: str, words: Words) -> int:
    from carson.board.data.loader import built_in, load
    from carson.cli.files import printable

    same = load(file).digest == built_in().digest
    print(words("cli-board-figures-good", file=printable(file), same="yes" if same else "no"))
    return 0


def _copy(file: str, words: Words) -> int:
    from pathlib import Path

    from carson.cli.errors.kinds import BadInput
    from carson.cli.files import printable
    from carson.cli.table.record_file import write_whole

    path = Path(file)
    try:
        if path.exists():
            raise BadInput(words("cli-board-error-figures-there", file=printable(file)))
        write_whole(path, _built_in_text())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(words("cli-error-write", file=printable(file), reason=reason)) from None
    print(words("cli-board-figures-copied", file=printable(file)))
    return 0
