"""Several serving processes on one port: uvicorn's supervisor, with log lines about what happens to them."""

import logging
import signal
from collections.abc import Callable
from socket import socket

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from carson.server.logs import say

_log = logging.getLogger(__name__)


class Supervisor(Multiprocess):
    """Replaces a worker that dies. One that cannot start stops them all: another would do no better."""

    # Closing the terminal stops the server. uvicorn would restart the workers.
    handle_hup = Multiprocess.handle_term

    def __init__(self, config: Config, doors: list[socket], ready: Callable[[], None]) -> None:
        super().__init__(config, doors)
        self._ready: Callable[[], None] | None = ready
        self.failed = False

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
        new = self.processes[place] = Process(self.config, self.sockets)
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
