"""The application that uvicorn runs, put together."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from carson.kernel import CarsonError
from carson.server.database import connect, upgrade
from carson.server.relay import Relay
from carson.server.service.bots import Driver
from carson.server.service.desk import Desk
from carson.server.settings import Settings, from_environment
from carson.server.web.answers import on_bug, on_fault, on_http
from carson.server.web.client import client_routes
from carson.server.web.guard import Guard
from carson.server.web.limits import Limits
from carson.server.web.live.lobby import Lobby
from carson.server.web.routes import ROUTES


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
        try:
            await upgrade(database)
            lobby.open()
            if relay is not None:
                relay.open()
            waking = app.state.waking = asyncio.create_task(driver.wake_all())
            yield
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            if relay is not None:
                await relay.close()
            await lobby.close()
            await driver.close()
        finally:
            await database.close()

    return Starlette(
        routes=[*ROUTES, *client_routes()],
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={CarsonError: on_fault, HTTPException: on_http, Exception: on_bug},
        lifespan=lifespan,
    )


def app_of_environment() -> Starlette:
    """For processes that are started by name: each reads the settings for itself."""
    return make_app(from_environment(os.environ))
