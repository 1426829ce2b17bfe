"""Channels over HTTP, and the pages behind the links in letters."""

import re
from email.headerregistry import Address
from typing import Any

import pytest
from sqlalchemy import select

from carson.server.delivery import channels
from carson.server.delivery.mail import links
from carson.server.delivery.shapes import channel
from carson.server.mail_settings import Smtp
from carson.server.notifications.channel_repository import COLUMNS, Channel
from carson.words import LANGUAGES, Words
from server.club import Club, Person, in_club
from server.notify.office import Office, in_office
from server.notify.test_push import AUTH, BROWSER

SETTINGS: dict[str, Any] = {
    "origin": "https://carson.test",
    "smtp": Smtp("smtp", "127.0.0.1", 9),
    "mail_from": Address("", "carson", "example.org"),
}
MINE = "/api/me/channels"
HOOK = {"kind": "webhook", "address": "https://hook.example.org/in/secret?x=y"}
PUSH = {
    "kind": "push",
    "subscription": {
        "endpoint": "https://push.example.org/send/secret",
        "expirationTime": None,
        "keys": {"p256dh": BROWSER, "auth": AUTH},
    },
}
MAIL = {"kind": "mail", "address": "ann@example.com"}


def in_quiet_club(url: str, story: Any, **settings: Any) -> None:
    """Nothing leaves it: the tests do not speak to hosts of others."""

    async def quiet(club: Club) -> None:
        await club.app.state.postman.close()
        await story(club)

    in_club(url, quiet, **{**SETTINGS, **settings})


def reader_of(club: Club) -> Person:
    """Somebody unknown, at the server's own address."""
    person = club.stranger()
    person.http.headers["origin"] = SETTINGS["origin"]
    person.http.base_url = SETTINGS["origin"]
    return person


async def ann_of(club: Club) -> Person:
    person = reader_of(club)
    await person.post("/api/guest", {"name": "Ann"}, 201)
    return person


async def rows(club: Club) -> list[Channel]:
    async with club.services.database.read() as connection:
        return [Channel(*row) for row in await connection.execute(select(*COLUMNS))]


def test_a_person_adds_channels_chooses_what_comes_and_takes_them_away(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await ann_of(club)
        assert (await ann.get(MINE))["channels"] == []
        hook = await ann.post(MINE, {**HOOK, "wants": ["over", "turn"]}, 201)
        assert hook["address"] == "https://hook.example.org"
        assert hook["wants"] == ["turn", "over"]
        assert len(hook["secret"]) >= 40
        push = await ann.post(MINE, PUSH, 201)
        assert (push["address"], push["state"]) == ("https://push.example.org", "on")
        assert "secret" not in push
        mail = await ann.post(MINE, {**MAIL, "language": "it"}, 201)
        assert (mail["address"], mail["state"], mail["language"]) == ("ann@example.com", "unconfirmed", "it")
        seen = await ann.get(MINE)
        assert {one["kind"] for one in seen["channels"]} == {"push", "mail", "webhook"}
        assert seen["kinds"] == [{"kind": kind, "refused": None} for kind in ("push", "mail", "webhook")]
        assert hook["secret"] not in str(seen)
        assert "/in/secret" not in str(seen)
        changed = await put(ann, f"{MINE}/{hook['id']}", {"wants": ["clock"]})
        assert changed["wants"] == ["clock"]
        await ann.post(f"{MINE}/{hook['id']}/test")
        assert (await ann.post(f"{MINE}/{mail['id']}/test", None, 409))["error"]["code"] == "channel-not-confirmed"
        left = (await ann.http.delete(f"{MINE}/{hook['id']}")).json()
        assert {one["kind"] for one in left["channels"]} == {"push", "mail"}
        assert (await ann.http.delete(f"{MINE}/{hook['id']}")).status_code == 404
        assert (await ann.http.delete(f"{MINE}/%00")).status_code == 404

    in_quiet_club(url, story)


async def put(person: Person, path: str, body: Any) -> Any:
    response = await person.http.put(path, json=body)
    assert response.status_code == 200, response.text
    return response.json()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "pigeon"}, "request-malformed"),
        ({"kind": "webhook"}, "channel-webhook-unfit"),
        ({"kind": "webhook", "address": "https://127.0.0.1/"}, "channel-webhook-unfit"),
        ({"kind": "mail", "address": "ann@example.com\nBcc: x@example.com"}, "channel-mail-unfit"),
        ({"kind": "push"}, "channel-push-unfit"),
        ({**PUSH, "subscription": {"endpoint": "https://x.example.org/"}}, "request-malformed"),
        ({**HOOK, "wants": ["all"]}, "request-malformed"),
        ({**HOOK, "more": 1}, "request-malformed"),
    ],
)
def test_what_cannot_be_a_channel_is_refused_with_its_reason(sqlite: str, body: dict[str, Any], code: str) -> None:
    async def story(club: Club) -> None:
        ann = await ann_of(club)
        refused = await ann.post(MINE, body, 400)
        assert refused["error"]["code"] == code
        assert refused["error"]["message"]

    in_quiet_club(sqlite, story)


def test_only_who_is_known_has_channels_but_anybody_may_have_the_public_key(sqlite: str) -> None:
    async def story(club: Club) -> None:
        nobody = club.stranger()
        await nobody.get(MINE, 401)
        key = (await nobody.get("/api/push/key"))["key"]
        assert re.fullmatch(r"B[A-Za-z0-9_-]{86}", key)
        assert (await nobody.get("/api/push/key"))["key"] == key

    in_quiet_club(sqlite, story)


def test_a_server_without_mail_says_so_before_one_tries(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await ann_of(club)
        kinds = {offer["kind"]: offer["refused"] for offer in (await ann.get(MINE, lang="en"))["kinds"]}
        assert kinds["webhook"] is None
        assert kinds["mail"] == "This server does not send email."
        assert (await ann.post(MINE, MAIL, 409))["error"]["code"] == "channel-no-mail"

    in_quiet_club(sqlite, story, smtp=None)


def test_a_link_is_looked_at_without_harm_and_its_button_works_without_logging_in(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await ann_of(club)
        await ann.post(MINE, {**MAIL, "language": "de"}, 201)
        [row] = await rows(club)
        found = links("", row.id, row.secret)
        reader = reader_of(club)
        page = await reader.get(found.confirm)
        assert '<html lang="de">' in page
        assert '<form method="post">' in page
        assert "ann@example.com" in page
        assert (await rows(club))[0].state == "unconfirmed"
        assert "<form" not in await post_form(reader, found.confirm)
        assert (await rows(club))[0].state == "on"
        assert "funktioniert nicht mehr" in await post_form(reader, f"{found.confirm}&lang=de", 404)
        assert "<form" in await reader.get(found.stop)
        # As a mail provider does it: no cookie, no origin, the one field of the standard.
        provider = reader_of(club)
        del provider.http.headers["origin"]
        await post_form(provider, found.stop)
        assert (await rows(club))[0].state == "stopped"
        assert (await ann.get(MINE))["channels"][0]["state"] == "stopped"

    in_quiet_club(url, story)


async def post_form(person: Person, path: str, status: int = 200) -> str:
    response = await person.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in response.headers["content-security-policy"]
    return str(response.text)


@pytest.mark.parametrize("path", ["confirm?token=x", "stop", "stop?token=%00%ff", "stop?token=é&token=y"])
@pytest.mark.parametrize("channel_id", ["0" * 20, "%00", "x"])
def test_a_link_that_is_wrong_is_a_page_that_says_so(sqlite: str, channel_id: str, path: str) -> None:
    async def story(club: Club) -> None:
        reader = reader_of(club)
        assert "no longer works" in await reader.get(f"/api/mail/{channel_id}/{path}", 404)
        await post_form(reader, f"/api/mail/{channel_id}/{path}", 404)

    in_quiet_club(sqlite, story)


def test_a_fault_is_told_in_words_of_the_readers_language(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        found = await office.hook(bob)
        office.web.says(410)
        await channels.test(office.services, bob, found.id)
        await office.round()
        seen = await office.channel(bob)
        told = {str(channel(seen, Words(language)).fault) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert all("410" in message for message in told)

    in_office(sqlite, story)


def test_so_many_mail_addresses_are_taken_from_one_network_address(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann, bob = await ann_of(club), await ann_of(club)
        for number in range(10):
            await (ann if number % 2 else bob).post(MINE, {**MAIL, "address": f"a{number}@example.com"}, 201)
        assert (await bob.post(MINE, {**MAIL, "address": "more@example.com"}, 429))["error"][
            "code"
        ] == "request-too-many"
        await bob.post(MINE, HOOK, 201)

    in_quiet_club(sqlite, story, limited=True)
