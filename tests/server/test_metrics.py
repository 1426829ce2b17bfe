"""What is counted, and who may read it."""

from typing import Any

import httpx2 as httpx
import pytest

from server.club import Club, in_club, open_club, play_on, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
HERE = "http://localhost:8000"


async def ask(club: Club, host: str = "127.0.0.1", base: str = HERE, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app=club.app, client=(host, 5000))
    async with httpx.AsyncClient(transport=transport, base_url=base) as client:
        return await client.get("/metrics", headers=headers)


def value(text: str, name: str) -> float:
    [line] = [line for line in text.splitlines() if line.startswith(name + " ")]
    return float(line.rpartition(" ")[2])


def test_requests_moves_tables_and_bots_are_counted(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {"game": "cards", "options": CARDS, "seats": ["me", "greedy"]}, 201)
        await ann.post(f"/api/tables/{table['id']}/start")
        await club.quiet()
        wish = {"action": "bid 7", "question": 0, "id": "only-once"}
        for _ in range(2):
            await ann.post(f"/api/tables/{table['id']}/actions", wish)
        await club.quiet()
        await ann.get("/api/nothing", 404)
        await ann.http.request("BREW", "/api/coffee")
        answer = await ask(club)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        text = answer.text
        acts = 'route="/api/tables/{table_id}/actions"'
        assert value(text, f'carson_requests_total{{method="POST",{acts},status="200"}}') == 2
        assert value(text, f'carson_request_seconds_count{{method="POST",{acts}}}') == 2
        assert value(text, 'carson_requests_total{method="GET",route="other",status="404"}') == 1
        assert 'method="other"' in text
        assert "BREW" not in text
        assert value(text, 'carson_moves_total{by="person"}') == 1, "what is repeated is no move"
        assert value(text, 'carson_moves_total{by="bot"}') == value(text, 'carson_bot_moves_total{bot="greedy"}') >= 1
        assert value(text, "carson_move_seconds_count") >= 3
        assert value(text, 'carson_tables{status="playing"}') == 1
        assert value(text, 'carson_tables{status="open"}') == 0
        assert value(text, 'carson_games_loaded_total{way="memory"}') >= 1
        assert value(text, 'carson_games_loaded_total{way="replay"}') == 0
        assert value(text, "carson_websockets_open") == 0
        assert value(text, "carson_tables_broken") == 0
        assert table["id"] not in text

    in_club(url, story)


def test_each_application_counts_for_itself_and_a_game_that_is_not_in_memory_is_counted_apart(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "begun", most=20)
        async with open_club(sqlite) as other:
            await other.quiet()
            await other.app.state.checking
            await other.same(ann).table(table_id)
            text = (await ask(other)).text
            assert value(text, 'carson_games_loaded_total{way="snapshot"}') == 1
            assert 'carson_moves_total{by="person"}' not in text
            assert value(text, "carson_games_checked_total") == 1

    in_club(sqlite, story, snapshot_every=5)


TOKEN = "of-the-scraper"


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({}, 200),
        ({"host": "::1"}, 200),
        ({"host": "203.0.113.9"}, 404),
        ({"host": "203.0.113.9", "authorization": f"Bearer {TOKEN}"}, 200),
        ({"host": "203.0.113.9", "authorization": "Bearer wrong"}, 404),
        ({"host": "203.0.113.9", "authorization": "Bearer"}, 404),
        ({"base": "https://carson.example"}, 404),
        ({"x-forwarded-for": "127.0.0.1"}, 404),
        ({"x-real-ip": "203.0.113.9"}, 404),
        ({"x-forwarded-for": "203.0.113.9", "authorization": f"bearer {TOKEN}"}, 200),
    ],
)
def test_only_this_machine_or_who_has_the_token_reads_them(sqlite: str, given: dict[str, Any], status: int) -> None:
    async def story(club: Club) -> None:
        answer = await ask(club, **given)
        assert answer.status_code == status
        assert ("carson_moves" in answer.text) == (status == 200)

    in_club(sqlite, story, metrics_token=TOKEN)


def test_without_a_token_no_token_opens_it(sqlite: str) -> None:
    async def story(club: Club) -> None:
        for given in ("Bearer", "Bearer ", "Bearer x"):
            assert (await ask(club, "203.0.113.9", authorization=given)).status_code == 404

    in_club(sqlite, story)
