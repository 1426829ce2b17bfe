"""Live connections over a real socket, with the server and the client that others use."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2 as httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from carson.server.app.application import make_app
from carson.server.app.serving import options
from carson.server.settings import Settings, driver_url

PATIENCE = 30.0


@asynccontextmanager
async def served(url: str) -> AsyncIterator[tuple[str, uvicorn.Server]]:
    settings = Settings(database=driver_url(url))
    server = uvicorn.Server(uvicorn.Config(make_app(settings), port=0, **options(settings)))
    task = asyncio.create_task(server._serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}", server
    finally:
        server.should_exit = True
        await task


async def table(address: str) -> tuple[str, list[str]]:
    """One that is begun, and the tokens of its two people."""
    tokens = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:

        async def post(path: str, body: Any) -> Any:
            known = {"authorization": f"Bearer {tokens[-1]}"} if tokens else {}
            return (await http.post(path, json=body, headers=known)).raise_for_status().json()

        form = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
        tokens.append((await post("/api/guest", {"name": "Ann", "token": True}))["token"])
        table_id = (await post("/api/tables", form))["id"]
        tokens.append((await post("/api/guest", {"name": "Bob", "token": True}))["token"])
        await post(f"/api/tables/{table_id}/join", {})
        tokens.reverse()
        await post(f"/api/tables/{table_id}/start", {})
    return table_id, tokens[::-1]


def dial(address: str, table_id: str, token: str, **more: Any) -> Any:
    known = {"authorization": f"Bearer {token}"}
    return connect(f"ws://{address}/api/tables/{table_id}/live", additional_headers=known, **more)


async def until(line: ClientConnection, kind: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        async for text in line:
            message = json.loads(text)
            if message["type"] == kind:
                return message
    raise AssertionError("closed")


async def closed(line: ClientConnection) -> int:
    """Until it is; with which code."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await line.recv()
    except ConnectionClosed as end:
        return int(end.rcvd.code) if end.rcvd is not None else 0


def test_a_move_crosses_a_real_socket_and_a_server_that_stops_closes_it(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite) as (address, server):
            table_id, (ann, bob) = await table(address)
            async with dial(address, table_id, ann) as first, dial(address, table_id, bob) as second:
                assert not first.protocol.extensions, "nothing is compressed"
                seen = await until(first, "position")
                await until(second, "position")
                wish = {"type": "act", "action": seen["actions"][0], "question": seen["question"], "id": "real-one"}
                await first.send(json.dumps(wish))
                assert (await until(first, "done"))["id"] == "real-one"
                assert (await until(second, "position"))["seq"] == seen["seq"] + 1
                server.should_exit = True
                assert await closed(second) in (1001, 1012)

    asyncio.run(story())


def test_a_message_that_is_too_large_ends_the_connection(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite) as (address, _):
            table_id, (ann, _bob) = await table(address)
            async with dial(address, table_id, ann) as line:
                await until(line, "position")
                await line.send("x" * 20_000)
                assert await closed(line) == 1009
            async with dial(address, table_id, ann) as line:
                await until(line, "position")

    asyncio.run(story())


def test_a_page_of_another_site_is_turned_away_before_the_connection_is_opened(sqlite: str) -> None:
    async def story() -> None:
        async with served(sqlite) as (address, _):
            table_id, (ann, _bob) = await table(address)
            with pytest.raises(InvalidStatus) as caught:
                await dial(address, table_id, ann, origin="http://evil.test")
            assert caught.value.response.status_code == 403
            async with dial(address, table_id, ann, origin=f"http://{address}") as line:
                await until(line, "position")

    asyncio.run(story())


@pytest.mark.parametrize(("proxy", "secure"), [("127.0.0.1", True), ("10.0.0.1", False)], ids=["believed", "not"])
def test_a_cookie_is_secure_behind_a_proxy_that_is_believed(
    sqlite: str, proxy: str, secure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxy)

    async def story() -> None:
        async with (
            served(sqlite) as (address, _),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http,
        ):
            made = await http.post("/api/guest", json={"name": "Ann"}, headers={"x-forwarded-proto": "https"})
            assert ("Secure" in made.headers["set-cookie"]) == secure

    asyncio.run(story())
