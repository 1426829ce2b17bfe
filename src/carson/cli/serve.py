"""`carson serve`: tables for others, over HTTP."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carson.cli.faults import BadInput
from carson.cli.keeping import server_installed
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App

MOST_PORT = 65_535
MOST_WORKERS = 64


def register(app: "App", words: Words) -> None:
    @app.command(help=words("cli-help-serve"))
    def serve(
        *,
        host: Annotated[str, Parameter(help=words("cli-help-serve-host"), metavar="HOST")] = "127.0.0.1",
        port: Annotated[int, Parameter(help=words("cli-help-serve-port"), metavar="N")] = 8000,
        open_: Annotated[bool, Parameter(name="--open", negative=(), help=words("cli-help-serve-open"))] = False,
        workers: Annotated[int, Parameter(help=words("cli-help-serve-workers"), metavar="N")] = 1,
    ) -> None:
        import os

        if not 1 <= port <= MOST_PORT:
            raise BadInput(words("cli-error-range", option="--port", found=port, fewest=1, most=MOST_PORT))
        if not 1 <= workers <= MOST_WORKERS:
            raise BadInput(words("cli-error-range", option="--workers", found=workers, fewest=1, most=MOST_WORKERS))
        with server_installed(words):
            from carson.server.settings import DATABASE, from_environment
            from carson.server.web.serving import serve_app
        settings = from_environment(os.environ)
        if workers > 1 and settings.sqlite:
            raise BadInput(words("cli-error-serve-workers", name=DATABASE))
        address = settings.origin or f"http://{host}:{port}"
        print(words("cli-serve-address", address=address), flush=True)
        if open_:
            _open_when_ready(address, host, port)
        os.umask(0o077)  # the database holds what nobody else on this machine should read
        _end_when_hung_up()
        serve_app(settings, host, port, workers)


def _end_when_hung_up() -> None:
    """A terminal that is closed ends the server as Ctrl-C would."""
    import signal

    if hasattr(signal, "SIGHUP"):  # Windows has it not
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))


def _open_when_ready(address: str, host: str, port: int) -> None:
    """Show the page as soon as the server answers. Where there is no browser, its address has been said."""
    import socket
    import threading
    import time
    import webbrowser

    def wait() -> None:
        for _ in range(100):
            try:
                socket.create_connection((host, port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(address)
                return

    threading.Thread(target=wait, daemon=True).start()
