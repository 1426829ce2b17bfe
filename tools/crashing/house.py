"""A real `carson serve`, in its own process group, that can be killed and restarted at the same address."""

import asyncio
import os
import signal
import socket
import sys
import time
from pathlib import Path
from random import Random

import httpx2 as httpx

import carson
from crashing.faults import Fault

LOOK_EVERY = 0.02
PATIENCE = 120.0


class House:
    """`settings` are further variables of its environment."""

    def __init__(self, folder: Path, workers: int, number: int = 0, settings: dict[str, str] | None = None) -> None:
        self.workers = workers
        self.settings = settings or {}
        self.log = folder / f"server{number or ''}.log"
        self.log.touch()
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.took = 1.0  # seconds that the last start took
        self._process: asyncio.subprocess.Process | None = None
        self._read = 0

    async def begin(self, url: str) -> None:
        """Starts the process; it is not ready yet."""
        assert self._process is None
        sources = str(Path(carson.__file__).parent.parent)
        settings = {"CARSON_DATABASE_URL": url, "CARSON_LIMITS": "off", "PYTHONPATH": sources, "CARSON_LANG": "en"}
        settings |= self.settings
        command = (
            sys.executable,
            "-m",
            "carson.cli",
            "serve",
            "--port",
            str(self.port),
            "--workers",
            str(self.workers),
        )
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, env={**os.environ, **settings}, stdout=log, stderr=log, start_new_session=True
            )

    async def ready(self) -> None:
        """Waits until it answers, and its database too."""
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.address, timeout=10) as http:
            while True:
                try:
                    if (await http.get("/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                if self._process is None or self._process.returncode is not None:
                    raise Fault("the server did not start", log=self.tail())
                if time.monotonic() - began > PATIENCE:
                    raise Fault("the server is not ready", seconds=PATIENCE, log=self.tail())
                await asyncio.sleep(LOOK_EVERY)
        self.took = time.monotonic() - began

    async def kill(self) -> None:
        """SIGKILL, to the server and to everything it has started."""
        if self._process is None:
            return
        if self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._process = None

    def kill_worker(self, chance: Random) -> None:
        """SIGKILL, to one of its serving processes; the server starts another."""
        assert self._process is not None
        pid = self._process.pid
        children = [int(found) for found in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        serving = [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        os.kill(chance.choice(serving), signal.SIGKILL)

    def tail(self, lines: int = 40) -> str:
        return "\n".join(["", *self.log.read_text("utf-8", "replace").splitlines()[-lines:]])

    def said(self) -> str:
        """What it has logged since the last call."""
        with self.log.open("rb") as log:
            log.seek(self._read)
            new = log.read()
        self._read += len(new)
        return new.decode("utf-8", "replace")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
