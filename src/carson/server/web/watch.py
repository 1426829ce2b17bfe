"""Every request is counted, timed and logged here: by the pattern of its address, never by the address itself."""

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carson.server.core.services import Services
from carson.server.logs import say

_log = logging.getLogger(__name__)
# Requested every few seconds by machines.
QUIET: Final = ("/healthz", "/metrics")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


class Watch:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        begun = time.perf_counter()
        # A request without an answer of its own has failed, and is answered further out.
        status, opened = 500, False

        async def watched(message: Message) -> None:
            nonlocal status, opened
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept" and not opened:
                status, opened = 101, True
                services.metrics.sockets.inc()
            elif message["type"] == "websocket.close" and not opened:
                status = 403  # how the server reports a socket closed before it was opened
            await send(message)

        services.metrics.open.inc()
        try:
            await self._app(scope, receive, watched)
        finally:
            services.metrics.open.dec()
            if opened:
                services.metrics.sockets.dec()
            _note(services, scope, status, time.perf_counter() - begun)


def _note(services: Services, scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "") or "other"
    method = scope.get("method", "WEBSOCKET") if scope["type"] == "http" else "WEBSOCKET"
    if method not in (*METHODS, "WEBSOCKET"):
        method = "other"  # anybody may invent methods, and each would be counted separately
    services.metrics.requests.labels(route, method, str(status)).inc()
    if scope["type"] == "http":
        services.metrics.request_seconds.labels(route, method).observe(seconds)
    level = logging.DEBUG if route in QUIET else logging.INFO
    say(_log, level, "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
