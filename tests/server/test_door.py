"""What comes in from outside: nothing of it is ever the server's fault."""

import asyncio
import json
from typing import Any

import httpx2 as httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from carson.server.people.identity import SEEN_EVERY
from server.club import HERE, Club, in_club, open_club, seated

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def _shaped(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.fixed_dictionaries({}, optional={**fields, "other": JSON})


NUMBER = st.integers() | st.sampled_from([-1, 0, 1, 2**31, 2**63, 2**64]) | JSON
TEXT = st.text(max_size=30) | st.sampled_from(["bid 7", "bid 99", "greedy", "me", "\0", "‮", "x" * 300]) | JSON
IDS = st.sampled_from(["some-good-id", "another-good-id", "\0\0\0\0\0\0\0\0"]) | TEXT
OPTIONS = st.dictionaries(
    st.sampled_from(
        ["real", "virtual", "suits", "players", "bag", "characters", "variants", "edition", "river", "solo"]
    ),
    NUMBER | TEXT | st.lists(TEXT, max_size=3),
    max_size=3,
)
BODIES = {
    "/api/guest": _shaped(name=TEXT, token=JSON),
    "/api/tables": _shaped(
        game=st.sampled_from(["cards", "board", "chess"]),
        options=OPTIONS,
        public=JSON,
        seats=st.lists(TEXT, max_size=4),
    ),
    "/api/tables/TABLE/join": _shaped(seat=NUMBER, name=TEXT),
    "/api/tables/TABLE/leave": _shaped(seat=NUMBER),
    "/api/tables/TABLE/start": _shaped(fill=TEXT),
    "/api/tables/TABLE/actions": _shaped(action=TEXT, question=NUMBER, id=IDS, seat=NUMBER),
    "/api/tables/TABLE/undo": _shaped(move=NUMBER, question=NUMBER, id=IDS, seat=NUMBER),
}


@pytest.mark.parametrize("open_table", [True, False])
def test_no_body_is_ever_the_servers_fault(url: str, open_table: bool) -> None:
    with asyncio.Runner() as runner:
        entered = open_club(url, max_open_tables=5)
        club = runner.run(entered.__aenter__())
        table_id, ann, _ = runner.run(seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]}))
        if open_table:
            form = {"game": "cards", "options": {"real": 2, "virtual": ["beginner"] * 2}}
            table_id = runner.run(ann.post("/api/tables", form, 201))["id"]

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(st.sampled_from(sorted(BODIES)).flatmap(lambda path: st.tuples(st.just(path), BODIES[path] | JSON)))
        def knock(sent: tuple[str, Any]) -> None:
            path, body = sent
            content = json.dumps(body).encode()
            kind = {"content-type": "application/json"}
            response = runner.run(ann.http.post(path.replace("TABLE", table_id), content=content, headers=kind))
            assert response.status_code in (200, 201, 400, 403, 409, 413, 422), response.text
            if response.status_code >= 400:
                assert set(response.json()["error"]) == {"code", "rule", "details", "message"}

        try:
            knock()
        finally:
            runner.run(entered.__aexit__(None, None, None))


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b'"\\ud800"', b'{"name": "\\ud800"}', b"[" * 5000, b"null", b'{"name": 7}', b"NaN"]
)
def test_bytes_that_are_no_request_are_refused(sqlite: str, body: bytes) -> None:
    async def story(club: Club) -> None:
        person = club.stranger()
        kind = {"content-type": "application/json"}
        response = await person.http.post("/api/guest", content=body, headers=kind)
        assert response.status_code == 400
        assert response.json()["error"]["code"] in ("request-malformed", "name-unfit")

    in_club(sqlite, story)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("since=x", 400),
        ("since=-2", 400),
        ("since=99999999999999999999", 400),
        ("since=2147483648", 400),
        ("since=2147483647", 200),
        ("seat=1e3", 403),
        ("seat=²", 400),
        ("seat=7", 403),
        ("wait=-1", 400),
        ("lang=tlh", 200),
    ],
)
def test_numbers_in_an_address_are_checked(url: str, query: str, status: int) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        response = await ann.http.get(f"/api/tables/{table_id}/events?{query}")
        assert response.status_code == status

    in_club(url, story)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nothing", 404, "table-unknown"),
        ("/api/tables/" + "0" * 20, 404, "table-unknown"),
        ("/api/tables/%00", 404, "table-unknown"),
        ("/api/tables/" + "0" * 20 + "/events", 404, "table-unknown"),
        ("/api/tables/" + "0" * 20 + "/record", 404, "table-unknown"),
        ("/nothing", 404, "page-unknown"),
        ("/api/guest", 405, "method-unknown"),
        ("/api/me", 401, "who-unknown"),
        ("/api/tables?of=mine", 401, "who-unknown"),
    ],
)
def test_an_address_that_is_none_says_so(sqlite: str, path: str, status: int, code: str) -> None:
    async def story(club: Club) -> None:
        assert (await club.stranger().get(path, status))["error"]["code"] == code

    in_club(sqlite, story)


BOARD, CARDS = {"game": "board", "options": {}}, {"game": "cards", "options": {}}


REFUSED = [
    (BOARD | {"options": {"players": 9}}, "options-board-players", "players"),
    (BOARD | {"options": {"characters": "1Y 2Y"}}, "options-character-count", "characters"),
    (BOARD | {"options": {"bag": "ranch 2"}}, "options-bag-base", "bag"),
    (BOARD | {"options": {"variants": "rivr"}}, "options-variant", "variants"),
    (BOARD | {"options": {"river": "a1"}}, "options-river-unused", "river"),
    (BOARD | {"options": {"solo": "urban"}}, "options-solo-players", "solo"),
    (BOARD | {"options": {"edition": "welsh"}}, "options-edition", "edition"),
    (BOARD | {"seats": ["me"]}, "seats-count", "seats"),
    (BOARD | {"seats": ["me", "oracle", "open", "open"]}, "bot-unknown", "seats"),
    (BOARD | {"seats": ["me:", "open", "open", "open"]}, "name-unfit", "name"),
    (BOARD | {"clock": {"kind": "days", "days": 99}}, "clock-days", "clock"),
    (BOARD | {"figures": {"format": 0}}, "figures", "figures"),
    (BOARD | {"deck": {}}, "deck-unused", "deck"),
    (CARDS | {"options": {"real": 7}}, "options-real", "real"),
    (CARDS | {"options": {"virtual": ["clever"] * 3}}, "options-level", "virtual"),
    (CARDS | {"options": {"suits": ["spade"]}}, "options-suit", "suits"),
    (CARDS | {"deck": {"format": 0}}, "deck", "deck"),
]


def test_a_table_that_is_refused_says_which_part_of_the_request_is_at_fault(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        answers = [await ann.http.post("/api/tables", json=wrong) for wrong, _, _ in REFUSED]
        errors = [answer.json()["error"] for answer in answers]
        named = [(error["code"], error["details"].get("option")) for error in errors]
        assert named == [(code, option) for _, code, option in REFUSED]

    in_club(sqlite, story)


def test_options_are_judged_by_the_engine_and_the_reason_is_told(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        wrong = {"game": "board", "options": {"players": 2, "solo": "urban", "variants": "horses"}}
        error = (await ann.post("/api/tables", wrong, 422, headers={"accept-language": "de"}))["error"]
        assert (error["code"], error["rule"]) == ("options-solo-variant", "BG-14.11")
        assert error["message"].endswith("[BG-14.11]")
        assert "Pferde" in error["message"]
        unknown = (await ann.post("/api/tables", {"game": "cards", "options": {"jokers": 2}}, 400))["error"]
        assert unknown["details"]["known"] == ["real", "virtual", "suits"]
        solo = await ann.post("/api/tables", {"game": "board", "options": {"players": 2, "solo": "urban"}}, 201)
        assert [seat["seat"] for seat in solo["seats"]] == [0]

    in_club(sqlite, story)


@pytest.mark.parametrize(
    "headers",
    [{"origin": "https://elsewhere.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}],
)
def test_a_write_from_another_site_is_refused(sqlite: str, headers: dict[str, str]) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        if "origin" not in headers:
            del ann.http.headers["origin"]
        body = {"game": "cards", "options": {"real": 4, "virtual": []}}
        refused = await ann.post("/api/tables", body, 403, headers=headers)
        assert refused["error"]["code"] == "request-foreign"

    in_club(sqlite, story)


def test_a_form_of_another_type_is_refused(sqlite: str) -> None:
    async def story(club: Club) -> None:
        person = club.stranger()
        response = await person.http.post(
            "/api/guest", content=b'{"name": "Ann"}', headers={"content-type": "text/plain"}
        )
        assert response.json()["error"]["code"] == "request-not-json"
        large = await person.post("/api/guest", {"name": "x" * 20_000}, 413)
        assert large["error"]["code"] == "request-too-large"

    in_club(sqlite, story)


def test_too_many_requests_are_refused(sqlite: str) -> None:
    async def story(club: Club) -> None:
        for number in range(30):
            await club.guest(f"Guest {number}")
        refused = await club.stranger().post("/api/guest", {"name": "Late"}, 429)
        assert refused["error"]["code"] == "request-too-many"

    in_club(sqlite, story, limited=True)


def test_answers_carry_strict_headers_and_the_token_is_kept_as_its_hash(sqlite: str) -> None:
    async def story(club: Club) -> None:
        from sqlalchemy import select

        from carson.server.database.schema import sessions

        ann = club.stranger()
        response = await ann.http.post("/api/guest", json={"name": "Ann"})
        assert "default-src 'none'" in response.headers["content-security-policy"]
        assert response.headers["cache-control"] == "no-store"
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        token = response.cookies["carson"]
        async with club.services.database.read() as connection:
            kept = (await connection.execute(select(sessions.c.token_sha256))).scalars().all()
        assert token not in kept
        assert token not in response.text
        script = club.stranger()
        made = await script.post("/api/guest", {"name": "Robot", "token": True}, 201)
        assert not script.http.cookies
        bearer = {"authorization": f"Bearer {made['token']}"}
        assert (await script.http.get("/api/me", headers=bearer)).json()["user"]["name"] == "Robot"
        assert (await club.stranger().http.get("/api/me", headers={"authorization": "Bearer x"})).status_code == 401

    in_club(sqlite, story)


def test_over_https_the_cookie_is_bound_to_the_host(sqlite: str) -> None:
    async def story(club: Club) -> None:
        response = await club.stranger().http.post(
            "/api/guest", json={"name": "Ann"}, headers={"origin": "https://carson.test"}
        )
        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-carson=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie

    assert HERE.startswith("http://")
    in_club(sqlite, story, origin="https://carson.test")


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_a_cookie_is_for_https_alone_where_the_request_came_that_way(sqlite: str, scheme: str, secure: bool) -> None:
    async def story(club: Club) -> None:
        here = f"{scheme}://carson.test"
        transport = httpx.ASGITransport(app=club.app)
        async with httpx.AsyncClient(transport=transport, base_url=here, headers={"origin": here}) as http:
            made = await http.post("/api/guest", json={"name": "Ann"})
            club.hands.now += SEEN_EVERY + 60
            renewed = await http.get("/api/me")
            gone = await http.post("/api/logout", json={})
        for response in (made, renewed, gone):
            cookie = response.headers["set-cookie"]
            assert cookie.startswith("carson=")
            assert ("Secure" in cookie) == secure

    in_club(sqlite, story)


def test_the_server_says_that_it_is_well(url: str) -> None:
    async def story(club: Club) -> None:
        assert await club.stranger().get("/healthz") == "ok\n"

    in_club(url, story)
