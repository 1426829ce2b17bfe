"""The record of a game, and its past: what a seat knew after each move, how everybody stood, and why."""

import threading
from collections import Counter
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import event

from carson.board import library as board
from carson.cards import library as cards
from carson.kernel import parse
from carson.server.core.weighted_cache import WeightedCache
from carson.server.history import replay as whole
from carson.server.history.replaying import replayed
from server.club import Club, Person, in_club, play_on, seated

CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD: dict[str, Any] = {"players": 2, "variants": "might-is-right new-beginning"}
GAMES = [("cards", CARDS), ("board", BOARD)]


async def _raw(person: Person, path: str, **headers: str) -> httpx.Response:
    return await person.http.get(path, headers=headers)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_finished_game_can_be_replayed_from_its_record_alone(url: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "record")
        text = await club.stranger().get(f"/api/tables/{table_id}/record")
        read = parse(text)
        played = cards.replayed(read) if game == "cards" else board.replayed(read)
        seen = (await ann.table(table_id))["table"]
        assert played.outcome() is not None
        assert read.head["seed"] == seen["seed"]
        assert read.head["seat-0"] == "human Ann"
        # Kept at hand, it is the same.
        assert await bob.get(f"/api/tables/{table_id}/record") == text
        assert club.services.records.get(table_id) is not None

    in_club(url, story)


def test_a_record_of_a_running_game_is_public_and_not_kept(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "running", most=5)
        read = parse(await ann.get(f"/api/tables/{table_id}/record"))
        assert read.digest == ""
        assert "seed" not in read.head
        assert club.services.records.get(table_id) is None

    in_club(sqlite, story)


def test_who_has_the_same_record_already_is_not_sent_it_again(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        path = f"/api/tables/{table_id}/record"
        first = await _raw(ann, path)
        tag = first.headers["etag"]
        for held in (tag, f'W/{tag}, "other"', "*"):
            again = await _raw(ann, path, **{"if-none-match": held})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await _raw(ann, path, **{"if-none-match": '"other"'})).text == first.text
        await play_on(club, table_id, [ann, bob], "etag", most=2)
        gone_on = await _raw(ann, path, **{"if-none-match": tag})
        assert gone_on.status_code == 200
        assert gone_on.headers["etag"] != tag

    in_club(sqlite, story)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_past_is_what_each_seat_saw_when_it_was_there(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        chance = Random("past")
        lookers = {0: ann, 1: bob, None: club.stranger()}
        saw: dict[tuple[int, int | None], Any] = {}
        finished, number = False, 0
        while not finished:
            positions = {seat: await person.table(table_id) for seat, person in lookers.items()}
            for seat, seen in positions.items():
                saw[number, seat] = seen["view"]
            finished = positions[None]["table"]["status"] == "finished"
            if number == 25 or finished:
                for (move, seat), view in saw.items():
                    query = {} if seat is None else {"seat": seat}
                    then = await lookers[seat].get(f"/api/tables/{table_id}/replay", move=min(move, number), **query)
                    assert then["moves"] == number
                    assert move > number or then["view"] == view
            for seat in (0, 1):
                seen, person = positions[seat], lookers[seat]
                if seen["undo"] and chance.random() < 0.2:
                    wish = {"move": seen["undo"], "question": seen["question"], "id": f"back-{seen['table']['seq']:06}"}
                    await person.post(f"/api/tables/{table_id}/undo", wish)
                    number -= 1
                    break
                if seen["view"]["decision"] and seat in seen["view"]["decision"]["seats"]:
                    await person.act(table_id, chance.choice(seen["actions"]), seen["question"])
                    number += 1
                    break
        # Over, everybody may know what anybody knew.
        then = await lookers[None].get(f"/api/tables/{table_id}/replay", move=7, seat=1)
        assert then["view"] == saw[7, 1]

    in_club(sqlite, story)


def test_a_sealed_bid_is_told_to_its_owner_alone_then_and_later(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        path = f"/api/tables/{table_id}/replay"
        for open_yet in (True, False):
            if not open_yet:
                await play_on(club, table_id, [ann, bob], "sealed")
            else:
                seen = await ann.table(table_id)
                assert seen["view"]["decision"]["kind"] == "bid"
                await ann.act(table_id, "bid 3", seen["question"])
            assert (await ann.get(path, move=1, seat=0))["action"] == "bid 3"
            assert (await bob.get(path, move=1, seat=1))["action"] is None
            assert (await bob.get(path, move=1))["action"] is None
            assert (await ann.get(path, move=1))["action"] is None
        # What was answered last was shown at once.
        assert (await bob.get(path, move=2))["action"].startswith("bid ")
        # Of another's seat nothing is told before the end; then everything.
        assert (await bob.get(path, move=1, seat=0))["action"] == "bid 3"

    in_club(sqlite, story)


def test_while_the_game_goes_on_nobody_looks_from_anothers_seat(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        path = f"/api/tables/{table_id}/replay"
        for person, seat in ((ann, 1), (club.stranger(), 0), (ann, 9)):
            assert (await person.get(path, 403, move=0, seat=seat))["error"]["code"] == "seat-not-yours"
        missing = await ann.get(path, 409, move=3)
        assert missing["error"]["message"] == "There is no move 3; the game has 0 moves."
        laid = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        for what in ("replay", "series", "scores", "record"):
            assert (await ann.get(f"/api/tables/{laid['id']}/{what}", 409))["error"]["code"] == "table-not-begun"

    in_club(sqlite, story)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_lines_and_sheets_end_at_the_scores(sqlite: str, game: str, options: dict[str, Any]) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        await play_on(club, table_id, [ann, bob], "sheets", most=20)
        early = await ann.get(f"/api/tables/{table_id}/scores")
        assert (early["final"], early["winners"]) == (False, None)
        await play_on(club, table_id, [ann, bob], "sheets")
        table = (await ann.table(table_id))["table"]
        series = await bob.get(f"/api/tables/{table_id}/series")
        for name in ("points",) if game == "cards" else ("points", "vp"):
            assert [line[-1] for line in series["lines"][name]] == table["scores"]
        for lines in series["lines"].values():
            assert all(len(line) == len(series["moves"]) for line in lines)
        assert sorted(series["rounds"]) == series["rounds"] or game == "cards"
        scores = await club.stranger().get(f"/api/tables/{table_id}/scores", lang="de")
        assert (scores["final"], scores["winners"]) == (True, table["winners"])
        for sheet, total in zip(scores["sheets"], table["scores"], strict=True):
            assert sheet["total"] == total
            assert not sheet["lines"] or sum(line["points"] for line in sheet["lines"]) == total
        assert all(line["label"] for line in scores["sheets"][0]["lines"])

    in_club(sqlite, story)


@pytest.mark.parametrize("path", ["record", "replay", "series", "scores"])
def test_a_game_is_played_again_beside_the_serving_and_without_a_connection(
    url: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "beside", most=5)
        held, pool = Counter[str](), club.services.database.engine.pool
        event.listen(pool, "checkout", lambda *_: held.update(["out"]))
        event.listen(pool, "checkin", lambda *_: held.update(["in"]))
        where = []

        def watched(*given: Any) -> Any:
            where.append((threading.current_thread() is threading.main_thread(), held["out"] - held["in"]))
            return replayed(*given)

        monkeypatch.setattr(whole, "replayed", watched)
        await ann.get(f"/api/tables/{table_id}/{path}")
        assert where == [(False, 0)]
        assert held["out"]

    in_club(url, story)


def test_what_is_kept_at_hand_stays_within_its_room() -> None:
    kept: WeightedCache[str] = WeightedCache(10, len)
    kept.put("a", "aaaa")
    kept.put("b", "bbbb")
    kept.get("a")
    kept.put("c", "cccc")
    assert (kept.get("a"), kept.get("b"), kept.get("c"), kept.weight) == ("aaaa", None, "cccc", 8)
    kept.put("d", "d" * 11)
    assert (kept.get("d"), kept.weight) == (None, 8)
    kept.put("c", "cccccc")
    assert (kept.get("c"), kept.weight) == ("cccccc", 10)
    kept.put("c", "c" * 11)
    assert (kept.get("c"), kept.weight) == (None, 4)
