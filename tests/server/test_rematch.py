"""The same again, and which of one's tables come first."""

import asyncio
from typing import Any

from sqlalchemy import text

from carson.kernel import parse
from server.club import Club, Person, in_club, play_on, seated
from server.test_material import FIGURES

FOUR = {"real": 3, "virtual": ["expert"]}
LIVE = {"kind": "live", "move": 30, "bank": 100}


async def over(club: Club, **more: Any) -> tuple[str, Person, Person]:
    """A game of two people and a bot that has just ended."""
    table_id, ann, bob = await seated(club, "cards", FOUR, **more)
    for person in (ann, bob):
        await person.post(f"/api/tables/{table_id}/agree")
    return table_id, ann, bob


def test_whoever_asks_first_lays_the_table_and_the_others_find_their_seats_kept(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await over(club, clock=LIVE, public=True)
        eve = await club.guest("Eve")
        before = (await bob.table(table_id))["table"]
        assert before["rematch"] is None
        new = await bob.post(f"/api/tables/{table_id}/rematch")
        assert [(seat["name"], seat["kept"], seat["mine"]) for seat in new["seats"]] == [
            ("Ann", True, False),
            ("Bob", False, True),
            (before["seats"][2]["name"], False, False),
        ]
        assert not any(seat["free"] for seat in new["seats"])
        assert (await ann.table(new["id"]))["table"]["seats"][0]["free"], "for her it is"
        assert not (await eve.table(new["id"]))["table"]["seats"][0]["free"]
        assert (new["host"], new["status"], new["public"], new["clock"]) == (True, "open", True, LIVE)
        assert new["options"] == before["options"]
        assert new["commitment"] != before["commitment"]
        assert (await ann.table(table_id))["table"]["rematch"] == new["id"]
        assert (await eve.post(f"/api/tables/{new['id']}/join", None, 409))["error"]["code"] == "table-full"
        assert (await eve.post(f"/api/tables/{new['id']}/join", {"seat": 0}, 409))["error"]["code"] == "table-full"
        assert new["id"] in [one["id"] for one in (await ann.get("/api/tables", of="mine"))["tables"]]
        same = await ann.post(f"/api/tables/{table_id}/rematch")
        assert (same["id"], same["seats"][0]["mine"], same["seats"][0]["kept"]) == (new["id"], True, False)
        assert (await ann.post(f"/api/tables/{table_id}/rematch"))["id"] == new["id"]
        begun = await bob.post(f"/api/tables/{new['id']}/start")
        assert (begun["status"], [seat["bank"] for seat in begun["seats"]]) == ("playing", [100, 100, None])
        assert (await ann.post(f"/api/tables/{table_id}/rematch"))["status"] == "playing"
        await club.quiet()
        await play_on(club, new["id"], [ann, bob], "again", most=20)

    in_club(url, story)


def test_a_seat_that_is_kept_may_be_joined_filled_and_taken_away(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await over(club)
        eve = await club.guest("Eve")
        new = await ann.post(f"/api/tables/{table_id}/rematch")
        where = f"/api/tables/{new['id']}"
        assert (await bob.post(f"{where}/join"))["seats"][1]["mine"]
        await bob.post(f"{where}/leave")
        assert (await eve.post(f"{where}/join"))["seats"][1]["mine"], "who got up has no seat kept"
        await ann.post(f"{where}/remove", {"seat": 1})
        await ann.post(f"{where}/close")
        newer = await bob.post(f"/api/tables/{table_id}/rematch")
        assert (newer["id"] != new["id"], newer["host"]) == (True, True), "one that was closed is laid anew"
        where = f"/api/tables/{newer['id']}"
        assert (await bob.post(f"{where}/start", None, 409))["error"]["details"] == {"count": 1}
        begun = await bob.post(f"{where}/start", {"fill": "random"})
        assert next((seat["bot"], seat["kept"]) for seat in begun["seats"]) == ("random", False)
        assert not (await ann.table(newer["id"]))["own"]

    in_club(url, story)


def test_of_many_who_ask_at_the_same_moment_one_lays_it(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await over(club)
        asked = await asyncio.gather(*(who.post(f"/api/tables/{table_id}/rematch") for who in (ann, bob) * 4))
        assert len({table["id"] for table in asked}) == 1
        seats = (await ann.table(asked[0]["id"]))["table"]["seats"]
        assert [seat["kept"] for seat in seats] == [False, False, False]

    in_club(url, story)


def test_only_who_sat_there_and_only_after_the_end(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", FOUR)
        assert (await ann.post(f"/api/tables/{table_id}/rematch", None, 409))["error"]["code"] == "table-not-over"
        for person in (ann, bob):
            await person.post(f"/api/tables/{table_id}/agree")
        eve = await club.guest("Eve")
        assert (await eve.post(f"/api/tables/{table_id}/rematch", None, 403))["error"]["code"] == "seat-none"
        new = await ann.post(f"/api/tables/{table_id}/rematch")
        assert (await eve.table(table_id))["table"]["rematch"] is None, "a table by link is told to those who sat there"
        assert (await bob.table(table_id))["table"]["rematch"] == new["id"]

    in_club(url, story)


async def _rules(person: Person, table_id: str) -> str:
    return parse(await person.get(f"/api/tables/{table_id}/record")).rules_version


def test_a_game_keeps_the_rules_it_began_with_and_a_rematch_has_the_newest(sqlite: str) -> None:
    """One that starts from a position of that game goes on with it, and so by its rules."""

    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table_id = (await ann.post("/api/tables", {"game": "board", "options": {"players": 2}}, 201))["id"]
        await bob.post(f"/api/tables/{table_id}/join")
        older = """UPDATE tables SET rules = 1, head = replace(head, '"rules":"2"', '"rules":"1"')"""
        async with club.services.database.write() as connection:
            await connection.execute(text(older))
        await ann.post(f"/api/tables/{table_id}/start")
        await play_on(club, table_id, [ann, bob], "older", most=20)
        cloned = (await ann.post(f"/api/tables/{table_id}/clone", {"seats": ["me", "me"]}, 201))["id"]
        await ann.post(f"/api/tables/{cloned}/start")
        assert (await _rules(ann, table_id), await _rules(ann, cloned)) == ("1", "1")
        await bob.post(f"/api/tables/{table_id}/resign")
        await ann.post(f"/api/tables/{cloned}/agree")
        for before, rules in ((table_id, "2"), (cloned, "1")):
            new = (await ann.post(f"/api/tables/{before}/rematch"))["id"]
            await ann.post(f"/api/tables/{new}/start", {"fill": "random"})
            assert await _rules(ann, new) == rules

    in_club(sqlite, story)


def test_while_servers_of_the_previous_release_run_new_games_have_rules_that_they_know(sqlite: str) -> None:
    """Games that have begun keep theirs, whichever these are, and so does what is cloned from them."""
    kept: dict[str, Any] = {}

    async def begun(person: Person, table_id: str) -> str:
        await person.post(f"/api/tables/{table_id}/start")
        return await _rules(person, table_id)

    async def newest(club: Club) -> None:
        ann = kept["ann"] = await club.guest("Ann")
        form = {"game": "board", "options": {"players": 2}, "seats": ["me:Ann", "me:Bob"]}
        kept["id"] = (await ann.post("/api/tables", form, 201))["id"]
        assert await begun(ann, kept["id"]) == "2"

    async def previous(club: Club) -> None:
        ann, before = club.same(kept["ann"]), kept["id"]
        forms = [
            {"game": "board", "options": {"players": 2, "characters": "random", "variants": "horses"}},
            {"game": "board", "options": {"players": 2}, "figures": FIGURES},
            {"game": "cards", "options": {"real": 2, "virtual": ["expert", "expert"]}},
        ]
        for form in forms:
            table = await ann.post("/api/tables", form | {"seats": ["me:Ann", "me:Bob"]}, 201)
            assert await begun(ann, table["id"]) == "1"
        cloned = (await ann.post(f"/api/tables/{before}/clone", {"seats": ["me:Ann", "me:Bob"]}, 201))["id"]
        assert await begun(ann, cloned) == "2"
        await ann.post(f"/api/tables/{before}/agree")
        again = kept["again"] = (await ann.post(f"/api/tables/{before}/rematch"))["id"]
        assert await begun(ann, again) == "1"
        await ann.post(f"/api/tables/{again}/agree")

    async def later(club: Club) -> None:
        ann = club.same(kept["ann"])
        again = (await ann.post(f"/api/tables/{kept['again']}/rematch"))["id"]
        assert await begun(ann, again) == "2"

    in_club(sqlite, newest)
    in_club(sqlite, previous, previous_rules=True)
    in_club(sqlite, later)


def test_people_who_share_a_browser_get_their_seats_and_names_again(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        form = {"game": "cards", "options": FOUR, "seats": ["me:Anna", "me", "open"]}
        table = await ann.post("/api/tables", form, 201)
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ann", None]
        await bob.post(f"/api/tables/{table['id']}/join", {"name": "Bobby"})
        await ann.post(f"/api/tables/{table['id']}/start")
        await ann.act(table["id"], "bid 3", 0, seat=0)
        for person in (ann, bob):
            end = await person.post(f"/api/tables/{table['id']}/agree")
        assert end["ended"] == "agreed"
        await bob.post(f"/api/tables/{table['id']}/rematch")
        new = await ann.post(f"/api/tables/{table['id']}/rematch")
        assert [(seat["name"], seat["mine"]) for seat in new["seats"]] == [("Anna", 1), ("Ann", 1), ("Bobby", 0)]

    in_club(url, story)


def test_a_seat_of_ones_own_needs_a_name_that_can_be_read(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        for wrong in ("me:", "me:" + "x" * 21, "me: \n"):
            form = {"game": "cards", "options": FOUR, "seats": [wrong, "me", "open"]}
            assert (await ann.post("/api/tables", form, 400))["error"]["code"] == "name-unfit"

    in_club(sqlite, story)


def test_ones_tables_begin_with_those_where_it_is_ones_turn(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        made = {}
        clocks = {"none": None, "slow": {"kind": "days", "days": 3}, "quick": LIVE, "waits": LIVE, "open": None}
        for name, clock in clocks.items():
            club.hands.now += 1
            form = {"game": "cards", "options": {"real": 2, "virtual": ["expert"] * 2}, "clock": clock}
            made[name] = (await ann.post("/api/tables", form, 201))["id"]
            if name != "open":
                await bob.post(f"/api/tables/{made[name]}/join")
                await ann.post(f"/api/tables/{made[name]}/start")
        await ann.act(made["waits"], "bid 7", 0)
        listed = await ann.get("/api/tables", of="mine")
        names = {table_id: name for name, table_id in made.items()}
        assert [names[table["id"]] for table in listed["tables"]] == ["quick", "slow", "none", "open", "waits"]
        assert [table["your_turn"] for table in listed["tables"]] == [True, True, True, False, False]
        assert listed["now"] == club.services.now()

    in_club(url, story)


def test_no_seat_is_kept_for_somebody_who_has_left_for_good(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await over(club)
        new = await ann.post(f"/api/tables/{table_id}/rematch")
        await bob.post("/api/account/delete")
        seat = (await ann.table(new["id"]))["table"]["seats"][1]
        assert (seat["name"], seat["kept"], seat["free"]) == (None, False, True)

    in_club(url, story)
