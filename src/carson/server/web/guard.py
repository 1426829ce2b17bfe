"""Every request passes here: writes from another site are refused, over WebSocket too; answers get strict headers."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carson.server.errors import NotAllowed
from carson.server.settings import Settings
from carson.server.web.answers import Failure, answer, told_fault
from carson.server.web.language import words_for
from carson.words import Teller

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if writes and not self._from_here(scope):
            await self._refuse(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if self._settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self._app(scope, receive, guarded)

    def _from_here(self, scope: Scope) -> bool:
        """Browsers say where a request comes from; a request that does not is no browser's, and has nobody's cookie."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return origin == (self._settings.origin or _own_origin(scope, headers))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        fault = told_fault(Teller(words_for(HTTPConnection(scope)), str), NotAllowed("request-foreign"))
        await answer(Failure(fault), NotAllowed.status)(scope, receive, send)


def _own_origin(scope: Scope, headers: Headers) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{headers.get('host', '')}"
