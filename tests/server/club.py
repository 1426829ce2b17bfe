"""A server in this process, on a database of its own, and people who speak to it over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import httpx2 as httpx
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.applications import Starlette

from carson.server.app.application import make_app
from carson.server.bots.driver import Driver
from carson.server.core.services import Services
from carson.server.database.rows import TableRow
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import rules_of
from carson.server.history.replaying import replayed
from carson.server.settings import Settings, driver_url

HERE = "http://carson.test"
# Requests are not counted, a password takes no time to speak of, presence is told at once, bots that play alone wait
# for nobody, and no process is started for heavy work.
QUICK = {
    "pulse": 0,
    "bot_pace": 0,
    "limited": False,
    "password_memory": 8,
    "password_passes": 1,
    "presence_pause": 0,
    "job_workers": 0,
}
_ids = count(1)


class Hands:
    """The clock on the wall: it stands still until somebody moves its hands."""

    def __init__(self, now: float = 1_800_000_000) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Person:
    """Somebody with a cookie, or nobody yet."""

    def __init__(self, club: "Club") -> None:
        self.club = club
        # Whatever the server did not foresee is raised here, and fails the test.
        transport = httpx.ASGITransport(app=club.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=HERE, headers={"origin": HERE})

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = await self.http.get(path, params=query or None)
        return self._read(response, status)

    async def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        response = await self.http.post(path, json={} if body is None else body, **more)
        return self._read(response, status)

    async def put(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._read(await self.http.put(path, json={} if body is None else body), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return self._read(await self.http.delete(path), status)

    def _read(self, response: httpx.Response, status: int) -> Any:
        self.club.seen.append(response.text)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def table(self, table_id: str, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table_id}", **query)

    async def news(self, table_id: str, since: int = -1) -> list[Any]:
        """All that happened after this number, page by page."""
        entries: list[Any] = []
        while True:
            told = await self.get(f"/api/tables/{table_id}/events", since=since)
            if not told["entries"]:
                return entries
            entries += told["entries"]
            since = told["seq"]

    async def act(self, table_id: str, action: Any, question: int, status: int = 200, **more: Any) -> Any:
        wish = {"action": action, "question": question, "id": f"test-{next(_ids):08}", **more}
        return await self.post(f"/api/tables/{table_id}/actions", wish, status)


class Club:
    """`seen` is every answer anybody got."""

    def __init__(self, app: Starlette, hands: Hands) -> None:
        self.app = app
        self.hands = hands
        self.seen: list[str] = []
        self._people: list[Person] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    async def later(self, seconds: float) -> None:
        """Time passes; what is due by then is seen to, and the bots do what they are asked."""
        self.hands.now += seconds
        await self.app.state.timekeeper.tick()
        await self.quiet()

    async def quiet(self) -> None:
        """Until the bots have done what they were asked."""
        driver: Driver = self.app.state.driver
        await self.app.state.waking
        await driver.settle()

    def stranger(self) -> Person:
        person = Person(self)
        self._people.append(person)
        return person

    async def guest(self, name: str) -> Person:
        person = self.stranger()
        await person.post("/api/guest", {"name": name}, 201)
        return person

    def same(self, person: Person) -> Person:
        """Somebody known from another server on the same database."""
        other = self.stranger()
        other.http.cookies.update(person.http.cookies)
        return other

    async def close(self) -> None:
        for person in self._people:
            await person.http.aclose()


@asynccontextmanager
async def open_club(url: str, hands: Hands | None = None, **settings: Any) -> AsyncIterator[Club]:
    hands = hands or Hands()
    app = make_app(Settings(database=driver_url(url), **{**QUICK, **settings}), hands)
    async with app.router.lifespan_context(app):
        if (relay := getattr(app.state, "relay", None)) is not None:
            # Once it listens it tells everybody to look again: in the middle of a test that would be news of nothing.
            await relay.listening.wait()
        club = Club(app, hands)
        try:
            yield club
        finally:
            await club.close()


def in_club(url: str, story: Callable[[Club], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def evening() -> None:
        async with open_club(url, **settings) as club:
            await story(club)

    asyncio.run(evening())


async def seated(club: Club, game: str, options: dict[str, Any], **more: Any) -> tuple[str, Person, Person]:
    """A table with two guests, begun, bots in the other seats."""
    ann, bob = await club.guest("Ann"), await club.guest("Bob")
    table = await ann.post("/api/tables", {"game": game, "options": options, **more}, 201)
    await bob.post(f"/api/tables/{table['id']}/join")
    await ann.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
    await club.quiet()
    return table["id"], ann, bob


async def to_move(table_id: str, *people: Person) -> Person:
    """Whoever of them is asked."""
    for person in people:
        seen = await person.table(table_id)
        if seen["seat"] in seen["view"]["decision"]["seats"]:
            return person
    raise AssertionError("nobody is asked")


async def play_on(club: Club, table_id: str, people: list[Person], seed: str, most: int = 100_000) -> int:
    """Each who is asked does something at random, until the game is over or `most` moves are made."""
    chance = Random(seed)
    for moves in range(most):
        for person in people:
            seen = await person.table(table_id)
            if seen["table"]["status"] == "finished":
                return moves
            if seen["view"]["decision"] and seen["seat"] in seen["view"]["decision"]["seats"]:
                await person.act(table_id, chance.choice(seen["actions"]), seen["question"])
                await club.quiet()
                break
        else:
            raise AssertionError("nobody is asked")
    return most


async def load_whole(connection: AsyncConnection, table: TableRow) -> AnyGame:
    """The game played again from its first entry, whatever is cached or in a snapshot."""
    return replayed(rules_of(table), table.seed, await log.since(connection, table.id, -1, table.seq), None)
