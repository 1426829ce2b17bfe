"""What is counted and measured, for Prometheus. One registry for each application; nothing in it names a person, and no
label has more values than there are addresses, bots or reasons.

Processes that `serve --workers` started count into files of one folder (prometheus_client's multiprocess mode), so that
whichever of them is asked answers for all.
"""

import os
import shutil
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial, wraps
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from carson.server.tracing import span

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
# Where prometheus_client looks for the folder, once, when it is imported.
SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
WAYS: Final = ("memory", "snapshot", "replay")  # how a game is loaded
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
P = ParamSpec("P")
T = TypeVar("T")


class Metrics:
    def __init__(self) -> None:
        folder = os.environ.get(SHARED_FOLDER)
        self.shared = folder is not None
        registry = CollectorRegistry()
        self.registry = registry if folder is None else _of_all(Path(folder))
        if folder is None:
            ProcessCollector(registry=registry)
        count = partial(Counter, registry=registry)
        seconds = partial(Histogram, buckets=_SECONDS, registry=registry)
        total = partial(Gauge, registry=registry, multiprocess_mode="livesum")  # adds up over the processes that run
        same = partial(Gauge, registry=registry, multiprocess_mode="mostrecent")  # every process reads it in one place
        self.requests = count("carson_requests", "Requests answered", ("route", "method", "status"))
        self.request_seconds = seconds(
            "carson_request_seconds",
            "Until a request was answered; where news are waited for, the waiting too",
            ("route", "method"),
        )
        self.open = total("carson_requests_open", "Requests that are being answered now")
        self.sockets = total("carson_websockets_open", "WebSockets that are open now")
        self.moves = count("carson_moves", "Moves written down, by who made them", ("by",))
        self.move_seconds = seconds("carson_move_seconds", "The transaction of a move, with the wait for its table")
        self.bot_moves = count("carson_bot_moves", "Moves that bots chose", ("bot",))
        self.bot_failures = count("carson_bot_failures", "Moves for which a bot was replaced", ("reason",))
        self.bot_waits = seconds("carson_bot_wait_seconds", "How long a bot's move waited for a process")
        self.bot_thoughts = seconds("carson_bot_thinking_seconds", "How long bots thought about a move")
        self.bots_asked = total("carson_bots_asked", "Bots that wait for a process here, or think in one")
        self.bot_queue = same("carson_bot_queue", "Bots' moves that wait in the shared queue")
        self.bot_queue_oldest = same("carson_bot_queue_oldest_seconds", "How long the oldest of them has waited")
        self.bot_queue_workers = same("carson_bot_queue_workers", "Processes `carson bots` that are alive")
        unqueued = "Bots' moves that the queue did not take, or kept too long"
        self.bot_unqueued = count("carson_bot_unqueued", unqueued, ("reason",))
        self.thought_failures = count("carson_thought_failures", "Work that a process did not finish", ("reason",))
        self.workers = total("carson_bot_workers", "Processes that bots think in")
        self.tables = same("carson_tables", "Tables that are open or played at", ("status",))
        self.checked = count("carson_games_checked", "Stored games played again at the start")
        # Every process checks them all.
        most = partial(Gauge, registry=registry, multiprocess_mode="livemax")
        self.broken = most("carson_tables_broken", "Tables whose stored game does not play")
        self.loaded = count("carson_games_loaded", "Games loaded for a request, by way", ("way",))
        for way in WAYS:
            self.loaded.labels(way)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _of_all(folder: Path) -> CollectorRegistry:
    registry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
    registry.register(_Processes(folder))
    return registry


class _Processes(Collector):
    """CPU, memory and open files of all serving processes together."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        sums: dict[str, float] = defaultdict(float)
        abouts: dict[str, str] = {}
        # The file goes when its process has died (`forget_process`).
        for pid in [path.stem.rpartition("_")[2] for path in self._folder.glob("gauge_livesum_*.db")]:
            for family in ProcessCollector(pid=pid.__str__, registry=None).collect():
                if family.name in ("process_cpu_seconds", "process_resident_memory_bytes", "process_open_fds"):
                    sums[family.name] += family.samples[0].value
                    abouts[family.name] = family.documentation
        for name, value in sums.items():
            kind = CounterMetricFamily if name == "process_cpu_seconds" else GaugeMetricFamily
            yield kind(name, abouts[name], value=value)


@contextmanager
def counting_together() -> Iterator[Path]:
    """Processes that are started within it count together. The folder is theirs alone, and goes at the end."""
    folder = Path(tempfile.mkdtemp(prefix="carson-metrics-"))
    os.environ[SHARED_FOLDER] = str(folder)
    try:
        yield folder
    finally:
        del os.environ[SHARED_FOLDER]
        shutil.rmtree(folder, ignore_errors=True)


def forget_process(folder: Path, pid: int) -> None:
    """A process has ended: what it counted stays, what it had open is gone."""
    mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


class HasMetrics(Protocol):
    @property
    def metrics(self) -> Metrics: ...


S = TypeVar("S", bound=HasMetrics)


def measured(
    by: str,
) -> Callable[[Callable[Concatenate[S, P], Awaitable[T]]], Callable[Concatenate[S, P], Awaitable[T]]]:
    """Around a transaction that makes a move: measures how long it takes, and counts it unless it was a repetition."""

    def around(
        call: Callable[Concatenate[S, P], Awaitable[T]],
    ) -> Callable[Concatenate[S, P], Awaitable[T]]:
        @wraps(call)
        async def inner(services: S, /, *args: P.args, **more: P.kwargs) -> T:
            begun = time.perf_counter()
            try:
                with span("move", by=by):
                    result = await call(services, *args, **more)
            finally:
                services.metrics.move_seconds.observe(time.perf_counter() - begun)
            if result is True or getattr(result, "repeated", True) is False:
                services.metrics.moves.labels(by).inc()
            return result

        return inner

    return around
