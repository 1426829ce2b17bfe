"""For operators of the server: its health and its state for everybody; `/metrics` for this machine, or for anyone with
the token: for all others there is no such address.
"""

import hmac
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from carson.server.bots.driver import Driver
from carson.server.core.services import Services
from carson.server.errors import NotThere
from carson.server.metrics import CONTENT_TYPE
from carson.server.operations import health
from carson.server.operations.gauges import look_up
from carson.server.operations.status import Status, StatusBoard
from carson.server.web import limits
from carson.server.web.door import Doors, Visit

doors = Doors("house")

HERE: Final = ("127.0.0.1", "::1")
HERE_NAMED: Final = (*HERE, "localhost")
# A proxy on this machine says for whom it asks; then the request is not this machine's own.
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


@doors.get("/healthz", free=True)
async def healthz(visit: Visit) -> str:
    """Whether the database answers and the disk has room; 503 if not."""
    await health.check(visit.services)
    return "ok\n"


@doors.get("/api/status", free=True)
async def status(visit: Visit) -> Status:
    """What works at the moment and since when, for the status page. 200 whatever it says."""
    board: StatusBoard = visit.request.app.state.status
    return await board.current()


async def metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    driver: Driver = request.app.state.driver
    await limits.count_request(request)
    if not (_from_here(request) or _knows(request, services.settings.metrics_token)):
        raise NotThere("page-unknown")
    await look_up(services, driver.workers)
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)


def _from_here(request: Request) -> bool:
    if any(name in request.headers for name in FORWARDED):
        return False
    asker = request.client.host if request.client is not None else ""
    return asker in HERE and request.url.hostname in HERE_NAMED


def _knows(request: Request, token: str) -> bool:
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(token) and kind.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
