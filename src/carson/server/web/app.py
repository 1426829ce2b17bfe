"""The application that uvicorn runs, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from carson.kernel import CarsonError
from carson.server.database import connect, upgrade
from carson.server.service.bots import Driver
from carson.server.service.cleaning import daily
from carson.server.service.desk import Desk
from carson.server.settings import Settings
from carson.server.web.answers import on_bug, on_fault, on_http
from carson.server.web.guard import Guard
from carson.server.web.limits import Limits
from carson.server.web.routes import ROUTES


def make_app(settings: Settings) -> Starlette:
    """Upgrades the database when it starts, and takes up what bots were asked when it last stopped."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        database = connect(settings.database)
        desk = Desk(settings, database)
        driver = Driver(desk)
        app.state.desk, app.state.driver, app.state.limits = desk, driver, Limits(settings.limited)
        try:
            await upgrade(database)
            waking = app.state.waking = asyncio.create_task(driver.wake_all())
            cleaning = asyncio.create_task(daily(desk))
            yield
            waking.cancel()
            cleaning.cancel()
            await asyncio.gather(waking, cleaning, return_exceptions=True)
            await driver.close()
        finally:
            await database.close()

    return Starlette(
        routes=ROUTES,
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={CarsonError: on_fault, HTTPException: on_http, Exception: on_bug},
        lifespan=lifespan,
    )
