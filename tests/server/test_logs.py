"""The log says what happened, and no secret."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from carson.kernel import CarsonError
from carson.server.logs import say, say_fault
from carson.server.tables.tables import load_table
from server.club import Club, in_club, play_on, seated
from server.logged import logging_to

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
NEW_BEGINNING = {"players": 2, "variants": "new-beginning"}


@pytest.fixture
def quiet_client() -> Iterator[None]:
    """The test's own client is no part of the server."""
    client = logging.getLogger("httpx2")
    client.disabled = True
    yield
    client.disabled = False


@pytest.mark.parametrize("style", ["json", "text"])
@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", NEW_BEGINNING)])
def test_a_game_is_played_with_all_logged_and_no_secret_in_the_log(
    url: str, style: str, game: str, options: dict[str, Any], quiet_client: None
) -> None:
    log = io.StringIO()

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "evening", most=40)
        await ann.act(table_id, "drink whisky", 0, 409)
        await ann.get("/api/tables/../../etc/passwd", 404)
        await ann.post(f"/api/tables/{table_id}/chat", {"text": "tequila for all"}, 201)
        async with club.services.database.read() as connection:
            laid = await load_table(connection, table_id)
            entries = (await connection.exec_driver_sql("SELECT action, draws, events FROM log")).all()
        cookies = [str(person.http.cookies.get("carson")) for person in (ann, bob)]
        secrets = [laid.table.seed, *cookies, *(str(seat.user_id) for seat in laid.seats if seat.user_id)]
        secrets += [text for entry in entries for text in entry if len(text) > 4]
        written = log.getvalue()
        assert "/api/tables/{table_id}/actions" in written
        assert table_id not in written, "who has a table's address may look at it"
        assert [secret for secret in secrets if secret in written] == []
        assert "whisky" not in written
        assert "tequila" not in written
        assert "passwd" not in written
        assert "Ann" not in written

    with logging_to(style, "debug", log):
        in_club(url, story)
    lines = log.getvalue().splitlines()
    assert len(lines) > 80
    if style == "json":
        requests = [json.loads(line) for line in lines if json.loads(line)["what"] == "request"]
        assert {"at", "level", "from", "what", "method", "route", "status", "ms"} == set(requests[0])
        assert {line["status"] for line in requests} >= {200, 201, 404, 409}


def test_of_an_exception_its_kind_and_places_are_told_but_not_its_text() -> None:
    log = io.StringIO()
    ours = logging.getLogger("carson.test")

    def fails() -> None:
        try:
            raise CarsonError("bid-unknown", bid="my hidden bid")
        except CarsonError as fault:
            raise ValueError("seed 4711") from fault

    with logging_to("json", "info", log):
        try:
            fails()
        except ValueError as error:
            say_fault(ours, "it failed", error, table="t1")
        say(ours, logging.DEBUG, "not told at this level")
        logging.getLogger("aiosqlite").debug("INSERT INTO tables VALUES ('seed 4711')")
        logging.getLogger("uvicorn.error").warning("a line\nof another")
    first, second = map(json.loads, log.getvalue().splitlines())
    assert first["table"] == "t1"
    assert first["trace"][0] == "builtins.ValueError"
    assert "carson.kernel.errors.CarsonError: bid-unknown" in first["trace"]
    assert any("test_logs.py" in step and step.endswith(" fails") for step in first["trace"])
    assert "4711" not in log.getvalue()
    assert "hidden" not in log.getvalue()
    assert second["what"] == "a line\nof another"


def test_a_line_of_text_stays_one_line() -> None:
    log = io.StringIO()
    with logging_to("text", "info", log):
        say(logging.getLogger("carson.test"), logging.INFO, "asked", by="eve\n2026-01-01 info    forged\x1b[2J")
    assert len(log.getvalue().splitlines()) == 1
    assert "\x1b" not in log.getvalue()


def test_what_fails_in_the_database_is_told_without_what_was_written(sqlite: str) -> None:
    """A secret in a statement's parameters does not get into the exception's text either."""
    from sqlalchemy import text

    from carson.server.database.engine import connect
    from carson.server.settings import driver_url

    async def story() -> str:
        database = connect(driver_url(sqlite))
        try:
            async with database.read() as connection:
                await connection.execute(text("SELECT :seed FROM nowhere"), {"seed": "4711"})
        except Exception as error:
            return str(error)
        finally:
            await database.close()
        return ""

    said = asyncio.run(story())
    assert "nowhere" in said
    assert "4711" not in said
