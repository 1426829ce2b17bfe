"""A new name reaches the tables where one sits, and nothing of what was played there changes."""

import asyncio

import pytest

from carson.server.people import identity as people
from carson.server.people import nicknames
from carson.server.people.nicknames import NICKNAMES, SURNAMES
from carson.server.security.names import LONGEST_NAME, name_key
from cli.driving import carson
from server.club import Club, Person, in_club, play_on, seated
from server.line import dial
from server.someones import SECRET, claimed, code

THREE = {"real": 3, "virtual": ["expert"]}


async def names(person: Person, table_id: str) -> list[str]:
    return [seat["name"] for seat in (await person.table(table_id))["table"]["seats"]]


def test_a_new_name_is_seen_in_the_waiting_room_and_while_playing(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await ann.post(
            "/api/tables", {"game": "cards", "options": THREE, "seats": ["me", "me:Zoe", "open"]}, 201
        )
        await bob.post(f"/api/tables/{table['id']}/join")
        await ann.put("/api/account/name", {"name": "Annabel"})
        assert await names(bob, table["id"]) == ["Annabel", "Zoe", "Bob"], "a name of a seat alone stays"
        await ann.post(f"/api/tables/{table['id']}/start")
        await bob.put("/api/account/name", {"name": "Robert"})
        assert await names(ann, table["id"]) == ["Annabel", "Zoe", "Robert"]
        for seat, bid in ((0, "bid 1"), (1, "bid 2")):
            await ann.act(table["id"], bid, (await ann.table(table["id"], seat=seat))["question"], seat=seat)
        await bob.act(table["id"], "bid 3", (await bob.table(table["id"]))["question"])
        told = str(await ann.news(table["id"]))
        assert "Robert" in told
        assert "Bob" not in told

    in_club(url, story)


def test_those_at_the_table_hear_of_it_live_with_the_question_that_names_him(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2, "bag": "beginners", "characters": "beginners"})
        asked = (await ann.table(table_id))["asked"]
        who = ann if "Ann" in asked else bob
        lines = [dial(club, table_id, ann), dial(club, table_id, bob), dial(club, table_id)]
        for line in lines:
            assert ("Ann" if who is ann else "Bob") in (await line.until("position"))["asked"]
        await who.put("/api/account/name", {"name": "Wilhelmina"})
        for line in lines:
            assert "Wilhelmina" in [seat["name"] for seat in (await line.until("table"))["table"]["seats"]]
            told = await line.until("position")
            assert "Wilhelmina" in told["asked"]
            assert told["entries"] == [], "nothing has happened in the game"

    in_club(url, story)


def test_a_move_at_the_same_moment_does_not_bring_the_old_name_back(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        question = (await ann.table(table_id))["question"]
        moves = [who.act(table_id, "bid 7", question) for who in (ann, bob)]
        await asyncio.gather(*moves, ann.put("/api/account/name", {"name": "Annie"}))
        assert (await names(bob, table_id))[0] == "Annie"

    in_club(url, story)


def test_a_finished_game_and_a_seat_kept_for_the_next_have_the_new_name_and_the_record_still_holds(
    url: str,
) -> None:
    kept: list[str] = []

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        await play_on(club, table_id, [ann, bob], "renaming")
        before = await ann.get(f"/api/tables/{table_id}/record")
        new = await ann.post(f"/api/tables/{table_id}/rematch")
        await bob.put("/api/account/name", {"name": "Robert"})
        assert await names(ann, new["id"]) == ["Ann", "Robert"], "his seat there is kept for him"
        await ann.put("/api/account/name", {"name": "Annie"})
        assert await names(ann, table_id) == ["Annie", "Robert"]
        record = await ann.get(f"/api/tables/{table_id}/record")
        assert "seat-0: human Annie" in record
        told = (line for line in record.splitlines() if not line.startswith("seat-"))
        assert list(told) == [line for line in before.splitlines() if not line.startswith("seat-")]
        kept.append(record)
        await bob.post(f"/api/tables/{table_id}/rematch")
        assert (await bob.post(f"/api/tables/{new['id']}/leave"))["seats"][1]["name"] is None

    in_club(url, story)
    assert carson("verify", "-", stdin=kept[0]).status == 0


def test_a_rematch_laid_after_it_has_the_new_name(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", THREE)
        for person in (ann, bob):
            await person.post(f"/api/tables/{table_id}/agree")
        await ann.put("/api/account/name", {"name": "Annie"})
        new = await bob.post(f"/api/tables/{table_id}/rematch")
        assert new["seats"][0]["name"] == "Annie"

    in_club(sqlite, story)


def test_a_name_that_is_claimed_at_the_same_time_reaches_the_tables_and_one_that_is_refused_does_not(url: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Dora")
        table_id, ann, bob = await seated(club, "cards", THREE)
        assert await code(ann.put("/api/account/name", {"name": "dora"}, 409)) == "name-claimed"
        assert (await names(bob, table_id))[0] == "Ann"
        await ann.post("/api/account/claim", {"name": "Annie", "password": SECRET})
        assert (await names(bob, table_id))[0] == "Annie"

    in_club(url, story)


def test_a_bot_gives_way_to_a_person_of_its_name(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table = await ann.post(
            "/api/tables", {"game": "cards", "options": THREE, "seats": ["me", "greedy", "open"]}, 201
        )
        bot = table["seats"][1]["name"]
        sat = await bob.post(f"/api/tables/{table['id']}/join", {"name": bot.upper()})
        other = sat["seats"][1]["name"]
        assert other in NICKNAMES
        assert other != bot
        await ann.put("/api/account/name", {"name": other})
        found = await names(ann, table["id"])
        assert found[0] == other
        assert len({name_key(name) for name in found}) == 3

    in_club(sqlite, story)


def test_no_bot_has_the_first_name_of_somebody_at_its_table(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        seats = {"game": "cards", "options": THREE, "seats": ["me", "greedy", "greedy"]}
        table = await ann.post("/api/tables", seats, 201)
        bots = [seat["name"] for seat in table["seats"][1:]]
        await ann.put("/api/account/name", {"name": f"{bots[0]} Marsh"})
        found = await names(ann, table["id"])
        assert found[0] == f"{bots[0]} Marsh"
        assert bots[0] not in found[1:]
        assert found[2] == bots[1], "only the one that could be mistaken gives way"

    in_club(sqlite, story)


def test_who_gives_no_name_is_given_one_that_no_bot_has(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, NICKNAMES)) + 1 + max(map(len, SURNAMES)) <= LONGEST_NAME
    keys = {name_key(name) for name in NICKNAMES}
    assert len({name_key(first + last) for first in NICKNAMES for last in SURNAMES}) == len(NICKNAMES) * len(SURNAMES)
    assert not keys & {name_key(first + last) for first in NICKNAMES for last in SURNAMES}
    drawn = iter(["Opal Pike", "Pearl Nash"])
    monkeypatch.setattr(people, "guest_name", lambda: next(drawn))

    async def story(club: Club) -> None:
        await claimed(club, "Opal Pike")
        found = await club.stranger().post("/api/guest", {}, 201)
        assert found["user"]["name"] == "Pearl Nash", "somebody has claimed the first"
        assert not found["user"]["claimed"]

    in_club(sqlite, story)
    assert nicknames.guest_name() != nicknames.guest_name() or nicknames.guest_name() != nicknames.guest_name()
