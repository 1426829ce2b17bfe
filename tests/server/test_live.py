"""Live connections: what they are told, and when they are closed."""

import asyncio
import json
from typing import Any

import pytest

from carson.server.live import door, messages, socket
from carson.server.security.tokens import sha256
from server.club import Club, Person, in_club, open_club, seated
from server.line import dial

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


async def _table(club: Club) -> tuple[str, Person, Person]:
    return await seated(club, "cards", CARDS)


def _seats(presence: Any) -> tuple[list[int], int]:
    return presence["seats"], presence["watching"]


def test_a_move_arrives_at_every_seat_and_its_answer_only_with_whoever_made_it(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        lines = {ann: dial(club, table_id, ann), bob: dial(club, table_id, bob), None: dial(club, table_id)}
        start = {}
        for person, line in lines.items():
            welcome = await line.hear()
            assert welcome["type"] == "welcome"
            assert welcome["seats"] == {ann: [0], bob: [1], None: []}[person]
            table = (await line.until("table"))["table"]
            assert table["id"] == table_id
            start[person] = await line.until("position")
            assert start[person]["entries"] == []
        bid = start[ann]["actions"][-1]
        name = lines[ann].act(bid, start[ann]["question"])
        done = await lines[ann].until("done")
        told = {"id": name, "seq": start[ann]["seq"] + 1, "seat": 0, "repeated": False, "waiting": 0}
        assert done == {"type": "done", **told}
        for person, line in lines.items():
            seen = await line.until("position")
            assert seen["seq"] == done["seq"]
            assert [entry["action"] for entry in seen["entries"]] == [bid if person is ann else None]
            single = await (person or club.stranger()).table(table_id)
            for key in ("seat", "question", "asked", "view", "actions", "undo"):
                assert seen[key] == single[key], key
        assert not [text for line in (lines[bob], lines[None]) for text in line.log if '"done"' in text]

    in_club(url, story)


def test_what_is_posted_arrives_live_and_what_is_said_live_arrives_at_who_waits(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        line = dial(club, table_id, bob)
        first = await line.until("position")
        seen = await ann.table(table_id)
        done = await ann.act(table_id, seen["actions"][0], seen["question"])
        assert (await line.until("position"))["seq"] == done["seq"] == first["seq"] + 1
        waiting = asyncio.create_task(ann.get(f"/api/tables/{table_id}/events", since=done["seq"], wait=20))
        line.act(first["actions"][0], first["question"])
        assert (await waiting)["entries"][0]["seq"] == done["seq"] + 1

    in_club(sqlite, story)


def test_a_repeated_or_impossible_wish_is_answered_under_its_own_name(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        line = dial(club, table_id, ann, lang="de")
        seen = await line.until("position")
        wish = {"action": seen["actions"][0], "question": seen["question"], "id": "only-once"}
        line.say("act", **wish)
        first = await line.until("done")
        line.say("act", **wish)
        again = await line.until("done")
        assert again == {**first, "repeated": True}
        for code, wrong in {
            "action-stale": {"question": seen["question"] + 7, "id": "stale-one"},
            "seat-not-yours": {"seat": 1, "id": "not-mine"},
            "action-id-unfit": {"id": "x"},
        }.items():
            line.say("act", **{**wish, **wrong})
            fault = await line.until("fault")
            assert (fault["id"], fault["error"]["code"]) == (wrong["id"], code)
        assert "Platz 1" in json.dumps(line.log)
        stranger = dial(club, table_id)
        await stranger.until("position")
        stranger.say("act", **wish)
        assert (await stranger.until("fault"))["error"]["code"] == "who-unknown"

    in_club(sqlite, story)


def test_a_move_is_taken_back_live(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        line, other = dial(club, table_id, ann), dial(club, table_id, bob)
        seen = await line.until("position")
        await other.until("position")
        line.act(seen["actions"][0], seen["question"])
        moved = await line.until("position")
        line.say("undo", move=moved["undo"], question=moved["question"], id="back-again")
        assert (await line.until("done"))["seq"] == moved["seq"] + 1
        back = await other.until("position", lambda message: message["seq"] == moved["seq"] + 1)
        assert back["entries"][-1]["kind"] == "undo"
        assert (await line.until("position"))["actions"] == seen["actions"]

    in_club(sqlite, story)


def test_one_line_serves_several_seats_of_one_person(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        form = {"game": "cards", "options": CARDS, "seats": ["me", "me"]}
        table_id = (await ann.post("/api/tables", form, 201))["id"]
        await ann.post(f"/api/tables/{table_id}/start")
        line = dial(club, table_id, ann, seat=[0, 1], since=-1)
        assert (await line.hear())["seats"] == [0, 1]
        seen = {}
        for _ in range(2):
            position = await line.until("position")
            seen[position["seat"]] = position
            assert [entry["seq"] for entry in position["entries"]] == [0]
        line.act(seen[1]["actions"][0], seen[1]["question"], seat=1)
        told = {}
        for _ in range(2):
            position = await line.until("position")
            told[position["seat"]] = position["entries"][0]["action"]
        assert told == {0: None, 1: seen[1]["actions"][0]}
        line.act(seen[0]["actions"][0], seen[0]["question"])
        assert (await line.until("fault"))["error"]["code"] == "seat-which"

    in_club(sqlite, story)


def test_who_comes_back_is_told_all_he_missed_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when that is more than is kept at hand, or fits one message."""
    monkeypatch.setattr(socket, "PAGE", 7)

    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        line = dial(club, table_id, ann)
        last = await line.until("position")
        await line.hang_up()
        for move in range(30):
            for person in (ann, bob):
                seen = await person.table(table_id)
                if seen["seat"] in seen["view"]["decision"]["seats"]:
                    await person.act(table_id, seen["actions"][move % len(seen["actions"])], seen["question"])
                    break
        for start, entered in ((last["seq"], 31), (-1, 31 + last["seq"] + 1), (last["seq"] + 29, 2)):
            line = dial(club, table_id, ann, since=start)
            heard = []
            while True:
                message = await line.hear()
                heard += [entry["seq"] for entry in message.get("entries", [])]
                if message["type"] == "position":
                    break
            assert heard == list(range(start + 1, message["seq"] + 1))
            assert len(heard) == entered - 1
            expected = (await ann.get(f"/api/tables/{table_id}/events", since=start))["entries"]
            assert [entry for text in line.log for entry in json.loads(text).get("entries", [])] == expected
            await line.hang_up()

    in_club(url, story)


def test_a_table_is_told_with_the_number_it_has_to_who_comes_back_while_another_stays(sqlite: str) -> None:
    """An older number would make news of all that has happened since."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        stays = dial(club, table_id, bob)
        comes = dial(club, table_id, ann)
        assert (await comes.until("table"))["table"]["seq"] == (await comes.until("position"))["seq"]
        seen = await bob.table(table_id)
        await bob.act(table_id, seen["actions"][0], seen["question"])
        await comes.until("position")
        await comes.hang_up()
        again = dial(club, table_id, ann)
        table, position = await again.until("table"), await again.until("position")
        assert table["table"]["seq"] == position["seq"] == seen["table"]["seq"] + 1
        await stays.hang_up()

    in_club(sqlite, story)


def test_a_crowd_that_comes_and_goes_is_told_as_one(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        first = dial(club, table_id, ann)
        assert _seats(await first.until("presence")) == ([0], 0)
        crowd = [dial(club, table_id) for _ in range(100)]
        for looker in crowd:
            await looker.until("position")
        room = club.app.state.lobby.rooms[table_id]
        room._end_pause()  # the pause is over
        await first.until("presence", lambda message: _seats(message) == ([0], 100))
        for looker in crowd:
            await looker.hang_up()
        room._end_pause()
        await first.until("presence", lambda message: _seats(message) == ([0], 0))
        assert sum('"presence"' in text for text in first.log) == 3
        assert all(sum('"presence"' in text for text in looker.log) <= 2 for looker in crowd)

    in_club(sqlite, story, presence_pause=100_000)


def test_everybody_is_told_who_is_here(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        first = dial(club, table_id, ann)
        assert _seats(await first.until("presence")) == ([0], 0)
        second = dial(club, table_id, bob)
        assert _seats(await first.until("presence")) == ([0, 1], 0)
        looker = dial(club, table_id)
        assert _seats(await looker.until("presence")) == ([0, 1], 1)
        await first.until("presence", lambda message: _seats(message) == ([0, 1], 1))
        await second.hang_up()
        await first.until("presence", lambda message: _seats(message) == ([0], 1))
        assert await club.app.state.lobby.is_present((await _user(club, ann)).id, table_id)
        for line in (first, looker):
            await line.hang_up()
        lobby = club.app.state.lobby
        assert (lobby.rooms, lobby.sockets, dict(lobby._people), dict(lobby._addresses)) == ({}, set(), {}, {})

    in_club(sqlite, story)


async def _user(club: Club, person: Person) -> Any:
    from carson.server.people.identity import known

    found = await known(club.services, person.http.cookies["carson"])
    return found.user if found is not None else None


def test_an_open_table_tells_who_sits_down_and_that_the_game_begins(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        table_id = (await ann.post("/api/tables", {"game": "cards", "options": CARDS}, 201))["id"]
        line, other = dial(club, table_id, ann), dial(club, table_id, bob, since=-1)
        assert (await line.until("table"))["table"]["seats"][1]["free"]
        assert (await other.until("table"))["own"] == []
        await bob.post(f"/api/tables/{table_id}/join")
        assert (await line.until("table"))["table"]["seats"][1]["name"] == "Bob"
        assert (await other.until("table"))["own"] == [1]
        await ann.post(f"/api/tables/{table_id}/start")
        assert (await line.until("table"))["table"]["status"] == "playing"
        seen = await other.until("position")
        assert (seen["seat"], seen["seq"]) == (1, 0)
        assert [entry["seq"] for entry in seen["entries"]] == [0], "he asked for all of it before he sat there"
        assert not [text for text in line.log if '"position"' in text and '"view":null' in text]

    in_club(sqlite, story)


def test_a_reader_who_sleeps_holds_nobody_up_and_wakes_to_the_newest_position(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        sleeper, line = dial(club, table_id, bob), dial(club, table_id, ann)
        await sleeper.until("position")
        seen = await line.until("position")
        sleeper.reading.clear()
        heard = len(sleeper.log)
        for turn in range(20):
            line.act(seen["actions"][turn % 2], seen["question"])
            seen = await line.until("position")
            line.say("undo", move=seen["undo"], question=seen["question"], id=f"sleepless-{turn}")
            seen = await line.until("position")
        one = next(one for one in club.app.state.lobby.sockets if one.user.name == "Bob")
        assert len(one.replies) == 0
        sleeper.reading.set()
        await sleeper.until("position", lambda message: message["seq"] == seen["seq"])
        # The one that was on its way, and the newest; nothing is missing in between.
        texts = [json.loads(text) for text in sleeper.log[heard:]]
        assert len(texts) <= 5
        assert [entry["seq"] for text in texts for entry in text.get("entries", [])] == list(
            range(seen["seq"] - 39, seen["seq"] + 1)
        )

    in_club(sqlite, story)


def test_a_reader_who_never_wakes_is_let_go(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        sleeper, line = dial(club, table_id, bob), dial(club, table_id, ann)
        await sleeper.until("position")
        seen = await line.until("position")
        sleeper.reading.clear()
        line.act(seen["actions"][0], seen["question"])
        await line.until("presence", lambda message: message["seats"] == [0])
        sleeper.reading.set()
        await sleeper.end()

    in_club(sqlite, story, send_seconds=0.01)


def test_who_asks_without_reading_the_answers_is_let_go(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        line = dial(club, table_id, ann)
        await line.until("position")
        line.reading.clear()
        for _ in range(socket.MOST_REPLIES + 5):
            line.say("ping")
        one = next(iter(club.app.state.lobby.sockets))
        while one.open:
            assert len(one.replies) <= socket.MOST_REPLIES
            await asyncio.sleep(0)
        line.reading.set()
        assert await line.end() == messages.SLOW

    in_club(sqlite, story)


def test_a_foreign_page_gets_no_connection(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        for headers in ({"origin": "http://evil.test"}, {"origin": "", "sec-fetch-site": "cross-site"}):
            line = dial(club, table_id, ann, headers)
            assert await line.end() == messages.NOT_YOURS
            assert line.log == []

    in_club(sqlite, story)


def test_a_script_is_known_by_its_token(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, _, _ = await _table(club)
        token = (await club.stranger().post("/api/guest", {"name": "Script", "token": True}, 201))["token"]
        line = dial(club, table_id, None, {"origin": "", "authorization": f"Bearer {token}"})
        assert (await line.hear())["user"] == "Script"

    in_club(sqlite, story)


@pytest.mark.parametrize(
    ("table_id", "query", "code", "fault"),
    [
        ("0" * 20, {}, messages.NOT_THERE, "table-unknown"),
        ("nonsense", {}, messages.NOT_THERE, "table-unknown"),
        ("", {"seat": 0}, messages.NOT_YOURS, "seat-not-yours"),
        ("", {"since": "yesterday"}, messages.MALFORMED, "request-malformed"),
        ("", {"since": 2**31}, messages.MALFORMED, "request-malformed"),
    ],
)
def test_who_asks_for_what_is_not_there_is_told_why_and_shown_out(
    sqlite: str, table_id: str, query: dict[str, Any], code: int, fault: str
) -> None:
    async def story(club: Club) -> None:
        mine, _, _ = await _table(club)
        line = dial(club, table_id or mine, None, **query)
        assert (await line.until("fault"))["error"]["code"] == fault
        assert await line.end() == code
        assert club.app.state.lobby.rooms == {}

    in_club(sqlite, story)


@pytest.mark.parametrize("limit", ["max_sockets", "max_sockets_each", "max_sockets_address"])
def test_there_are_no_more_connections_than_are_allowed(sqlite: str, limit: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        lines = [dial(club, table_id, ann) for _ in range(2)]
        for line in lines:
            await line.until("position")
        third = dial(club, table_id, ann)
        assert (await third.until("fault"))["error"]["code"] == "live-too-many"
        assert await third.end() == messages.TOO_MANY
        await lines[0].hang_up()
        await dial(club, table_id, ann).until("position")

    in_club(sqlite, story, **{limit: 2})


def test_what_makes_no_sense_is_answered_and_at_last_cut_off(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        line = dial(club, table_id, ann)
        await line.until("position")
        wrong = [
            {"text": "{"},
            {"bytes": b"\xff\x00"},
            {"text": '{"type":"jump"}'},
            {"text": "x" * 20_000},
            {"text": ""},
        ]
        assert len(wrong) == door.MOST_MALFORMED
        codes = []
        for given in wrong:
            line.say_raw(**given)
            fault = await line.until("fault")
            assert fault["id"] is None
            codes.append(fault["error"]["code"])
        assert codes == ["request-malformed"] * 3 + ["request-too-large", "request-malformed"]
        assert await line.end() == messages.MALFORMED

    in_club(sqlite, story)


def test_who_talks_too_fast_is_told_so_and_at_last_cut_off(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)
        line = dial(club, table_id, ann)
        await line.until("position")
        for _ in range(600 + door.MOST_TOO_FAST):
            line.say("ping", id="again")
            await line.until_any("pong", "fault")
        assert sum('"request-too-many"' in text for text in line.log) == door.MOST_TOO_FAST
        assert await line.end() == messages.TOO_MANY

    in_club(sqlite, story, limited=True)


def test_a_session_that_ends_ends_its_connections(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        lobby = club.app.state.lobby
        lines = [dial(club, table_id, ann), dial(club, table_id, bob), dial(club, table_id)]
        for line in lines:
            await line.until("position")
        lobby.end_session(sha256(ann.http.cookies["carson"]))
        assert await lines[0].end() == messages.UNKNOWN
        await lobby.check_sessions()
        club.services._clock = lambda: 10.0**10  # centuries later: nobody's session has lasted
        await lobby.check_sessions()
        assert await lines[1].end() == messages.UNKNOWN
        assert [one.user for one in lobby.sockets] == [None]

    in_club(sqlite, story)


def test_a_server_that_stops_says_so(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            table_id, ann, _ = await _table(club)
            line = dial(club, table_id, ann)
            await line.until("position")
        assert await line.end() == messages.GOING

    asyncio.run(story())


def test_a_move_is_told_even_if_whoever_made_it_is_gone(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await _table(club)
        line, other = dial(club, table_id, ann), dial(club, table_id, bob)
        seen = await line.until("position")
        await other.until("position")
        line.act(seen["actions"][0], seen["question"])
        await line.hang_up()
        assert (await other.until("position"))["seq"] == seen["seq"] + 1

    in_club(sqlite, story)


def test_what_is_said_beside_the_game_is_sent_to_all_by_its_source(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await _table(club)

        async def source(_services: object, table: str, number: int) -> list[messages.Pong]:
            assert table == table_id
            return [messages.Pong(f"line {number}")]

        club.app.state.lobby.sources["c"] = source
        lines = [dial(club, table_id, ann), dial(club, table_id)]
        for line in lines:
            await line.until("position")
        club.services.hub.publish(table_id, 7, "c")
        for line in lines:
            assert (await line.until("pong"))["id"] == "line 7"

    in_club(sqlite, story)


def test_a_database_that_does_not_answer_for_a_moment_loses_no_news(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(club: Club) -> None:
        from carson.server.live import room

        table_id, ann, bob = await _table(club)
        line = dial(club, table_id, bob)
        await line.until("position")
        real, failures = room.standing, iter([True, True])

        async def failing(*given: Any) -> Any:
            if next(failures, False):
                raise OSError("away")
            return await real(*given)

        monkeypatch.setattr(room, "standing", failing)
        monkeypatch.setattr(room, "PAUSE", 0.0)
        # As if another process had made the move: it has to be read.
        monkeypatch.setattr(room, "continued", lambda *_: None)
        seen = await ann.table(table_id)
        done = await ann.act(table_id, seen["actions"][0], seen["question"])
        assert (await line.until("position"))["seq"] == done["seq"]
        assert "cannot be read" in caplog.text

    in_club(sqlite, story)
