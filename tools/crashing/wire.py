"""Requests over real sockets, which stay open between requests; to one server after the other, as through a proxy."""

import asyncio
from itertools import count
from typing import Any

import httpx2 as httpx
import msgspec

from crashing.faults import Fault, Unanswered

# A server that takes longer than this has not answered, which is a fault too.
PATIENCE = 60.0
# Seconds before somebody who asks too often asks again.
SLOWER = 0.5


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
    """`outage`: the database is down, and the server may say so. `down`: addresses of servers that are."""

    def __init__(self, addresses: list[str]) -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=limits)
        self._addresses = addresses
        self._turn = count()
        self.outage = False
        self.down: set[str] = set()
        self.slowed = 0  # times that somebody was told to ask less often

    async def ask(self, method: str, path: str, token: str = "", body: Any = None, **query: Any) -> Answer:
        # Everybody has an address of their own: the limits are those of one person.
        headers = {"x-forwarded-for": f"198.18.{sum(token.encode()) % 256}.{len(path) % 256}"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        params = {name: value for name, value in query.items() if value is not None}
        while True:
            try:
                found = await self._http.request(
                    method, self._next() + path, params=params or None, headers=headers, content=content
                )
            except httpx.TimeoutException:
                raise Fault("no answer", seconds=PATIENCE, request=f"{method} {path}") from None
            except httpx.TransportError:
                raise Unanswered from None
            if found.status_code != 429:
                break
            self.slowed += 1
            await asyncio.sleep(SLOWER)
        if found.status_code >= 500:
            if self.outage:
                raise Unanswered
            raise Fault("the server failed", request=f"{method} {path}", status=found.status_code, said=found.text)
        return Answer(found.status_code, found.content)

    def _next(self) -> str:
        """By turns, of those that are up."""
        up = [address for address in self._addresses if address not in self.down] or self._addresses
        return up[next(self._turn) % len(up)]

    async def get(self, path: str, token: str, kind: Any = dict[str, Any], **query: Any) -> Any:
        """What must be there."""
        found = await self.ask("GET", path, token, **query)
        if found.status != 200:
            raise Fault("a look was refused", request=path, status=found.status, said=found.content.decode())
        return found.read(kind)

    async def close(self) -> None:
        await self._http.aclose()
