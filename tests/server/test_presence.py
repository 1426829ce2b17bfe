"""Who is at a table in another process: the postman asks before it sends anything."""

import asyncio
from typing import Any

import pytest

from server.club import Club, open_club, seated
from server.line import PATIENCE, dial
from server.someones import rows
from valkey_server import Valkey

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


@pytest.fixture
def apart(postgres: Any, postgres_template: str) -> Any:
    postgres.psql(f"CREATE DATABASE apart TEMPLATE {postgres_template};")
    yield str(postgres.get_uri("apart"))
    postgres.psql("DROP DATABASE apart WITH (FORCE);")


async def _until(club: Club, user_id: str, table_id: str, present: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while await club.services.is_present(user_id, table_id) is not present:
            await asyncio.sleep(0.01)


def test_nobody_is_written_to_who_has_the_table_open_elsewhere(apart: str, valkey: Valkey) -> None:
    async def story() -> None:
        shared = {"redis": valkey.url, "redis_seconds": PATIENCE}
        async with open_club(apart, **shared) as first, open_club(apart, **shared) as second:
            table_id, ann, bob = await seated(first, "cards", CARDS)
            people = {name: user_id for user_id, name in await rows(first, "users", "id", "name")}
            line = dial(second, table_id, second.same(bob))
            await line.until("position")
            await _until(first, people["Bob"], table_id, True)
            assert not await first.services.is_present(people["Ann"], table_id)
            assert not await first.services.is_present(people["Bob"], "f" * 20)
            # While the store is away everybody is where this process knows them to be.
            valkey.kill()
            assert not await first.services.is_present(people["Bob"], table_id)
            assert await second.services.is_present(people["Bob"], table_id)
            valkey.start()
            for club in (first, second):
                await club.services.shared.beat()  # type: ignore[union-attr]
            await _until(first, people["Bob"], table_id, True)
            await line.hang_up()
            await _until(first, people["Bob"], table_id, False)
            assert await ann.get("/api/me")

    asyncio.run(story())


def test_what_changed_while_the_store_was_away_is_put_right(apart: str, valkey: Valkey) -> None:
    """Somebody left meanwhile: the store still has them, under the name of a process that lives."""

    async def story() -> None:
        shared = {"redis": valkey.url, "redis_seconds": PATIENCE}
        async with open_club(apart, **shared) as first, open_club(apart, **shared) as second:
            table_id, _, bob = await seated(first, "cards", CARDS)
            people = {name: user_id for user_id, name in await rows(first, "users", "id", "name")}
            line = dial(second, table_id, second.same(bob))
            await line.until("position")
            await _until(first, people["Bob"], table_id, True)
            store = second.services.shared
            assert store is not None
            real = store._run_script

            async def unanswered(*_given: object) -> None:
                store._note_failure(TimeoutError())

            store._run_script = unanswered  # type: ignore[method-assign]
            await store.beat()
            await line.hang_up()
            async with asyncio.timeout(PATIENCE):
                while second.app.state.lobby._presence._waiting:
                    await asyncio.sleep(0.01)
            assert await first.services.is_present(people["Bob"], table_id)
            store._run_script = real  # type: ignore[method-assign]
            await store.beat()
            await _until(first, people["Bob"], table_id, False)

    asyncio.run(story())
