"""Several serving processes on one port: the system gives a new connection to any of them, but the live connections of
a table belong together. A process that gets one hands it over, open as it is, to the table's process. There a move is
read, drawn up and told once, whoever is at the table.

Nothing depends on it. If the other process cannot be reached, or is behind, the connection stays where it is. Then two
processes serve the table, and tell each other of every move (core/relay.py).
"""

import asyncio
import contextlib
import os
import re
import shutil
import socket
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

_LIVE: Final = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")
# A request with a longer head stays where it is.
LONGEST_HEAD: Final = 1 << 16

# Called with a connection that another process has handed over, and the request that it has read from it.
Take = Callable[[socket.socket, bytes], None]


@contextlib.contextmanager
def handing_over() -> Iterator[Path | None]:
    """The folder in which the processes that are started within it find each other; None where connections cannot be
    handed over.
    """
    if sys.platform == "win32":
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="carson-workers-"))  # nobody else may enter it
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def table_of(target: bytes) -> bytes | None:
    """The table to which the address of a request opens a live connection."""
    found = _LIVE.match(target)
    return found[1] if found is not None else None


class Handover:
    """One for each process. Its inbox is a socket in the folder, named after the process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name = ""
        self._inbox: socket.socket | None = None

    def open(self, take: Take) -> None:
        """From now on other processes hand over connections to this one."""
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.setblocking(False)
        name = str(os.getpid())
        try:
            inbox.bind(str(self._folder / name))
        except OSError:  # the path may be too long for a socket: every process then keeps what it gets
            inbox.close()
            return
        self._inbox, self._name = inbox, name
        asyncio.get_running_loop().add_reader(inbox, self._receive, take)

    def close(self) -> None:
        """This process gets no more. A connection that is on its way is closed, and its client comes back."""
        if self._inbox is not None:
            (self._folder / self._name).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._inbox)
            self._inbox.close()
            self._inbox = None

    def pass_on(self, table: bytes, connection: int, head: bytes) -> bool:
        """Whether another process has this connection now (a file number): this one can forget it."""
        if self._inbox is None or len(head) > LONGEST_HEAD:
            return False
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        for name in sorted(os.listdir(self._folder), key=lambda name: _rank(table, name)):
            if name == self._name:
                break
            try:
                # Python 3.11's socket.send_fds ignores the address.
                self._inbox.sendmsg([head], passed, 0, str(self._folder / name))
                return True
            except (ConnectionRefusedError, FileNotFoundError):  # it has ended; perhaps without a word
                (self._folder / name).unlink(missing_ok=True)
            except OSError:  # its inbox is full
                break
        return False

    def _receive(self, take: Take) -> None:
        assert self._inbox is not None
        with contextlib.suppress(BlockingIOError):
            head, numbers, _flags, _address = socket.recv_fds(self._inbox, LONGEST_HEAD, 1)
            for number in numbers:  # none if this process has too many files open; it is closed then
                take(socket.socket(fileno=number), head)


def _rank(table: bytes, name: str) -> bytes:
    """The first of all that are there serves the table. If one comes or goes, only its own tables move."""
    return blake2b(table + b" " + name.encode(), digest_size=8).digest()
