"""A server that is told to end finishes what it has begun, lets everybody go, and leaves nothing behind."""

import asyncio
import contextlib
import os
import select
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.club import Club, in_club, seated
from server.served import PATIENCE, Served, served

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
linux = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux")


def test_once_told_to_stop_it_takes_no_more_moves_and_lets_go_who_wait(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/events"
        waiting = asyncio.create_task(bob.get(where, since=0, wait=20))
        while not club.services.hub._waiting:
            await asyncio.sleep(0)
        club.services.stop()
        assert (await waiting)["entries"] == []
        assert (await bob.get(where, since=0, wait=20))["entries"] == []
        refused = await ann.act(table_id, "bid 7", 0, 503)
        assert refused["error"]["code"] == "server-stopping"
        assert refused["error"]["message"]
        assert (await ann.table(table_id))["table"]["seq"] == 0

    in_club(sqlite, story)


async def seat_at(client: httpx.AsyncClient, bot: str) -> str:
    """A table of the client's own, against a bot."""
    token = (await client.post("/api/guest", json={"name": "Ann", "token": True})).json()["token"]
    client.headers["authorization"] = f"Bearer {token}"
    table = {"game": "cards", "options": CARDS, "seats": ["me", bot]}
    table_id: str = (await client.post("/api/tables", json=table)).json()["id"]
    await client.post(f"/api/tables/{table_id}/start")
    return table_id


def at(server: Served) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.here, timeout=PATIENCE)


async def until_thought(client: httpx.AsyncClient, table_id: str) -> None:
    """Until the bot has moved: so there is a process that it thought in."""
    seq = 0
    while not seq:
        seq = (await client.get(f"/api/tables/{table_id}/events", params={"since": 0, "wait": 5})).json()["seq"]


@linux
def test_told_to_end_it_answers_who_waits_ends_well_and_leaves_no_process(url: str, tmp_path: Path) -> None:
    ends_well(url, tmp_path, signal.SIGTERM)


@linux
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_ctrl_c_and_a_closed_terminal_end_it_as_well(sqlite: str, tmp_path: Path, number: int) -> None:
    ends_well(sqlite, tmp_path, number)


def ends_well(url: str, folder: Path, number: int) -> None:
    async def story(server: Served) -> list[int]:
        async with at(server) as client:
            table_id = await seat_at(client, "greedy")
            await until_thought(client, table_id)
            workers = server.workers()
            assert workers
            ended = [os.pidfd_open(pid) for pid in workers]
            where = f"/api/tables/{table_id}/events"
            waiting = asyncio.create_task(client.get(where, params={"since": 1, "wait": 25}))
            live = f"{server.here}/api/tables/{table_id}/live".replace("http", "ws")
            async with connect(live) as socket:
                await socket.recv()
                while "carson_requests_open 3.0" not in (await client.get("/metrics")).text:
                    pass  # this one, the one that waits, and the live one
                assert "carson_websockets_open 1.0" in (await client.get("/metrics")).text
                server.process.send_signal(number)
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket:
                        pass
                assert socket.close_code in (1001, 1012), "the line was cut without a word"
            answer = await waiting
            assert answer.status_code == 200
            assert answer.json()["entries"] == []
            return ended

    with served(url, folder) as server:
        ended = asyncio.run(story(server))
        assert server.process.wait(PATIENCE) == 0
        for worker in ended:
            assert select.select([worker], [], [], PATIENCE)[0], "a worker is still there"
            os.close(worker)
        said = [line["what"] for line in server.said()]
        assert [what for what in said if what != "request"][-2:] == ["stopping", "stopped"]
        assert _faults(server) == []


@linux
def test_several_processes_end_together(postgres: Any, tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with at(server) as client:
            await until_thought(client, await seat_at(client, "greedy"))

    postgres.psql("CREATE DATABASE several;")
    with served(str(postgres.get_uri("several")), tmp_path, "--workers", "2") as server:
        asyncio.run(story(server))
        ended = [os.pidfd_open(pid) for pid in server.workers()]
        assert len(ended) >= 3, "two that serve, and one that a bot thinks in"
        assert server.stop() == 0
        for process in ended:
            assert select.select([process], [], [], PATIENCE)[0], "a process is still there"
            os.close(process)
        assert [line["what"] for line in server.said()].count("stopped") == 2
        assert _faults(server) == []
    postgres.psql("DROP DATABASE several WITH (FORCE);")


@linux
@pytest.mark.parametrize("several", [False, True], ids=["one", "several"])
def test_killed_outright_it_leaves_no_process_behind(postgres: Any, tmp_path: Path, several: bool) -> None:
    async def story(server: Served) -> list[int]:
        async with at(server) as client:
            await until_thought(client, await seat_at(client, "greedy"))
            return [os.pidfd_open(pid) for pid in server.workers()]

    postgres.psql("CREATE DATABASE killed;")
    with served(str(postgres.get_uri("killed")), tmp_path, *(("--workers", "2") if several else ())) as server:
        ended = asyncio.run(story(server))
        assert len(ended) >= (3 if several else 1)
        server.process.kill()
        for worker in ended:
            assert select.select([worker], [], [], PATIENCE)[0], "a worker is still there"
            os.close(worker)
    postgres.psql("DROP DATABASE killed WITH (FORCE);")


def test_what_was_answered_before_the_end_is_kept(sqlite: str, tmp_path: Path) -> None:
    """Ten tables in full play when the signal comes."""

    async def play(client: httpx.AsyncClient, table_id: str, done: list[tuple[str, int]], some: asyncio.Event) -> None:
        for number in range(10_000):
            try:
                seen = (await client.get(f"/api/tables/{table_id}")).json()
                if not seen["actions"]:
                    await client.get(
                        f"/api/tables/{table_id}/events", params={"since": seen["table"]["seq"], "wait": 5}
                    )
                    continue
                wish = {"action": seen["actions"][0], "question": seen["question"], "id": f"move-{number:06}"}
                answer = await client.post(f"/api/tables/{table_id}/actions", json=wish)
            except (httpx.HTTPError, KeyError):
                return  # it is gone
            if answer.status_code == 200:
                done.append((table_id, answer.json()["seq"]))
            if len(done) >= 40:
                some.set()

    async def story(server: Served) -> list[tuple[str, int]]:
        done: list[tuple[str, int]] = []
        some = asyncio.Event()
        clients = [at(server) for _ in range(10)]
        tables = [await seat_at(client, "random") for client in clients]
        playing = [asyncio.create_task(play(*pair, done, some)) for pair in zip(clients, tables)]
        await some.wait()
        server.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*playing)
        for client in clients:
            await client.aclose()
        return done

    with served(sqlite, tmp_path) as server:
        done = asyncio.run(story(server))
        assert server.process.wait(PATIENCE) == 0
        assert _faults(server) == []
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as database:
        kept = set(database.execute("SELECT table_id, seq FROM log").fetchall())
    database.close()
    assert len(done) >= 40
    assert set(done) <= kept


def _faults(server: Served) -> list[Any]:
    return [line for line in server.said() if line["level"] == "error"]
