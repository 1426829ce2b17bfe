"""Bots at tables: whatever becomes of them, the game goes on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from carson.server.bots.driver import Driver
from carson.server.bots.pool import Limits, Pool
from carson.server.history import log
from carson.server.logs import JsonLines
from server.bad_bots import gate
from server.club import Club, Person, in_club, open_club, play_on

CARDS = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
BOARD = {"game": "board", "options": {"players": 2}}


@asynccontextmanager
async def bots_that(club: Club, how: str, seconds: float = 60, waiting: int = 256) -> AsyncIterator[Driver]:
    """The club's bots all do this from now on."""
    usual = club.app.state.driver
    driver = Driver(club.services, Pool(Limits(1, seconds, waiting=waiting), f"server.bad_bots:{how}"))
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


@pytest.fixture
def own_gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots that wait do so, at a gate of their test's own (bad_bots.py)."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return gate(tmp_path)


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


def test_in_the_process_too_people_who_wait_come_first(sqlite: str, own_gate: Path) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        asked: list[str] = []
        async with bots_that(club, "waits") as driver:
            tables = {"first": await against(ann, "greedy")}
            while not driver.pool.pids:
                await asyncio.sleep(0)
            laid = await ann.post("/api/tables", {**CARDS, "seats": ["greedy", "greedy"]}, 201)
            await ann.post(f"/api/tables/{laid['id']}/start")
            tables["alone"] = laid["id"]
            while driver.pool.waiting < 1:
                await asyncio.sleep(0)
            days = {**CARDS, "clock": {"kind": "days", "days": 3}}
            for number, (name, table) in enumerate((("by day", days), ("live", CARDS)), 2):
                tables[name] = await against(ann, "greedy", table)
                while driver.pool.waiting < number:
                    await asyncio.sleep(0)
            names = {table_id: name for name, table_id in tables.items()}
            club.services.hub.watch(lambda table_id, *_: asked.append(names[table_id]))
            own_gate.touch()
            while len(set(asked)) < 4:
                await asyncio.sleep(0)
            assert list(dict.fromkeys(asked)) == ["first", "live", "by day", "alone"]

    in_club(sqlite, story)


def test_when_too_many_wait_bots_alone_are_put_off_and_for_people_a_simple_one_moves(
    sqlite: str, own_gate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Ann")
        async with bots_that(club, "waits", waiting=1) as driver:
            waiting = [await against(ann, "greedy")]
            while not driver.pool.pids:
                await asyncio.sleep(0)
            laid = await ann.post("/api/tables", {**CARDS, "seats": ["greedy", "greedy"]}, 201)
            await ann.post(f"/api/tables/{laid['id']}/start")
            while driver.pool.waiting < 1:
                await asyncio.sleep(0)
            waiting.append(await against(ann, "greedy"))  # in place of the bots alone
            while laid["id"] in driver._tasks:
                await asyncio.sleep(0)
            assert await moves(club, laid["id"], 0) + await moves(club, laid["id"], 1) == 0
            assert not caplog.records
            quick = await against(ann, "greedy")
            while not await moves(club, quick, 1):
                await asyncio.sleep(0)
            assert [await moves(club, table_id, 1) for table_id in waiting] == [0, 0]
            assert driver.pool.waiting == 1
            [said] = [JsonLines().format(record) for record in caplog.records]
            assert '"reason":"busy"' in said
            own_gate.touch()
            await driver.settle()
            assert [await moves(club, table_id, 1) for table_id in waiting] == [1, 1]
        # The timekeeper comes back to those that were put off.
        await club.later(11)
        assert await moves(club, laid["id"], 0) + await moves(club, laid["id"], 1) > 0

    in_club(sqlite, story)
