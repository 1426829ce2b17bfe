"""Seats on live connections, and how a move is sent and received: for this server, and for boardgame.io's."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial

from changes import changed

# What a server says that has more moves in hand than it can make, and the seconds before it is asked again.
BUSY, BUSY_PAUSE = "moves-busy", 2.0
OPEN = {"compression": None, "max_size": None, "ping_interval": None, "open_timeout": 120}


class Table(Protocol):
    """A table with its seats. `heard` is called with a seat each time it has seen the current move."""

    done: bool

    async def sit(self) -> None: ...

    def move(self) -> None:
        """Sends a move; each seat is `told` once it has seen it."""
        ...


class Round:
    """One move on its way: over when all seats have seen it."""

    def __init__(self, seats: int, due: float) -> None:
        self.due = due
        self.left = set(range(seats))
        self.over: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def seen(self, seat: int) -> None:
        self.left.discard(seat)
        if not self.left and not self.over.done():
            self.over.set_result(asyncio.get_running_loop().time() - self.due)


# This server


class _View(msgspec.Struct):
    decision: dict[str, Any] | None


class _Changes(msgspec.Struct):
    decision: Any = None


class _Error(msgspec.Struct):
    code: str


class _Message(msgspec.Struct):
    """What a random player needs from a message; the rest is skipped."""

    type: str
    seq: int = -1
    question: int = -1
    actions: list[str] = []
    view: _View | None = None
    changes: _Changes | None = None
    id: str | None = None
    error: _Error | None = None


_READ = msgspec.json.Decoder(_Message)


class Carson:
    """With several ports, the seats of a table are at different servers by turns."""

    def __init__(self, ports: list[int], table_id: str, tokens: list[str], chance: Any) -> None:
        self.done = False
        self.errors: list[str] = []
        self.refused = 0  # how often it was told to come back
        self.when_refused: Callable[[], None] | None = None  # in place of coming back when it was told to
        self.tasks: list[asyncio.Task[None]] = []
        self._wish, self._wisher = "", 0
        self._addresses = [f"ws://127.0.0.1:{port}/api/tables/{table_id}/live?changes=true" for port in ports]
        self._tokens = tokens
        self._chance = chance
        self._lines: list[ClientConnection] = []
        self._newest: list[_Message | None] = [None] * len(tokens)
        self._round: Round | None = None
        self._seq = -1
        self._ready = asyncio.Event()

    async def sit(self) -> None:
        for seat, token in enumerate(self._tokens):
            address = self._addresses[seat % len(self._addresses)]
            line = await dial(address, additional_headers={"Authorization": f"Bearer {token}"}, **OPEN)  # type: ignore[arg-type]
            self._lines.append(line)
            self.tasks.append(asyncio.create_task(self._hear(seat, line)))
        await self._ready.wait()

    async def _hear(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            message = _READ.decode(text)
            if message.type in ("position", "changes"):
                self._follow(seat, message)
                if self._round is not None and message.seq >= self._seq:
                    self._round.seen(seat)
                if all(self._newest):
                    self._ready.set()
            elif message.error is not None and message.error.code == BUSY:
                self.refused += 1
                if self.when_refused is not None:
                    self.when_refused()
                else:
                    asyncio.get_running_loop().call_later(BUSY_PAUSE, self.ask_again)
            elif message.type == "fault":
                self.errors.append(str(text)[:200])
                self.done = True
                self._ready.set()
                if self._round is not None and not self._round.over.done():
                    self._round.over.cancel()

    def _follow(self, seat: int, message: _Message) -> None:
        before = self._newest[seat]
        if message.changes is not None:
            assert before is not None
            assert before.view is not None
            message.view = before.view
            if message.changes.decision is not None:
                message.view = _View(changed(before.view.decision, message.changes.decision))
        self._newest[seat] = message

    async def play(self, due: float) -> float | None:
        """Seconds from `due` until the last seat has seen the move; None when the game is over."""
        newest = next((one for one in self._newest if one is not None), None)
        if self.done or newest is None or newest.view is None or newest.view.decision is None:
            self.done = True
            return None
        seat = newest.view.decision["seats"][0]
        mine = self._newest[seat]
        assert mine is not None
        self._seq = mine.seq + 1
        self._round = Round(len(self._tokens), due)
        action = self._chance.choice(mine.actions)
        wish = {"type": "act", "action": action, "question": mine.question, "id": f"load-{self._seq:08}"}
        self._wish, self._wisher = json.dumps(wish), seat
        await self._lines[seat].send(self._wish)
        return await self._round.over

    def ask_again(self) -> None:
        """The move that was refused."""
        self.tasks.append(asyncio.create_task(self._lines[self._wisher].send(self._wish)))

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(line.close() for line in self._lines), return_exceptions=True)


# People at a table where nothing happens
WATCHING = 4


class Watched:
    """A table of this server with connections that only listen."""

    def __init__(self, ports: list[int], table_id: str) -> None:
        self._addresses = [f"ws://127.0.0.1:{port}/api/tables/{table_id}/live" for port in ports]
        self._lines: list[ClientConnection] = []

    async def sit(self) -> None:
        for number in range(WATCHING):
            line = await dial(self._addresses[number % len(self._addresses)], **OPEN)  # type: ignore[arg-type]
            self._lines.append(line)
            while _READ.decode(await line.recv()).type != "position":
                pass

    async def leave(self) -> None:
        await asyncio.gather(*(line.close() for line in self._lines), return_exceptions=True)


# boardgame.io: socket.io 4 over a WebSocket, as its own client speaks it


class Peer:
    def __init__(self, port: int, match_id: str, credentials: list[str | None]) -> None:
        self.done = False
        self.errors: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._match, self._credentials = match_id, credentials
        self._lines: list[ClientConnection] = []
        self._state = -1
        self._synced = 0
        self._round: Round | None = None
        self._ready = asyncio.Event()
        self._next = 0

    async def sit(self) -> None:
        for seat, _ in enumerate(self._credentials):
            line = await dial(self._address, **OPEN)  # type: ignore[arg-type]
            await line.recv()
            await line.send("40/counter,")
            await line.recv()
            self._lines.append(line)
            self.tasks.append(asyncio.create_task(self._hear(seat, line)))
            sync = ["sync", self._match, str(seat), self._credentials[seat], len(self._credentials)]
            await line.send("42/counter," + json.dumps(sync))
        await self._ready.wait()

    async def _hear(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            assert isinstance(text, str)
            if text == "2":
                await line.send("3")
            elif text.startswith("42/counter,"):
                kind, _, state, *_ = json.loads(text[len("42/counter,") :])
                if kind == "sync":
                    self._state = state["state"]["_stateID"]
                    self._synced += 1
                    if self._synced == len(self._credentials):
                        self._ready.set()
                elif kind == "update" and self._round is not None:
                    self._state = max(self._state, state["_stateID"])
                    self._round.seen(seat)

    async def play(self, due: float) -> float | None:
        seat = self._next = (self._next + 1) % len(self._credentials)
        self._round = Round(len(self._credentials), due)
        payload = {"type": "more", "args": [], "playerID": str(seat), "credentials": self._credentials[seat]}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, str(seat)]
        await self._lines[seat].send("42/counter," + json.dumps(update))
        return await self._round.over

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(line.close() for line in self._lines), return_exceptions=True)
