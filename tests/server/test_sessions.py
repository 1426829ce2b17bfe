"""Where one is known."""

import asyncio

import pytest

from carson.server.core.revocations import Revoked
from carson.server.live import messages
from carson.server.people.browser_labels import label_of, label_words
from carson.server.people.cleanup import clean
from carson.server.people.identity import DAY, SEEN_EVERY
from carson.server.people.secret_links import MOST_LINKS
from carson.words import LANGUAGES, Words
from server.club import Club, Person, in_club, open_club
from server.line import dial
from server.someones import SECRET, claimed, code, later, log_in, rows

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
FOUR = {"game": "cards", "options": {"real": 4, "virtual": []}, "public": True}


async def token_of(person: Person) -> str:
    return (await person.post("/api/links", None, 201))["path"].partition("#")[2]


def test_sessions_are_listed_with_what_they_look_like(url: str) -> None:
    async def story(club: Club) -> None:
        ann = club.stranger()
        ann.http.headers["user-agent"] = FIREFOX
        await ann.post("/api/guest", {"name": "Ann"}, 201)
        await ann.post("/api/account/claim", {"password": SECRET})
        later(club, 60)
        other = await log_in(club, "Ann")
        listed = (await ann.get("/api/sessions"))["sessions"]
        assert [one["this"] for one in listed] == [False, True]
        assert listed[1]["label"] == "Firefox on Linux"
        assert listed[0]["created_at"] - listed[1]["created_at"] == 60
        assert (await ann.get("/api/sessions", lang="fr"))["sessions"][1]["label"] == "Firefox sur Linux"
        seen = (await other.get("/api/sessions"))["sessions"]
        assert [one["this"] for one in seen] == [True, False]

    in_club(url, story)


def test_a_session_that_is_ended_is_known_no_more_and_what_is_open_hears_of_it(url: str) -> None:
    async def story(club: Club) -> None:
        heard: list[Revoked] = []
        forget = club.services.revoked.listen(heard.append)
        ann, bob = await claimed(club, "Ann"), await club.guest("Bob")
        others = [await log_in(club, "Ann") for _ in range(3)]
        ids = {one["id"]: one["this"] for one in (await ann.get("/api/sessions"))["sessions"]}
        first = (await others[0].get("/api/sessions"))["sessions"]
        gone = next(one["id"] for one in first if one["this"])
        assert await code(bob.delete(f"/api/sessions/{gone}", 404)) == "session-unknown"
        await ann.delete(f"/api/sessions/{gone}")
        await others[0].get("/api/me", 401)
        assert heard[-1].sessions == {gone}
        assert await code(ann.delete(f"/api/sessions/{gone}", 404)) == "session-unknown"
        link = await token_of(ann)
        assert (await ann.delete("/api/sessions"))["ended"] == 2
        assert await code(club.stranger().post("/api/links/use", {"link": link}, 404)) == "link-unknown"
        assert heard[-1].sessions == {one for one, this in ids.items() if not this and one != gone}
        user_id = heard[-1].user_id
        assert heard[-1].ends(user_id, next(iter(heard[-1].sessions or ())))
        assert not heard[-1].ends(user_id, gone)
        assert not heard[-1].ends("another", next(iter(heard[-1].sessions or ())))
        await others[1].get("/api/me", 401)
        await ann.post("/api/logout")
        await ann.get("/api/me", 401)
        assert not ann.http.cookies
        assert len(heard) == 3
        forget()
        await bob.post("/api/logout")
        assert len(heard) == 3

    in_club(url, story)


def test_what_is_open_live_ends_with_its_session_and_with_its_person(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await claimed(club, "Ann"), await club.guest("Bob")
        phone = await log_in(club, "Ann")
        table = (await ann.post("/api/tables", FOUR, 201))["id"]
        lines = {name: dial(club, table, who) for name, who in (("ann", ann), ("phone", phone), ("bob", bob))}
        for line in lines.values():
            await line.until("table")
        await ann.delete("/api/sessions")
        assert await lines["phone"].end() == messages.UNKNOWN
        await bob.post("/api/account/delete")
        assert await lines["bob"].end() == messages.UNKNOWN
        assert len(club.app.state.lobby.sockets) == 1
        await ann.post("/api/logout")
        assert await lines["ann"].end() == messages.UNKNOWN

    in_club(sqlite, story)


def test_logging_in_ends_what_the_same_browser_was_before(url: str) -> None:
    async def story(club: Club) -> None:
        await claimed(club, "Ann")
        bob = await club.guest("Bob")
        was = club.same(bob)
        await bob.post("/api/login", {"name": "Ann", "password": SECRET})
        assert (await bob.get("/api/me"))["user"]["name"] == "Ann"
        await was.get("/api/me", 401)
        # A script that asks for a token beside it is not thrown out.
        cleo = await club.guest("Cleo")
        me = await cleo.post("/api/login", {"name": "Ann", "password": SECRET, "token": True})
        assert (await cleo.get("/api/me"))["user"]["name"] == "Cleo"
        bearer = {"authorization": f"Bearer {me['token']}"}
        assert (await club.stranger().http.get("/api/me", headers=bearer)).json()["user"]["name"] == "Ann"

    in_club(url, story)


def test_a_secret_link_makes_another_browser_the_same_person_once(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table = await ann.post("/api/tables", FOUR, 201)
        made = await ann.post("/api/links", None, 201)
        path, _, token = made["path"].partition("#")
        assert path == "/enter"
        assert len(token) >= 40
        assert [one["id"] for one in (await ann.get("/api/links"))["links"]] == [made["id"]]
        phone = club.stranger()
        assert (await phone.post("/api/links/use", {"link": token}))["user"]["name"] == "Ann"
        assert (await phone.table(table["id"]))["seat"] == 0
        assert await code(club.stranger().post("/api/links/use", {"link": token}, 404)) == "link-unknown"
        assert (await ann.get("/api/links"))["links"] == []
        assert token not in [kept for row in await rows(club, "sessions") for kept in row]

    in_club(url, story)


def test_of_twenty_that_bring_one_link_at_once_one_gets_in(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        wish = {"link": await token_of(ann)}
        answers = await asyncio.gather(*(club.stranger().http.post("/api/links/use", json=wish) for _ in range(20)))
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 19

    in_club(url, story)


def test_links_are_few_can_be_withdrawn_and_run_out(url: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        made = await asyncio.gather(*(ann.http.post("/api/links", json={}) for _ in range(MOST_LINKS + 3)))
        assert sorted(answer.status_code for answer in made) == [201] * MOST_LINKS + [409] * 3
        links = [answer.json() for answer in made if answer.status_code == 201]
        assert await code(bob.delete(f"/api/links/{links[0]['id']}", 404)) == "link-unknown"
        await ann.delete(f"/api/links/{links[0]['id']}")
        for link, days in ((links[0], 0), (links[1], club.services.settings.link_days)):
            later(club, days * DAY)
            wish = {"link": link["path"].partition("#")[2]}
            assert await code(club.stranger().post("/api/links/use", wish, 404)) == "link-unknown"
        assert (await ann.get("/api/links"))["links"] == []
        await token_of(ann)

    in_club(url, story)


def test_that_somebody_is_there_is_written_once_an_hour_and_keeps_him_known(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        before = await rows(club, "sessions", "seen_at", "expires_at")
        later(club, SEEN_EVERY - 60)
        response = await ann.http.get("/api/me")
        assert "set-cookie" not in response.headers
        assert await rows(club, "sessions", "seen_at", "expires_at") == before
        later(club, 120)
        response = await ann.http.get("/api/me")
        assert "Max-Age" in response.headers["set-cookie"]
        ((seen, until),) = await rows(club, "sessions", "seen_at", "expires_at")
        assert seen - before[0][0] >= SEEN_EVERY
        assert until - before[0][1] >= SEEN_EVERY
        for _ in range(3):
            later(club, (club.services.settings.session_days - 1) * DAY)
            await ann.get("/api/me")
        later(club, club.services.settings.session_days * DAY)
        await ann.get("/api/me", 401)

    in_club(url, story)


def test_guests_who_never_did_anything_are_forgotten_and_the_others_are_not(url: str) -> None:
    async def story() -> None:
        async with open_club(url) as club:
            idle, host, sits, spoke, wrote, back = [
                await club.guest(name) for name in ("Idle", "Host", "Sits", "Spoke", "Wrote", "Back")
            ]
            await claimed(club, "Claimed")
            form = {**FOUR, "seats": ["open"] * 4, "spectators_chat": True}
            table = (await host.post("/api/tables", form, 201))["id"]
            await sits.post(f"/api/tables/{table}/join")
            await spoke.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
            await wrote.put(f"/api/tables/{table}/notes", {"text": "watch Sits"})
            days = club.services.settings.idle_guest_days
            later(club, (days - 1) * DAY)
            await back.get("/api/me")
            await clean(club.services)
            assert len(await rows(club, "users")) == 7
            later(club, 2 * DAY)
            await club.guest("New")
            await clean(club.services)
            names = {name for (name,) in await rows(club, "users", "name")}
            assert names == {"Host", "Sits", "Spoke", "Wrote", "Back", "Claimed", "New"}
            await idle.get("/api/me", 401)
            later(club, (club.services.settings.session_days - days + 1) * DAY)
            assert len(await rows(club, "sessions")) == 7
            await clean(club.services)
            assert await rows(club, "sessions") == []
            names = {name for (name,) in await rows(club, "users", "name")}
            assert names == {"Host", "Sits", "Spoke", "Wrote", "Claimed"}

    asyncio.run(story())


def test_the_server_cleans_up_when_it_starts(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite) as club:
            await club.guest("Idle")
        async with open_club(sqlite, idle_guest_days=-1) as club:
            async with asyncio.timeout(60):
                while await rows(club, "users"):
                    await asyncio.sleep(0)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox on Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0", "Edge on Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1", "Safari on iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1", "Safari on macOS"),
        ("python-httpx2/2.16", "Python"),
        ("<script>", "another program"),
        ("", "another program"),
    ],
)
def test_a_browser_is_called_by_a_name_that_people_know(agent: str, label: str) -> None:
    assert label_words(label_of(agent), Words("en")) == label
    assert all(label_words(label_of(agent), Words(language)) for language in LANGUAGES)
