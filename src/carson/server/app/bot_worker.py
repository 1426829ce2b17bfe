"""`carson bots`: a process that no browser reaches. It takes bots' moves out of the queue and plays them."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any, Final

from procrastinate import BaseRetryStrategy, JobContext, RetryDecision
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job
from prometheus_client import start_http_server

from carson.server.app.application import spare_pauses
from carson.server.bots.driver import Driver
from carson.server.bots.pool import MAKER, Limits, Pool
from carson.server.bots.queue import HEARTBEAT, QUEUE, TASK, Queue
from carson.server.core.clock import SteadyClock
from carson.server.core.relay import Relay
from carson.server.core.services import Services
from carson.server.database.engine import connect
from carson.server.logs import say
from carson.server.settings import Settings

_log = logging.getLogger(__name__)

# Seconds between two looks for jobs that were not announced, because they were put back, or whose announcement came
# while procrastinate looked for another.
_POLL: Final = 0.2
# Seconds before a lost queue is tried again, growing.
_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 10.0
_ENDINGS: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class PortTaken(Exception):
    """Something else listens where the metrics were to be served, or there is no such address here."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(reason)
        self.address = address


class _PutBack(BaseRetryStrategy):
    """What a worker was thinking about when it was told to stop goes to another."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        return RetryDecision() if isinstance(exception, asyncio.CancelledError) else None


def run_bots(
    settings: Settings, processes: int, metrics: tuple[str, int] | None, ready: Callable[[], None], maker: str = MAKER
) -> None:
    """Runs until told to stop. `processes`: how many bots think at a time. `metrics`: the address and the port on which
    they are served. `maker` makes the bots, as "module:name".
    """
    spare_pauses()
    asyncio.run(_until_told(_work(settings, processes, metrics, ready, maker)))


async def _until_told(work: Coroutine[Any, Any, None]) -> None:
    loop = asyncio.get_running_loop()
    task = loop.create_task(work)
    told = False

    def stop() -> None:
        nonlocal told
        if not told:  # a second signal must not end what is being finished
            told = True
            say(_log, logging.INFO, "stopping")
            task.cancel()

    for name in _ENDINGS:
        loop.add_signal_handler(signal.Signals[name], stop)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    say(_log, logging.INFO, "stopped")


async def _work(
    settings: Settings, processes: int, metrics: tuple[str, int] | None, ready: Callable[[], None], maker: str
) -> None:
    # Parts are closed in reverse order, so nothing is gone that another still needs.
    async with contextlib.AsyncExitStack() as parts:
        database = connect(settings.database)
        parts.push_async_callback(database.close)
        services = Services(settings, database, SteadyClock())
        parts.callback(services.close)
        if metrics is not None:
            parts.callback(_serve_metrics(*metrics, services))
        relay = Relay(settings.database, services.hub)
        relay.open()
        parts.push_async_callback(relay.close)
        queue = Queue(settings.database, settings.bot_queue, services.metrics)
        parts.push_async_callback(queue.close)
        await queue.open()
        pool = Pool(Limits(processes, settings.bot_seconds, settings.bot_memory), maker)
        driver = Driver(services, pool, queue)
        # A job that is here has waited in the queue, and not for a process.
        pool.observe = lambda _waited, thought: services.metrics.bot_thoughts.observe(thought)
        parts.push_async_callback(driver.close)
        _take_jobs(queue, driver, services)
        say(_log, logging.INFO, "ready", processes=processes, pid=os.getpid())
        ready()
        await _fetch(queue, processes)


def _serve_metrics(host: str, port: int, services: Services) -> Callable[[], None]:
    """Returns what ends it."""
    try:
        server, _ = start_http_server(port, host, services.metrics.registry)
    except OSError as error:
        raise PortTaken(f"{host}:{port}", error.strerror or "") from error

    def end() -> None:
        server.shutdown()
        server.server_close()

    return end


def _take_jobs(queue: Queue, driver: Driver, services: Services) -> None:
    @queue.app.task(name=TASK, queue=QUEUE, pass_context=True, retry=_PutBack())
    async def play(context: JobContext, table: str, serial: int) -> None:
        services.metrics.bot_waits.observe(await queue.waited(context.job.id or 0))
        await driver.play_queued(table, serial)


async def _fetch(queue: Queue, processes: int) -> None:
    """Until it is cancelled. A queue that is lost is tried again."""
    pause = _PAUSE
    while True:
        begun = asyncio.get_running_loop().time()
        with contextlib.suppress(ConnectorException):
            await queue.app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                fetch_job_polling_interval=_POLL,
                update_heartbeat_interval=HEARTBEAT,
                shutdown_graceful_timeout=0,  # what is thought about is put back; what is being written is finished
                delete_jobs="always",
                install_signal_handlers=False,
            )
        if asyncio.get_running_loop().time() - begun > _LONGEST_PAUSE:
            pause = _PAUSE
        say(_log, logging.WARNING, "the queue of bots is lost, and tried again", seconds=pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, _LONGEST_PAUSE)
