"""A person's channels: added, confirmed, stopped, taken away."""

import email
import json
import re
from email.policy import default
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import delete, func, select

from carson.server.database import schema
from carson.server.database.rows import User
from carson.server.delivery import channels
from carson.server.delivery.postman import PAUSES
from carson.server.delivery.push import Keys, Subscription
from carson.server.delivery.sending import MOST_LETTERS
from carson.server.errors import Conflict, NotThere, TooMany
from carson.server.notifications.channel_repository import Channel
from server.notify.office import Office, in_office
from server.notify.test_push import AUTH, BROWSER

ADDRESS = "bob@example.com"
KEYS = Keys(BROWSER, AUTH)


async def with_mail(office: Office, user: User, address: str = ADDRESS, language: str = "en") -> Channel:
    return (await channels.add(office.services, user, "mail", address, None, None, language))[0]


def last(office: Office) -> email.message.EmailMessage:
    found = email.message_from_bytes(office.mail.letters[-1], policy=default)
    assert isinstance(found, email.message.EmailMessage)
    return found


def link(office: Office, what: str) -> tuple[str, str]:
    """The channel and the token of a link in the last letter."""
    found = re.search(rf"https://carson\.example/\S*/{what}\?\S+", last(office).get_content())
    assert found
    parts = urlsplit(found[0])
    return parts.path.split("/")[-2], parse_qs(parts.query)["token"][0]


def test_an_address_gets_one_letter_and_nothing_else_before_its_owner_agrees(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob <b>")
        channel = await with_mail(office, bob, language="nl")
        assert channel.state == "unconfirmed"
        await office.round()
        assert len(office.mail.letters) == 1
        assert last(office)["To"] == ADDRESS
        assert last(office)["Subject"] == "Carson City: Is dit jouw adres?"
        assert "Bob" not in last(office).get_content(), "whoever asked for it writes nothing into it"
        with pytest.raises(Conflict) as caught:
            await channels.test(office.services, bob, channel.id)
        assert caught.value.code == "channel-not-confirmed"
        table_id = await office.table(ann, bob)
        await office.act(ann, table_id)
        assert await office.outbox() == []
        await office.round(60)
        assert len(office.mail.letters) == 1
        await channels.confirm(office.services, *link(office, "confirm"))
        assert (await office.channel(bob)).state == "on"
        with pytest.raises(NotThere):
            await channels.confirm(office.services, *link(office, "confirm"))
        await channels.test(office.services, bob, channel.id)
        await office.round()
        assert last(office)["Subject"] == "Carson City: Het werkt"
        assert last(office)["List-Unsubscribe"]

    in_office(url, story)


def test_a_turn_is_told_by_letter_in_the_readers_language(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        await with_mail(office, bob, language="fr")
        await office.round()
        await channels.confirm(office.services, *link(office, "confirm"))
        await channels.change(office.services, bob, (await office.channel(bob)).id, ["turn"], None)
        table_id = await office.table(ann, bob)
        await office.act(ann, table_id)
        await office.round(60)
        assert last(office)["Subject"] == "Carson City: C’est à vous de jouer"
        assert f"https://carson.example/table/{table_id}" in last(office).get_content()
        there = len(office.mail.letters)
        await office.round(86_400)
        assert len(office.mail.letters) == there

    in_office(sqlite, story)


def test_a_link_to_confirm_ends_after_three_days_and_the_address_is_forgotten(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        await with_mail(office, bob)
        await office.round()
        office.now += 3 * 86_400 + 1
        with pytest.raises(NotThere) as caught:
            await channels.confirm(office.services, *link(office, "confirm"))
        assert caught.value.code == "mail-link-old"
        await office.round()
        assert await channels.listed(office.services, bob) == []

    in_office(sqlite, story)


def test_who_wants_no_more_letters_gets_none_and_is_asked_again_before_there_are_any(url: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await with_mail(office, bob)
        await office.round()
        await channels.confirm(office.services, *link(office, "confirm"))
        await channels.test(office.services, bob, channel.id)
        await office.round()
        stop = link(office, "stop")
        with pytest.raises(NotThere):
            await channels.confirm(office.services, *stop)
        await channels.test(office.services, bob, channel.id)
        await channels.stop(office.services, *stop)
        await channels.stop(office.services, *stop)
        there = len(office.mail.letters)
        await office.round()
        assert len(office.mail.letters) == there, "what was due is forgotten"
        assert (await office.channel(bob)).state == "stopped"
        with pytest.raises(Conflict):
            await channels.test(office.services, bob, channel.id)
        again = await with_mail(office, bob)
        assert (again.id, again.state) == (channel.id, "unconfirmed")
        with pytest.raises(NotThere):
            await channels.stop(office.services, *stop)
        await office.round()
        await channels.confirm(office.services, *link(office, "confirm"))
        assert (await office.channel(bob)).state == "on"

    in_office(url, story)


def test_an_address_that_does_not_exist_is_turned_off_and_cannot_be_tried_into_life(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        office.mail.rcpt = "550 nobody"
        channel = await with_mail(office, bob)
        await office.round()
        found = await office.channel(bob)
        assert found.state == "failed"
        assert json.loads(found.last_fault or "")["code"] == "notify-mail-refused"
        with pytest.raises(Conflict):
            await channels.test(office.services, bob, channel.id)

    in_office(sqlite, story)


def test_strangers_cannot_flood_an_address_with_questions(url: str) -> None:
    async def story(office: Office) -> None:
        for number in range(3):
            await with_mail(office, await office.person(f"Guest {number}"), ADDRESS.upper() if number else ADDRESS)
        with pytest.raises(TooMany) as caught:
            await with_mail(office, await office.person("Another"))
        assert caught.value.code == "channel-mail-too-many"
        await office.round()
        assert len(office.mail.letters) == 3
        await with_mail(office, await office.person("Elsewhere"), "cleo@example.com")
        office.now += 86_400
        await with_mail(office, await office.person("Next day"))

    in_office(url, story)


def test_an_address_gets_so_many_letters_a_day_and_no_more(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await with_mail(office, bob)
        await office.round()
        await channels.confirm(office.services, *link(office, "confirm"))
        for _ in range(MOST_LETTERS + 2):
            await channels.test(office.services, bob, channel.id)
        await office.round()
        assert len(office.mail.letters) == 1 + MOST_LETTERS
        found = await office.channel(bob)
        assert (found.state, json.loads(found.last_fault or "")["code"]) == ("on", "notify-mail-too-many")

    in_office(sqlite, story)


def test_the_servers_own_trouble_with_mail_turns_nobody_off(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await with_mail(office, bob)
        await office.round()
        await channels.confirm(office.services, *link(office, "confirm"))
        for _ in range(5):  # as many as would turn it off
            await channels.test(office.services, bob, channel.id)
        office.services.settings = office.services.settings.__class__(origin="https://carson.example")
        await office.round()
        assert await office.waiting() == ["test"] * 5
        for pause in PAUSES:
            await office.round(pause)
        assert await office.waiting() == []
        found = await office.channel(bob)
        assert (found.state, found.failures, found.last_fault) == ("on", 0, None)

    in_office(sqlite, story)


@pytest.mark.parametrize(
    ("settings", "kind", "code"),
    [
        ({"origin": ""}, "webhook", "channel-no-origin"),
        ({"origin": ""}, "mail", "channel-no-origin"),
        ({"smtp": None}, "mail", "channel-no-mail"),
        ({"mail_from": None}, "mail", "channel-no-mail"),
        ({"origin": "http://carson.example"}, "push", "channel-no-https"),
    ],
)
def test_a_server_without_the_settings_for_a_channel_says_so(
    sqlite: str, settings: dict[str, object], kind: str, code: str
) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        with pytest.raises(Conflict) as caught:
            await channels.add(office.services, bob, kind, ADDRESS, None, None, "en")
        assert caught.value.code == code

    in_office(sqlite, story, **settings)


def test_a_browser_that_subscribes_again_has_still_one_channel(url: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        subscription = Subscription(office.web.url("/send/1"), KEYS)
        first, new = await channels.add(office.services, bob, "push", "", subscription, ["turn"], "en")
        again, newer = await channels.add(office.services, bob, "push", "", subscription, None, "de")
        assert (new, newer, first.id) == (True, False, again.id)
        assert [(c.wants, c.language) for c in await channels.listed(office.services, bob)] == [("turn", "de")]
        await channels.test(office.services, bob, first.id)
        assert await office.round() == ["/send/1"]
        assert office.web.heard[0].headers["content-encoding"] == "aes128gcm"
        assert "topic" not in office.web.heard[0].headers

    in_office(url, story)


def test_the_key_for_push_is_made_once_for_all_processes(url: str) -> None:
    async def story(office: Office) -> None:
        other = office.new_desk(office.services.settings)
        first = await channels.public_push_key(office.services)
        assert await channels.public_push_key(other) == first
        assert await channels.public_push_key(office.services) == first
        assert len(first) == 87
        await other.database.close()

    in_office(url, story)


def test_what_is_not_chosen_is_not_told(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        channel = await office.hook(bob, wants=[])
        changed = await channels.change(office.services, bob, channel.id, ["clock", "over"], "it")
        assert (changed.wants, changed.language) == ("over clock", "it")
        assert await office.channel(bob) == changed
        table_id = await office.table(ann, bob)
        await office.act(ann, table_id)
        assert await office.outbox() == []

    in_office(sqlite, story)


def test_nobody_has_to_do_with_the_channels_of_another(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, bob = await office.person("Ann"), await office.person("Bob")
        channel = await office.hook(bob)
        for attempt in (
            channels.test(office.services, ann, channel.id),
            channels.remove(office.services, ann, channel.id),
            channels.change(office.services, ann, channel.id, ["turn"], None),
            channels.remove(office.services, ann, "\x00"),
            channels.stop(office.services, channel.id, ""),
            channels.stop(office.services, "\x00", ""),
        ):
            with pytest.raises(NotThere):
                await attempt
        assert await channels.listed(office.services, ann) == []
        assert await office.channel(bob) == channel

    in_office(sqlite, story)


def test_ten_channels_are_enough(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        for number in range(10):
            await office.hook(bob, f"/{number}")
        with pytest.raises(Conflict) as caught:
            await office.hook(bob, "/more")
        assert caught.value.code == "channels-too-many"
        await office.hook(bob, "/3")

    in_office(sqlite, story)


def test_a_channel_or_a_person_who_goes_takes_along_what_was_due(url: str) -> None:
    async def story(office: Office) -> None:
        bob, cleo = await office.person("Bob"), await office.person("Cleo")
        for person in (bob, cleo):
            await channels.test(office.services, person, (await office.hook(person, f"/{person.name}")).id)
        await channels.remove(office.services, bob, (await office.channel(bob)).id)
        assert len(await office.outbox()) == 1
        async with office.services.database.write() as connection:
            await connection.execute(delete(schema.users).where(schema.users.c.id == cleo.id))
        assert await office.outbox() == []
        async with office.services.database.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(schema.channels))).scalar_one() == 0

    in_office(url, story)
