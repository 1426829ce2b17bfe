"""One live connection: what it has been sent, and what to send it next.

Nothing is queued for it except answers to its requests. The rest is looked up in the room's picture when the line is
free: a slow reader gets the newest position, and costs no memory and nobody else's time. Most readers are not slow:
what is due is written at once, without a task that would have to be woken for it.
"""

import asyncio
import math
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from starlette.websockets import WebSocket

from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import NotAllowed
from carson.server.live import messages
from carson.server.live.messages import EventsNews, Hello, Welcome, text_of
from carson.server.play.viewing import news
from carson.server.web import shapes
from carson.words import Words

if TYPE_CHECKING:
    from carson.server.live.picture import Picture


class Watched(Protocol):
    """What a connection sees of its room."""

    table_id: str
    picture: "Picture | None"
    presence: str


# An extension of ASGI, where the server has it (app/websockets.py): sends texts at once, all together, and returns
# whether it could. If not, nothing was sent.
WRITE: Final = "carson.write"
# Texts that are sent together.
TOGETHER: Final = 4
# Answers and chat lines that may wait for a reader.
MOST_REPLIES: Final = 64
# Entries per message for somebody who has missed many.
PAGE: Final = 100


def _cannot(_texts: Sequence[str]) -> bool:
    return False


class Socket:
    """`token` is the SHA-256 of the session's token; `closing` is why it is to be closed, if it is."""

    def __init__(self, websocket: WebSocket, services: Services, user: User | None, token: str, words: Words) -> None:
        self.user = user
        self.token = token
        self.words = words
        self.replies: deque[str] = deque()
        self.closing = 0
        self._room: Watched | None = None
        self._stirred = False
        self._pumping: asyncio.Task[Any] | None = None
        self._work = asyncio.Event()  # there is some for the pump
        self._pump_waits = False
        self._fault: Exception | None = None  # for the pump to raise: it ends the connection
        self._sending_since = math.inf
        self._websocket = websocket
        self._write: Callable[[Sequence[str]], bool] = websocket.scope.get("extensions", {}).get(WRITE, _cannot)
        self._services = services
        self._wanted: list[int] | None = None
        self._seen: dict[int | None, int] = {}
        self._latest: int | None = None
        self._again: set[int | None] = set()
        self._takes_changes = False
        self._has: dict[int | None, int] = {}  # by seat, the picture whose position was sent last
        self._table: object = None
        self._presence = ""
        self._behind: tuple[int | None, int] | None = None  # a seat, and the number it has seen
        self._unsent: list[str] = []

    @property
    def open(self) -> bool:
        return not self.closing

    # Input

    def watch(self, hello: Hello, picture: "Picture") -> None:
        """From these seats and this number on. Raises NotAllowed if one of the seats is somebody else's."""
        own = picture.own(self.user)
        for seat in hello.seats or ():
            if seat not in own:
                raise NotAllowed("seat-not-yours", number=seat)
        self._wanted = hello.seats or None
        self._takes_changes = hello.changes
        watched = self._watched(picture)
        self._seen = {} if hello.since is None else dict.fromkeys(watched, hello.since)
        self._latest = hello.since
        seats = [seat for seat in watched if seat is not None]
        name = self.user.name if self.user is not None else None
        self.reply(text_of(Welcome(hello.id, name, seats, self._services.now())))
        self.look_again(picture)

    def look_again(self, picture: "Picture") -> None:
        self._table, self._presence = None, ""
        self._has.clear()
        self._again.update(self._watched(picture))
        self.stir()

    def reply(self, text: str) -> None:
        if len(self.replies) >= MOST_REPLIES:
            self.close(messages.SLOW)
            return
        self.replies.append(text)
        self.stir()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.stir()

    # Output

    def stir(self) -> None:
        """There may be something to send. Whatever else comes in this turn of the event loop is sent with it."""
        if not self._stirred:
            self._stirred = True
            asyncio.get_running_loop().call_soon(self._send_at_once)

    def _send_at_once(self) -> None:
        """Unless it has to wait, for the reader or for the database: that is the pump's work."""
        self._stirred = False
        if self._room is not None and self._pump_waits and self.open:
            try:
                texts = self._due(self._room)
                while texts and self._write(texts):
                    texts = self._due(self._room) if len(texts) == TOGETHER else []
            except Exception as fault:
                self._fault = fault
            else:
                self._unsent = texts
                if not texts and self._behind is None:
                    return
        self._pump_waits = False
        self._work.set()

    async def pump(self, room: Watched) -> None:
        """Sends what has to wait, until the connection is to be closed. If the client does not read, somebody has to
        end it (`end_if_stuck`): a timer for every message would cost more than the message.
        """
        self._pumping = asyncio.current_task()
        self._room = room
        self.stir()
        while self.open:
            self._pump_waits = True
            await self._work.wait()
            self._work.clear()
            self._pump_waits = False
            if self._fault is not None:
                raise self._fault
            while texts := self._take_unsent() or self._due(room) or await self._missed(room):
                await self._send(texts)
        # The reason, if the client can still hear it.
        if self.closing != messages.SLOW:
            await self._send([*self.replies])

    def _take_unsent(self) -> list[str]:
        texts, self._unsent = self._unsent, []
        return texts

    async def _send(self, texts: Sequence[str]) -> None:
        if self._write(texts):
            return
        for text in texts:
            self._sending_since = asyncio.get_running_loop().time()
            await self._websocket.send_text(text)
            self._sending_since = math.inf

    def end_if_stuck(self, now: float) -> None:
        """Closes it if the client has read nothing for too long."""
        if now - self._sending_since >= self._services.settings.send_seconds and self._pumping is not None:
            self.closing = messages.SLOW
            self._pumping.cancel()

    def _due(self, room: Watched) -> list[str]:
        """The next few texts, most often all there are. If there are none, a seat may be `_behind`."""
        self._behind = None
        if self.closing:
            return []
        texts: list[str] = []
        while self.replies and len(texts) < TOGETHER:
            texts.append(self.replies.popleft())
        picture = room.picture
        if picture is None:
            return texts
        if picture.table is not self._table and len(texts) < TOGETHER:
            self._table = picture.table
            # What a seat may do depends on it: whether the game is over or the player has resigned, for example.
            self._again.update(self._watched(picture))
            texts.append(picture.table_news(self.user))
        if room.presence != self._presence and len(texts) < TOGETHER:
            self._presence = room.presence
            texts.append(room.presence)
        if picture.standing.game is None:
            return texts
        first, last = picture.standing.since, picture.seq
        for seat in self._watched(picture):
            since = self._seen_by(seat, picture)
            if since == last and seat not in self._again:
                continue
            if len(texts) == TOGETHER:
                break
            if since < first:
                self._behind = (seat, since)
                break
            self._again.discard(seat)
            self._seen[seat] = self._latest = last
            has = self._has.get(seat)
            if self._takes_changes:
                self._has[seat] = picture.number
            texts.append(picture.position(seat, self.words, since, has))
        return texts

    def _watched(self, picture: "Picture") -> list[int | None]:
        """The seats it may watch from now, of those it asked for; a spectator's if there are none."""
        own = picture.own(self.user)
        if self._wanted is None:
            return [own[0]] if own else [None]
        return [seat for seat in self._wanted if seat in own] or [None]

    def _seen_by(self, seat: int | None, picture: "Picture") -> int:
        """The number of the last entry that was sent for the seat; the current number if no past was asked for.

        A seat that came later (somebody has sat down in the meantime) continues where the others are, or where all
        began.
        """
        since = self._seen.get(seat, self._latest)
        if since is None or since > picture.seq:
            since = self._seen[seat] = picture.seq
            self._again.add(seat)
        return since

    async def _missed(self, room: Watched) -> list[str]:
        """One page of entries that are no longer in memory, for the seat that is behind."""
        if self._behind is None or self.closing:
            return []
        seat, since = self._behind
        found = await news(self._services, self.user, room.table_id, seat, since, PAGE)
        self._seen[seat] = found.seq
        self._again.add(seat)
        told = shapes.entries(found.told, shapes.told_by(found.seated, self.words))
        return [text_of(EventsNews(seat, found.seq, told))]
