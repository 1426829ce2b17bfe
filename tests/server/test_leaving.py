"""Taking along all that is kept, and leaving for good."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from carson.server.accounts import leaving
from carson.server.core.revocations import Revoked
from carson.server.database.schema import metadata
from carson.server.notifications import channel_repository as channels
from carson.server.notifications.channel_repository import Channel
from carson.server.people.nicknames import NICKNAMES
from carson.server.tables import repository as tables
from carson.words import LANGUAGES, Words
from server.club import Club, Person, in_club, play_on, seated
from server.someones import SECRET, claimed, code, log_in, rows, somebody_waits

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
RECORD = (Path(__file__).parent.parent / "records" / "cards" / "2-with-2-of-two-levels.carson").read_text("utf-8")
FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}, "public": True}


async def all_rows(club: Club) -> str:
    """The whole database as text, to look for somebody in."""
    return "\n".join([repr(row) for name in metadata.tables for row in await rows(club, name)])


async def ids(club: Club, name: str) -> str:
    return next(str(found) for found, called in await rows(club, "users", "id", "name") if called == name)


async def lively(club: Club) -> tuple[Person, Person, str, dict[str, str]]:
    """Ann with something of each kind; Bob, who stays; Ann's id; tables."""
    ann, bob = await claimed(club, "Annabel"), await club.guest("Bob")
    where = {}
    for name in ("finished", "playing"):
        table = await ann.post("/api/tables", {"game": "cards", "options": CARDS, "public": True}, 201)
        where[name] = table["id"]
        await bob.post(f"/api/tables/{table['id']}/join")
        await ann.post(f"/api/tables/{table['id']}/start")
    await play_on(club, where["finished"], [ann, bob], "leaving")
    for name in ("handed", "alone"):
        where[name] = (await ann.post("/api/tables", FOUR, 201))["id"]
    await bob.post(f"/api/tables/{where['handed']}/join")
    where["bobs"] = (await bob.post("/api/tables", FOUR, 201))["id"]
    await ann.post(f"/api/tables/{where['bobs']}/join", {"name": "Annabel Lee"})
    await ann.post(f"/api/tables/{where['playing']}/chat", {"text": "my words"}, 201)
    await ann.post(f"/api/tables/{where['playing']}/chat", {"text": "gone words"}, 201)
    await ann.delete(f"/api/tables/{where['playing']}/chat/2")
    await ann.put(f"/api/tables/{where['playing']}/notes", {"text": "my notes"})
    await ann.put(f"/api/mutes/{(await bob.get('/api/me'))['user']['handle']}")
    await bob.put(f"/api/mutes/{(await ann.get('/api/me'))['user']['handle']}")
    await ann.post("/api/links", None, 201)
    ann_id = await ids(club, "Annabel")
    async with club.services.database.write() as connection:
        channel = Channel(
            id="0" * 20,
            user_id=ann_id,
            kind="mail",
            address="annabel@lee.test",
            secret="signed with this",
            language="en",
            wants="turn",
            state="on",
            failures=0,
            last_fault=None,
            confirmed_at=1,
            created_at=1,
        )
        await channels.add(connection, channel)
    return ann, bob, ann_id, where


def test_the_export_has_all_that_is_kept_and_no_secret(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob, ann_id, where = await lively(club)
        await bob.put(f"/api/tables/{where['playing']}/notes", {"text": "notes of Bob"})
        found = await ann.get("/api/account/export")
        assert found["user"] == (await ann.get("/api/me"))["user"]
        assert [one["this"] for one in found["sessions"]] == [True]
        assert len(found["links"]) == 1
        assert {one["table"]["id"]: one["host"] for one in found["tables"]} == {
            table_id: name != "bobs" for name, table_id in where.items()
        }
        assert {one["link"] for one in found["tables"]} == {f"/table/{table_id}" for table_id in where.values()}
        assert [(one["table"], one["text"]) for one in found["chat"]] == [(where["playing"], "my words")]
        assert [(one["table"], one["text"]) for one in found["notes"]] == [(where["playing"], "my notes")]
        assert [one["name"] for one in found["mutes"]] == ["Bob"]
        assert [(one["kind"], one["address"]) for one in found["channels"]] == [("mail", "annabel@lee.test")]
        text = json.dumps(found)
        for secret in (
            ann_id,
            await ids(club, "Bob"),
            "argon2",
            "notes of Bob",
            "signed with this",
            ann.http.cookies["carson"],
            SECRET,
        ):
            assert secret not in text
        for (digest,) in [*await rows(club, "sessions", "token_sha256"), *await rows(club, "links", "token_sha256")]:
            assert digest not in text
        seeds = await rows(club, "tables", "status", "seed")
        assert not [seed for status, seed in seeds if status != "finished" and seed in text]

    in_club(url, story)


def test_the_export_has_orders_of_ones_own_and_whole_addresses(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob, ann_id, where = await lively(club)
        here = f"/api/tables/{where['playing']}"
        await play_on(club, where["playing"], [ann], "orders", most=1)  # so that her next bid can only be prepared
        await ann.put(f"{here}/orders", {"bid": 4})
        await bob.put(f"{here}/orders", {"single": True})
        hook = Channel(
            "1" * 20, ann_id, "webhook", "https://lee.test/a/hook", "s", "en", "turn", "on", 0, None, None, 2
        )
        push = '{"endpoint":"https://push.test/send/1","keys":{"auth":"a","p256dh":"b"}}'
        async with club.services.database.write() as connection:
            await channels.add(connection, hook)
            await channels.add(connection, replace(hook, id="2" * 20, kind="push", address=push, created_at=3))
        found = await ann.get("/api/account/export")
        given = {one["table"]["id"]: [(own["seat"], own["bid"]) for own in one["orders"]] for one in found["tables"]}
        assert given == {table_id: [(0, 4)] if name == "playing" else [] for name, table_id in where.items()}
        assert [one["address"] for one in found["channels"]] == ["annabel@lee.test", "https://lee.test/a/hook", push]

    in_club(sqlite, story)


def test_who_leaves_for_good_takes_the_records_along_that_he_brought(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        hers, his = [(await one.post("/api/records", {"record": RECORD}, 201))["id"] for one in (ann, bob)]
        await bob.put(f"/api/tables/{hers}/notes", {"text": "well played"})
        await ann.post("/api/account/delete")
        await bob.get(f"/api/tables/{hers}/record", 404)
        await bob.get(f"/api/tables/{his}/record")
        assert await rows(club, "tables", "id") == [(his,)]

    in_club(url, story)


def test_who_leaves_for_good_leaves_nothing_but_moves(url: str) -> None:
    async def story(club: Club) -> None:
        ann, _, ann_id, where = await lively(club)
        elsewhere = await log_in(club, "Annabel")
        heard: list[Revoked] = []
        club.services.revoked.listen(heard.append)
        handle = (await ann.get("/api/me"))["user"]["handle"]
        moves = len(await rows(club, "log", "seq"))
        waiters = [club.services.hub.listen(where[name]) for name in ("playing", "handed", "alone", "bobs")]
        assert await code(ann.post("/api/account/delete", {"password": "not that one"}, 403)) == "password-wrong"
        assert await code(ann.post("/api/account/delete", None, 403)) == "password-wrong"
        await ann.get("/api/me")
        await ann.post("/api/account/delete", {"password": SECRET})
        await club.quiet()
        assert heard == [Revoked(ann_id)]
        assert heard[0].ends(ann_id, "any session")
        assert all(waiter.done() for waiter in waiters)
        assert not ann.http.cookies
        await elsewhere.get("/api/me", 401)
        await log_in(club, "Annabel", SECRET, 403)
        left = await all_rows(club)
        for trace in (ann_id, handle, "Annabel", "annabel@lee.test", "my words", "my notes"):
            assert trace not in left, trace
        assert len(await rows(club, "log", "seq")) >= moves
        await claimed(club, "Annabel")

    in_club(url, story)


def test_tables_go_on_without_who_has_left(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob, _, where = await lively(club)
        await ann.post("/api/account/delete", {"password": SECRET})
        await club.quiet()
        finished = (await bob.table(where["finished"]))["table"]
        assert [(seat["name"], seat["bot"], seat["free"]) for seat in finished["seats"]] == [
            (None, None, False),
            ("Bob", None, False),
        ]
        assert "seat-0: human\n" in (await bob.get(f"/api/tables/{where['finished']}/record")).replace('"', "")
        playing = (await bob.table(where["playing"]))["table"]
        assert [seat["bot"] for seat in playing["seats"]] == ["greedy", None]
        assert playing["seats"][0]["name"] in NICKNAMES
        assert playing["host"]
        await play_on(club, where["playing"], [bob], "alone")
        assert (await bob.table(where["playing"]))["table"]["status"] == "finished"
        handed = (await bob.table(where["handed"]))["table"]
        assert [seat["free"] for seat in handed["seats"]] == [True, False, True, True]
        assert handed["host"]
        await bob.post(f"/api/tables/{where['handed']}/start", {"fill": "random"})
        assert (await bob.table(where["alone"]))["table"]["status"] == "closed"
        assert (await bob.table(where["bobs"]))["table"]["seats"][1]["free"]
        chat = await bob.get(f"/api/tables/{where['playing']}/chat")
        assert [line["text"] for line in chat["lines"]] == [None]  # that something was taken back
        assert chat["lines"][0]["handle"] is None
        assert (await bob.post(f"/api/tables/{where['playing']}/chat", {"text": "odd"}, 201))["number"] == 4

    in_club(url, story)


def test_who_is_gone_is_called_by_the_suit_in_each_language(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, table_id, [ann, bob], "languages")
        before = await bob.get(f"/api/tables/{table_id}/events")
        assert "Ann" in json.dumps(before)
        await ann.post("/api/account/delete")
        for language in LANGUAGES:
            told = json.dumps(await bob.get(f"/api/tables/{table_id}/events", lang=language), ensure_ascii=False)
            assert "Ann" not in told
            assert Words(language).name("suit", "hat") in told

    in_club(sqlite, story)


def test_a_game_that_the_last_person_leaves_is_closed(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await ann.post("/api/account/delete")
        await bob.post("/api/account/delete")
        await club.quiet()
        stranger = club.stranger()
        assert (await stranger.table(table_id))["table"]["status"] == "closed"
        assert (await stranger.table(table_id))["table"]["seed"] is None
        assert await rows(club, "users") == []

    in_club(url, story)


def test_leaving_while_all_at_the_table_do_something_breaks_nothing(url: str) -> None:
    async def story(club: Club) -> None:
        host = await club.guest("Host")
        tables = [(await host.post("/api/tables", FOUR, 201))["id"] for _ in range(3)]
        people = [await club.guest(f"Guest {number}") for number in range(3)]
        for person in people:
            for table_id in tables:
                await person.post(f"/api/tables/{table_id}/join")

        async def talk(person: Person, table_id: str) -> Any:
            return await person.http.post(f"/api/tables/{table_id}/chat", json={"text": "bye"})

        leave = [person.http.post("/api/account/delete", json={}) for person in people]
        talking = [talk(person, table_id) for person in [host, *people] for table_id in reversed(tables)]
        answers = await asyncio.gather(*talking, *leave)
        assert {answer.status_code for answer in answers[: len(tables)]} == {201}
        # 403: they were known when they asked, and had left the table when it was their turn.
        assert {answer.status_code for answer in answers} <= {200, 201, 401, 403}
        assert [answer.status_code for answer in answers[-3:]] == [200, 200, 200]
        for table_id in tables:
            seats = (await host.table(table_id))["table"]["seats"]
            assert [seat["free"] for seat in seats] == [False, True, True, True]
        assert [name for (name,) in await rows(club, "users", "name")] == ["Host"]

    in_club(url, story)


def test_who_leaves_waits_for_the_old_table_before_he_holds_the_new_one(url: str) -> None:
    """As whoever asks for the same again, who holds the old one and wants the new one."""

    async def story(club: Club) -> None:
        if club.services.database.sqlite:
            pytest.skip("SQLite has one writer")
        old, ann, bob = await seated(club, "cards", CARDS)
        await play_on(club, old, [ann, bob], "old")
        new: list[str] = []
        for number in range(4):  # whatever order their ids have
            club.hands.now += 1
            new.append((await (ann, bob)[number % 2].post("/api/tables", FOUR, 201))["id"])
        club.hands.now += 1
        new.append((await bob.post(f"/api/tables/{old}/rematch"))["id"])  # a seat is kept for Ann
        await ann.post(f"/api/tables/{new[1]}/join")
        async with club.services.database.write() as connection:
            await tables.get(connection, old, lock=True)
            going = asyncio.create_task(ann.post("/api/account/delete"))
            await somebody_waits(connection)
            free = select(metadata.tables["tables"].c.id).with_for_update(skip_locked=True)
            assert {row[0] for row in await connection.execute(free)} == {old, *new}
        await going

    in_club(url, story)


def test_a_table_joined_in_the_same_moment_is_left_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        first = (await ann.post("/api/tables", FOUR, 201))["id"]
        second = (await bob.post("/api/tables", FOUR, 201))["id"]
        real = leaving.leaving.going_on
        asked = 0

        async def meanwhile(connection: Any, user_id: str) -> list[str]:
            nonlocal asked
            asked += 1
            found = await real(connection, user_id)
            # What the first look did not see: it was written between the two.
            return [table_id for table_id in found if table_id == first] if asked == 1 else found

        await ann.post(f"/api/tables/{second}/join")
        monkeypatch.setattr(leaving.leaving, "going_on", meanwhile)
        await ann.post("/api/account/delete")
        assert asked == 4
        assert (await bob.table(second))["table"]["seats"][1]["free"]

    in_club(url, story)
