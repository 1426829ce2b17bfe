"""`carson serve`: tables for others, over HTTP."""

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from carson.cli.faults import BadInput
from carson.words import Words

if TYPE_CHECKING:
    from cyclopts import App

MOST_PORT = 65_535
# What is under way when the server is told to stop has this long to finish.
STOP_SECONDS = 10


def register(app: "App", words: Words) -> None:
    @app.command(help=words("cli-help-serve"))
    def serve(
        *,
        host: Annotated[str, Parameter(help=words("cli-help-serve-host"), metavar="HOST")] = "127.0.0.1",
        port: Annotated[int, Parameter(help=words("cli-help-serve-port"), metavar="N")] = 8000,
    ) -> int:
        if not 1 <= port <= MOST_PORT:
            raise BadInput(words("cli-error-range", option="--port", found=port, fewest=1, most=MOST_PORT))
        return _serve(words, host, port)


def _serve(words: Words, host: str, port: int) -> int:
    import os

    from carson.cli.keeping import server_installed

    with server_installed(words):
        import uvicorn

        from carson.server.logs import logging_to
        from carson.server.settings import from_environment
        from carson.server.web.app import make_app
    settings = from_environment(os.environ)
    os.umask(0o077)  # the database holds what nobody else on this machine should read
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,  # the log is our own, requests and all
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        ws_max_size=settings.max_body,
    )
    server = uvicorn.Server(config)
    print(words("cli-serve-address", address=settings.origin or f"http://{host}:{port}"), flush=True)
    with logging_to(settings.log, settings.log_level):
        try:
            _end_when_hung_up()
            server.run()
        except KeyboardInterrupt:
            pass  # told to stop, and stopped: that is no failure
    return 0 if server.started else 1


def _end_when_hung_up() -> None:
    """A terminal that is closed ends the server as Ctrl-C would."""
    import signal

    if hasattr(signal, "SIGHUP"):  # Windows has it not
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))
