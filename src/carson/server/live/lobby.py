"""All live connections of this process: counted, and found by table, person and session."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from carson.server.core.hub import TABLE
from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.errors import TooMany
from carson.server.live import messages
from carson.server.live.messages import text_of
from carson.server.live.room import Room
from carson.server.live.socket import Socket
from carson.server.people.identity import still_known

_log = logging.getLogger(__name__)
T = TypeVar("T")

# Reads what to send to everybody at a table, for one kind of news: (services, table, number).
Source = Callable[[Services, str, int], Awaitable[Sequence[Struct]]]


class Lobby:
    """`sources` say, by the kind of news (a letter, hub.py), what else is sent at a table besides the game, such as
    chat lines.
    """

    def __init__(self, services: Services) -> None:
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        self.sources: dict[str, Source] = {}
        self._services = services
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._check: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._services.hub.watch(self._heard)
        self._services.revoked.listen(self._revoked)
        self._check = asyncio.create_task(self._check_sessions())

    async def close(self) -> None:
        """Asks everybody to come back later; finishes what is being done."""
        if self._check is not None:
            self._check.cancel()
        self.let_go()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()

    def let_go(self) -> None:
        for socket in list(self.sockets):
            socket.close(messages.GOING)

    # Coming and going

    def admit(self, socket: Socket, address: str) -> None:
        settings = self._services.settings
        person = socket.user.id if socket.user is not None else ""
        if (
            len(self.sockets) >= settings.max_sockets
            or self._addresses[address] >= settings.max_sockets_address
            or (person and self._people[person] >= settings.max_sockets_each)
        ):
            raise TooMany("live-too-many")
        self.sockets.add(socket)
        self._addresses[address] += 1
        if person:
            self._people[person] += 1

    def dismiss(self, socket: Socket, address: str) -> None:
        self.sockets.discard(socket)
        _less(self._addresses, address)
        if socket.user is not None:
            _less(self._people, socket.user.id)

    async def enter(self, socket: Socket, table_id: str) -> Room:
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(self._services, table_id)
        try:
            await room.enter(socket)
        except BaseException:
            self.leave(socket, room)
            raise
        return room

    def leave(self, socket: Socket, room: Room) -> None:
        room.leave(socket)
        if not room.sockets and self.rooms.get(room.table_id) is room:
            room.close()
            del self.rooms[room.table_id]

    async def is_present(self, user_id: str, table_id: str) -> bool:
        """Whether a person has a table open live at this moment."""
        room = self.rooms.get(table_id)
        return room is not None and any(one.user is not None and one.user.id == user_id for one in room.sockets)

    # Sessions

    def end_session(self, token_sha256: str) -> None:
        """The session has ended: what was opened with it is closed."""
        for socket in self.sockets:
            if socket.token == token_sha256:
                socket.close(messages.UNKNOWN)

    def _revoked(self, news: Revoked) -> None:
        for socket in self.sockets:
            if socket.user is not None and news.ends(socket.user.id, socket.user.session):
                socket.close(messages.UNKNOWN)

    async def check_sessions(self) -> None:
        """Ends what was opened with a session that has expired, or was ended in another process."""
        tokens = sorted({socket.token for socket in self.sockets if socket.token})
        for token in set(tokens) - await still_known(self._services, tokens):
            self.end_session(token)

    async def _check_sessions(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.session_check)
            try:
                await self.check_sessions()
            except Exception:
                _log.exception("sessions could not be checked")

    # What happens

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """The task's result. It is finished even if the person has gone in the meantime: a committed move is
        published.
        """
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def _heard(self, table_id: str, kind: str, number: int) -> None:
        if kind == TABLE:
            for room in [self.rooms.get(table_id)] if table_id else self.rooms.values():
                if room is not None:
                    room.wake(number)
        elif kind in self.sources and table_id in self.rooms:
            task = asyncio.ensure_future(self._say(self.sources[kind], table_id, number))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _say(self, source: Source, table_id: str, number: int) -> None:
        try:
            found = await source(self._services, table_id, number)
        except Exception:
            _log.exception("what was said at table %s could not be read", table_id)
            return
        room = self.rooms.get(table_id)
        for message in found if room is not None else ():
            assert room is not None
            room.say(text_of(message))


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
