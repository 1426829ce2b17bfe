"""The live connections of one table, and the picture from which they are served."""

import asyncio
import logging
from typing import Final

from carson.server.core.services import Services
from carson.server.live.messages import PresenceNews, text_of
from carson.server.live.picture import Picture
from carson.server.live.socket import Socket
from carson.server.play.table_state import standing

_log = logging.getLogger(__name__)
# Seconds before a table that could not be read is tried again: at first, and at most.
PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0


class Room:
    """Exists while somebody is connected. News only marks the picture as old; it is read again once, for all."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.table_id = table_id
        self.sockets: set[Socket] = set()
        self.picture: Picture | None = None
        self.presence = ""
        self._services = services
        self._old = False
        self._reading = asyncio.Lock()
        self._refreshing: asyncio.Task[None] | None = None
        self._pausing: asyncio.TimerHandle | None = None
        self._changed = False

    async def enter(self, socket: Socket) -> None:
        """Raises NotThere if there is no such table."""
        self.sockets.add(socket)
        async with self._reading:
            if self.picture is None:
                await self._read()
        self.look_round()
        socket.dirty.set()

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.look_round()

    def wake(self, number: int) -> None:
        """There is news, with this number if it has one."""
        if self.picture is not None and 0 <= number < self.picture.seq:
            return
        self._old = True
        if self._refreshing is None:
            self._refreshing = asyncio.create_task(self._refresh())

    def say(self, text: str) -> None:
        """To everyone who is here."""
        for socket in self.sockets:
            socket.reply(text)

    def look_round(self) -> None:
        """Tells everybody who is present, if that has changed: at once, and then again only after a pause. So a crowd
        that comes or goes is announced together.
        """
        if self._pausing is not None:
            self._changed = True
        elif self._told_presence():
            self._pausing = asyncio.get_running_loop().call_later(self._services.settings.presence_pause, self._paused)

    def _paused(self) -> None:
        self._pausing = None
        if self._changed:
            self._changed = False
            self.look_round()

    def _told_presence(self) -> bool:
        if self.picture is None:
            return False
        here = {seat for socket in self.sockets for seat in self.picture.own(socket.user)}
        watching = sum(not self.picture.own(socket.user) for socket in self.sockets)
        found = text_of(PresenceNews(sorted(here), watching))
        if found == self.presence:
            return False
        self.presence = found
        self._all_dirty()
        return True

    def close(self) -> None:
        if self._pausing is not None:
            self._pausing.cancel()
        if self._refreshing is not None:
            self._refreshing.cancel()

    async def _refresh(self) -> None:
        pause = PAUSE
        while self._old:
            try:
                async with self._reading:
                    await self._read()
                pause = PAUSE
            except Exception:
                # The database may not answer: the news is not forgotten.
                _log.exception("table %s cannot be read", self.table_id)
                self._old = True
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
        self._refreshing = None

    async def _read(self) -> None:
        self._old = False
        before = self.picture
        found = await standing(self._services, self.table_id, before.standing if before is not None else None)
        self.picture = Picture(found, before)
        self.look_round()
        self._all_dirty()

    def _all_dirty(self) -> None:
        for socket in self.sockets:
            socket.dirty.set()
