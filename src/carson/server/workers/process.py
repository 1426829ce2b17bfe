"""A worker process as the server sees it."""

import asyncio
import contextlib
import os
import signal
import sys
from typing import Final

import msgspec

from carson.server.workers.worker import HEAD, MOST_BYTES, READY, Setup

# It needs nothing of the server's environment except what makes Python run: no database address, no token.
_KEPT: Final = ("PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT")
# Seconds that it may take to start, on a busy machine.
START_SECONDS: Final = 60.0

GONE: Final = (OSError, EOFError, asyncio.IncompleteReadError)


class Process:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    async def begin(self, setup: Setup) -> None:
        """Waits until it can be asked: its imports do not count towards its first job."""
        async with asyncio.timeout(START_SECONDS):
            ready = await self.ask(msgspec.json.encode(setup))
        if ready != READY:
            raise EOFError

    async def ask(self, content: bytes) -> bytes:
        """Raises one of GONE if it has died. If you do not wait for the answer you must end the process: it would come
        later.
        """
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(len(content).to_bytes(HEAD, "big") + content)
        await into.drain()
        size = int.from_bytes(await out.readexactly(HEAD), "big")
        if size > MOST_BYTES:
            raise EOFError
        return await out.readexactly(size)

    async def end(self) -> None:
        """Kills it."""
        if self.running:
            self._kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                # Not through the process object: that would first wait for the process itself, and so take its exit
                # status away from asyncio, which waits for it in a thread.
                os.kill(self._process.pid, signal.SIGKILL)


async def new_process() -> Process:
    environ = {name: os.environ[name] for name in _KEPT if name in os.environ}
    environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    return Process(
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "carson.server.workers.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environ,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
    )
