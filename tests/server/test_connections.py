"""Requests that never end, on real sockets: they are ended, and keep nobody else out."""

import asyncio
import io
import resource
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx2 as httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from carson.server.app.application import make_app
from carson.server.app.connections import FILES, NONE_TAKEN, AcceptErrors, Connections, backlog
from carson.server.app.serving import options
from carson.server.operations import health
from carson.server.settings import Settings, driver_url
from server.logged import logging_to

PATIENCE = 60.0  # seconds until a test gives up hope; nothing waits that long that goes well
NEVER = 100_000.0

HALF_A_HEAD = b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-le"
HALF_A_BODY = (
    b'POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"na'
)
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"


class Served:
    def __init__(self, port: int, house: Connections, server: uvicorn.Server) -> None:
        self.port = port
        self.house = house
        self._server = server

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def live(self, table_id: str) -> connect:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/live")

    async def healthy(self) -> bool:
        async with self.http() as http:
            return (await http.get("/healthz")).status_code == 200

    async def until_shut(self) -> None:
        """Tell it to stop, until it accepts nobody any more."""
        self._server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            while self._server.servers[0].is_serving():
                await asyncio.sleep(0)


async def table(http: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    """One that waits for somebody, and the header by which its host is known."""
    token = (await http.post("/api/guest", json={"name": "Ann", "token": True})).json()["token"]
    known = {"authorization": f"Bearer {token}"}
    form = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
    return (await http.post("/api/tables", json=form, headers=known)).json()["id"], known


async def still_there(line: ClientConnection) -> None:
    await line.send('{"type": "ping", "id": "still there"}')
    async with asyncio.timeout(PATIENCE):
        while "still there" not in str(await line.recv()):
            pass


@asynccontextmanager
async def served(url: str, **settings: Any) -> AsyncIterator[Served]:
    told = Settings(database=driver_url(url), **{"head_seconds": NEVER, "body_seconds": NEVER, **settings})
    chosen = options(told)
    server = uvicorn.Server(uvicorn.Config(make_app(told), port=0, **chosen))
    task = asyncio.create_task(server._serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.001)
    try:
        yield Served(server.servers[0].sockets[0].getsockname()[1], chosen["http"], server)
    finally:
        server.should_exit = True
        await task


class Sender:
    """Somebody who sends bytes, and reads what comes back."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def until_closed(self) -> bytes:
        """All that the server sends before it closes the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._reader.read()
        except ConnectionResetError:
            return b""

    async def answer(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.readuntil(b"\r\n")

    def hang_up(self) -> None:
        self._writer.close()


@asynccontextmanager
async def sender(here: Served, data: bytes = b"") -> AsyncIterator[Sender]:
    found = Sender(*await asyncio.open_connection("127.0.0.1", here.port))
    found.send(data)
    try:
        yield found
    finally:
        found.hang_up()


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0)


@contextmanager
def logged() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    with logging_to("text", "info", stream):
        yield stream


@pytest.mark.parametrize(
    ("sent", "limits", "told"),
    [
        (b"", {"head_seconds": 0.01}, b""),
        (HALF_A_HEAD, {"head_seconds": 0.01}, b"HTTP/1.1 408 Request Timeout\r\n"),
        (HALF_A_BODY, {"body_seconds": 0.01}, b"HTTP/1.1 408 Request Timeout\r\n"),
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_half_sent_request_is_ended(sqlite: str, sent: bytes, limits: dict[str, float], told: bytes) -> None:
    async def story() -> None:
        with logged() as log:
            async with served(sqlite, **limits) as here, sender(here, sent) as half:
                found = await half.until_closed()
                assert found.startswith(told)
                assert bool(found) == bool(told)
                assert not here.house.waiting
        assert "error" not in log.getvalue(), "nobody can fill the log this way"

    asyncio.run(story())


@pytest.mark.parametrize("sent", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_a_byte_now_and_then_brings_no_more_time(sqlite: str, sent: bytes) -> None:
    async def story() -> None:
        async with served(sqlite, head_seconds=0.2, body_seconds=0.2) as here, sender(here, sent) as half:
            ended = asyncio.create_task(half.until_closed())
            while not ended.done():
                half.send(b" ")
                await asyncio.sleep(0.01)
            await ended
            assert not here.house.waiting

    asyncio.run(story())


def test_the_time_for_a_head_begins_anew_with_each_request_of_a_connection(sqlite: str) -> None:
    async def story() -> None:
        ask = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
        async with served(sqlite, head_seconds=0.5) as here, sender(here, ask) as one:
            assert await one.answer() == b"HTTP/1.1 200 OK\r\n"
            one.send(HALF_A_HEAD)
            assert b"HTTP/1.1 408" in await one.until_closed()

    asyncio.run(story())


def test_who_waits_for_news_or_plays_live_is_not_cut_off(sqlite: str) -> None:
    """Their requests are all here; how long the answer takes is the server's affair."""

    async def story() -> None:
        async with served(sqlite, head_seconds=0.3, body_seconds=0.3) as here, here.http() as http:
            table_id, known = await table(http)
            async with here.live(table_id) as line:
                wait = http.get(f"/api/tables/{table_id}/events?wait=25", headers=known)
                waiting = asyncio.create_task(wait)
                for sent in (HALF_A_HEAD, HALF_A_BODY):
                    async with sender(here, sent) as half:
                        assert b"408" in await half.until_closed()
                assert not waiting.done()
                await http.post(f"/api/tables/{table_id}/join", json={}, headers=known)
                assert (await waiting).status_code == 200
                await still_there(line)

    asyncio.run(story())


def test_an_answer_that_is_not_read_is_not_kept_for_ever(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite, send_seconds=0.05) as here:
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.setblocking(False)
                await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", here.port))
                ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n"
                async with asyncio.timeout(PATIENCE):
                    try:
                        while True:  # one after the other, until the server has let go
                            await asyncio.get_running_loop().sock_sendall(deaf, ask)
                            await asyncio.sleep(0.001)
                    except (ConnectionResetError, BrokenPipeError):
                        pass
            assert await here.healthy()

    asyncio.run(story())


def test_where_there_are_too_many_connections_the_longest_without_a_request_makes_room(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite, max_connections=20) as here, AsyncExitStack() as open_ones:
            halves = [await open_ones.enter_async_context(sender(here, HALF_A_HEAD)) for _ in range(60)]
            for half in halves[:40]:
                await half.until_closed()
            assert await here.healthy()
            await halves[40].until_closed()
            assert len(here.house.waiting) <= 20

    asyncio.run(story())


def test_who_plays_live_is_not_pushed_out_and_whoever_comes_too_late_is_told(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite, max_connections=2) as here, AsyncExitStack() as open_ones:
            async with here.http() as http:
                table_id, _ = await table(http)
            lines = [await open_ones.enter_async_context(here.live(table_id)) for _ in range(2)]
            async with sender(here, HALF_A_HEAD) as late:
                assert (await late.until_closed()).startswith(b"HTTP/1.1 503 Service Unavailable\r\n")
            for line in lines:
                await still_there(line)

    asyncio.run(story())


def test_connections_leave_room_for_other_files() -> None:
    for files in (200, 1_024, FILES):
        house = Connections(Settings(), files)
        assert house.most + backlog(files) < files
        assert house.most >= 64
    assert Connections(Settings(), FILES).most == Settings().max_connections


def test_connections_that_cannot_be_taken_are_told_of_once_and_taken_later(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite) as here:
            assert await here.healthy()
            before = resource.getrlimit(resource.RLIMIT_NOFILE)
            crowd = [socket.create_connection(("127.0.0.1", here.port)) for _ in range(50)]
            highest = max(one.fileno() for one in crowd)
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 5, before[1]))
                async with asyncio.timeout(PATIENCE):
                    while "no connection can be taken" not in log.getvalue():
                        await asyncio.sleep(0.001)
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, before)
                for one in crowd:
                    one.close()
            assert await here.healthy()

    with logged() as log:
        asyncio.run(story())
    assert log.getvalue().count("no connection can be taken") == 1
    assert NONE_TAKEN not in log.getvalue(), "nor does asyncio say it"


def test_a_connection_that_ends_with_our_own_fault_says_so(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was not told would send its next request there, and lose it. The log has the fault once."""

    async def bug(_services: Any) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with served(sqlite) as here, sender(here, HEALTH) as failed:
            head, _, body = (await failed.until_closed()).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 500 ")
            assert b"\r\nconnection: close" in head
            assert b"server-fault" in body

    monkeypatch.setattr(health, "check", bug)
    with logged() as log:
        asyncio.run(story())
    assert log.getvalue().count("a request failed") == 1
    assert log.getvalue().count("builtins.ZeroDivisionError") == 1, "nor does uvicorn say it again"


def test_what_is_asked_on_an_open_connection_while_it_stops_is_answered(sqlite: str) -> None:
    """It was sent before the client could know."""

    async def story() -> None:
        async with served(sqlite) as here, sender(here) as fresh, sender(here, HEALTH) as used:
            assert await used.answer() == b"HTTP/1.1 200 OK\r\n"
            await until(lambda: len(here.house.waiting) == 2)
            here.house.last_seconds = NEVER
            await here.until_shut()
            for one in (fresh, used):
                one.send(HEALTH)
                answer = await one.until_closed()
                assert b"HTTP/1.1 200 OK\r\n" in answer
                assert b"\r\nconnection: close" in answer, "the next request would be lost"

    asyncio.run(story())


def test_a_connection_on_which_nothing_is_asked_does_not_keep_it_from_stopping(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite) as here, sender(here) as silent:
            await until(lambda: len(here.house.waiting) == 1)
            here.house.last_seconds = 0.01
            await here.until_shut()
            assert await silent.until_closed() == b""

    asyncio.run(story())


def test_other_faults_of_the_loop_are_told_as_before() -> None:
    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(AcceptErrors())
        asyncio.get_running_loop().call_exception_handler({"message": "something else"})

    with logged() as log:
        asyncio.run(story())
    assert "something else" in log.getvalue()
