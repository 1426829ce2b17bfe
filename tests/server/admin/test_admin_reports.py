"""Players report messages and names, once each; admins read them with what was said around, and settle them."""

from typing import Any

import pytest

from server.admin.office import CARDS, WHY, admin, logged
from server.club import Club, Person, in_club, seated
from server.someones import code, rows
from server.test_chat import heard, say


async def report(person: Person, table_id: str, status: int = 201, reason: str = "rude", **what: Any) -> Any:
    return await person.post(f"/api/tables/{table_id}/report", {"reason": reason, **what}, status)


async def reports(admin: Person, **query: Any) -> list[Any]:
    found: list[Any] = (await admin.get("/api/admin/reports", **query))["reports"]
    return found


async def settle(admin: Person, found: Any, status: int = 200, **more: Any) -> Any:
    body = {"verdict": "upheld", "reason": WHY, **more}
    return await admin.post(f"/api/admin/reports/{found['id']}/settle", body, status)


def test_a_message_is_reported_with_what_was_said_around_it(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        for number in range(1, 13):
            await say(bob, table_id, f"line {number}")
        await report(ann, table_id, line=8)
        [found] = await reports(wyatt)
        assert (found["text"], found["line"], found["table"], found["reason"]) == ("line 8", 8, table_id, "rude")
        assert (found["reporter"]["name"], found["person"]["name"], found["name"]) == ("Ann", "Bob", "Bob")
        assert [line["number"] for line in found["context"]] == list(range(3, 12))
        assert (found["settled_at"], found["verdict"]) == (None, None)

    in_club(url, story)


def test_what_was_reported_stays_when_the_author_takes_it_back(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await say(bob, table_id, "words of Bob")
        await report(ann, table_id, line=1)
        await bob.delete(f"/api/tables/{table_id}/chat/1")
        [found] = await reports(wyatt)
        assert (found["text"], found["context"]) == ("words of Bob", [])
        await settle(wyatt, found, remove=True)
        entry = (await wyatt.get("/api/admin/log"))["entries"][0]
        assert entry["details"] == {"verdict": "upheld", "removed": False}

    in_club(url, story)


def test_a_name_is_reported_by_its_seat_once_wherever_it_is_used(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await report(ann, table_id, seat=1)
        assert await code(report(ann, table_id, 409, seat=1)) == "report-twice"
        other = await bob.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        assert await code(report(ann, other["id"], 409, seat=0)) == "report-twice"
        await bob.put("/api/account/name", {"name": "Worse"})
        await report(ann, table_id, seat=1)
        await report(await club.guest("Cleo"), table_id, seat=1)
        found = await reports(wyatt)
        assert sorted(one["name"] for one in found) == ["Bob", "Worse", "Worse"]
        assert {(one["line"], one["text"], one["person"]["name"]) for one in found} == {(None, None, "Worse")}

    in_club(url, story)


def test_reports_that_make_no_sense_are_refused(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        cleo = await club.guest("Cleo")
        await say(bob, table_id, "between us")
        await say(ann, table_id, "my own")
        assert await code(report(ann, table_id, 400)) == "report-what"
        assert await code(report(ann, table_id, 400, line=1, seat=1)) == "report-what"
        assert await code(report(ann, table_id, 400, line=2)) == "report-self"
        assert await code(report(ann, table_id, 400, seat=0)) == "report-self"
        assert await code(report(ann, table_id, 404, line=3)) == "line-unknown"
        assert await code(report(ann, table_id, 404, seat=9)) == "person-unknown"
        assert await code(report(cleo, table_id, 403, line=1)) == "chat-closed"
        assert await code(report(cleo, "0" * 20, 404, line=1)) == "table-unknown"
        assert await code(report(ann, table_id, 400, line=1, reason=" ")) == "reason-unfit"
        assert await code(report(club.stranger(), table_id, 401, line=1)) == "who-unknown"
        alone = await ann.post("/api/tables", {"game": "cards", "options": CARDS, "seats": ["me", "greedy"]}, 201)
        assert await code(report(bob, alone["id"], 404, seat=1)) == "person-unknown"
        assert await rows(club, "reports") == []

    in_club(url, story)


def test_somebody_who_reports_too_much_is_slowed_down(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        for number in range(1, 12):
            await say(bob, table_id, "hello")
            await report(ann, table_id, 201 if number <= 10 else 429, line=number)

    in_club(sqlite, story, limited=True)


@pytest.mark.parametrize("verdict", ["upheld", "dismissed"])
def test_all_reports_of_one_thing_are_settled_together(url: str, verdict: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True)
        await say(bob, table_id, "first")
        await say(bob, table_id, "second")
        for person in (ann, await club.guest("Cleo")):
            await report(person, table_id, line=1)
        await report(ann, table_id, line=2)
        first = next(one for one in await reports(wyatt) if one["line"] == 1)
        assert await settle(wyatt, first, verdict=verdict) == {"settled": 2}
        assert [one["line"] for one in await reports(wyatt)] == [2]
        assert [(one["line"], one["verdict"]) for one in await reports(wyatt, of="settled")] == [(1, verdict)] * 2
        assert await heard(ann, table_id) == ["first", "second"]
        assert await code(settle(wyatt, first, 409)) == "report-settled"
        assert await code(settle(wyatt, {"id": "0"}, 404)) == "report-unknown"
        assert await code(settle(wyatt, first, 400, reason="")) == "reason-unfit"
        assert (await logged(wyatt))[0] == ("Wyatt", "settle", "Bob", WHY)

    in_club(url, story)


def test_an_admin_deletes_a_reported_message_for_everybody(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await say(bob, table_id, "words of Bob")
        await report(ann, table_id, line=1)
        [found] = await reports(wyatt)
        await settle(wyatt, found, remove=True)
        lines = (await ann.get(f"/api/tables/{table_id}/chat", since=1))["lines"]
        assert [(line["removes"], line["text"]) for line in lines] == [(1, None)]
        assert await heard(ann, table_id) == [None]
        entry = (await wyatt.get("/api/admin/log"))["entries"][0]
        assert entry["details"] == {"verdict": "upheld", "removed": True}

    in_club(url, story)


def test_reports_of_somebody_who_left_stay_without_them_and_reports_about_them_go(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await say(bob, table_id, "words of Bob")
        await report(ann, table_id, line=1, reason="words of Ann")
        assert [one["reason"] for one in (await ann.get("/api/account/export"))["reports"]] == ["words of Ann"]
        await ann.post("/api/account/delete")
        [found] = await reports(wyatt)
        assert (found["reporter"], found["reason"]) == (None, "")
        await bob.post("/api/account/delete")
        assert await reports(wyatt) == []

    in_club(url, story)
