"""Against bots one may go back as far as one likes: the table is for practice then, says so, and gives nothing away."""

import asyncio
from random import Random
from typing import Any

import pytest

from carson.server.history.loading import load
from carson.server.operations.checking import fault_of, load_stored
from cli.driving import carson
from server.club import Club, Person, in_club, open_club, seated

CARDS = {"game": "cards", "options": {"real": 3}}
BOARD = {"game": "board", "options": {"players": 3, "variants": "might-is-right"}}


async def _against_bots(club: Club, ann: Person, table: dict[str, Any]) -> str:
    laid = await ann.post("/api/tables", {**table, "seats": ["me", "random", "random"]}, 201)
    await ann.post(f"/api/tables/{laid['id']}/start")
    await club.app.state.driver.settle()
    return str(laid["id"])


async def _play(club: Club, ann: Person, table_id: str, seed: str, most: int) -> list[Any]:
    """Moves at random; what Ann saw before each of them."""
    chance, seen_before = Random(seed), []
    for number in range(most):
        await club.app.state.driver.settle()
        seen = await ann.table(table_id)
        if seen["table"]["status"] == "finished":
            break
        seen_before.append(seen)
        wish = {"action": chance.choice(seen["actions"]), "question": seen["question"], "id": f"{seed}-{number:05}"}
        await ann.post(f"/api/tables/{table_id}/actions", wish)
    await club.app.state.driver.settle()
    return seen_before


async def _back(ann: Person, table_id: str, name: str, status: int = 200) -> Any:
    question = (await ann.table(table_id))["question"]
    return await ann.post(f"/api/tables/{table_id}/rewind", {"question": question, "id": name}, status)


async def _sound(club: Club, table_id: str) -> None:
    """What is stored fits together, and leads to the game in memory whichever way it is loaded."""
    async with club.services.database.read() as connection:
        found = await load_stored(connection, table_id)
        assert found is not None
        assert fault_of(found) is None
        alone = await load(connection, found.table, None)
        cached = await load(connection, found.table, club.services.game_cache)
        assert alone.snapshot() == cached.snapshot()


class _Asleep:
    """Bots that wait: nothing happens after a move was taken back."""

    def wake(self, table_id: str) -> None:
        pass


@pytest.mark.parametrize("table", [CARDS, BOARD], ids=["cards", "board"])
def test_one_goes_back_move_by_move_to_the_beginning_and_sees_what_was_seen(sqlite: str, table: dict[str, Any]) -> None:
    async def evening() -> None:
        async with open_club(sqlite, snapshot_every=6) as club:
            ann = await club.guest("Ann")
            table_id = await _against_bots(club, ann, table)
            before = await _play(club, ann, table_id, "there", 12)
            assert not (await ann.table(table_id))["table"]["practice"]
            awake, club.app.state.driver = club.app.state.driver, _Asleep()
            for number, then in enumerate(reversed(before)):
                await _back(ann, table_id, f"back-{number:04}")
                now = await ann.table(table_id)
                assert now["table"]["practice"]
                assert (now["view"], now["actions"]) == (then["view"], then["actions"])
                await _sound(club, table_id)
            assert (await _back(ann, table_id, "too-far-back", 409))["error"]["code"] == "undo-nothing"
            club.app.state.driver = awake
            # From there it goes on as any game does, and nothing that was taken back counts.
            await _play(club, ann, table_id, "again", 6)
            await _sound(club, table_id)
            replay = await ann.get(f"/api/tables/{table_id}/replay")
            assert replay["moves"] == (await _whole(club, table_id)).version

    asyncio.run(evening())


async def _whole(club: Club, table_id: str) -> Any:
    async with club.services.database.read() as connection:
        found = await load_stored(connection, table_id)
        assert found is not None
        return await load(connection, found.table, None)


def test_what_was_drawn_comes_again_and_the_record_is_proven_as_practice(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table_id = await _against_bots(club, ann, CARDS)
        await _play(club, ann, table_id, "first", 25)
        draws = [move.draws for move in (await _whole(club, table_id)).moves]
        assert any(draws)
        for number in range(8):
            await _back(ann, table_id, f"back-{number:04}")
            await club.app.state.driver.settle()
        await _play(club, ann, table_id, "second", 400)
        seen = await ann.table(table_id)
        assert seen["table"]["status"] == "finished"
        assert seen["table"]["practice"]
        await _sound(club, table_id)
        await club.app.state.timekeeper.sweep()
        assert (await ann.get("/api/me/statistics"))["cards"] is None, "practice does not count, now or later"
        text = await ann.get(f"/api/tables/{table_id}/record")
        assert "\npractice: 8\n" in text
        # Each pile and each die came in the order of the seed, as in any other game.
        done = carson("verify", "-", stdin=text)
        said = " ".join(done.out.split())
        assert done.status == 0, said
        assert "took moves back after something had been drawn" in said
        assert "No player contributed a number" in said
        conclusion = (
            "every draw follows from the seed, but the player took moves back and may have known what would come."
        )
        assert said.endswith(f"Proven for practice: {conclusion}")

    in_club(sqlite, story)


def test_what_lay_face_down_stays_a_secret_when_it_is_taken_back(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table_id = await _against_bots(club, ann, CARDS)
        seen = await ann.table(table_id)
        assert seen["view"]["decision"]["kind"] == "bid"
        await _play(club, ann, table_id, "bids", 1)
        await _back(ann, table_id, "back-0001")
        await club.app.state.driver.settle()
        entries = await ann.news(table_id)
        bids = [entry for entry in entries if entry["seat"] != 0 and (entry["action"] or "").startswith("bid")]
        assert bids == []  # neither those that were turned up and taken back, nor the new ones

    in_club(sqlite, story)


def test_nobody_takes_back_what_other_people_have_seen(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "board", {"players": 2})
        seen = await ann.table(table_id)
        wish = {"question": seen["question"], "id": "back-0001"}
        refused = await ann.post(f"/api/tables/{table_id}/rewind", wish, 403)
        assert refused["error"]["code"] == "rewind-people"
        assert not (await ann.table(table_id))["table"]["practice"]

    in_club(sqlite, story)


def test_a_request_that_comes_twice_goes_back_once(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table_id = await _against_bots(club, ann, BOARD)
        await _play(club, ann, table_id, "twice", 4)
        club.app.state.driver, awake = _Asleep(), club.app.state.driver
        wish = {"question": (await ann.table(table_id))["question"], "id": "back-twice"}
        done = await ann.post(f"/api/tables/{table_id}/rewind", wish)
        again = await ann.post(f"/api/tables/{table_id}/rewind", wish)
        assert again["repeated"]
        assert (await ann.table(table_id))["table"]["seq"] == done["seq"]
        club.app.state.driver = awake

    in_club(sqlite, story)
