"""How `--help` looks: usage, what the command is for, its options in two columns, an example."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

from cyclopts import App, Group, Parameter

from carson.cli.terminal import console
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions


T = TypeVar("T")


class HelpPage:
    """Draws cyclopts' help panels with the catalogue's words."""

    # Asked for by cyclopts when it writes the usage line.
    show_metavar = True

    def __init__(self, words: Words) -> None:
        self._words = words

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        from rich.text import Text

        said = Text().append(self._words("cli-help-usage") + " ", "bold").append(str(usage).strip())
        console.print(said, Text(), sep="\n")

    def render_description(self, console: "Console", options: "ConsoleOptions", description: Any) -> None:
        from rich.text import Text

        with console.capture() as written:
            console.print(description)
        console.print(Text(written.get().rstrip()))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        from rich.padding import Padding
        from rich.table import Table
        from rich.text import Text

        if not panel.entries:
            return
        console.print()
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, max_width=34)
        table.add_column(ratio=1)
        for entry in panel.entries:
            labels = entry.display_labels_with_metavar if panel.format == "parameter" else entry.display_labels
            table.add_row(Text(", ".join(labels), "bold cyan"), entry.description or "")
        console.print(Text(str(panel.title), "bold"))
        console.print(Padding(table, (0, 0, 0, 2)))


def new_app(words: Words, name: str, about: str) -> App:
    """An app with the house's help pages; `about` is the message that says what it is for."""
    app = App(
        name=name,
        help=words(about),
        help_format="plaintext",
        help_formatter=HelpPage(words),
        help_epilogue=words("cli-help-language"),
        console=console(),
        version=_version,
        version_flags=(),
        group_commands=Group(words("cli-help-commands"), sort_key=1),
        group_arguments=Group(words("cli-help-arguments"), sort_key=2),
        group_parameters=Group(words("cli-help-options"), sort_key=3),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = words("cli-help-help")
    return app


def new_group(app: App, words: Words, name: str, about: str) -> App:
    """A command of the app that has commands of its own."""
    group = new_app(words, name, about)
    app.command(group)
    return group


@dataclass_transform(frozen_default=True)
def option_group(kind: type[T]) -> type[T]:
    """Options that several commands take, as a dataclass."""
    return Parameter(name="*")(dataclass(frozen=True)(kind))


def options(words: Words, prefix: str) -> Callable[..., Parameter]:
    """Makes a command's options: each by the end of its message's name, and what stands for its value."""

    def option(message: str, metavar: str | None = None) -> Parameter:
        return Parameter(help=words(f"{prefix}-{message}"), metavar=metavar)

    return option


def _version() -> str:
    from importlib.metadata import version

    return version("carson")
