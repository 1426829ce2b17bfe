"""What is counted and measured, for Prometheus. One registry for each application; nothing in it names a person, and no
label has more values than there are addresses, bots or reasons.
"""

import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
P = ParamSpec("P")
T = TypeVar("T")


class Metrics:
    def __init__(self, loaded: Mapping[str, int]) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        registry.register(_Loaded(loaded))
        asked = ("route", "method", "status")
        self.requests = Counter("carson_requests", "Requests answered", asked, registry=registry)
        self.request_seconds = Histogram(
            "carson_request_seconds",
            "Until a request was answered; where news are waited for, the waiting too",
            ("route", "method"),
            buckets=_SECONDS,
            registry=registry,
        )
        self.open = Gauge("carson_requests_open", "Requests that are being answered now", registry=registry)
        self.sockets = Gauge("carson_websockets_open", "WebSockets that are open now", registry=registry)
        self.moves = Counter("carson_moves", "Moves written down, by who made them", ("by",), registry=registry)
        self.move_seconds = Histogram(
            "carson_move_seconds",
            "The transaction of a move, with the wait for its table",
            buckets=_SECONDS,
            registry=registry,
        )
        self.bot_moves = Counter("carson_bot_moves", "Moves that bots chose", ("bot",), registry=registry)
        self.bot_failures = Counter(
            "carson_bot_failures", "Moves for which a bot was replaced", ("reason",), registry=registry
        )
        self.thought_failures = Counter(
            "carson_thought_failures", "Work that a process did not finish", ("reason",), registry=registry
        )
        self.workers = Gauge("carson_bot_workers", "Processes that bots think in", registry=registry)
        self.tables = Gauge("carson_tables", "Tables in the database", ("status",), registry=registry)
        self.checked = Counter("carson_games_checked", "Stored games played again at the start", registry=registry)
        self.broken = Gauge("carson_tables_broken", "Tables whose stored game does not play", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Loaded(Collector):
    """Games loaded for a request, by where they came from. Counted there, read here."""

    def __init__(self, loaded: Mapping[str, int]) -> None:
        self._loaded = loaded

    def collect(self) -> Iterable[Metric]:
        family = CounterMetricFamily("carson_games_loaded", "Games taken up, by way", labels=("way",))
        for way, count in self._loaded.items():
            family.add_metric((way,), count)
        yield family


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
                result = await call(services, *args, **more)
            finally:
                services.metrics.move_seconds.observe(time.perf_counter() - begun)
            if result is True or getattr(result, "repeated", True) is False:
                services.metrics.moves.labels(by).inc()
            return result

        return inner

    return around
