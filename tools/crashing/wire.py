"""Requests over real sockets, which stay open between requests."""

from typing import Any

import httpx2 as httpx
import msgspec

from crashing.faults import Fault, Unanswered

# A server that takes longer than this has not answered, which is a fault too.
PATIENCE = 60.0


class Answer:
    def __init__(self, status: int, content: bytes) -> None:
        self.status = status
        self.content = content

    def read(self, kind: Any = dict[str, Any]) -> Any:
        return msgspec.json.decode(self.content, type=kind)

    @property
    def code(self) -> str:
        """The code of the error, if it is one."""
        return str(self.read()["error"]["code"]) if self.status >= 400 else ""


class Wire:
    """`outage`: the database is down, and the server may say so."""

    def __init__(self, address: str) -> None:
        self._http = self._opened(address)
        self._address = address
        self.outage = False

    @staticmethod
    def _opened(address: str) -> httpx.AsyncClient:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        return httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits)

    async def ask(self, method: str, path: str, token: str = "", body: Any = None, **query: Any) -> Answer:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        params = {name: value for name, value in query.items() if value is not None}
        try:
            found = await self._http.request(method, path, params=params or None, headers=headers, content=content)
        except httpx.TimeoutException:
            raise Fault("no answer", seconds=PATIENCE, request=f"{method} {path}") from None
        except httpx.TransportError:
            raise Unanswered from None
        if found.status_code >= 500:
            if self.outage:
                raise Unanswered
            raise Fault("the server failed", request=f"{method} {path}", status=found.status_code, said=found.text)
        return Answer(found.status_code, found.content)

    async def get(self, path: str, token: str, kind: Any = dict[str, Any], **query: Any) -> Any:
        """What must be there."""
        found = await self.ask("GET", path, token, **query)
        if found.status != 200:
            raise Fault("a look was refused", request=path, status=found.status, said=found.content.decode())
        return found.read(kind)

    async def close(self) -> None:
        await self._http.aclose()
