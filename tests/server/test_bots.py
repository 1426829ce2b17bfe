"""Bots at tables: whatever becomes of them, the game goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from carson.server.bots.driver import Driver
from carson.server.bots.pool import Limits, Pool
from carson.server.history import log
from carson.server.logs import JsonLines
from server.club import Club, Person, in_club, open_club, play_on

CARDS = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
BOARD = {"game": "board", "options": {"players": 2}}


@asynccontextmanager
async def bots_that(club: Club, how: str, seconds: float = 60) -> AsyncIterator[Driver]:
    """The club's bots all do this from now on."""
    usual = club.app.state.driver
    driver = Driver(club.services, Pool(Limits(1, seconds), f"server.bad_bots:{how}"))
    club.app.state.driver = driver
    try:
        yield driver
    finally:
        await driver.close()
        club.app.state.driver = usual


async def against(person: Person, bot: str, table: dict[str, object] = CARDS) -> str:
    laid = await person.post("/api/tables", {**table, "seats": ["me", bot]}, 201)
    await person.post(f"/api/tables/{laid['id']}/start")
    table_id: str = laid["id"]
    return table_id


async def moves(club: Club, table_id: str, seat: int) -> int:
    async with club.services.database.read() as connection:
        return sum(entry.kind == "move" and entry.seat == seat for entry in await log.since(connection, table_id, -1))


@pytest.mark.parametrize(
    ("how", "reason"),
    [("sleeps", "overran"), ("raises", "raised"), ("cheats", "illegal"), ("exits", "died"), ("dies", "died")],
)
def test_a_bot_that_fails_is_replaced_for_that_move_and_it_is_logged(
    sqlite: str, how: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        async with bots_that(club, how, seconds=0.05 if how == "sleeps" else 60) as driver:
            table_id = await against(ann, "greedy")
            await driver.settle()
            assert await moves(club, table_id, 1) == 1
        [record] = [record for record in caplog.records if record.name == "carson.server.bots.driver"]
        said = JsonLines().format(record)
        assert f'"table":"{table_id}"' in said
        assert f'"reason":"{reason}"' in said
        assert "secret of seat" not in said
        assert f'carson_bot_failures_total{{reason="{reason}"}} 1.0' in club.services.metrics.text().decode()
        # A sound one goes on where the simple one has left off.
        caplog.clear()
        seen = await ann.table(table_id)
        await ann.act(table_id, seen["actions"][0], seen["question"])
        await club.quiet()
        assert not caplog.records

    in_club(sqlite, story)


def test_bots_that_think_play_a_whole_game_in_two_processes(url: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        where = []
        for table in (CARDS, BOARD):
            laid = await ann.post("/api/tables", {**table, "seats": ["me", "greedy"]}, 201)
            await ann.post(f"/api/tables/{laid['id']}/start")
            where.append(laid["id"])
        for table_id in where:
            await play_on(club, table_id, [ann], "whole")
        assert len(club.app.state.driver.pool.pids) <= 2
        for table_id in where:
            assert (await ann.table(table_id))["table"]["status"] == "finished"

    in_club(url, story)


def test_a_simple_bot_needs_no_process(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        table_id = await against(ann, "random")
        await club.quiet()
        assert await moves(club, table_id, 1) == 1
        assert club.app.state.driver.pool.pids == []

    in_club(sqlite, story)


def test_a_table_whose_bot_thinks_for_long_keeps_no_other_waiting(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        async with bots_that(club, "sleeps", seconds=3600) as driver:
            slow = [await against(ann, "greedy") for _ in range(10)]
            quick = await against(ann, "random")
            while not await moves(club, quick, 1):
                await asyncio.sleep(0)
            assert [await moves(club, table_id, 1) for table_id in slow] == [0] * 10
            assert len(driver.pool.pids) == 1
        assert driver.pool.pids == []

    in_club(sqlite, story)


def test_after_a_start_every_table_whose_bot_was_asked_goes_on(sqlite: str) -> None:
    async def story() -> None:
        async with open_club(sqlite) as first:
            ann = await first.guest("Ann")
            first.app.state.driver.wake = lambda table_id: None
            tables = [await against(ann, "random") for _ in range(12)]
            assert [await moves(first, table_id, 1) for table_id in tables] == [0] * 12
        async with open_club(sqlite) as second:
            await second.quiet()
            assert [await moves(second, table_id, 1) for table_id in tables] == [1] * 12

    asyncio.run(story())


def test_bots_that_play_alone_wait_before_each_move_and_others_do_not(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        laid = await ann.post("/api/tables", {**CARDS, "seats": ["random", "random"]}, 201)
        await ann.post(f"/api/tables/{laid['id']}/start")
        table_id = await against(ann, "random")
        while not await moves(club, table_id, 1):
            await asyncio.sleep(0)
        assert await moves(club, laid["id"], 0) + await moves(club, laid["id"], 1) == 0
        assert (await ann.table(laid["id"]))["table"]["status"] == "playing"

    in_club(sqlite, story, bot_pace=3600)
