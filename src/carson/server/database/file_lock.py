"""A lock that one process holds and the system releases when it ends, however it ends. The empty file stays."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Locked(Exception):
    """Another process has the lock."""


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """False: the file system has no locks."""
    with path.open("ab") as file:
        try:
            _lock(file.fileno())
        except (BlockingIOError, PermissionError):
            raise Locked from None
        except OSError:
            yield False
        else:
            yield True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
