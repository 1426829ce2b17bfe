"""The comparison of what goes over the wire, through two servers on one PostgreSQL: moves are made in one of them, and
everybody reads in the other.
"""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from carson.server.tables import tables
from server.club import open_club, seated
from server.line import PATIENCE
from server.test_wire import GAMES, SEED, Twin, _played_alike
from valkey_server import Valkey


@pytest.mark.parametrize(("game", "options", "kinds"), GAMES)
def test_two_games_that_differ_in_what_lies_face_down_look_the_same_in_the_other_server(
    postgres: Any,
    postgres_template: str,
    valkey: Valkey,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, Any],
    kinds: set[str],
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)

    async def story() -> None:
        async with AsyncExitStack() as doors:
            twins = []
            for name in ("twin_one", "twin_two"):
                url = str(postgres.get_uri(name))
                here, there = [
                    await doors.enter_async_context(open_club(url, redis=valkey.url, redis_seconds=PATIENCE))
                    for _ in range(2)
                ]
                async with asyncio.timeout(PATIENCE):
                    for club in (here, there):
                        await club.app.state.relay.listening.wait()
                table_id, ann, bob = await seated(here, game, options)
                twins.append(Twin(here, table_id, [ann, bob], there))
            assert await _played_alike(twins) >= kinds

    for name in ("twin_one", "twin_two"):
        postgres.psql(f"CREATE DATABASE {name} TEMPLATE {postgres_template};")
    asyncio.run(story())
    for name in ("twin_one", "twin_two"):
        postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")
