"""What admins see of people and do about them: each act, each refusal, and its entry in the log."""

import json
from typing import Any

import pytest
from sqlalchemy import insert

from carson.server.core.revocations import Revoked
from carson.server.database.schema import metadata
from carson.server.database.schema import sessions as session_rows
from carson.server.security.tokens import sha256
from server.admin.office import CARDS, WHY, admin, do, handle, logged
from server.club import Club, Person, in_club, seated
from server.line import dial
from server.someones import SECRET, claimed, code, later, log_in, rows
from server.test_chat import say

DAY = 86_400
ACTS = ("ban", "unban", "mute", "unmute", "sign-out", "export", "delete", "rename")


def body_of(act: str) -> dict[str, str]:
    return {"name": "Zoe"} if act == "rename" else {}


async def names(admin: Person, **query: Any) -> list[str]:
    return [one["name"] for one in (await admin.get("/api/admin/people", **query))["people"]]


def test_people_are_found_by_part_of_a_name_by_their_handle_and_by_what_is_forbidden_them(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        annie, bob = await claimed(club, "Annie_100%"), await club.guest("Bob")
        assert sorted(await names(wyatt)) == ["Annie_100%", "Bob", "Wyatt"]
        assert await names(wyatt, name="nnie") == ["Annie_100%"]
        assert await names(wyatt, name="0%") == ["Annie_100%"]
        assert await names(wyatt, name="%b") == []
        assert await names(wyatt, name=await handle(bob)) == ["Bob"]
        assert await names(wyatt, of="admins") == ["Wyatt"]
        assert len(await names(wyatt, skip=1)) == 2
        await do(wyatt, await handle(annie), "mute")
        assert await names(wyatt, of="muted") == ["Annie_100%"]
        assert await names(wyatt, of="banned") == []
        [found] = (await wyatt.get("/api/admin/people", name="Annie"))["people"]
        assert (found["claimed"], found["admin"], found["seen_at"]) == (True, False, club.services.now())
        assert [(one["kind"], one["until"], one["reason"]) for one in found["sanctions"]] == [("mute", None, WHY)]

    in_club(url, story)


def test_one_person_is_shown_with_sessions_tables_and_what_was_done(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        await do(wyatt, await handle(ann), "mute")
        club.seen.clear()
        found = await wyatt.get(f"/api/admin/people/{await handle(ann)}")
        assert found["person"]["name"] == "Ann"
        assert len(found["sessions"]) == 1
        assert [one["id"] for one in found["tables"]] == [table_id]
        assert [seat["person"] and seat["person"]["name"] for seat in found["tables"][0]["seats"]] == ["Ann", "Bob"]
        assert [(one["act"], one["admin"]["name"]) for one in found["log"]] == [("mute", "Wyatt")]
        assert await code(wyatt.get("/api/admin/people/0000", 404)) == "person-unknown"

    in_club(url, story)


def test_a_ban_signs_out_at_once_and_refuses_to_sign_in_with_a_sentence(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        link = (await annie.post("/api/links", None, 201))["path"].partition("#")[2]
        told: list[Revoked] = []
        club.services.revoked.listen(told.append)
        who, until = await handle(annie), club.services.now() + DAY
        await do(wyatt, who, "ban", until=until)
        assert len(told) == 1
        assert await code(annie.get("/api/me", 401)) == "who-unknown"
        refused = await club.stranger().post("/api/login", {"name": "Annie", "password": SECRET}, 403)
        assert refused["error"]["code"] == "account-banned"
        assert refused["error"]["message"] == (
            f"You are banned from this server until 2027-01-16 08:00 UTC. Reason: {WHY}"
        )
        # Whoever guesses passwords does not learn about it.
        wrong = await club.stranger().post("/api/login", {"name": "Annie", "password": "wrong password"}, 403)
        assert wrong["error"]["code"] == "login-failed"
        assert await code(club.stranger().post("/api/links/use", {"link": link}, 404)) == "link-unknown"
        later(club, DAY)
        await log_in(club, "Annie")
        assert (await logged(wyatt))[0] == ("Wyatt", "ban", "Annie", WHY)
        assert (await wyatt.get("/api/admin/log"))["entries"][0]["details"] == {"until": until}

    in_club(url, story)


def test_a_ban_without_an_end_lasts_until_it_is_lifted(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        who = await handle(annie)
        await do(wyatt, who, "ban")
        later(club, 3650 * DAY)
        wyatt = await log_in(club, "Wyatt")
        refused = await club.stranger().post("/api/login", {"name": "Annie", "password": SECRET}, 403)
        assert refused["error"]["message"] == f"You are banned from this server. Reason: {WHY}"
        await do(wyatt, who, "unban")
        await log_in(club, "Annie")
        assert await code(do(wyatt, who, "unban", 409)) == "sanction-none"
        assert [entry[1] for entry in await logged(wyatt)] == ["unban", "ban", "grant"]

    in_club(url, story)


def test_a_banned_person_gets_no_seat_even_with_a_session_that_was_just_made(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie, bob = await admin(club), await claimed(club, "Annie"), await club.guest("Bob")
        over, ann, ben = await seated(club, "cards", CARDS)
        table = await bob.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        for person in (ann, ben):
            await person.post(f"/api/tables/{over}/agree")
        for person in (annie, ann):
            token, who = person.http.cookies["carson"], await handle(person)
            await do(wyatt, who, "ban")
            user_id = next(found for found, other in await rows(club, "users", "id", "handle") if other == who)
            new = {"token_sha256": sha256(token), "id": who, "user_id": user_id, "label": "", "created_at": 1}
            async with club.services.database.write() as connection:
                await connection.execute(insert(session_rows).values(**new, seen_at=2**40, expires_at=2**40))
        assert await code(annie.post(f"/api/tables/{table['id']}/join", None, 403)) == "account-banned"
        assert await code(annie.post("/api/tables", {"game": "cards", "options": CARDS}, 403)) == "account-banned"
        assert await code(ann.post(f"/api/tables/{over}/rematch", None, 403)) == "account-banned"

    in_club(url, story)


def test_whoever_is_banned_keeps_nobody_waiting(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        await bob.act(table_id, "bid 3", (await bob.table(table_id))["question"])
        before = (await bob.table(table_id))["table"]["seq"]
        await do(wyatt, await handle(ann), "ban")
        await club.quiet()
        seen = await bob.table(table_id)
        assert [seat["standin"] is not None for seat in seen["table"]["seats"]] == [True, False]
        assert seen["table"]["seq"] > before

    in_club(url, story)


def test_a_live_connection_of_somebody_banned_is_closed(sqlite: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        line = dial(club, table_id, ann)
        await line.until("position")
        await do(wyatt, await handle(ann), "ban")
        assert await line.end() == 4401

    in_club(sqlite, story)


def test_who_is_muted_cannot_chat_and_is_told_why(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, bob = await seated(club, "cards", CARDS)
        who = await handle(ann)
        await do(wyatt, who, "mute", until=club.services.now() + DAY)
        refused = await say(ann, table_id, "hello", 403)
        assert refused["error"]["code"] == "chat-muted"
        assert refused["error"]["message"].endswith(f"until 2027-01-16 08:00 UTC. Reason: {WHY}")
        await say(bob, table_id, "she is quiet")
        await ann.table(table_id)
        await do(wyatt, who, "unmute")
        await say(ann, table_id, "hello")
        await do(wyatt, who, "mute", until=club.services.now() + DAY)
        await do(wyatt, who, "mute", until=club.services.now() + 5)
        later(club, 6)
        await say(ann, table_id, "hello again")
        assert [entry[1] for entry in await logged(wyatt)] == ["mute", "mute", "unmute", "mute", "grant"]

    in_club(url, story)


@pytest.mark.parametrize("act", ["ban", "mute"])
@pytest.mark.parametrize("seconds", [0, -1, 11 * 365 * DAY])
def test_an_end_in_the_past_or_too_far_away_is_refused(sqlite: str, act: str, seconds: int) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        when = club.services.now() + seconds
        assert await code(do(wyatt, await handle(annie), act, 400, until=when)) == "sanction-end"
        await annie.get("/api/me")

    in_club(sqlite, story)


@pytest.mark.parametrize("act", ACTS)
def test_no_act_without_a_reason_and_none_about_nobody(sqlite: str, act: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        who = await handle(annie)
        for reason in ("", " \u202e", "x" * 301):
            refused = do(wyatt, who, act, 400, **{**body_of(act), "reason": reason})
            assert await code(refused) == "reason-unfit"
        for nobody in ("0000", "x", "%00"):
            assert await code(do(wyatt, nobody, act, 404, **body_of(act))) == "person-unknown"
        assert (await annie.get("/api/me"))["user"]["name"] == "Annie"
        assert len(await logged(wyatt)) == 1

    in_club(sqlite, story)


def test_a_new_name_must_be_free_and_appears_at_the_tables(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        table_id, ann, _ = await seated(club, "cards", CARDS)
        who = await handle(ann)
        assert await code(do(wyatt, who, "rename", 409, name="ANNIE")) == "name-claimed"
        assert await code(do(wyatt, who, "rename", 400, name="")) == "name-unfit"
        await do(wyatt, who, "rename", name="Player 7")
        assert (await ann.get("/api/me"))["user"]["name"] == "Player 7"
        assert (await ann.table(table_id))["table"]["seats"][0]["name"] == "Player 7"
        await do(wyatt, await handle(annie), "rename", name="Player 8")
        await log_in(club, "Player 8")
        entries = (await wyatt.get("/api/admin/log"))["entries"]
        assert entries[1]["details"] == {"before": "Ann", "after": "Player 7"}
        assert len(entries) == 3

    in_club(url, story)


def test_sessions_are_ended_one_or_all(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        there, who = await log_in(club, "Annie"), await handle(annie)
        link = (await annie.post("/api/links", None, 201))["path"].partition("#")[2]
        mine = next(one["id"] for one in (await there.get("/api/sessions"))["sessions"] if one["this"])
        assert await code(do(wyatt, who, "sign-out", 404, session="0")) == "session-unknown"
        assert (await do(wyatt, who, "sign-out", session=mine))["ended"] == 1
        await there.get("/api/me", 401)
        await annie.get("/api/me")
        assert (await do(wyatt, who, "sign-out"))["ended"] == 1
        await annie.get("/api/me", 401)
        await club.stranger().post("/api/links/use", {"link": link}, 404)
        await log_in(club, "Annie")
        assert [entry[1] for entry in await logged(wyatt)] == ["sign-out", "sign-out", "grant"]

    in_club(url, story)


def test_an_export_has_what_is_stored_but_not_what_only_the_person_may_read(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt = await admin(club)
        table_id, ann, _ = await seated(club, "cards", CARDS)
        await say(ann, table_id, "my words")
        await ann.put(f"/api/tables/{table_id}/notes", {"text": "my notes"})
        await ann.act(table_id, "bid 3", (await ann.table(table_id))["question"])
        await ann.put(f"/api/tables/{table_id}/orders", {"bid": 4})
        own = await ann.get("/api/account/export")
        assert own["notes"]
        assert own["tables"][0]["orders"]
        found = await do(wyatt, await handle(ann), "export")
        assert [line["text"] for line in found["chat"]] == ["my words"]
        assert found["tables"][0]["table"]["id"] == table_id
        assert (found["notes"], found["tables"][0]["orders"]) == ([], [])
        assert "my notes" not in json.dumps(found)
        assert {**found, "notes": 0, "tables": 0, "sessions": 0} == {**own, "notes": 0, "tables": 0, "sessions": 0}
        assert (await logged(wyatt))[0][1:3] == ("export", "Ann")

    in_club(url, story)


def test_a_deleted_person_is_gone_from_everywhere_and_the_log_knows_only_the_handle(url: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annabel = await admin(club), await claimed(club, "Annabel")
        bob = await club.guest("Bob")
        table = await annabel.post("/api/tables", {"game": "cards", "options": CARDS}, 201)
        await bob.post(f"/api/tables/{table['id']}/join")
        await annabel.post(f"/api/tables/{table['id']}/start")
        await say(annabel, table["id"], "my words")
        who = await handle(annabel)
        await do(wyatt, who, "rename", name="Annabel Lee")
        await do(wyatt, who, "delete")
        await club.quiet()
        await annabel.get("/api/me", 401)
        await log_in(club, "Annabel Lee", status=403)
        assert (await bob.table(table["id"]))["table"]["seats"][0]["bot"]
        everything = "\n".join([repr(row) for name in metadata.tables for row in await rows(club, name)])
        assert "Annabel" not in everything
        assert "my words" not in everything
        entries = (await wyatt.get("/api/admin/log"))["entries"]
        assert [(one["act"], one["person"], one["details"]) for one in entries[:2]] == [
            ("delete", {"handle": who, "name": None}, {}),
            ("rename", {"handle": who, "name": None}, {}),
        ]
        assert await code(do(wyatt, who, "delete", 404)) == "person-unknown"

    in_club(url, story)


def test_the_log_is_read_page_by_page(sqlite: str) -> None:
    async def story(club: Club) -> None:
        wyatt, annie = await admin(club), await claimed(club, "Annie")
        who = await handle(annie)
        for _ in range(30):
            await do(wyatt, who, "mute")
            await do(wyatt, who, "unmute")
        first = (await wyatt.get("/api/admin/log"))["entries"]
        assert len(first) == 50
        rest = (await wyatt.get("/api/admin/log", before=first[-1]["number"]))["entries"]
        assert [entry["number"] for entry in first + rest] == list(range(61, 0, -1))

    in_club(sqlite, story)


def test_an_act_that_fails_leaves_no_entry_and_an_entry_that_fails_no_act(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        from carson.server.admin import audit

        wyatt, annie = await admin(club), await claimed(club, "Annie")
        who = await handle(annie)

        async def broken(*_given: Any, **_more: Any) -> None:
            raise RuntimeError("no room in the log")

        monkeypatch.setattr(audit, "add", broken)
        for act in ("ban", "mute", "rename", "delete", "sign-out"):
            with pytest.raises(RuntimeError):
                await do(wyatt, who, act, **body_of(act))
        monkeypatch.undo()
        assert (await annie.get("/api/me"))["user"]["name"] == "Annie"
        assert (await names(wyatt, of="banned")) == (await names(wyatt, of="muted")) == []
        assert len(await logged(wyatt)) == 1

    in_club(url, story)
