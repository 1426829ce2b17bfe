"""Every door: what another site sends is refused, each is counted, and no answer tells what is somebody's secret."""

import asyncio
import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carson.server.app.routes import DOORS
from carson.server.web.door import Door
from carson.server.web.limits import HEAVY, address
from server.club import Club, in_club, open_club, seated
from server.someones import SECRET, claimed, rows
from server.test_door import JSON, TEXT, _shaped

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
WRITING = [door for door in DOORS if door.method != "GET"]


def path_of(door: Door, table_id: str = "0" * 20) -> str:
    return re.sub(r"{\w+}", "1", door.path.replace("{table_id}", table_id))


def test_there_are_doors_of_every_method() -> None:
    assert {door.method for door in WRITING} == {"POST", "PUT", "DELETE"}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_no_door_that_changes_anything_opens_to_another_site(sqlite: str, headers: dict[str, str]) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        if "origin" not in headers:
            del ann.http.headers["origin"]
        for door in WRITING:
            response = await ann.http.request(door.method, path_of(door), headers=headers, json={})
            assert response.status_code == 403, door.name
            assert response.json()["error"]["code"] == "request-foreign"
        ann.http.headers["origin"] = "http://carson.test"
        await ann.get("/api/me")

    in_club(sqlite, story)


def test_every_door_is_counted(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        knocks: list[tuple[str, str]] = []

        async def count(limit: Any, what: str, who: str, address: str | None = None) -> None:
            knocks.append((what, who))

        club.app.state.limits.count = count
        user_id = (await rows(club, "users", "id"))[0][0]
        for door in DOORS:
            if door.name in ("account-logout", "account-delete", "sessions-end"):
                continue
            # A name that is none: with another, or without one, she would be somebody else from now on.
            await ann.http.request(door.method, path_of(door), json={"name": ""} if door.name == "people-guest" else {})
            assert (door.name, user_id) in knocks, door.name

    in_club(sqlite, story)


def test_what_takes_the_server_time_is_counted_together(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        path = f"/api/tables/{table_id}"
        counter = club.app.state.limits
        people = [user_id for (user_id,) in await rows(club, "users", "id")]
        for number in range(HEAVY.amount - 6):
            for user_id in people:
                await counter.count(HEAVY, f"door-{number % 2}", user_id)
        plan: dict[str, Any] = {"actions": []}
        for what in ("outlook", "scores", "series"):
            await ann.get(f"{path}/{what}")
        await ann.post(f"{path}/try/outlook", {"plan": plan})
        await ann.post(f"{path}/try/scores", {"plan": plan})
        await ann.get(f"{path}/ahead")
        for what in ("ahead", "outlook", "places?card=x", "scores", "series"):
            await ann.get(f"{path}/{what}", 429)
        for what in ("try", "try/outlook", "try/places", "try/scores"):
            await ann.post(f"{path}/{what}", {"plan": plan}, 429)
        await ann.table(table_id)
        await bob.get(f"{path}/outlook")

    in_club(sqlite, story, limited=True)


def test_a_talker_is_slowed_down(sqlite: str) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS)
        for number in range(30):
            await ann.post(f"/api/tables/{table_id}/chat", {"text": str(number)}, 201)
        await ann.post(f"/api/tables/{table_id}/chat", {"text": "more"}, 429)
        await bob.post(f"/api/tables/{table_id}/chat", {"text": "at last"}, 201)

    in_club(sqlite, story, limited=True)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_who_has_many_addresses_is_counted_as_one(host: str, counted: str) -> None:
    class Connection:
        class client:  # noqa: N801
            pass

    Connection.client.host = host  # type: ignore[attr-defined]
    assert address(Connection()) == counted  # type: ignore[arg-type]


def test_no_answer_tells_an_id_a_hash_a_token_or_the_notes_of_others(url: str) -> None:
    """Everything asked for by everybody, and then everything answered is searched."""

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", CARDS, public=True, spectators_chat=True)
        cleo, stranger = await claimed(club, "Cleo"), club.stranger()
        tokens = {person.http.cookies["carson"] for person in (ann, bob, cleo)}
        for person, name in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo")):
            await person.put(f"/api/tables/{table_id}/notes", {"text": f"notes of {name}"})
            await person.post(f"/api/tables/{table_id}/chat", {"text": f"words of {name}"}, 201)
        made = await bob.post("/api/links", None, 201)
        tokens.add(made["path"].partition("#")[2])
        for person, own in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo"), (stranger, "nobody")):
            club.seen.clear()
            for door in DOORS:
                if door.method == "GET":
                    response = await person.http.get(path_of(door, table_id))
                    # 400: it has to be told what is asked about. 409: only a finished game is reviewed.
                    assert response.status_code in (200, 400, 401, 403, 404, 409), (door.name, response.text)
                    club.seen.append(response.text)
            seen = "\n".join(club.seen)
            if own != "nobody":
                assert f"notes of {own}" in seen
            for other in {"Ann", "Bob", "Cleo"} - {own}:
                assert f"words of {other}" in seen
                assert f"notes of {other}" not in seen
            secrets = [kept for row in await rows(club, "users", "id", "password") for kept in row]
            secrets += [kept for row in await rows(club, "sessions", "token_sha256") for kept in row]
            secrets += [kept for row in await rows(club, "links", "token_sha256") for kept in row]
            mine = (await person.http.get("/api/sessions")).json().get("sessions", [])
            secrets += [one for (one,) in await rows(club, "sessions", "id") if one not in [my["id"] for my in mine]]
            for secret in {*secrets, *tokens, SECRET} - {None}:
                assert secret not in seen

    in_club(url, story)


def test_secrets_are_not_in_what_the_server_logs(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(club: Club) -> None:
        ann = await claimed(club, "Ann")
        made = await ann.post("/api/links", None, 201)
        token = made["path"].partition("#")[2]
        await club.stranger().post("/api/links/use", {"link": token})
        await club.stranger().post("/api/login", {"name": "Ann", "password": SECRET})
        await club.stranger().post("/api/login", {"name": "Ann", "password": "what I typed"}, 403)
        for secret in (SECRET, "what I typed", token, ann.http.cookies["carson"]):
            assert secret not in caplog.text

    caplog.set_level("INFO")
    in_club(sqlite, story)


FORMS = {
    ("POST", "/api/account/claim"): _shaped(password=TEXT, name=TEXT),
    ("POST", "/api/login"): _shaped(name=TEXT, password=TEXT, token=JSON),
    ("PUT", "/api/account/name"): _shaped(name=TEXT),
    ("PUT", "/api/account/password"): _shaped(old=TEXT, password=TEXT),
    ("PUT", "/api/account/language"): _shaped(language=TEXT),
    ("POST", "/api/links/use"): _shaped(link=TEXT, token=JSON),
    ("POST", "/api/tables/TABLE/chat"): _shaped(text=TEXT, seat=JSON),
    ("PUT", "/api/tables/TABLE/chat"): _shaped(spectators=JSON),
    ("PUT", "/api/tables/TABLE/notes"): _shaped(text=TEXT, seat=JSON),
}


def test_no_body_at_these_doors_is_ever_the_servers_fault(url: str) -> None:
    with asyncio.Runner() as runner:
        entered = open_club(url)
        club = runner.run(entered.__aenter__())
        table_id, ann, _ = runner.run(seated(club, "cards", CARDS, public=True))

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.sampled_from(sorted(FORMS)).flatmap(lambda door: st.tuples(st.just(door), FORMS[door] | JSON)))
        def knock(sent: tuple[tuple[str, str], Any]) -> None:
            (method, path), body = sent
            where, kind = path.replace("TABLE", table_id), {"content-type": "application/json"}
            response = runner.run(ann.http.request(method, where, content=json.dumps(body).encode(), headers=kind))
            assert response.status_code in (200, 201, 400, 403, 404, 409, 413, 422, 429), response.text

        try:
            knock()
        finally:
            runner.run(entered.__aexit__(None, None, None))


@pytest.mark.parametrize(
    "path", ["sessions/%00", "links/%00", "mutes/%F0%9F%A4%A0", "mutes/%00", "sessions/" + "x" * 500]
)
@pytest.mark.parametrize("method", ["DELETE", "PUT"])
def test_names_in_an_address_that_are_none_say_so(url: str, path: str, method: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        response = await ann.http.request(method, f"/api/{path}", json={})
        assert response.status_code in (404, 405), response.text
        assert set(response.json()["error"]) == {"code", "rule", "details", "message"}

    in_club(url, story)
