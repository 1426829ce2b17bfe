"""`/metrics`: for this machine, or for whoever has the token; to all others there is no such address."""

import hmac
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from carson.server.faults import NotThere
from carson.server.metrics import CONTENT_TYPE
from carson.server.service.bots import Driver
from carson.server.service.desk import Desk
from carson.server.store import tables
from carson.server.web import limits

HERE: Final = ("127.0.0.1", "::1")
HERE_NAMED: Final = (*HERE, "localhost")
# A proxy on this machine says for whom it asks; then it is not this machine that asks.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


async def metrics(request: Request) -> Response:
    desk: Desk = request.app.state.desk
    driver: Driver = request.app.state.driver
    await limits.knocked(request)
    if not (_from_here(request) or _knows(request, desk.settings.metrics_token)):
        raise NotThere("page-unknown")
    async with desk.database.read() as connection:
        for status, count in (await tables.by_status(connection)).items():
            desk.metrics.tables.labels(status).set(count)
    desk.metrics.workers.set(len(driver.pool.pids))
    desk.metrics.broken.set(len(desk.broken))
    return Response(desk.metrics.text(), media_type=CONTENT_TYPE)


def _from_here(request: Request) -> bool:
    if any(name in request.headers for name in FORWARDED):
        return False
    asker = request.client.host if request.client is not None else ""
    return asker in HERE and request.url.hostname in HERE_NAMED


def _knows(request: Request, token: str) -> bool:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(token) and kind.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
