"""The address of live play: accepts connections, and carries out their messages."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from carson.kernel import CarsonError
from carson.server.bots.driver import Driver
from carson.server.core.services import Services
from carson.server.errors import BadRequest, NotAllowed, NotKnown, NotThere, Stopping, TooMany
from carson.server.live import messages
from carson.server.live.lobby import Lobby
from carson.server.live.messages import Act, DoneNews, FaultNews, Hello, Look, Ping, Pong, Said, Undo, text_of
from carson.server.live.room import Room
from carson.server.live.socket import Socket
from carson.server.play import playing as play
from carson.server.security.tokens import sha256
from carson.server.tables.bot_turns import bot_due
from carson.server.tables.timeouts import back
from carson.server.web import limits
from carson.server.web.answers import own_fault, told_fault
from carson.server.web.door import table_id_of
from carson.server.web.forms import LiveQuery
from carson.server.web.identity import token_of, visitor
from carson.server.web.language import words_for
from carson.server.web.reading import TooLarge, printable, queried
from carson.words import Teller

_log = logging.getLogger(__name__)
# Messages that make no sense, or come too fast, before a connection is closed.
MOST_MALFORMED: Final = 5
MOST_TOO_FAST: Final = 20


async def live(websocket: WebSocket) -> None:
    """Accept the connection, or say why not and close: a browser never learns why a connection was not opened."""
    services: Services = websocket.app.state.services
    lobby: Lobby = websocket.app.state.lobby
    address = limits.address(websocket)
    await websocket.accept()
    words = words_for(websocket)
    try:
        await limits.count_request(websocket)
        token = token_of(websocket)
        user = await visitor(websocket)
        words = words_for(websocket)  # their own, now that they are known
        query = queried(websocket, LiveQuery, several="seat")
        table_id = table_id_of(websocket.path_params["table_id"])
        socket = Socket(websocket, services, user, sha256(token) if token and user is not None else "", words)
        lobby.admit(socket, address)
        try:
            room = await lobby.enter(socket, table_id)
            try:
                await _Talk(websocket, socket, room, address).run(Hello(query.since, query.seat, changes=query.changes))
            finally:
                lobby.leave(socket, room)
        finally:
            lobby.dismiss(socket, address)
    except CarsonError as error:
        await _refuse(websocket, text_of(FaultNews(None, told_fault(Teller(words, str), error))), _code(error))
    except Exception:
        _log.exception("a live connection failed: %s", websocket.url.path)
        await _refuse(websocket, text_of(FaultNews(None, own_fault(words))), messages.BROKEN)


async def _refuse(websocket: WebSocket, text: str, code: int) -> None:
    services: Services = websocket.app.state.services
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(services.settings.send_seconds):
            await websocket.send_text(text)
            await websocket.close(code)


def _code(error: CarsonError) -> int:
    if isinstance(error, NotThere):
        return messages.NOT_THERE
    if isinstance(error, NotAllowed):
        return messages.NOT_YOURS
    if isinstance(error, Stopping):
        return messages.GOING
    return messages.TOO_MANY if isinstance(error, TooMany) else messages.MALFORMED


class _Talk:
    """The messages on one connection, and the answers."""

    def __init__(self, websocket: WebSocket, socket: Socket, room: Room, address: str) -> None:
        state = websocket.app.state
        self._websocket = websocket
        self._socket = socket
        self._room = room
        self._services: Services = state.services
        self._lobby: Lobby = state.lobby
        self._driver: Driver = state.driver
        self._limits: limits.Limits = state.limits
        self._address = address
        self._who = socket.user.id if socket.user is not None else address
        self._malformed = 0
        self._too_fast = 0
        self._left = False

    async def run(self, hello: Hello) -> None:
        await self._come_back()
        self._watch(hello)
        hearing = asyncio.create_task(self._hear())
        telling = asyncio.create_task(self._socket.pump(self._room))
        try:
            await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._left = True
            telling.cancel()
            if hearing not in self._lobby.unfinished:
                hearing.cancel()
            await asyncio.wait((hearing, telling))
        for task in (hearing, telling):
            fault = None if task.cancelled() else task.exception()
            if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
                raise fault
        if self._socket.closing:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(self._services.settings.send_seconds):
                    await self._websocket.close(self._socket.closing)

    async def _come_back(self) -> None:
        """When somebody opens a table where a bot stands in for them, they are back."""
        picture, user = self._room.picture, self._socket.user
        assert picture is not None
        if user is not None and any(seat.standin and seat.user_id == user.id for seat in picture.standing.seated.seats):
            await back(self._services, user, self._room.table_id)

    def _watch(self, hello: Hello) -> None:
        picture = self._room.picture
        assert picture is not None
        self._socket.watch(hello, picture)
        game = picture.standing.game
        if game is not None and bot_due(game, picture.standing.seated.seats) is not None:
            self._driver.wake(self._room.table_id)

    async def _hear(self) -> None:
        """One message after the other: a client that sends faster than it is answered has to wait."""
        while not self._socket.closing and not self._left:
            heard = await self._websocket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            said: Said | None = None
            try:
                await self._limits.count(limits.MESSAGES, "live", self._who, self._address)
                said = self._read(heard.get("text") or heard.get("bytes") or b"")
                await self._do(said)
            except CarsonError as error:
                self._fault(said, error)
            except Exception:
                _log.exception("a live message failed: %s", self._websocket.url.path)
                self._reply(FaultNews(said.id if said is not None else None, own_fault(self._socket.words)))

    def _read(self, sent: str | bytes) -> Said:
        most = self._services.settings.max_body
        if len(sent) > most:
            raise TooLarge("request-too-large", most=most)
        try:
            said: Said = messages.SAID.decode(sent)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise BadRequest("request-malformed", reason=printable(str(fault))[:200]) from None
        return said

    async def _do(self, said: Said) -> None:
        if isinstance(said, Act | Undo):
            await self._play(said)
        elif isinstance(said, Hello):
            self._watch(said)
        elif isinstance(said, Look):
            assert self._room.picture is not None
            self._socket.look_again(self._room.picture)
        elif isinstance(said, Ping):
            self._reply(Pong(said.id, self._services.now()))

    async def _play(self, said: Act | Undo) -> None:
        user = self._socket.user
        if user is None:
            raise NotKnown("who-unknown")
        # The same limits as for single requests.
        await self._limits.count(limits.ACTIONS, "play-act" if isinstance(said, Act) else "play-undo", user.id)
        table_id, task = self._room.table_id, asyncio.current_task()
        assert task is not None
        # Even if the person has gone in the meantime: a committed move is published.
        self._lobby.unfinished.add(task)
        try:
            if isinstance(said, Act):
                done = await play.act(self._services, user, table_id, said.form())
            else:
                done = await play.undo(self._services, user, table_id, said.form())
        finally:
            self._lobby.unfinished.discard(task)
        # At once: so it comes before the position, which is already due to everybody.
        self._reply(DoneNews(said.id, done.seq, done.seat, done.repeated, done.waiting))
        self._wake_bots()

    def _wake_bots(self) -> None:
        """Does nothing if there are no bots."""
        picture = self._room.picture
        if picture is None or any(seat.bot or seat.standin for seat in picture.standing.seated.seats):
            self._driver.wake(self._room.table_id)

    def _reply(self, message: msgspec.Struct) -> None:
        self._socket.reply(text_of(message))

    def _fault(self, said: Said | None, error: CarsonError) -> None:
        picture = self._room.picture
        assert picture is not None
        self._reply(
            FaultNews(said.id if said is not None else None, told_fault(picture.teller(self._socket.words), error))
        )
        if isinstance(error, TooMany):
            self._too_fast += 1
            if self._too_fast >= MOST_TOO_FAST:
                self._socket.close(messages.TOO_MANY)
        elif said is None:
            self._malformed += 1
            if self._malformed >= MOST_MALFORMED:
                self._socket.close(messages.MALFORMED)
