"""A lock that one process has and the system takes back when it ends, however it ends. The empty file stays."""

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from carson.server.logs import say

_log = logging.getLogger(__name__)


class Locked(Exception):
    """Another process has it."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with path.open("ab") as file:
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
            raise Locked from None
        except OSError:  # a file system without locks
            say(_log, logging.WARNING, "the database cannot be locked: start no second server on it")
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
