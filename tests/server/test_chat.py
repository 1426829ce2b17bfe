"""What people say at a table, whom they do not want to hear, and what they write for themselves."""

import asyncio
from typing import Any

import pytest

from carson.server.chat.chat import MOST_LINES, MOST_MUTED
from server.club import Club, Person, in_club, seated
from server.line import dial
from server.someones import claimed, code

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}}


async def say(person: Person, table_id: str, text: str, status: int = 201, **more: Any) -> Any:
    return await person.post(f"/api/tables/{table_id}/chat", {"text": text, **more}, status)


async def heard(person: Person, table_id: str, **query: Any) -> list[Any]:
    lines = (await person.get(f"/api/tables/{table_id}/chat", **query))["lines"]
    return [line["text"] for line in lines]


async def handle(person: Person) -> str:
    return str((await person.get("/api/me"))["user"]["handle"])


def test_lines_are_numbered_and_carry_name_and_seat(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True, spectators_chat=True)
        cleo = await club.guest("Cleo")
        first = await say(ann, table_id, "  Good\n evening\u202e,\0\u2028all ")
        assert (first["number"], first["name"], first["seat"], first["mine"]) == (1, "Ann", 0, True)
        assert first["text"] == "Good evening, all"
        await say(bob, table_id, "👨‍👩‍👧 hello")
        await say(cleo, table_id, "may I?")
        seen = await bob.get(f"/api/tables/{table_id}/chat")
        assert [(line["number"], line["name"], line["seat"], line["mine"]) for line in seen["lines"]] == [
            (1, "Ann", 0, False),
            (2, "Bob", 1, True),
            (3, "Cleo", None, False),
        ]
        assert seen["lines"][1]["text"] == "👨‍👩‍👧 hello"
        assert seen["lines"][0]["handle"] == await handle(ann)
        assert seen["last"] == 3
        assert await heard(bob, table_id, since=2) == ["may I?"]
        assert await heard(club.stranger(), table_id, since=2) == ["may I?"]
        after = await bob.get(f"/api/tables/{table_id}/chat", since=3)
        assert (after["lines"], after["last"]) == ([], 3)
        assert await code(say(club.stranger(), table_id, "hi", 401)) == "who-unknown"

    in_club(url, story)


@pytest.mark.parametrize("text", ["", "  ", "\0", "\u202e", "\u200d", "x" * 501])
def test_a_line_without_words_or_too_long_is_refused(sqlite: str, text: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        assert await code(say(ann, table_id, text, 400)) == "line-unfit"
        assert await heard(ann, table_id) == []
        await say(ann, table_id, "x" * 500)

    in_club(sqlite, story)


def test_at_a_table_by_link_only_those_talk_and_read_who_sit_there(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        cleo = await club.guest("Cleo")
        await say(ann, table_id, "between us")
        assert await heard(bob, table_id) == ["between us"]
        assert await code(say(cleo, table_id, "hi", 403)) == "chat-closed"
        for outside in (cleo, club.stranger()):
            assert await code(outside.get(f"/api/tables/{table_id}/chat", 403)) == "chat-closed"
        assert await code(cleo.delete(f"/api/tables/{table_id}/chat/1", 403)) == "chat-closed"

    in_club(url, story)


def test_spectators_are_quiet_until_the_host_lets_them_chat(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True)
        cleo, where = await club.guest("Cleo"), f"/api/tables/{table_id}/chat"
        told = await cleo.get(where)
        assert (told["spectators"], told["may_speak"]) == (False, False)
        assert await code(say(cleo, table_id, "hi", 403)) == "chat-spectators-off"
        await say(bob, table_id, "quiet here")
        assert await heard(cleo, table_id) == ["quiet here"]
        assert await code(bob.put(where, {"spectators": True}, 403)) == "table-not-yours"
        assert (await ann.put(where, {"spectators": True}))["spectators"]
        assert (await cleo.table(table_id))["table"]["spectators_chat"]
        assert (await say(cleo, table_id, "thanks"))["seat"] is None
        await ann.put(where, {"spectators": False})
        assert await code(say(cleo, table_id, "and?", 403)) == "chat-spectators-off"

    in_club(url, story)


def test_where_spectators_may_chat_they_do_so_at_a_table_by_link_too_and_at_its_rematch(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, spectators_chat=True)
        cleo = await club.guest("Cleo")
        await say(ann, table_id, "welcome")
        assert await heard(cleo, table_id) == ["welcome"]
        await say(cleo, table_id, "thanks")
        assert await heard(bob, table_id) == ["welcome", "thanks"]
        await ann.put(f"/api/tables/{table_id}/chat", {"spectators": False})
        assert await code(cleo.get(f"/api/tables/{table_id}/chat", 403)) == "chat-closed"
        await ann.put(f"/api/tables/{table_id}/chat", {"spectators": True})
        for person in (ann, bob):
            await person.post(f"/api/tables/{table_id}/agree")
        again = await ann.post(f"/api/tables/{table_id}/rematch")
        assert again["spectators_chat"]
        await say(cleo, again["id"], "once more")

    in_club(url, story)


def test_a_line_can_be_taken_back_by_who_said_it_and_all_are_told(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True)
        where = f"/api/tables/{table_id}/chat"
        await say(ann, table_id, "I bid 7 next")
        assert await code(bob.delete(f"{where}/1", 403)) == "line-not-yours"
        gone = await ann.delete(f"{where}/1")
        assert (gone["number"], gone["removes"], gone["text"]) == (2, 1, None)
        told = (await bob.get(where, since=1))["lines"]
        assert [(line["number"], line["removes"], line["name"]) for line in told] == [(2, 1, "Ann")]
        club.seen.clear()
        await bob.get(where)
        assert "I bid 7" not in club.seen[0]
        for number in (1, 2, 3, 0, "x", 10**10):
            assert await code(ann.delete(f"{where}/{number}", 404)) == "line-unknown"
        assert (await say(bob, table_id, "pity"))["number"] == 3

    in_club(url, story)


def test_whom_one_mutes_one_does_not_hear_anywhere_and_he_does_not_know(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True)
        other = (await bob.post("/api/tables", {**FOUR, "public": True}, 201))["id"]
        await say(ann, table_id, "one")
        await say(bob, table_id, "two")
        name = await handle(bob)
        await ann.put(f"/api/mutes/{name}")
        await ann.put(f"/api/mutes/{name}")
        assert (await ann.get("/api/mutes"))["mutes"] == [{"handle": name, "name": "Bob"}]
        await say(bob, other, "three")
        await say(bob, table_id, "four")
        await bob.delete(f"/api/tables/{table_id}/chat/3")
        assert await heard(ann, table_id) == ["one"]
        assert await heard(ann, other) == []
        assert (await ann.get(f"/api/tables/{table_id}/chat", since=1))["last"] == 4
        assert await heard(bob, table_id) == ["one", "two", None]
        assert (await bob.get("/api/mutes"))["mutes"] == []
        await ann.delete(f"/api/mutes/{name}")
        assert await heard(ann, table_id) == ["one", "two", None]
        assert await code(ann.put(f"/api/mutes/{await handle(ann)}", None, 400)) == "mute-self"
        assert await code(ann.put("/api/mutes/nobody", None, 404)) == "person-unknown"

    in_club(url, story)


def test_two_who_mute_each_other_at_once_both_do(url: str) -> None:
    async def story(club: Club) -> None:
        people = [await club.guest(name) for name in ("Ann", "Bob", "Cleo")]
        names = [await handle(person) for person in people]
        pairs = [(one, name) for number, one in enumerate(people) for at, name in enumerate(names) if at != number]
        await asyncio.gather(*(one.put(f"/api/mutes/{name}") for one, name in pairs * 3))
        for person in people:
            assert len((await person.get("/api/mutes"))["mutes"]) == 2

    in_club(url, story)


def test_mutes_have_a_limit(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_MUTED > 100
    monkeypatch.setattr("carson.server.chat.chat.MOST_MUTED", 2)

    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        names = [await handle(await club.guest(f"G{number}")) for number in range(3)]
        for name in names[:2]:
            await ann.put(f"/api/mutes/{name}")
        assert await code(ann.put(f"/api/mutes/{names[2]}", None, 409)) == "mutes-too-many"
        await ann.put(f"/api/mutes/{names[0]}")

    in_club(sqlite, story)


def test_many_speak_at_once_and_no_number_is_given_twice(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        said = await asyncio.gather(*(say(one, table_id, f"{n}") for n in range(10) for one in (ann, bob)))
        assert sorted(line["number"] for line in said) == list(range(1, 21))

    in_club(url, story)


def test_a_long_talk_is_told_in_parts_and_the_newest_first(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_LINES >= 100
    monkeypatch.setattr("carson.server.chat.chat.MOST_LINES", 3)

    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        for number in range(1, 9):
            await say(ann, table_id, str(number))
        assert await heard(ann, table_id) == ["6", "7", "8"]
        told, last = [], 0
        while lines := (answer := await ann.get(f"/api/tables/{table_id}/chat", since=last))["lines"]:
            told += [line["text"] for line in lines]
            last = answer["last"]
        assert told == [str(number) for number in range(1, 9)]

    in_club(sqlite, story)


def test_who_has_two_seats_says_which_one_speaks(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", {**FOUR, "seats": ["me", "open", "open", "random"]}, 201)
        await ann.post(f"/api/tables/{table['id']}/join", {"name": "Her sister"})
        assert (await say(ann, table["id"], "hi"))["name"] == "Ann"
        assert (await say(ann, table["id"], "hi", seat=1))["name"] == "Her sister"
        assert await code(say(ann, table["id"], "hi", 403, seat=2)) == "seat-not-yours"

    in_club(sqlite, story)


def test_live_connections_are_told_that_something_was_said_and_not_what(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        lines = [dial(club, table_id, ann), dial(club, table_id, bob), dial(club, table_id)]
        for line in lines:
            await line.until("position")
        await say(ann, table_id, "between us")
        for line in lines:
            assert await line.until("chat") == {"type": "chat", "last": 1}
        await ann.delete(f"/api/tables/{table_id}/chat/1")
        for line in lines:
            assert await line.until("chat") == {"type": "chat", "last": 2}

    in_club(url, story)


def test_what_is_said_at_a_table_does_not_depend_on_its_game(sqlite: str) -> None:
    """The same talk, before and after a bid that lies face down: not a byte differs."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True)
        await say(ann, table_id, "hello")
        before = await bob.http.get(f"/api/tables/{table_id}/chat")
        await ann.act(table_id, "bid 7", 0)
        after = await bob.http.get(f"/api/tables/{table_id}/chat")
        assert before.content == after.content

    in_club(sqlite, story)


def test_notes_are_for_their_writer_alone(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/notes"
        assert await ann.get(where) == {"text": "", "updated_at": None}
        kept = await ann.put(where, {"text": "Bob bids low\r\n\u202ewatch the river\0"})
        assert kept["text"] == "Bob bids low\nwatch the river"
        assert kept["updated_at"] is not None
        assert await ann.get(where) == kept
        assert (await bob.get(where))["text"] == ""
        await bob.put(where, {"text": "Ann bids high"})
        assert await ann.get(where) == kept
        assert await code(ann.put(where, {"text": "x" * 5001}, 400)) == "note-long"
        assert len((await ann.put(where, {"text": "é" * 5000}))["text"]) == 5000
        assert (await ann.put(where, {"text": " "}))["updated_at"] is None
        assert (await bob.get(where))["text"] == "Ann bids high"
        assert await code(club.stranger().get(where, 401)) == "who-unknown"
        nowhere = f"/api/tables/{'0' * 20}/notes"
        assert await code(ann.put(nowhere, {"text": "x"}, 404)) == "table-unknown"
        assert await code(ann.get(nowhere, 404)) == "table-unknown"

    in_club(url, story)


def test_each_of_several_seats_at_one_screen_has_notes_of_its_own(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        laid = {"game": "cards", "options": CARDS, "seats": ["me:Ann", "me:Ben"]}
        where = f"/api/tables/{(await ann.post('/api/tables', laid, 201))['id']}/notes"
        await ann.put(where, {"text": "Ben bids low"})
        await ann.put(where, {"text": "Ann bids high", "seat": 1})
        assert (await ann.get(f"{where}?seat=1"))["text"] == "Ann bids high"
        assert (await ann.get(f"{where}?seat=0"))["text"] == "Ben bids low", "written for no seat: the first one's"
        assert (await ann.put(where, {"text": "", "seat": 0}))["updated_at"] is None
        assert [one["seat"] for one in (await ann.get("/api/account/export"))["notes"]] == [1]
        assert await code(ann.get(f"{where}?seat=2", 403)) == "seat-not-yours"
        assert await code(ann.put(where, {"text": "x", "seat": 2}, 403)) == "seat-not-yours"

    in_club(url, story)


def test_a_note_written_by_two_browsers_at_once_is_one_of_both(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", CARDS)
        where = f"/api/tables/{table_id}/notes"
        await asyncio.gather(*(ann.put(where, {"text": f"version {n}"}) for n in range(10)))
        assert (await ann.get(where))["text"].startswith("version ")

    in_club(url, story)


def test_a_claimed_name_speaks_as_it_is_called_at_the_table(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        table = await ann.post("/api/tables", {**FOUR, "public": True}, 201)
        assert (await say(ann, table["id"], "hi"))["name"] == "Ann"
        await ann.put("/api/account/name", {"name": "Annie"})
        assert (await say(ann, table["id"], "hi again"))["name"] == "Annie"
        lines = (await ann.get(f"/api/tables/{table['id']}/chat"))["lines"]
        assert [line["name"] for line in lines] == ["Ann", "Annie"], "what was said stays under its name"

    in_club(sqlite, story)
