"""Several processes on one port: the live connections of a table end up in one of them."""

import asyncio
import json
import os
import signal
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from carson.server.app.handover import LONGEST_HEAD, Handover, handing_over, table_of
from server.served import PATIENCE, Served, served
from server.test_live_uvicorn import table, until

TABLES = 4
LINES = 6


def test_only_live_connections_of_tables_are_handed_over() -> None:
    assert table_of(b"/api/tables/abc/live") == b"abc"
    assert table_of(b"/api/tables/abc/live?seat=1&since=4") == b"abc"
    assert table_of(b"/api/tables/abc/lively") is None
    assert table_of(b"/api/tables/abc/events?path=/api/tables/abc/live") is None
    assert table_of(b"/api/tables/abc/def/live") is None


def test_another_process_gets_the_open_connection_and_what_was_read_from_it(tmp_path: Path) -> None:
    asyncio.run(_another_process_gets_the_open_connection_and_what_was_read_from_it(tmp_path))


async def _another_process_gets_the_open_connection_and_what_was_read_from_it(tmp_path: Path) -> None:
    got: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    other = Handover(tmp_path)
    other.open(lambda found, head: got.put_nowait((found, head)))
    (tmp_path / str(os.getpid())).rename(tmp_path / "other")  # two processes would have two names
    mine = Handover(tmp_path)
    mine.open(lambda _found, _head: pytest.fail("it was handed over to itself"))
    near, far = socket.socketpair()
    passed = [table for table in map(str, range(20)) if mine.pass_on(table.encode(), far.fileno(), b"GET x")]
    assert 0 < len(passed) < 20  # each has its share
    far.close()
    async with asyncio.timeout(PATIENCE):
        taken = [await got.get() for _ in passed]
    taken[0][0].sendall(b"from the other")
    assert (taken[0][1], near.recv(100)) == (b"GET x", b"from the other")
    for one in (near, *(found for found, _ in taken)):
        one.close()
    other.close()
    mine.close()


def test_what_nobody_else_can_take_stays_here(tmp_path: Path) -> None:
    asyncio.run(_what_nobody_else_can_take_stays_here(tmp_path))


async def _what_nobody_else_can_take_stays_here(tmp_path: Path) -> None:
    mine = Handover(tmp_path)
    near, far = socket.socketpair()
    assert not mine.pass_on(b"before it is open", far.fileno(), b"GET x")
    mine.open(lambda _found, _head: None)
    gone = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    gone.bind(str(tmp_path / "gone"))
    gone.setblocking(False)
    theirs = next(name for name in map(str.encode, "abcdefghijklmnop") if mine.pass_on(name, far.fileno(), b"GET x"))
    assert not mine.pass_on(theirs, far.fileno(), b"x" * (LONGEST_HEAD + 1))
    while mine.pass_on(theirs, far.fileno(), b"GET x"):
        pass  # until its inbox is full: it does not answer
    gone.close()  # it has died, and its name is still there
    assert not mine.pass_on(theirs, far.fileno(), b"GET x")
    assert [path.name for path in tmp_path.iterdir()] == [str(os.getpid())]
    mine.close()
    assert list(tmp_path.iterdir()) == []
    for one in (near, far):
        one.close()


def test_if_a_process_goes_only_its_own_tables_move(tmp_path: Path) -> None:
    asyncio.run(_if_a_process_goes_only_its_own_tables_move(tmp_path))


async def _if_a_process_goes_only_its_own_tables_move(tmp_path: Path) -> None:
    mine = Handover(tmp_path)
    mine.open(lambda _found, _head: None)
    inboxes = {}
    for name in ("a", "b"):
        inboxes[name] = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inboxes[name].bind(str(tmp_path / name))
        inboxes[name].setblocking(False)
    near, far = socket.socketpair()
    tables = [str(number).encode() for number in range(60)]

    def home(table: bytes) -> str:
        if not mine.pass_on(table, far.fileno(), b"GET x"):
            return "mine"
        for name, inbox in inboxes.items():
            try:
                inbox.recv(100)
            except BlockingIOError:
                continue
            return name
        raise AssertionError

    before = {table: home(table) for table in tables}
    assert min(Counter(before.values()).values()) > 5
    inboxes.pop("b").close()
    after = {table: home(table) for table in tables}
    assert {table for table in tables if before[table] != after[table]} == {t for t in tables if before[t] == "b"}
    mine.close()
    for one in (near, far, *inboxes.values()):
        one.close()


def test_the_folder_is_private_and_goes_at_the_end() -> None:
    with handing_over() as folder:
        assert folder is not None
        assert folder.stat().st_mode & 0o077 == 0
    assert not folder.exists()


async def alive(line: ClientConnection) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await line.send('{"type": "ping"}')
            while json.loads(await line.recv())["type"] != "pong":
                pass
    except ConnectionClosed:
        return False
    return True


def test_everybody_at_a_table_is_in_one_process(postgres: Any, tmp_path: Path) -> None:
    postgres.psql("CREATE DATABASE handed;")

    async def play(server: Served) -> None:
        address = server.here.partition("//")[2]
        ids = [(await table(address))[0] for _ in range(TABLES)]

        async def sit(table_id: str) -> list[ClientConnection]:
            lines = [await connect(f"ws://{address}/api/tables/{table_id}/live") for _ in range(LINES)]
            for line in lines:
                await until(line, "position")
            return lines

        tables = [await sit(table_id) for table_id in ids]
        killed = next(line["pid"] for line in server.said() if line["what"] == "ready")
        os.kill(killed, signal.SIGKILL)
        for lines in tables:
            assert sum([await alive(line) for line in lines]) in (0, LINES)
        await asyncio.to_thread(server.until_said, "a worker died")
        # Whoever was there comes back, whether or not another process has taken its place.
        again = [await sit(table_id) for table_id in ids]
        assert all([await alive(line) for lines in again for line in lines])
        for line in [line for lines in (*tables, *again) for line in lines]:
            await line.close()

    with served(str(postgres.get_uri("handed")), tmp_path, "--workers", "2") as server:
        server.until(lambda: len([line for line in server.said() if line["what"] == "ready"]) == 2)
        asyncio.run(play(server))
        assert not [line for line in server.said() if line["level"] == "error" and line["what"] != "a worker died"]
    postgres.psql("DROP DATABASE handed WITH (FORCE);")
