"""Several processes on one PostgreSQL: what happens in one is heard in the others."""

import asyncio
import re
from typing import Any

import pytest

from carson.server.core.hub import CHAT, TABLE, Hub
from carson.server.core.relay import MOST_WAITING, Relay
from carson.server.live import messages
from server.club import Club, Person, open_club, seated
from server.line import PATIENCE, dial

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}


@pytest.fixture
def shared(postgres: Any) -> Any:
    postgres.psql("CREATE DATABASE shared;")
    yield str(postgres.get_uri("shared"))
    postgres.psql("DROP DATABASE shared WITH (FORCE);")


async def _listening(*clubs: Club) -> None:
    async with asyncio.timeout(PATIENCE):
        for club in clubs:
            await club.app.state.relay.listening.wait()


async def _move(person: Person, table_id: str) -> int:
    seen = await person.table(table_id)
    return int((await person.act(table_id, seen["actions"][0], seen["question"]))["seq"])


def test_a_move_made_in_one_process_arrives_live_in_the_other(shared: str) -> None:
    async def story() -> None:
        async with open_club(shared) as first, open_club(shared) as second:
            await _listening(first, second)
            table_id, ann, bob = await seated(first, "cards", CARDS)
            here, there = dial(first, table_id, ann), dial(second, table_id, second.same(bob))
            await here.until("position")
            seen = await there.until("position")
            waiting = asyncio.create_task(
                second.same(bob).get(f"/api/tables/{table_id}/events", since=seen["seq"], wait=25)
            )
            seq = await _move(ann, table_id)
            assert (await there.until("position"))["seq"] == seq
            assert (await waiting)["seq"] == seq
            there.act(seen["actions"][0], seen["question"])
            done = await there.until("done")
            await here.until("position", lambda message: message["seq"] == done["seq"])

    asyncio.run(story())


def test_nothing_is_lost_while_the_listening_connection_is_cut(shared: str, postgres: Any) -> None:
    async def story() -> None:
        async with open_club(shared) as first, open_club(shared) as second:
            await _listening(first, second)
            table_id, ann, bob = await seated(first, "cards", CARDS)
            line = dial(second, table_id, second.same(bob))
            await line.until("position")
            for club in (second, first):
                relay = club.app.state.relay
                free, connected = asyncio.Event(), relay._connect

                async def later(free: asyncio.Event = free, connected: Any = connected) -> None:
                    await free.wait()
                    await connected()

                relay._connect = later
                postgres.psql(f"SELECT pg_terminate_backend({relay._pid});")
                async with asyncio.timeout(PATIENCE):
                    while relay.listening.is_set():
                        await asyncio.sleep(0.001)
                # Nobody hears this one; the other cannot even say it.
                seen = await (ann if club is second else bob).table(table_id)
                mover = ann if club is second else first.same(bob)
                seq = await _move(mover, table_id)
                assert seen["table"]["seq"] == seq - 1
                free.set()
                heard = await line.until("position")
                assert heard["seq"] == seq
                assert [entry["seq"] for entry in heard["entries"]] == [seq]
                await _listening(club)

    asyncio.run(story())


def test_only_a_kind_a_number_and_a_table_travel(shared: str) -> None:
    async def story() -> None:
        async with open_club(shared) as first, open_club(shared) as second:
            await _listening(first, second)
            table_id, ann, _ = await seated(first, "cards", CARDS)
            heard: asyncio.Queue[str] = asyncio.Queue()
            relay = second.app.state.relay
            real = relay._receive

            def listening(connection: Any, pid: int, channel: str, news: str) -> None:
                heard.put_nowait(news)
                real(connection, pid, channel, news)

            async with second.services.database.engine.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.add_listener("carson", listening)
                seq = await _move(ann, table_id)
                async with asyncio.timeout(PATIENCE):
                    # News of the table's beginning may still be on its way.
                    while (news := await heard.get()) != f"t:{seq}:{table_id}":
                        assert re.fullmatch(rf"[a-z]:-?\d+:{table_id}", news)
                await driver.remove_listener("carson", listening)

    asyncio.run(story())


def test_what_is_said_in_one_process_is_sent_in_the_other_line_by_line(shared: str) -> None:
    async def source(_services: object, _table: str, number: int) -> list[messages.Pong]:
        return [messages.Pong(f"line {number}")]

    async def story() -> None:
        async with open_club(shared) as first, open_club(shared) as second:
            await _listening(first, second)
            table_id, _, bob = await seated(first, "cards", CARDS)
            second.app.state.lobby.sources[CHAT] = source
            line = dial(second, table_id, second.same(bob))
            await line.until("position")
            for number in (3, 4):
                first.services.hub.publish(table_id, number, CHAT)
            assert [(await line.until("pong"))["id"] for _ in range(2)] == ["line 3", "line 4"]

    asyncio.run(story())


def test_news_that_wait_are_few_and_the_newest() -> None:
    async def story() -> None:
        relay = Relay("postgresql+asyncpg://nobody@nowhere/nothing", Hub())
        for number in (5, 7, 6):
            relay.tell("one", TABLE, number)
        for number in (5, -1, 6):
            relay.tell("two", TABLE, number)
        assert list(relay._waiting.values()) == [7, -1]
        for number in range(MOST_WAITING + 5):
            relay.tell("three", CHAT, number)
        assert len(relay._waiting) == MOST_WAITING
        await relay.close()

    asyncio.run(story())


def test_all_look_for_themselves_from_time_to_time_also_when_there_is_much_to_send() -> None:
    async def story() -> None:
        hub = Hub()
        looks: list[str] = []
        hub.watch(lambda table_id, *_: looks.append(table_id))
        relay = Relay("postgresql+asyncpg://nobody@nowhere/nothing", hub)
        for busy in (False, True):
            relay._next_look = asyncio.get_running_loop().time()
            if busy:
                relay.tell("one", TABLE, 5)
            await relay._wait_for_work()
        assert looks == ["", ""]
        relay.tell("one", TABLE, 6)
        await relay._wait_for_work()
        assert looks == ["", ""], "that was a moment ago"
        await relay.close()

    asyncio.run(story())


def test_what_no_program_of_ours_has_said_is_passed_over() -> None:
    async def story() -> None:
        hub = Hub()
        heard: list[tuple[str, str, int]] = []
        hub.watch(lambda table_id, kind, number, _: heard.append((table_id, kind, number)))
        relay = Relay("postgresql+asyncpg://nobody@nowhere/nothing", hub)
        for news in ("", ":", "t", "t:x:one", "t:5", "t:5:", "t:-1:one", "t:7:two"):
            relay._receive(None, 99, "carson", news)
        assert heard == [("one", "t", -1), ("two", "t", 7)]
        await relay.close()

    asyncio.run(story())
