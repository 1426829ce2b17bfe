"""Nothing lost, nothing doubled more than needed: the outbox, and who empties it."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from carson.server.database import schema
from carson.server.database.rows import User
from carson.server.delivery import channels
from carson.server.delivery.postman import LEASE, LOOK_AGAIN, MOST_FAILURES, PAUSES, Postman
from carson.server.delivery.results import Refused, SendFault
from carson.server.delivery.sending import Sender
from carson.server.notifications import channel_repository as store
from carson.server.notifications import outbox
from server.notify.office import Office, in_office, open_office
from server.someones import somebody_waits


async def asked(office: Office, *hooks: str, wants: list[str] | None = None) -> tuple[User, User, str]:
    """Ann has moved, Bob is asked and waits for it at these hooks."""
    ann, bob = await office.person("Ann"), await office.person("Bob")
    for hook in hooks or ["/hook"]:
        await office.hook(bob, hook, wants=wants or ["turn"])
    table_id = await office.table(ann, bob)
    await office.act(ann, table_id)
    return ann, bob, table_id


def test_it_is_sent_once_after_a_while_with_the_link_to_the_table(url: str) -> None:
    async def story(office: Office) -> None:
        _, _, table_id = await asked(office)
        assert await office.round() == [], "perhaps he comes by himself"
        assert await office.round(30) == ["/hook"]
        assert await office.round(86_400) == []
        body = json.loads(office.web.heard[0].body)
        assert body["link"] == f"https://carson.example/table/{table_id}"
        assert body["text"].startswith("Your turn: Bob, it is your turn in Carson City.")

    in_office(url, story)


def test_who_has_acted_by_then_is_not_told(sqlite: str) -> None:
    async def story(office: Office) -> None:
        _, bob, table_id = await asked(office)
        await office.act(bob, table_id)
        await office.act(bob, table_id)
        assert await office.round(60) == []
        assert await office.outbox() == []

    in_office(sqlite, story)


def test_who_is_no_longer_asked_because_a_move_was_taken_back_is_not_told(sqlite: str) -> None:
    async def story(office: Office) -> None:
        ann, _, table_id = await asked(office)
        await office.undo(ann, table_id, 0)
        assert await office.round(60) == []
        await office.act(ann, table_id)
        assert await office.round(60) == ["/hook"]

    in_office(sqlite, story)


def test_who_looks_at_the_table_is_told_only_when_he_has_gone_without_acting(sqlite: str) -> None:
    async def story(office: Office) -> None:
        _, bob, table_id = await asked(office, wants=["turn", "begun"])
        looking = {(bob.id, table_id)}

        async def is_present(user_id: str, at: str) -> bool:
            return (user_id, at) in looking

        office.services.is_present = is_present
        assert sorted(await office.waiting()) == ["begun", "turn"]
        assert await office.round(60) == []
        assert await office.waiting() == ["turn"], "that the game has begun he has seen"
        for _ in range(len(PAUSES) + 3):
            assert await office.round(LOOK_AGAIN) == [], "however long he looks"
        looking.clear()
        office.web.says(500, 204)
        assert await office.round(LOOK_AGAIN) == ["/hook"]
        assert await office.round(PAUSES[0]) == ["/hook"], "having looked costs no try"

    in_office(sqlite, story)


def test_what_does_not_arrive_is_tried_again_with_growing_pauses_and_then_dropped(url: str) -> None:
    async def story(office: Office) -> None:
        _, bob, _ = await asked(office)
        office.web.says(500)
        assert await office.round(30) == ["/hook"]
        for pause in PAUSES:
            assert await office.round(pause - 1) == []
            assert await office.round(1) == ["/hook"]
        assert await office.outbox() == []
        channel = await office.channel(bob)
        assert channel.state == "on"
        assert channel.failures == 1, "one letter was given up"
        assert json.loads(channel.last_fault or "") == {"code": "notify-status", "details": {"status": 500}}

    in_office(url, story)


def test_what_arrives_at_last_clears_the_channel_of_its_faults(sqlite: str) -> None:
    async def story(office: Office) -> None:
        _, bob, _ = await asked(office)
        office.web.says(500, 204)
        assert await office.round(30) == ["/hook"]
        assert (await office.channel(bob)).last_fault
        assert await office.round(PAUSES[0]) == ["/hook"]
        channel = await office.channel(bob)
        assert (channel.failures, channel.last_fault) == (0, None)

    in_office(sqlite, story)


def test_who_asks_to_be_left_alone_is(sqlite: str) -> None:
    async def story(office: Office) -> None:
        await asked(office)
        office.web.says(429, more="retry-after: 1000\r\n")
        assert await office.round(30) == ["/hook"]
        assert await office.round(999) == []
        assert await office.round(1) == ["/hook"]

    in_office(sqlite, story)


def test_a_channel_that_is_gone_is_turned_off_and_the_other_goes_on(url: str) -> None:
    async def story(office: Office) -> None:
        ann, bob, table_id = await asked(office, "/one", wants=["turn", "begun"])
        office.web.says(410)
        assert "/one" in await office.round(60)
        office.web.says(204)
        channel = await office.channel(bob)
        assert channel.state == "failed"
        assert json.loads(channel.last_fault or "")["details"] == {"status": 410}
        assert await office.outbox() == []
        await office.hook(bob, "/two", wants=["turn"])
        await office.act(bob, table_id)
        await office.act(bob, table_id)
        await office.act(ann, table_id)
        assert await office.round(60) == ["/two"]
        assert (await office.channel(bob, 1)).state == "on"

    in_office(url, story)


def test_a_channel_at_which_nothing_ever_arrives_is_turned_off(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await office.hook(bob)
        office.web.says(400)
        for number in range(MOST_FAILURES):
            assert (await office.channel(bob)).state == "on", number
            await channels.test(office.services, bob, channel.id)
            assert await office.round(1) == ["/hook"]
            assert await office.outbox() == [], "a message that was refused is not repeated"
        assert (await office.channel(bob)).state == "failed"
        office.web.says(204)
        await channels.test(office.services, bob, channel.id)
        assert await office.round() == ["/hook"]
        again = await office.channel(bob)
        assert (again.state, again.failures, again.last_fault) == ("on", 0, None), "its owner gave it another chance"

    in_office(sqlite, story)


def test_a_channel_that_was_stopped_gets_not_even_what_was_due_before(sqlite: str) -> None:
    async def story(office: Office) -> None:
        _, bob, _ = await asked(office)
        async with office.services.database.write() as connection:
            await store.change(connection, (await office.channel(bob)).id, state="stopped")
        assert await office.round(60) == []
        assert await office.outbox() == []

    in_office(sqlite, story)


def test_a_hook_that_hangs_does_not_hold_up_the_others(sqlite: str) -> None:
    async def story(office: Office) -> None:
        await asked(office, "/one", "/two", "/three")
        office.web.answers = [b"", b"HTTP/1.1 204 So\r\n\r\n"]
        office.postman = Postman(office.services, Sender(office.services, office.web.transport(patience=0.5)))
        assert sorted(await office.round(30)) == ["/one", "/three", "/two"]
        assert await office.waiting() == ["turn"]

    in_office(sqlite, story)


def test_what_was_claimed_by_a_process_that_died_is_sent_by_the_next(url: str) -> None:
    async def story(office: Office) -> None:
        await asked(office)
        office.now += 30
        async with office.services.database.write() as connection:
            assert len(await outbox.claim(connection, office.now, LEASE, 10)) == 1
        assert await office.round() == [], "somebody is sending it"
        assert await office.round(LEASE - 1) == []
        assert await office.round(1) == ["/hook"]

    in_office(url, story)


def test_what_is_due_survives_the_server(sqlite: str) -> None:
    async def evening() -> None:
        async with open_office(sqlite) as office:
            await asked(office, wants=["turn"])
        async with open_office(sqlite) as office:
            async with office.services.database.write() as connection:
                await connection.execute(update(schema.channels).values(address=office.web.url("/hook")))
            assert await office.round(60) == ["/hook"]

    asyncio.run(evening())


@asynccontextmanager
async def second(
    office: Office, is_present: Callable[[str, str], Awaitable[bool]] | None = None
) -> AsyncIterator[Postman]:
    """Another process on the same database."""
    services = office.new_desk(office.services.settings)
    services.is_present = is_present or services.is_present
    try:
        yield office.new_postman(services)
    finally:
        await services.database.close()


def test_of_two_processes_one_sends_it(url: str) -> None:
    async def story(office: Office) -> None:
        hooks = [f"/{number}" for number in range(8)]
        await asked(office, *hooks)
        office.now += 30
        async with second(office) as other:
            seen = await asyncio.gather(office.postman.round(), other.round(), office.postman.round(), other.round())
        assert sum(seen) == 8
        assert sorted(heard.first.split()[1] for heard in office.web.heard) == hooks

    in_office(url, story)


def test_who_looks_at_the_table_through_another_process_is_not_told_either(url: str) -> None:
    async def story(office: Office) -> None:
        if office.services.database.sqlite:
            pytest.skip("SQLite has one process")
        looking = True

        async def is_present(_user_id: str, _table_id: str) -> bool:
            return looking

        await asked(office, wants=["turn", "begun"])
        async with second(office, is_present) as other:
            for _ in range(20):
                assert await office.round(10) == []
                await other.round()
            assert await office.waiting() == ["turn"]
            looking = False
            assert [path for _ in range(9) for path in await office.round(10)] == ["/hook"]

    in_office(url, story)


def test_a_letter_that_another_has_locked_is_passed_over(url: str) -> None:
    async def story(office: Office) -> None:
        if office.services.database.sqlite:
            pytest.skip("SQLite has one writer")
        await asked(office, "/one", "/two")
        office.now += 30
        async with office.services.database.write() as first, office.services.database.write() as other:
            mine = await outbox.claim(first, office.now, LEASE, 1)
            theirs = await outbox.claim(other, office.now, LEASE, 10)
            assert len(mine) == len(theirs) == 1
            assert mine[0].letter.id != theirs[0].letter.id

    in_office(url, story)


def test_who_settles_a_letter_holds_none_while_he_waits_for_its_channel(url: str) -> None:
    """Else he and who takes the channel away, with its letters, would wait for each other."""

    async def story(office: Office) -> None:
        if office.services.database.sqlite:
            pytest.skip("SQLite has one writer")
        _, bob, _ = await asked(office)
        channel = await office.channel(bob)
        office.now += 30
        async with office.services.database.write() as connection:
            [claim] = await outbox.claim(connection, office.now, LEASE, 10)
        async with office.services.database.write() as connection:
            await store.get(connection, channel.id, lock=True)
            settling = asyncio.create_task(
                office.postman._settle(claim.letter, channel, Refused(SendFault("send-refused")))
            )
            await somebody_waits(connection)
            free = select(schema.outbox.c.id).with_for_update(skip_locked=True)
            assert len((await connection.execute(free)).all()) == 1
            await store.remove(connection, channel.id)
        await settling
        assert await office.outbox() == []

    in_office(url, story)


def test_a_letter_written_anew_while_it_was_sent_is_sent_again(sqlite: str) -> None:
    async def story(office: Office) -> None:
        _, bob, table_id = await asked(office)
        office.now += 30
        async with office.services.database.write() as connection:
            [claim] = await outbox.claim(connection, office.now, LEASE, 10)
        await office.act(bob, table_id)
        await office.act(bob, table_id)
        async with office.services.database.write() as connection:
            await outbox.renew(connection, replace(claim.letter, seq=9, tries=0))
            await outbox.remove(connection, claim.letter)
        assert await office.waiting() == ["turn"]

    in_office(sqlite, story)


def test_the_postman_goes_by_himself_when_something_is_due_at_once(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await office.hook(bob)
        await office.round()
        office.postman.start()
        try:
            await channels.test(office.services, bob, channel.id)
            assert office.services.letters.is_set()
            async with asyncio.timeout(20):
                while not office.web.heard:
                    await asyncio.sleep(0)
        finally:
            await office.postman.close()
        assert json.loads(office.web.heard[0].body)["kind"] == "test"

    in_office(sqlite, story)


def test_who_stops_the_server_lets_the_postman_finish_what_he_is_sending(sqlite: str) -> None:
    async def story(office: Office) -> None:
        bob = await office.person("Bob")
        channel = await office.hook(bob)
        sending, free = asyncio.Event(), asyncio.Event()
        real = office.web.transport()

        async def resolve(host: str, port: int) -> list[str]:
            sending.set()
            await free.wait()
            return await real.resolve(host, port)

        office.postman = Postman(office.services, Sender(office.services, replace(real, resolve=resolve)))
        await channels.test(office.services, bob, channel.id)
        office.postman.start()
        await sending.wait()
        closing = asyncio.create_task(office.postman.close())
        await asyncio.sleep(0)
        free.set()
        await closing
        assert len(office.web.heard) == 1
        assert await office.outbox() == []

    in_office(sqlite, story)


def test_a_bug_in_one_letter_stops_neither_the_others_nor_the_postman(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(office: Office) -> None:
        _, bob, _ = await asked(office, "/one", "/two")
        async with office.services.database.write() as connection:
            await store.change(connection, (await office.channel(bob)).id, language="xx")
        assert await office.round(30) == ["/two"]
        assert "could not be handled" in caplog.text
        for _ in range(len(PAUSES) + 1):
            await office.round(LEASE)
        assert await office.waiting() == []

    in_office(sqlite, story)
