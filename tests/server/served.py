"""A real `carson serve`, in a process of its own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx

PATIENCE = 60  # seconds, for what should take a moment; reached only when it never happens


class Served:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
        self.process = process
        self.here = f"http://127.0.0.1:{port}"
        self._log = log

    def said(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        return [json.loads(line) for line in self._log.read_text().splitlines()]

    def workers(self) -> list[int]:
        """The processes that it has started."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in found.read_text().split()]

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to end; its exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


@contextmanager
def served(url: str, folder: Path, **environ: str) -> Iterator[Served]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"CARSON_DATABASE_URL": url, "CARSON_LOG": "json", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    log = folder / "served.log"
    with log.open("wb") as errors:
        command = [sys.executable, "-m", "carson.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(
            command, env={**os.environ, **settings, **environ}, stdout=subprocess.DEVNULL, stderr=errors
        )
    try:
        found = Served(process, port, log)
        _until_it_answers(found)
        yield found
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def _until_it_answers(found: Served) -> None:
    with httpx.Client(base_url=found.here, timeout=PATIENCE) as client:
        while found.process.poll() is None:
            try:
                assert client.get("/healthz").status_code == 200
                return
            except httpx.ConnectError:
                time.sleep(0.02)  # it does not listen yet
    raise AssertionError(f"it does not start: {found._log.read_text()}")
