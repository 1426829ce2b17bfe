"""Every request is counted, timed and logged here: by the pattern of its address, never by the address itself."""

import logging
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carson.server.core.services import Services
from carson.server.logs import say
from carson.server.tracing import span

_log = logging.getLogger(__name__)
# Requested every few seconds by machines.
QUIET: Final = ("/healthz", "/metrics")
OTHER: Final = "other"
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
            if scope["type"] == "http":
                with span(_method(scope)) as seen:
                    await self._app(scope, receive, watched)
                    if seen is not None:
                        _describe(seen, scope, status)
            else:  # a trace of hours would help nobody: what arrives on a socket has traces of its own
                await self._app(scope, receive, watched)
        finally:
            services.metrics.open.dec()
            if opened:
                services.metrics.sockets.dec()
            _note(services, scope, status, time.perf_counter() - begun)


def _describe(seen: Any, scope: Scope, status: int) -> None:
    """In the words of OpenTelemetry's conventions for HTTP."""
    method, route = _method(scope), _route(scope)
    seen.update_name(f"{method} {route}")
    seen.set_attributes({"http.request.method": method, "http.route": route, "http.response.status_code": status})


def _route(scope: Scope) -> str:
    return getattr(scope.get("route"), "path", "") or OTHER


def _method(scope: Scope) -> str:
    """Anybody may invent methods, and each would be counted separately."""
    method: str = scope["method"]
    return method if method in METHODS else OTHER


def _note(services: Services, scope: Scope, status: int, seconds: float) -> None:
    route, method = _route(scope), _method(scope) if scope["type"] == "http" else "WEBSOCKET"
    services.metrics.requests.labels(route, method, str(status)).inc()
    if scope["type"] == "http":
        services.metrics.request_seconds.labels(route, method).observe(seconds)
    level = logging.DEBUG if route in QUIET else logging.INFO
    say(_log, level, "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))
