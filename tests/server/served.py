"""A real `carson serve`, in a process of its own; its games follow from a seed."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx2 as httpx

T = TypeVar("T")
SEEDED = Path(__file__).parents[1] / "support" / "seeded.py"
PATIENCE = 60  # seconds, for what should take a moment; reached only when it never happens


class Served:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        self.process = process
        self.here = f"http://127.0.0.1:{port}"
        self._log = log

    def said(self) -> list[dict[str, Any]]:
        """The lines of its log, without a last one that is only half written, and without sentences."""
        lines = self._log.read_text().rpartition("\n")[0].splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def sentences(self) -> list[str]:
        """What it has said to whoever started it."""
        return [line for line in self._log.read_text().splitlines() if not line.startswith("{")]

    def printed(self) -> str:
        return self._log.with_suffix(".out").read_text()

    def until(self, come: Callable[[], T]) -> T:
        """What comes at last, unless it ends before or nothing ever comes."""
        late = time.monotonic() + PATIENCE
        while not (found := come()):
            assert self.process.poll() is None, self._log.read_text()
            assert time.monotonic() < late, self._log.read_text()
            time.sleep(0.02)
        return found

    def until_said(self, what: str) -> dict[str, Any]:
        """The first line of its log with these words."""
        return self.until(lambda: next((line for line in self.said() if line["what"] == what), {}))

    def workers(self) -> list[int]:
        """The processes that it has started, and theirs."""
        return _started_by(self.process.pid)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to end; its exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def _started_by(pid: int) -> list[int]:
    own = [int(found) for found in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return own + [deeper for child in own for deeper in _started_by(child)]


@contextmanager
def started(
    url: str, folder: Path, *options: str, command: Path | None = None, seeded: bool = True, **environ: str
) -> Iterator[Served]:
    """It has been started, and that is all. A `command` is started in the folder and knows of nothing here."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    here = [sys.executable, *([str(SEEDED)] if seeded else ["-m", "carson.cli"])]
    path = "" if command else os.pathsep.join(filter(None, sys.path))
    settings = {"CARSON_DATABASE_URL": url, "CARSON_LOG": "json", "PYTHONPATH": path}
    log = folder / "served.log"
    with log.open("wb") as errors, log.with_suffix(".out").open("wb") as out:
        process = subprocess.Popen(
            [*([command] if command else here), "serve", "--port", str(port), *options],
            env={**os.environ, **settings, **environ},
            cwd=folder if command else None,
            stdout=out,
            stderr=errors,
        )
    try:
        yield Served(process, port, log)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


@contextmanager
def served(url: str, folder: Path, *options: str, seeded: bool = True, **environ: str) -> Iterator[Served]:
    with started(url, folder, *options, seeded=seeded, **environ) as found:
        _until_it_answers(found)
        yield found


def _until_it_answers(found: Served) -> None:
    with httpx.Client(base_url=found.here, timeout=PATIENCE) as client:
        while found.process.poll() is None:
            try:
                assert client.get("/healthz").status_code == 200
                return
            except httpx.ConnectError:
                time.sleep(0.02)  # it does not listen yet
    raise AssertionError(f"it does not start: {found._log.read_text()}")
