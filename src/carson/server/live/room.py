"""The live connections of one table, and the picture from which they are served."""

import asyncio
import logging
from collections import Counter
from typing import Final

from carson.server.core.services import Services
from carson.server.live.messages import PresenceNews, text_of
from carson.server.live.picture import Picture
from carson.server.live.socket import Socket
from carson.server.play.table_state import Commit, TableState, continued, standing

_log = logging.getLogger(__name__)
# Seconds before a table that could not be read is tried again: at first, and at most.
PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0


class Room:
    """Exists while somebody is connected. A move of this process continues the picture; other news only marks it as
    old, and it is read again once, for all.
    """

    def __init__(self, services: Services, table_id: str) -> None:
        self.table_id = table_id
        self.sockets: set[Socket] = set()
        self.picture: Picture | None = None
        self.presence = ""
        self.elsewhere: Counter[str] = Counter()  # sockets at this table in other processes, by person
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
        socket.stir()

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.look_round()

    def wake(self, number: int, commit: object = None) -> None:
        """There is news, with this number if it has one; `commit` is what this process has just written."""
        if self.picture is not None and 0 <= number < self.picture.seq:
            return
        if isinstance(commit, Commit) and self._take_over(commit):
            return
        self._old = True
        if self._refreshing is None:
            self._refreshing = asyncio.create_task(self._refresh())

    def _take_over(self, commit: Commit) -> bool:
        """Whether the picture could be continued with what was committed. Not while one is being read: that may be
        older, and would come later.
        """
        if self.picture is None or self._refreshing is not None or self._reading.locked():
            return False
        found = continued(self.picture.standing, commit)
        if found is not None:
            self._show(found)
        return found is not None

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
        elif self._tell_presence():
            self._pausing = asyncio.get_running_loop().call_later(
                self._services.settings.presence_pause, self._end_pause
            )

    def _end_pause(self) -> None:
        self._pausing = None
        if self._changed:
            self._changed = False
            self.look_round()

    def _tell_presence(self) -> bool:
        if self.picture is None:
            return False
        here = {seat for socket in self.sockets for seat in self.picture.own(socket.user)}
        watching = sum(not self.picture.own(socket.user) for socket in self.sockets)
        for user_id, sockets in self.elsewhere.items():
            seats = [seat.seat for seat in self.picture.standing.seated.seats if user_id and seat.user_id == user_id]
            here.update(seats)
            watching += 0 if seats else sockets
        found = text_of(PresenceNews(sorted(here), watching))
        if found == self.presence:
            return False
        self.presence = found
        self._stir_all()
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
        self._show(await standing(self._services, self.table_id, before.standing if before is not None else None))

    def _show(self, found: TableState) -> None:
        before = self.picture
        self.picture = Picture(found, before)
        if before is None or self.picture.table is not before.table:  # who sits there has not changed otherwise
            self.look_round()
        self._stir_all()

    def _stir_all(self) -> None:
        for socket in self.sockets:
            socket.stir()
