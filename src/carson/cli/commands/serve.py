"""`carson serve`: tables for others, over HTTP."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from carson.cli.errors.kinds import BadInput, Unavailable, check_range
from carson.cli.server_parts import (
    MOST_PORT,
    database_answers,
    end_when_hung_up,
    only_server,
    private_files,
    queue_installed,
    server_installed,
)
from carson.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from socket import socket

    from carson.server.settings import Settings

MOST_WORKERS = 64


def register(app: App, words: Words) -> None:
    @app.command(help=words("cli-help-serve"))
    def serve(
        *,
        host: Annotated[str, Parameter(help=words("cli-help-serve-host"), metavar="HOST")] = "127.0.0.1",
        port: Annotated[int, Parameter(help=words("cli-help-serve-port"), metavar="N")] = 8000,
        open_: Annotated[bool, Parameter(name="--open", negative=(), help=words("cli-help-serve-open"))] = False,
        workers: Annotated[int, Parameter(help=words("cli-help-serve-workers"), metavar="N")] = 1,
    ) -> None:
        import os
        from logging import WARNING, getLogger

        check_range(words, "--port", port, MOST_PORT)
        check_range(words, "--workers", workers, MOST_WORKERS)
        with server_installed(words):
            from carson.server.app.serving import open_doors
            from carson.server.logs import say, set_up
            from carson.server.settings import DATABASE, QUEUE, from_environment
        settings = from_environment(os.environ)
        if settings.bots == QUEUE:
            queue_installed(words)
        if workers > 1 and settings.sqlite:
            raise BadInput(words("cli-error-serve-workers", name=DATABASE))
        shown = f"[{host}]" if ":" in host else host

        def ready() -> None:
            address = settings.origin or f"http://{shown}:{port}"
            print(words("cli-serve-address", address=address), flush=True)
            if open_:
                _show(address)

        with private_files(), only_server(words, settings) as alone:
            try:
                doors = open_doors(host, port)
            except OSError as error:
                reason = error.strerror or ""
                raise Unavailable(words("cli-error-serve-port", address=f"{shown}:{port}", reason=reason)) from error
            set_up(settings.log, settings.log_level)
            if not alone:
                say(getLogger(__name__), WARNING, "the database cannot be locked: start no second server on it")
            _serve(words, settings, doors, workers, ready)


def _serve(
    words: Words, settings: "Settings", doors: "list[socket]", workers: int, ready: "Callable[[], None]"
) -> None:
    """Until it is told to stop."""
    from carson.server.app.serving import prepare_database, serve_app

    end_when_hung_up()
    with database_answers(words):
        try:
            prepare_database(settings)
        except KeyboardInterrupt:
            return  # told to stop before it began
    if not serve_app(settings, doors, workers, ready):
        raise Unavailable(words("cli-error-serve-worker"))


def _show(address: str) -> None:
    """In a browser, which may take its time to start. Where there is none, the address has been said."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
