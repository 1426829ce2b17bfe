"""The commands, put together. A module with a command has `register(app, words)`; list it in `COMMANDS`.

Modules listed here are imported whenever `carson` starts: what a command needs, it imports when it runs.
"""

from typing import Final, Protocol

from cyclopts import App

from carson.cli.commands import (
    admin,
    analyse,
    backup,
    balance,
    bench,
    bots,
    check,
    contests,
    deck,
    figures,
    play,
    replay,
    report,
    rules,
    score,
    serve,
    simulate,
    train,
    verify,
)
from carson.cli.helptext import new_app
from carson.words import Words


class Command(Protocol):
    def register(self, app: App, words: Words) -> None:
        """Add the command to the app; help texts come from the words."""
        ...


COMMANDS: Final[tuple[Command, ...]] = (
    play,
    score,
    replay,
    analyse,
    verify,
    rules,
    deck,
    figures,
    serve,
    bots,
    check,
    backup,
    admin,
    simulate,
    contests,
    report,
    balance,
    train,
    bench,
)


def make_app(words: Words) -> App:
    app = new_app(words, "carson", "cli-help")
    app.version_flags = ("--version",)
    app["--version"].help = words("cli-help-version")
    for command in COMMANDS:
        command.register(app, words)
    # Help lists them in this order, not by the alphabet.
    for place, name in enumerate(name for name in app if not name.startswith("-")):
        app[name].sort_key = place
    return app
