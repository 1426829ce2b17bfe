"""Work on several machines: a Dask scheduler and its workers, with the same version of carson. Extra `cluster`."""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, TypeVar

from carson.arena.errors import ArenaError
from carson.bots.custom import MARK

C = TypeVar("C")
R = TypeVar("R")

PATIENCE: Final = "20s"


def spread(
    work: Callable[[C], R], chunks: Callable[[int], Sequence[C]], scheduler: str, names: Sequence[str]
) -> Iterator[R]:
    """As `spreading.spread` has it; `chunks` are made for so many workers."""
    distributed = _distributed()
    with _client(scheduler) as client:
        for file in _files(names):
            client.upload_file(file)
        threads: dict[str, int] = client.nthreads()
        for done in distributed.as_completed(client.map(work, chunks(sum(threads.values())), pure=False)):
            yield done.result()


def _client(scheduler: str) -> Any:
    try:
        client = _distributed().Client(scheduler, timeout=PATIENCE)
        client.wait_for_workers(1, timeout=PATIENCE)
        return client
    except (OSError, ValueError) as error:
        raise ArenaError("arena-scheduler", address=scheduler[:80], reason=str(error)[:200]) from None


def _distributed() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise ArenaError("arena-without-cluster") from None


def _files(names: Sequence[str]) -> list[str]:
    """The files of custom bots that are modules by themselves; a package has to be installed on the workers."""
    modules = {name.partition(MARK)[0] for name in names if MARK in name}
    found: list[Any] = [sys.modules.get(name) for name in sorted(modules) if "." not in name]
    return [module.__file__ for module in found if getattr(module, "__file__", None)]
