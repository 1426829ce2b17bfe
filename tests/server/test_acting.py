"""An action is done once or not at all, whatever is repeated, late, or done at the same time."""

import asyncio
from typing import Any

import pytest

from carson.server.history import log
from carson.server.play import doors
from carson.server.play import playing as play
from server.club import Club, Person, in_club, load_whole, open_club, play_on, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


async def entries(club: Club, table_id: str) -> int:
    async with club.services.database.read() as connection:
        return len(await log.since(connection, table_id, -1))


def test_what_is_repeated_is_recognised_and_done_once(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        wish = {"action": "bid 7", "question": 0, "id": "my-first-bid"}
        first = await ann.post(f"/api/tables/{table_id}/actions", wish)
        again = await ann.post(f"/api/tables/{table_id}/actions", {**wish, "action": " bid  7 "})
        assert again == {**first, "repeated": True}
        other = await ann.post(f"/api/tables/{table_id}/actions", {**wish, "action": "bid 8"}, 409)
        assert other["error"]["code"] == "action-id-used"
        assert await entries(club, table_id) == 2

    in_club(url, story)


def test_what_was_taken_back_is_not_done_again_under_its_old_name(url: str) -> None:
    """The same question is asked again, and the answer is one that is allowed: only its name is known."""

    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        wish = {"action": "bid 7", "question": 0, "id": "my-first-bid"}
        first = await ann.post(f"/api/tables/{table_id}/actions", wish)
        move = (await ann.table(table_id))["undo"]
        await ann.post(f"/api/tables/{table_id}/undo", {"move": move, "question": 0, "id": "taken-back"})
        there = await ann.table(table_id)
        assert there["question"] == 0
        assert "bid 7" in there["actions"]
        assert await ann.post(f"/api/tables/{table_id}/actions", wish) == {**first, "repeated": True}
        other = await ann.post(f"/api/tables/{table_id}/actions", {**wish, "action": "bid 8"}, 409)
        assert other["error"]["code"] == "action-id-used"
        assert await entries(club, table_id) == 3
        await ann.post(f"/api/tables/{table_id}/actions", {**wish, "id": "another-bid"})
        assert await entries(club, table_id) == 4

    in_club(url, story)


def test_a_late_answer_is_refused_with_the_question_that_is_asked_now(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        asked = (await ann.table(table_id))["question"]
        await ann.act(table_id, "bid 7", asked)
        await bob.act(table_id, "bid 3", asked)
        now = await ann.table(table_id)
        assert now["question"] != asked
        there = await entries(club, table_id)
        late = await ann.act(table_id, now["actions"][0] if now["actions"] else "pass", asked, 409)
        assert late["error"]["code"] == "action-stale"
        assert late["error"]["details"]["question"] == now["question"]
        assert await entries(club, table_id) == there

    in_club(url, story)


def test_of_twenty_requests_at_the_same_time_one_is_done(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        same = {"action": "bid 7", "question": 0, "id": "one-and-the-same"}
        answers = await asyncio.gather(*(ann.post(f"/api/tables/{table_id}/actions", same) for _ in range(10)))
        assert sorted(answer["repeated"] for answer in answers) == [False] + [True] * 9
        assert len({answer["seq"] for answer in answers}) == 1
        assert await entries(club, table_id) == 2

    in_club(url, story)


def test_two_servers_on_one_database_never_write_one_number_twice(url: str) -> None:
    async def story() -> None:
        async with open_club(url) as one, open_club(url) as two:
            table_id, ann, bob = await seated(one, "cards", CARDS)
            for turn in range(12):
                here: list[tuple[Person, Any]] = []
                for person in (ann, two.same(bob), two.same(ann), bob):
                    seen = await person.table(table_id)
                    if seen["seat"] in seen["view"]["decision"]["seats"]:
                        here.append((person, seen))
                before = await entries(one, table_id)
                asked = [seen["seat"] for _, seen in here]
                await asyncio.gather(*(_try(*pair, table_id, f"turn-{turn:04}-{n}") for n, pair in enumerate(here)))
                assert await entries(two, table_id) - before == len(set(asked))

    async def _try(person: Person, seen: Any, table_id: str, name: str) -> None:
        wish = {"action": seen["actions"][0], "question": seen["question"], "id": name}
        response = await person.http.post(f"/api/tables/{table_id}/actions", json=wish)
        assert response.status_code in (200, 409, 422)

    asyncio.run(story())


def test_a_refusal_says_the_rule_in_the_readers_language(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.act(table_id, "bid 7", 0)
        bob.http.headers["accept-language"] = "xx, nl-BE;q=0.9, en;q=0.8"
        wrong = (await bob.act(table_id, "take doctor", 0, 422))["error"]
        assert (wrong["code"], wrong["rule"]) == ("wrong-moment", "CG-4.4")
        assert wrong["message"].endswith("[CG-4.4]")
        bob.http.headers["accept-language"] = "en"
        english = (await bob.act(table_id, "take doctor", 0, 422))["error"]
        assert english["message"] != wrong["message"]
        assert english["details"] == wrong["details"]
        nonsense = (await bob.act(table_id, "drink whisky", 0, 422))["error"]
        assert nonsense["code"] == "action-unknown"
        assert "drink whisky" in nonsense["message"]

    in_club(sqlite, story)


def test_undo_goes_as_far_as_the_engine_allows_and_is_done_once(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.act(table_id, "bid 7", 0)
        seen = await ann.table(table_id)
        assert seen["undo"] == 1
        assert (await bob.table(table_id))["undo"] is None
        wish = {"move": 1, "question": 0, "id": "take-it-back"}
        done = await ann.post(f"/api/tables/{table_id}/undo", wish)
        assert (await ann.post(f"/api/tables/{table_id}/undo", wish)) == {**done, "repeated": True}
        refused = await ann.post(f"/api/tables/{table_id}/undo", {**wish, "id": "once-more"}, 409)
        assert refused["error"]["code"] == "undo-nothing"
        assert (await ann.table(table_id))["view"]["my_bid"] == 0
        await ann.act(table_id, "bid 5", 0)
        await bob.act(table_id, "bid 3", 0)
        now = await ann.table(table_id)
        late = {"move": 1, "question": now["question"], "id": "too-late-now"}
        assert (await ann.post(f"/api/tables/{table_id}/undo", late, 409))["error"]["code"] == "undo-nothing"

    in_club(url, story)


def test_to_and_fro_comes_to_an_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_UNDOS", 2)

    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)

        async def back(person: Person, name: str, status: int = 200) -> Any:
            seen = await person.table(table_id)
            wish = {"move": seen["undo"], "question": seen["question"], "id": name}
            return await person.post(f"/api/tables/{table_id}/undo", wish, status)

        for turn in range(2):
            await ann.act(table_id, "bid 7", 0)
            await back(ann, f"ann-back-{turn}")
        await ann.act(table_id, "bid 7", 0)
        refused = (await back(ann, "ann-back-2", 409))["error"]
        assert (refused["code"], refused["details"]) == ("undo-too-often", {"most": 2})
        assert (await ann.table(table_id))["view"]["my_bid"] == 7
        # It is one seat's own limit, for one question.
        async with club.services.database.read() as connection:
            entry = (await log.since(connection, table_id, 0))[0]
            counts = [(0, entry.turn), (1, entry.turn), (0, entry.turn + 1)]
            assert [await log.times_undone(connection, table_id, *of) for of in counts] == [2, 0, 0]

    in_club(url, story)


def test_a_game_with_moves_taken_back_loads_from_its_snapshot_and_from_its_beginning(url: str) -> None:
    async def story(club: Club) -> None:
        from carson.server.history.loading import load
        from carson.server.tables.tables import load_table

        table_id, ann, bob = await seated(club, "board", {"players": 2, "characters": "gold"})
        for turn in range(30):
            await play_on(club, table_id, [ann, bob], str(turn), most=3)
            for person in (ann, bob):
                seen = await person.table(table_id)
                if seen["undo"] is not None:
                    back = {"move": seen["undo"], "question": seen["question"], "id": f"back-{turn:04}"}
                    await person.post(f"/api/tables/{table_id}/undo", back)
            async with club.services.database.read() as connection:
                laid = await load_table(connection, table_id)
                whole = await load_whole(connection, laid.table)
                game_cache = await load(connection, laid.table, club.services.game_cache)
                short = await load(connection, laid.table, None)
            assert whole.snapshot() == game_cache.snapshot() == short.snapshot()
            assert [whole.undoable(seat) for seat in (0, 1)] == [short.undoable(seat) for seat in (0, 1)]
        assert short.earlier is not None, "no snapshot was taken"

    in_club(url, story, snapshot_every=5)


@pytest.mark.parametrize("wait", [0, 5])
def test_long_news_are_told_page_by_page(sqlite: str, wait: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "PAGE", 4)

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "pages", most=9)
        last, since, pages = (await bob.table(table_id))["table"]["seq"], -1, []
        while since < last:
            told = await bob.get(f"/api/tables/{table_id}/events", since=since, wait=wait)
            pages.append([entry["seq"] for entry in told["entries"]])
            assert told["seq"] == pages[-1][-1]
            since = told["seq"]
        assert last >= 9
        assert [len(page) for page in pages[:-1]] == [4] * (last // 4)
        assert [seq for page in pages for seq in page] == list(range(last + 1))
        assert (await bob.get(f"/api/tables/{table_id}/events", since=last))["seq"] == last

    in_club(sqlite, story)


@pytest.mark.parametrize("wait", [0, 5])
def test_news_since_a_number_are_the_entries_after_it(sqlite: str, wait: int) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/events"
        assert [entry["seq"] for entry in (await bob.get(where))["entries"]] == [0]
        waiting = asyncio.create_task(bob.get(where, since=0, wait=wait))
        if not wait:
            assert (await waiting)["entries"] == []
        done = await ann.act(table_id, "bid 7", 0)
        told = await (waiting if wait else bob.get(where, since=0))
        assert told["seq"] == done["seq"] == 1
        assert [(entry["kind"], entry["seat"], entry["number"]) for entry in told["entries"]] == [("move", 0, 1)]

    in_club(sqlite, story)
