"""Admins see who sits at tables and may close them; of a running game they see no more than anybody."""

import json

import pytest

from server.admin.office import CARDS, WHY, admin, logged
from server.club import Club, in_club, play_on, seated
from server.someones import code, rows

CLOSE = {"reason": WHY}


def test_tables_are_listed_with_who_sits_there_whoever_may_see_them(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        waiting = await ann.post("/api/tables", {"game": "board", "options": {"players": 2}}, 201)
        [found] = (await wyatt.get("/api/admin/tables"))["tables"]
        assert (found["id"], found["status"], found["public"], found["host"]["name"]) == (
            table_id,
            "playing",
            False,
            "Ann",
        )
        assert [(seat["name"], seat["bot"]) for seat in found["seats"]] == [("Ann", None), ("Bob", None)]
        [found] = (await wyatt.get("/api/admin/tables", of="open"))["tables"]
        assert found["id"] == waiting["id"]
        assert [seat["person"] and seat["person"]["name"] for seat in found["seats"]] == ["Ann", None]
        assert (await wyatt.get("/api/admin/tables", of="open", skip=1))["tables"] == []
        await wyatt.get("/api/admin/tables", 400, of="secret")

    in_club(url, story)


def test_an_admin_learns_nothing_hidden_about_a_running_game(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        await ann.act(table_id, "bid 7", (await ann.table(table_id))["question"])
        club.seen.clear()
        tables = await wyatt.get("/api/admin/tables")
        for seat in tables["tables"][0]["seats"]:
            await wyatt.get(f"/api/admin/people/{seat['person']['handle']}")
            await wyatt.post(f"/api/admin/people/{seat['person']['handle']}/export", {"reason": WHY})
        seen = "\n".join(club.seen)
        for (seed,) in await rows(club, "tables", "seed"):
            assert seed not in seen
        assert "bid 7" not in seen
        for answer in club.seen:
            assert not {"view", "hand", "my_bid"} & set(json.loads(answer))
        # At the table itself an admin is a spectator.
        assert (await wyatt.table(table_id))["view"] == (await (await club.guest("Cleo")).table(table_id))["view"]

    in_club(url, story)


def test_a_game_that_is_closed_ends_without_a_winner(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "closed", most=3)
        await wyatt.post(f"/api/admin/tables/{table_id}/close", CLOSE)
        seen = await ann.table(table_id)
        assert (seen["table"]["status"], seen["table"]["ended"], seen["table"]["winners"]) == (
            "finished",
            "abandoned",
            [],
        )
        assert seen["actions"] == []
        entry = (await wyatt.get("/api/admin/log"))["entries"][0]
        assert (entry["act"], entry["thing"], entry["reason"]) == ("close", table_id, WHY)
        assert await code(wyatt.post(f"/api/admin/tables/{table_id}/close", CLOSE, 409)) == "table-over"
        assert await code(wyatt.post(f"/api/admin/tables/{'0' * 20}/close", CLOSE, 404)) == "table-unknown"
        assert len(await logged(wyatt)) == 2

    in_club(url, story)


def test_a_table_that_waits_is_closed_even_while_its_game_is_about_to_start(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        for sealed in (False, True):
            table = await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
            await bob.post(f"/api/tables/{table['id']}/join")
            if sealed:
                await ann.post(f"/api/tables/{table['id']}/seal", {"sha256": "0" * 64})
                await ann.post(f"/api/tables/{table['id']}/start")
            await wyatt.post(f"/api/admin/tables/{table['id']}/close", CLOSE)
            await club.later(60)
            assert (await ann.table(table["id"]))["table"]["status"] == "closed"

    in_club(url, story)


@pytest.mark.parametrize("reason", ["", "x" * 301])
def test_no_table_is_closed_without_a_reason(sqlite: str, reason: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        refused = wyatt.post(f"/api/admin/tables/{table_id}/close", {"reason": reason}, 400)
        assert await code(refused) == "reason-unfit"
        assert (await ann.table(table_id))["table"]["status"] == "playing"

    in_club(sqlite, story)
