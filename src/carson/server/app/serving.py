"""Runs uvicorn with this server: one process, or several on one PostgreSQL."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from carson.server.app.application import make_app, spare_pauses
from carson.server.app.connections import FILES, Connections, backlog, raise_file_limit
from carson.server.app.handover import handing_over
from carson.server.app.processes import Supervisor
from carson.server.app.websockets import WebSockets
from carson.server.database.engine import connect, upgrade
from carson.server.database.readiness import wait_for_database
from carson.server.metrics import counting_together, forget_process
from carson.server.settings import Settings

# How long unfinished work may take when the server is told to stop.
STOP_SECONDS = 10
# A process that gives no sign of life for this long hangs, and is killed. On a busy machine one may be late.
SILENT_SECONDS = 15


def open_doors(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host. Nobody can connect yet; an OSError says why one is not available."""
    with contextlib.ExitStack() as opened:
        doors = []
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            door = opened.enter_context(socket.socket(family, kind, protocol))
            if os.name == "posix":  # elsewhere two servers could share one port
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind(address)
            doors.append(door)
        opened.pop_all()
        return doors


def prepare_database(settings: Settings) -> None:
    """Waits for the database and brings it up to date before anything is served. Later processes find that done."""

    async def prepare() -> None:
        database = connect(settings.database)
        try:
            await wait_for_database(database, settings.database_seconds)
            await upgrade(database)
        finally:
            await database.close()

    asyncio.run(prepare())


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def serve_app(settings: Settings, doors: list[socket.socket], workers: int, ready: Callable[[], None]) -> bool:
    """Runs until told to stop; returns whether it got that far. `ready` is called once everything is served."""
    files = raise_file_limit()
    if workers > 1:
        app = "carson.server.app.application:app_of_environment"
        with counting_together() as counted, handing_over() as shared:
            config = uvicorn.Config(app, **options_of_several(settings, workers, files, shared))
            supervisor = Supervisor(config, doors, ready, lambda pid: forget_process(counted, pid))
            supervisor.run()
        return not supervisor.failed
    spare_pauses()
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn re-raises the signal that it obeyed
        Server(uvicorn.Config(make_app(settings), **options(settings, files)), ready).run(doors)
    return True


def options_of_several(settings: Settings, workers: int, files: int, folder: Path | None) -> dict[str, Any]:
    """Those of processes that share a port; the folder is theirs (`handing_over`)."""
    several = {"factory": True, "workers": workers, "timeout_worker_healthcheck": SILENT_SECONDS}
    return {**several, **options(settings, files, folder)}


def options(settings: Settings, files: int = FILES, folder: Path | None = None) -> dict[str, Any]:
    """`files` is how many files a process may open.

    Live messages are not compressed: it would cost memory and time for each connection, and a secret next to text that
    somebody else chose would show in the length.
    """
    return {
        "http": Connections(settings, files, folder),
        "ws": WebSockets,
        "backlog": backlog(files),
        "log_config": None,  # we write our own log, including requests
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "ws_max_size": settings.max_body,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
    }
