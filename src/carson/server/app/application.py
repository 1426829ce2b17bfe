"""Builds the application that uvicorn runs."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect

from carson.kernel import CarsonError
from carson.server.app.connections import AcceptErrors
from carson.server.app.routes import ROUTES
from carson.server.app.stopping import told_to_stop
from carson.server.background import end
from carson.server.bots.driver import Driver
from carson.server.client.files import client_routes
from carson.server.core.clock import SteadyClock
from carson.server.core.hub import CHAT
from carson.server.core.relay import Relay
from carson.server.core.services import Services
from carson.server.database.engine import Database, connect, upgrade
from carson.server.database.readiness import wait_for_database
from carson.server.delivery.postman import Postman
from carson.server.live.chat import chat_news
from carson.server.live.lobby import Lobby
from carson.server.logs import say, say_fault, set_up
from carson.server.operations.checking import check_running
from carson.server.operations.gauges import keep_looking
from carson.server.operations.status import StatusBoard
from carson.server.people.cleanup import daily
from carson.server.play.timekeeper import Timekeeper
from carson.server.settings import QUEUE, Settings, from_environment
from carson.server.tracing import tracing
from carson.server.web.answers import on_bug, on_fault, on_gone, on_http
from carson.server.web.guard import Guard
from carson.server.web.limits import Limits
from carson.server.web.watch import Watch

if TYPE_CHECKING:
    from carson.server.bots.queue import Queue

_log = logging.getLogger(__name__)


def make_app(settings: Settings, clock: Callable[[], float] | None = None) -> Starlette:
    """Upgrades the database when it starts, and lets bots answer what they were asked when it last stopped.

    `clock` tells the time of day; by default one that ignores a clock that is set wrong.
    """

    @contextlib.asynccontextmanager
    async def running(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(AcceptErrors())
        # Parts are closed in reverse order, so nothing is gone that another still needs.
        async with contextlib.AsyncExitStack() as parts:
            parts.enter_context(tracing(settings.traced))
            database = connect(settings.database)
            parts.push_async_callback(database.close)
            await _wait_for(database, settings.database_seconds)
            await upgrade(database)
            services = app.state.services = Services(settings, database, clock or SteadyClock())
            parts.callback(services.close)
            parts.push_async_callback(services.jobs.close)
            parts.push_async_callback(services.long_jobs.close)
            if services.shared is not None:
                services.shared.open()
                services.parts["cache"] = services.shared.is_answering
                parts.push_async_callback(services.shared.close)
            app.state.status = StatusBoard(services)
            app.state.limits = Limits(settings.limited, store=services.shared)
            driver = app.state.driver = Driver(services, queue=await _queue(parts, services))
            parts.push_async_callback(driver.close)
            timekeeper = app.state.timekeeper = Timekeeper(services, driver.wake)
            lobby = app.state.lobby = Lobby(services, services.shared)
            lobby.sources[CHAT] = chat_news
            lobby.open()
            parts.push_async_callback(lobby.close)
            services.is_present = lobby.is_present
            if not database.sqlite:
                relay = app.state.relay = Relay(settings.database, services.hub)
                relay.open()
                parts.push_async_callback(relay.close)
                services.parts["news"] = relay.listening.is_set
            waking = app.state.waking = asyncio.create_task(driver.wake_all())
            if settings.pulse:
                keeping = asyncio.create_task(timekeeper.run())
                parts.push_async_callback(end, keeping)
            parts.push_async_callback(end, waking)
            postman = app.state.postman = Postman(services)
            postman.start()
            parts.push_async_callback(postman.close)
            checking = app.state.checking = asyncio.create_task(check_running(services))
            parts.push_async_callback(end, checking)
            parts.push_async_callback(end, asyncio.create_task(daily(services)))
            if services.metrics.shared:
                parts.push_async_callback(end, asyncio.create_task(keep_looking(services, driver.workers)))

            def stop() -> None:
                say(_log, logging.INFO, "stopping")
                services.stop()
                driver.stop()
                lobby.let_go()

            with told_to_stop(stop):
                if settings.previous_rules:
                    say(_log, logging.INFO, "new games are played by the rules of the previous release")
                say(_log, logging.INFO, "ready", database=database.engine.dialect.name, pid=os.getpid())
                yield
        say(_log, logging.INFO, "stopped")

    return Starlette(
        routes=[*ROUTES, *client_routes()],
        middleware=[Middleware(Watch), Middleware(Guard, settings=settings)],
        exception_handlers={
            CarsonError: on_fault,
            HTTPException: on_http,
            ClientDisconnect: on_gone,
            Exception: on_bug,
        },
        lifespan=lambda app: _failures_logged(running(app)),
    )


@contextlib.asynccontextmanager
async def _failures_logged(running: contextlib.AbstractAsyncContextManager[None]) -> AsyncIterator[None]:
    doing = "starting"
    try:
        async with running:
            doing = "stopping"
            yield
    except Exception as fault:
        say_fault(_log, f"failed while {doing}", fault)
        raise


async def _wait_for(database: Database, seconds: float) -> None:
    """Stops waiting when told to stop."""
    waiting = asyncio.ensure_future(wait_for_database(database, seconds))

    def stop() -> None:
        waiting.cancel()

    with told_to_stop(stop):
        await waiting


async def _queue(parts: contextlib.AsyncExitStack, services: Services) -> "Queue | None":
    """Where bots think elsewhere. Its packages are an extra: whoever does not ask for it does not need them."""
    if services.settings.bots != QUEUE:
        return None
    from carson.server.bots.queue import Queue

    queue = Queue(services.settings.database, services.settings.bot_queue, services.metrics)
    parts.push_async_callback(queue.close)
    await queue.open()
    services.parts["bots"] = queue.is_served
    return queue


def spare_pauses() -> None:
    """Python's garbage collector looks through everything in memory. With thousands of connections and games that takes
    long enough to notice, every time. So what is loaded at the start is left out, and the rest is collected rarely;
    nearly everything that a request leaves behind is freed at once without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def app_of_environment() -> Starlette:
    """For processes that are started by name: each reads the settings for itself."""
    settings = from_environment(os.environ)
    set_up(settings.log, settings.log_level)
    spare_pauses()
    _end_with(parent_process())
    return make_app(settings)


def _end_with(parent: BaseProcess | None) -> None:
    """If the process that started this one was killed, nobody would tell this one to stop: it would keep the port."""

    def wait_for(parent: BaseProcess) -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        Thread(target=wait_for, args=(parent,), daemon=True).start()
