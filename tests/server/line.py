"""A live connection to the server of this process, as a browser would have it: messages in, messages out."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import urlencode

from server.club import HERE, Club, Person

_ids = count(1)
PATIENCE = 30.0  # seconds until a test gives up hope; nothing waits that long that goes well


class Closed(Exception):
    """With the code it was closed with."""


class Line:
    """`log` is every text received. Without `reading` it takes nothing: a reader who has gone to sleep."""

    def __init__(self, club: Club, table_id: str, person: Person | None, headers: dict[str, str], query: str) -> None:
        self.table_id = table_id
        self.log: list[str] = []
        self.closed: int | None = None
        self.reading = asyncio.Event()
        self.reading.set()
        self._sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        cookies = [] if person is None else [f"{name}={value}" for name, value in person.http.cookies.items()]
        given = {"host": HERE.partition("//")[2], "origin": HERE, **headers}
        if cookies:
            given["cookie"] = "; ".join(cookies)
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{table_id}/live",
            "raw_path": f"/api/tables/{table_id}/live".encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items() if value],
            "client": ("127.0.0.1", 1),
            "server": ("carson.test", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(club.app(scope, self._receive, self._send))
        self.task.add_done_callback(lambda _: self._heard.put_nowait(None))

    async def _receive(self) -> dict[str, Any]:
        return await self._sent.get()

    async def _send(self, message: Any) -> None:
        await self.reading.wait()
        if message["type"] == "websocket.send":
            self.log.append(message["text"])
            self._heard.put_nowait(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._heard.put_nowait(None)

    # What a client does

    def say(self, kind: str, **fields: Any) -> None:
        self.say_raw(text=json.dumps({"type": kind, **fields}))

    def say_raw(self, **given: Any) -> None:
        self._sent.put_nowait({"type": "websocket.receive", **given})

    def act(self, action: str, question: int, **more: Any) -> str:
        name = f"line-{next(_ids):08}"
        self.say("act", action=action, question=question, id=name, **more)
        return name

    async def hear(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            text = await self._heard.get()
        if text is None:
            raise Closed(self.closed)
        return json.loads(text)

    async def until(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """The next message of this kind that fits; those before it are skipped."""
        while True:
            message = await self.hear()
            if message["type"] == kind and fits(message):
                return message

    async def until_any(self, *kinds: str) -> Any:
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def end(self) -> int | None:
        """Until the server has closed it; why."""
        try:
            while True:
                await self.hear()
        except Closed:
            await self.task
            return self.closed

    async def hang_up(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self.task


def dial(
    club: Club, table_id: str, person: Person | None = None, headers: dict[str, str] | None = None, **q: Any
) -> Line:
    return Line(club, table_id, person, headers or {}, urlencode(q, doseq=True))
