"""The application that uvicorn runs, put together."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from carson.kernel import CarsonError
from carson.server.database import connect, upgrade
from carson.server.logs import say, set_up
from carson.server.relay import Relay
from carson.server.service.bots import Driver
from carson.server.service.checking import check_running
from carson.server.service.desk import Desk
from carson.server.settings import Settings, from_environment
from carson.server.web.answers import on_bug, on_fault, on_http
from carson.server.web.client import client_routes
from carson.server.web.guard import Guard
from carson.server.web.limits import Limits
from carson.server.web.live.lobby import Lobby
from carson.server.web.routes import ROUTES
from carson.server.web.stopping import told_to_stop
from carson.server.web.watch import Watch

_log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Starlette:
    """Upgrades the database when it starts, and takes up what bots were asked when it last stopped."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        database = connect(settings.database)
        desk = Desk(settings, database)
        driver = Driver(desk)
        app.state.desk, app.state.driver, app.state.limits = desk, driver, Limits(settings.limited)
        lobby = app.state.lobby = Lobby(desk)
        relay = app.state.relay = None if database.sqlite else Relay(settings.database, desk.hub)

        def stop() -> None:
            say(_log, logging.INFO, "stopping")
            desk.stop()
            driver.stop()
            lobby.let_go()

        try:
            await upgrade(database)
            lobby.open()
            if relay is not None:
                relay.open()
            waking = app.state.waking = asyncio.create_task(driver.wake_all())
            checking = app.state.checking = asyncio.create_task(check_running(desk))
            with told_to_stop(stop):
                say(_log, logging.INFO, "ready", database=database.engine.dialect.name)
                yield
            waking.cancel()
            checking.cancel()
            await asyncio.gather(waking, checking, return_exceptions=True)
            if relay is not None:
                await relay.close()
            await lobby.close()
            await driver.close()
            say(_log, logging.INFO, "stopped")
        finally:
            await database.close()

    return Starlette(
        routes=[*ROUTES, *client_routes()],
        middleware=[Middleware(Watch), Middleware(Guard, settings=settings)],
        exception_handlers={CarsonError: on_fault, HTTPException: on_http, Exception: on_bug},
        lifespan=lifespan,
    )


def app_of_environment() -> Starlette:
    """For processes that are started by name: each reads the settings for itself."""
    settings = from_environment(os.environ)
    set_up(settings.log, settings.log_level)
    return make_app(settings)
