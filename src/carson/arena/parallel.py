"""Work spread over processes of this machine, or over the workers of a Dask cluster."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, TypeVar

from carson.arena import cluster

C = TypeVar("C")
T = TypeVar("T")
R = TypeVar("R")

# Games handed to a worker at once: at most so many that the progress bar moves, and so few that all workers have
# something to do until the end.
MOST_AT_ONCE: Final = 20
CHUNKS_EACH: Final = 4


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(items: Sequence[T], workers: int) -> list[Sequence[T]]:
    """The items in pieces, for so many workers."""
    size = max(1, min(MOST_AT_ONCE, len(items) // (workers * CHUNKS_EACH)))
    return [items[first : first + size] for first in range(0, len(items), size)]


def spread(
    work: Callable[[Sequence[T]], R], items: Sequence[T], jobs: int = 1, scheduler: str = "", names: Sequence[str] = ()
) -> Iterator[R]:
    """What the work makes of some items at a time, as it is done. `work` is a function that can be imported.

    `scheduler` is a Dask scheduler's address; its workers are sent the modules of custom bots among `names`.
    """
    if scheduler:
        return cluster.spread(work, lambda workers: chunks(items, workers), scheduler, names)
    if jobs == 1:  # nothing is gained by handing out several at once, and each is saved as soon as it is done
        return map(work, zip(items))
    pieces = chunks(items, jobs)
    return map(work, pieces) if len(pieces) == 1 else _over_processes(work, pieces, jobs)


def _over_processes(work: Callable[[C], R], pieces: Sequence[C], jobs: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), mp_context=get_context("spawn"))
    try:
        for done in as_completed([pool.submit(work, chunk) for chunk in pieces]):
            yield done.result()
    finally:
        # After a fault, nobody waits for the games that are left.
        pool.shutdown(cancel_futures=True)
