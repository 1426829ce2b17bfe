"""What /api/status says to everybody: which parts work, and since when."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from carson import __version__
from carson.server.database.engine import Database
from carson.server.operations.status import GOOD_FOR
from server.club import Club, in_club, seated


def working(status: dict[str, Any]) -> dict[str, bool]:
    return {part["name"]: part["works"] for part in status["parts"]}


async def ask(club: Club) -> dict[str, Any]:
    """A new answer, not the one from a moment ago."""
    club.hands.now += GOOD_FOR
    found: dict[str, Any] = await club.stranger().get("/api/status")
    return found


def test_everything_works_and_the_tables_are_counted(url: str) -> None:
    async def story(club: Club) -> None:
        await seated(club, "cards", {"real": 2})
        found = await ask(club)
        assert found["works"]
        assert found["version"] == __version__
        assert (found["playing"], found["waiting"]) == (1, 0)
        news = set() if url.startswith("sqlite") else {"news"}
        assert set(working(found)) == {"database", "disk"} | news
        assert found["started"] < found["now"]

    in_club(url, story)


def test_a_part_that_fails_is_named_with_the_time_since_when(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def refused(_database: Database) -> AsyncIterator[None]:
        raise ConnectionRefusedError
        yield

    async def story(club: Club) -> None:
        cache = [True]
        club.services.parts["cache"] = lambda: cache[0]
        before = await ask(club)
        assert before["works"]
        with monkeypatch.context() as patch:
            patch.setattr(Database, "read", refused)
            first = await ask(club)
            second = await ask(club)
        assert not first["works"]
        assert first["playing"] is None
        assert working(first) == {"database": False, "disk": True, "cache": True}
        since = {part["name"]: part["since"] for part in second["parts"]}
        assert since["database"] == first["now"] < second["now"]
        assert since["disk"] == before["parts"][1]["since"]
        cache[0] = False
        after = await ask(club)
        assert working(after) == {"database": True, "disk": True, "cache": False}

    in_club(sqlite, story)


def test_many_who_ask_get_one_answer(sqlite: str) -> None:
    async def story(club: Club) -> None:
        asked: list[None] = []
        club.services.parts["cache"] = lambda: asked.append(None) is None
        for _ in range(5):
            await club.stranger().get("/api/status")
        assert len(asked) == 1

    in_club(sqlite, story)
