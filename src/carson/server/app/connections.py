"""Connections to browsers, limited in time and number: uvicorn alone would wait for the rest of a request forever.

The head and the body of a request must each arrive within some seconds, and an answer must be read. When the process
has as many connections as it may, the one that has waited longest for a complete request makes room.
"""

import asyncio
import logging
import math
import socket
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from carson.server.app.handover import Handover, table_of
from carson.server.logs import say_fault
from carson.server.settings import Settings

_log = logging.getLogger(__name__)
# How many open files we ask for, and how many of them are not for visitors: the database, bots, the log.
FILES: Final = 65_536
OTHER_FILES: Final = 100
BACKLOG: Final = 2_048
CLOSING: Final = (b"connection", b"close")
# Seconds in which a server that was told to stop still answers what is asked on an open connection.
LAST_SECONDS: Final = 1.0
# Seconds between two log lines that say that no connection can be accepted.
SAID_EVERY: Final = 60.0
NONE_TAKEN: Final = "socket.accept() out of system resource"  # asyncio's own message


def raise_file_limit() -> int:
    """How many files this process may open from now on: as many as we ask for, or as the system allows."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def backlog(files: int) -> int:
    """Connections that may wait to be accepted. That many are accepted in one go, before any can be turned away."""
    return min(BACKLOG, files // 8)


class Connections:
    """Makes the protocol of each connection, as uvicorn expects; they share the state kept here.

    `folder`: where the serving processes find each other, if there are several.
    """

    def __init__(self, settings: Settings, files: int, folder: Path | None = None) -> None:
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.send_seconds = settings.send_seconds
        self.last_seconds = LAST_SECONDS
        self.most = max(1, min(settings.max_connections, files - backlog(files) - OTHER_FILES))
        # Those whose request is incomplete, the longest waiting first.
        self.waiting: OrderedDict[Connection, None] = OrderedDict()
        self.handover = Handover(folder) if folder is not None else None
        self._adopting: set[asyncio.Task[Any]] = set()

    def __call__(self, **given: Any) -> "Connection":
        return Connection(self, **given)

    def open(self, **given: Any) -> None:
        """From now on this process takes connections that others hand over."""
        loop = asyncio.get_running_loop()

        def take(found: socket.socket, head: bytes) -> None:
            made = loop.connect_accepted_socket(lambda: Connection(self, head, **given), found)
            task = loop.create_task(made)
            self._adopting.add(task)
            task.add_done_callback(self._adopting.discard)

        if self.handover is not None:
            self.handover.open(take)

    def close(self) -> None:
        if self.handover is not None:
            self.handover.close()


class Connection(H11Protocol):
    """`_awaited` is what has yet to arrive, in h11's words: IDLE, a head, or SEND_BODY; None: everything is here.

    `head` is what another process has already read from it.
    """

    def __init__(self, house: Connections, head: bytes = b"", **given: Any) -> None:
        super().__init__(**given)
        self._house = house
        self._head = head
        self._awaited: object = None
        self._last = False
        self._patience: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(self.conn.their_state)
        if len(self.connections) > self._house.most:
            oldest = next(iter(self._house.waiting))
            if oldest is self:
                self._end(503)
            else:
                oldest._end(None)
        if self._head and not self.transport.is_closing():
            self.data_received(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._expect(None)
        self.resume_writing()

    # What comes in

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._last and self.cycle is not None:
            self.cycle.default_headers = [*self.server_state.default_headers, CLOSING]
        if self.transport.get_protocol() is self:  # it has not become a WebSocket
            self._expect(self.conn.their_state)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect(self.conn.their_state)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect(None)
        if not self._handed_over(event):
            super().handle_websocket_upgrade(event)

    def _handed_over(self, event: h11.Request) -> bool:
        """Whether it is now another process's. Nobody hands on what was handed over."""
        table = table_of(event.target)
        if self._house.handover is None or self._head or table is None or self.scheme != "http":
            return False
        head = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
        for name, value in self.headers:
            head += [name, b": ", value, b"\r\n"]
        number = self.transport.get_extra_info("socket").fileno()
        if not self._house.handover.pass_on(table, number, b"".join([*head, b"\r\n"])):
            return False
        self.transport.abort()  # here only: the other process holds it open
        return True

    def _expect(self, state: object) -> None:
        """The time starts when we first wait for something, however often a byte of it arrives."""
        awaited = state if state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing() else None
        if awaited is self._awaited:
            return
        self._awaited = awaited
        self._house.waiting.pop(self, None)
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if awaited is not None:
            self._house.waiting[self] = None
            seconds = self._house.head_seconds if awaited is h11.IDLE else self._house.body_seconds
            self._patience = self.loop.call_later(seconds, self._timed_out)

    def _timed_out(self) -> None:
        asked = self._awaited is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        self._end(408 if asked else None)

    def _end(self, status: int | None) -> None:
        """Sends an answer with this status, unless one has begun already."""
        if status is not None and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [(b"content-length", b"0"), CLOSING]
            answer = h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status])
            self.transport.write((self.conn.send(answer) or b"") + (self.conn.send(h11.EndOfMessage()) or b""))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
        self._expect(None)

    def shutdown(self) -> None:
        """The process is to stop. A request may be on its way on a connection that looks idle: closed at once, it would
        be lost, and a proxy may not send it again.
        """
        if self._awaited is not h11.IDLE or self._patience is None:
            super().shutdown()
            return
        self._last = True
        self._patience.cancel()
        self._patience = self.loop.call_later(self._house.last_seconds, self._timed_out)

    # What goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._sending is None:
            self._sending = self.loop.call_later(self._house.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None


class AcceptErrors:
    """Replaces the event loop's exception handler: asyncio complains a thousand times a second when it cannot accept a
    connection because too many files are open.
    """

    def __init__(self) -> None:
        self._said_at = -math.inf

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") != NONE_TAKEN:
            loop.default_exception_handler(context)
        elif loop.time() - self._said_at >= SAID_EVERY:
            self._said_at = loop.time()
            say_fault(_log, "no connection can be taken", context["exception"])
