"""All live connections of this process: counted, and found by table, person and session."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from msgspec import Struct

from carson.server.core.hub import PRESENCE, SESSIONS, TABLE
from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.errors import TooMany
from carson.server.live import messages
from carson.server.live.messages import text_of
from carson.server.live.presence import People, Presence
from carson.server.live.room import Room
from carson.server.live.socket import Socket
from carson.server.people.identity import still_known
from carson.server.shared.store import SharedStore

_log = logging.getLogger(__name__)

# Reads what to send to everybody at a table, for one kind of news: (services, table, number).
Source = Callable[[Services, str, int], Awaitable[Sequence[Struct]]]


class Lobby:
    """`sources` say, by the kind of news (a letter, hub.py), what else is sent at a table besides the game, such as
    chat lines. With a `store`, presence is that of all processes.
    """

    def __init__(self, services: Services, store: SharedStore | None = None) -> None:
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        self.sources: dict[str, Source] = {}
        self._services = services
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self.unfinished: set[asyncio.Task[Any]] = set()  # what the server waits for when it stops
        self._checks: list[asyncio.Task[None]] = []
        self._presence = Presence(store, services.hub, self._here, self._note_elsewhere) if store is not None else None
        if store is not None and self._presence is not None:
            presence = self._presence
            store.listen(lambda renew: presence.look_everywhere(self.rooms, renew))

    def open(self) -> None:
        self._services.hub.watch(self._on_news)
        self._services.revoked.listen(self._end_revoked)
        self._checks = [asyncio.create_task(self._check_sessions()), asyncio.create_task(self._check_readers())]
        if self._presence is not None:
            self._presence.open()

    async def close(self) -> None:
        """Asks everybody to come back later; finishes what is being done."""
        for check in self._checks[:1]:
            check.cancel()
        self.let_go()
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        for check in self._checks:
            check.cancel()
        for room in self.rooms.values():
            room.close()
        if self._presence is not None:
            await self._presence.close()

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
        if self._services.stopping:  # they came too late to be asked to leave with the others
            socket.close(messages.GOING)

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
        self._came_or_went(table_id)
        return room

    def leave(self, socket: Socket, room: Room) -> None:
        room.leave(socket)
        if not room.sockets and self.rooms.get(room.table_id) is room:
            room.close()
            del self.rooms[room.table_id]
        self._came_or_went(room.table_id)

    # Presence

    async def is_present(self, user_id: str, table_id: str) -> bool:
        """Whether a person has a table open live at this moment."""
        if user_id in self._here(table_id):
            return True
        elsewhere = await self._presence.elsewhere(table_id) if self._presence is not None else None
        return elsewhere is not None and user_id in elsewhere

    def _here(self, table_id: str) -> People:
        room = self.rooms.get(table_id)
        sockets = room.sockets if room is not None else ()
        return Counter(socket.user.id if socket.user is not None else "" for socket in sockets)

    def _note_elsewhere(self, table_id: str, elsewhere: People) -> None:
        room = self.rooms.get(table_id)
        if room is not None and room.elsewhere != elsewhere:
            room.elsewhere = elsewhere
            room.look_round()

    def _came_or_went(self, table_id: str) -> None:
        if self._presence is not None:
            self._presence.look(table_id)

    # Sessions

    def end_session(self, token_sha256: str) -> None:
        """The session has ended: what was opened with it is closed."""
        for socket in self.sockets:
            if socket.token == token_sha256:
                socket.close(messages.UNKNOWN)

    def _end_revoked(self, news: Revoked) -> None:
        for socket in self.sockets:
            if socket.user is not None and news.ends(socket.user.id, socket.user.session):
                socket.close(messages.UNKNOWN)
        self._services.hub.tell_others(news.user_id, SESSIONS)

    async def check_sessions(self, user_id: str = "") -> None:
        """Ends what was opened with a session that has expired, or was ended in another process: everybody's, or that
        of one person.
        """
        concerned = [one for one in self.sockets if not user_id or (one.user is not None and one.user.id == user_id)]
        tokens = sorted({socket.token for socket in concerned if socket.token})
        for token in set(tokens) - await still_known(self._services, tokens):
            self.end_session(token)

    async def _check_sessions(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.session_check)
            await self._try_check_sessions("")

    async def _try_check_sessions(self, user_id: str) -> None:
        try:
            await self.check_sessions(user_id)
        except Exception:
            _log.exception("sessions could not be checked")

    async def _check_readers(self) -> None:
        """Ends connections whose clients do not read what they are sent. They hold nobody up, but cost memory."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(1.0, self._services.settings.send_seconds))
            now = loop.time()
            for socket in list(self.sockets):
                socket.end_if_stuck(now)

    # What happens

    def _on_news(self, table_id: str, kind: str, number: int, commit: object) -> None:
        if kind == TABLE:
            for room in [self.rooms.get(table_id)] if table_id else self.rooms.values():
                if room is not None:
                    room.wake(number, commit)
            if not table_id:
                self._begin(self._try_check_sessions(""))
        elif kind == SESSIONS:
            self._begin(self._try_check_sessions(table_id))
        elif kind == PRESENCE and table_id in self.rooms:
            self._came_or_went(table_id)
        elif kind in self.sources and table_id in self.rooms:
            self._begin(self._say(self.sources[kind], table_id, number))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.unfinished.add(task)
        task.add_done_callback(self.unfinished.discard)

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
