"""Hints in a running game and reviews of a finished one: for those who may have them, and from what a seat knows."""

from typing import Any

import pytest

from carson import analysis
from carson.server.history.loading import load
from carson.server.tables import tables
from carson.server.tables.tables import load_table
from server.club import Club, Person, in_club, play_on, seated, to_move

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD: dict[str, Any] = {"players": 2}
SEED = "0123456789abcdef" * 3
QUICK: dict[str, Any] = {"analysis_effort": "quick"}


async def alone(club: Club, game: str, **more: Any) -> tuple[str, Person]:
    """A table with one person and bots, begun."""
    ann = await club.guest("Ann")
    options = CARDS if game == "cards" else BOARD
    table = await ann.post("/api/tables", {"game": game, "options": options, **more}, 201)
    await ann.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
    await club.quiet()
    return table["id"], ann


async def reviewed(person: Person, table_id: str, **query: Any) -> Any:
    """Asks until it is ready."""
    while True:
        found = await person.get(f"/api/tables/{table_id}/review", wait=20, **query)
        if found["ready"]:
            return found["review"]


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_hint_is_a_move_that_may_be_made_with_the_chance_it_leaves(sqlite: str, game: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann = await alone(club, game)
        seen = await ann.table(table_id)
        assert seen["table"]["hints"] is True
        found = await ann.get(f"/api/tables/{table_id}/hint")
        assert (found["seat"], found["seq"]) == (seen["seat"], seen["table"]["seq"])
        assert 1 <= len(found["moves"]) <= 3
        for move in found["moves"]:
            assert move["choice"] in seen["choices"]
            assert move["text"]
            assert 0 <= move["chance"] <= 1
        assert await ann.get(f"/api/tables/{table_id}/hint") == found
        await ann.act(table_id, found["moves"][0]["action"], seen["question"])

    in_club(sqlite, story, **QUICK)


def test_hints_are_for_the_own_seat_when_it_is_asked(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", BOARD, hints=True)
        asked = await to_move(table_id, ann, bob)
        waiting = bob if asked is ann else ann
        await asked.get(f"/api/tables/{table_id}/hint")
        refused = await waiting.get(f"/api/tables/{table_id}/hint", 409)
        assert refused["error"]["code"] == "hint-not-asked"
        stranger = await club.guest("Cora")
        assert (await stranger.get(f"/api/tables/{table_id}/hint", 403))["error"]["code"] == "seat-none"
        await club.stranger().get(f"/api/tables/{table_id}/hint", 401)

    in_club(sqlite, story, **QUICK)


@pytest.mark.parametrize(("said", "allowed"), [({}, False), ({"hints": True}, True), ({"hints": False}, False)])
def test_among_people_there_are_hints_only_if_the_host_says_so(
    sqlite: str, said: dict[str, Any], allowed: bool
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, **said)
        assert (await ann.table(table_id))["table"]["hints"] is allowed
        asked = await to_move(table_id, ann, bob)
        found = await asked.get(f"/api/tables/{table_id}/hint", 200 if allowed else 403)
        if not allowed:
            assert found["error"]["code"] == "hints-off"

    in_club(sqlite, story, **QUICK)


def test_a_host_may_forbid_hints_against_bots_and_a_rematch_keeps_that(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann = await alone(club, "board", hints=False)
        assert (await ann.get(f"/api/tables/{table_id}/hint", 403))["error"]["code"] == "hints-off"
        await ann.post(f"/api/tables/{table_id}/resign")
        again = await ann.post(f"/api/tables/{table_id}/rematch")
        assert again["hints"] is False

    in_club(sqlite, story, **QUICK)


async def _hints_beside(club: Club, bid: int) -> Any:
    """Ann's hint while Bob's bid lies face down."""
    table_id, ann, bob = await seated(club, "cards", CARDS, hints=True)
    seen = await bob.table(table_id)
    await bob.act(table_id, f"bid {bid}", seen["question"])
    found = await ann.get(f"/api/tables/{table_id}/hint")
    return found["moves"]


def test_a_hint_is_the_same_whatever_lies_face_down(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)

    async def story(club: Club) -> None:
        assert await _hints_beside(club, 2) == await _hints_beside(club, 9)

    in_club(sqlite, story, **QUICK)


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_finished_game_is_reviewed_from_any_seat(sqlite: str, game: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann = await alone(club, game)
        early = await ann.get(f"/api/tables/{table_id}/review", 409)
        assert early["error"]["code"] == "table-not-over"
        await play_on(club, table_id, [ann], "reviewed")
        first = await ann.get(f"/api/tables/{table_id}/review")
        assert (first["seat"], first["name"], first["ready"], first["review"]) == (0, "Ann", False, None)
        found = await reviewed(ann, table_id)
        assert abs(found["start"] + found["skill"] + found["luck"] + found["others"] - found["end"]) < 0.001
        moves = (await ann.get(f"/api/tables/{table_id}/replay"))["moves"]
        assert found["series"][-1] == {"move": moves, "chance": found["end"]}
        assert found["end"] == (0 in (await ann.table(table_id))["table"]["winners"])
        for decision in found["decisions"]:
            then = await ann.get(f"/api/tables/{table_id}/replay", move=decision["move"], seat=0)
            assert (then["by"], then["action"]) == (0, decision["played"]["action"])
            assert decision["before"] >= decision["after"]
            assert bool(decision["better"]) == (decision["verdict"] in ("slip", "mistake", "blunder"))
        numbers = [decision["move"] for decision in found["decisions"]]
        assert set(found["mistakes"]) <= set(numbers)
        assert len(found["mistakes"]) <= 3
        # Another person, another seat; the same again comes from the cache.
        cora = await club.guest("Cora")
        assert await reviewed(cora, table_id, seat=0) == found
        assert (await reviewed(cora, table_id, seat=1))["decisions"] != found["decisions"]
        assert (await cora.get(f"/api/tables/{table_id}/review", 404, seat=7))["error"]["code"] == "review-no-seat"

    in_club(sqlite, story, **QUICK)


def test_without_numpy_players_read_that_there_are_no_hints_and_of_no_command(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.analysis.find_spec", lambda name: None)

    async def story(club: Club) -> None:
        table_id, ann = await alone(club, "board")
        refused = await ann.get(f"/api/tables/{table_id}/hint", 409)
        assert refused["error"]["code"] == "analysis-unavailable"
        assert refused["error"]["message"] == "Hints and reviews are not available on this server."

    in_club(sqlite, story, **QUICK)


def test_the_work_is_done_in_another_process_and_comes_out_the_same(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann = await alone(club, "cards")
        found = await ann.get(f"/api/tables/{table_id}/hint")
        assert club.services.jobs.pids
        async with club.services.database.read() as connection:
            row = (await load_table(connection, table_id)).table
            game = await load(connection, row, None)
        here = analysis.hint(game, 0, "quick")
        assert here is not None
        assert [move["action"] for move in found["moves"]] == [one.action for one in here.judgement.answers]
        await ann.post(f"/api/tables/{table_id}/resign")
        assert (await reviewed(ann, table_id))["decisions"] == []

    in_club(sqlite, story, **QUICK, job_workers=1)


def test_nobody_has_many_reviews_in_the_making(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        tables_over = []
        for _ in range(3):
            table = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
            await ann.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
            await club.quiet()
            await play_on(club, table["id"], [ann], "quick")
            tables_over.append(table["id"])
        for number, table_id in enumerate(tables_over):
            found = await ann.get(f"/api/tables/{table_id}/review", 200 if number < 2 else 429)
        assert found["error"]["code"] == "thoughts-too-many"

    in_club(sqlite, story, **QUICK)
