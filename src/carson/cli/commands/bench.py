"""`carson bench`: how fast the engine is, beside other engines in the same run."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.cli.errors.kinds import BadInput
from carson.words import Words

if TYPE_CHECKING:
    from carson.arena.speed.bench import Benchmark

MOST_SECONDS = 60.0


def register(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-bench"))
    def bench(
        *,
        seconds: Annotated[float, Parameter(help=words("cli-help-bench-seconds"), metavar="S")] = 1.0,
        compiled: Annotated[str | None, Parameter(help=words("cli-help-bench-compiled"), metavar="DIR")] = None,
        json: Annotated[bool, Parameter(help=words("cli-help-bench-json"), negative=())] = False,
    ) -> None:
        from pathlib import Path

        import msgspec
        from rich.console import Console

        from carson.arena.speed.bench import run

        if not 0 < seconds <= MOST_SECONDS:
            raise BadInput(words("cli-error-range", option="--seconds", found=seconds, fewest=0, most=MOST_SECONDS))
        if compiled is not None and not Path(compiled, "carson").is_dir():
            raise BadInput(words("cli-error-compiled", folder=compiled))
        with Console(stderr=True).status("") as status:
            found = run(seconds, lambda name: status.update(words("cli-bench-progress", name=name)), compiled)
        if json:
            print(msgspec.json.encode(found).decode())
        else:
            _print(words, found)


def _print(words: Words, found: "Benchmark") -> None:
    from rich import box
    from rich.table import Table

    from carson.cli.terminal import console

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words("cli-bench-engine"))
    table.add_column(words("cli-bench-speed"), justify="right")
    table.add_column(words("cli-bench-copy"), justify="right")
    for measure in found.measures:
        table.add_row(measure.name, f"{measure.decisions_per_second:,}", f"{measure.copy_microseconds:.2f}")
    screen = console()
    screen.print(table)
    screen.print(words("cli-bench-machine", python=found.python, machine=found.machine))
    if found.missing:
        screen.print(words("cli-bench-missing", names=list(found.missing)))
