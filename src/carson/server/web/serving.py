"""uvicorn with this server in it: one process, or several on one PostgreSQL."""

from typing import Any

import uvicorn

from carson.server.logs import set_up
from carson.server.settings import Settings
from carson.server.web.app import make_app, spare_pauses
from carson.server.web.connections import FILES, Connections, backlog, raise_file_limit

# What is under way when the server is told to stop has this long to finish.
STOP_SECONDS = 10


def serve_app(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Until it is told to stop."""
    set_up(settings.log, settings.log_level)
    files = raise_file_limit()
    if workers > 1:
        uvicorn.run(
            "carson.server.web.app:app_of_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            **options(settings, files),
        )
    else:
        spare_pauses()
        uvicorn.run(make_app(settings), host=host, port=port, **options(settings, files))


def options(settings: Settings, files: int = FILES) -> dict[str, Any]:
    """`files` is how many a process may have open.

    Live messages are not compressed: each connection would need memory and time of its own for it, and a secret next
    to what another chose would show in the length.
    """
    return {
        "http": Connections(settings, files),
        "backlog": backlog(files),
        "log_config": None,  # the log is our own, requests and all
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "ws_max_size": settings.max_body,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
    }
