"""`carson serve`: tables for others, over HTTP."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carson.cli.faults import BadInput
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
        try:
            from carson.server.settings import DATABASE, from_environment
            from carson.server.web.serving import serve_app
        except ModuleNotFoundError as missing:
            raise BadInput(words("cli-error-serve-missing", package=missing.name or "")) from None
        settings = from_environment(os.environ)
        if workers > 1 and settings.sqlite:
            raise BadInput(words("cli-error-serve-workers", name=DATABASE))
        address = settings.origin or f"http://{host}:{port}"
        print(words("cli-serve-address", address=address), flush=True)
        if open_:
            _open_when_ready(address, host, port)
        serve_app(settings, host, port, workers)


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
