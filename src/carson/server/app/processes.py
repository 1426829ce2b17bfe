"""Several serving processes on one port: uvicorn's supervisor, with log lines about what happens to them."""

import contextlib
import logging
import signal
import time
from collections.abc import Callable
from socket import socket

from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from carson.server.app.connections import Connections
from carson.server.logs import say

_log = logging.getLogger(__name__)
# How long a worker may take to be loaded, before it can give a sign of life. On a busy machine it takes a while.
LOADING_SECONDS = 120


class _Server(Server):
    """Takes connections that other processes hand over, from when it is ready until it is to stop."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
            self._connections().open(**given)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self._connections().close()
        await super().shutdown(sockets)

    def _connections(self) -> Connections:
        made_by: object = self.config.http
        assert isinstance(made_by, Connections)
        return made_by


class Worker(Process):
    """Asked only once for its first sign of life: a second answer would be taken for a later one."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._loaded = False
        self._loaded_by = 0.0

    def start(self) -> None:
        super().start()
        self._loaded_by = time.monotonic() + LOADING_SECONDS
        self.parent_conn.send(b"ping")

    def is_alive(self, timeout: float = 5) -> bool:
        if self._is_loaded():
            return super().is_alive(timeout)
        return self.process.is_alive() and time.monotonic() < self._loaded_by

    def is_ready(self, timeout: float = 5) -> bool:
        return self._is_loaded() and super().is_ready(timeout)

    def _is_loaded(self) -> bool:
        """Whether it can answer."""
        with contextlib.suppress(OSError):  # it was ended, and the line to it is closed
            if not self._loaded and self.parent_conn.poll():
                self.parent_conn.recv()
                self._loaded = True
        return self._loaded

    @property
    def server(self) -> Server:
        if self._server is None:
            self._server = _Server(self.config)
        return self._server


class Supervisor(Multiprocess):
    """Replaces a worker that dies, after calling `died` with its process id. One that cannot start stops them all:
    another would do no better.
    """

    # Closing the terminal stops the server. uvicorn would restart the workers.
    handle_hup = Multiprocess.handle_term

    def __init__(
        self,
        config: Config,
        doors: list[socket],
        ready: Callable[[], None],
        died: Callable[[int], None] = lambda _pid: None,
    ) -> None:
        super().__init__(config, doors)
        self._died = died
        self._ready: Callable[[], None] | None = ready
        self.failed = False

    def init_processes(self) -> None:
        self.processes = [Worker(self.config, self.sockets) for _ in range(self.processes_num)]
        for worker in self.processes:
            worker.start()

    def keep_subprocess_alive(self) -> None:
        """Called twice a second."""
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                self._replace(place, worker)
        if self._ready is not None and all(worker.is_ready() for worker in self.processes):
            self._ready()
            self._ready = None

    def _replace(self, place: int, worker: Process) -> None:
        hung = worker.process.is_alive()
        worker.kill()
        worker.join()
        if worker.exitcode == STARTUP_FAILURE:
            say(_log, logging.ERROR, "a worker did not start", pid=worker.pid)
            self.failed = True
            self.should_exit.set()
            return
        if worker.pid is not None:
            self._died(worker.pid)
        new = self.processes[place] = Worker(self.config, self.sockets)
        new.start()
        what = "a worker did not answer and was killed" if hung else "a worker died"
        say(_log, logging.ERROR, what, pid=worker.pid, **_end(worker.exitcode or 0), next_pid=new.pid)


def _end(code: int) -> dict[str, int | str]:
    if code >= 0:
        return {"exit": code}
    try:
        return {"signal": signal.Signals(-code).name}
    except ValueError:  # a signal without a name
        return {"signal": -code}
