"""Bots that think in `carson bots`, through the queue in PostgreSQL."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from carson.server.bots.driver import PUT_OFF, THINKS_HERE, Driver
from carson.server.history import log
from carson.server.logs import JsonLines
from carson.server.tables.tables import load_table
from server.bad_bots import gate
from server.bot_workers import bot_worker, change, jobs, rows
from server.club import Club, Hands, Person, load_whole, open_club
from server.served import PATIENCE
from server.test_bots import CARDS, against, moves

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="needs Linux")


@asynccontextmanager
async def club_with_queue(url: str, **settings: Any) -> AsyncIterator[Club]:
    """Its clock stands still at the present: workers have a clock of their own."""
    async with open_club(url, Hands(time.time()), bots="queue", **{"bot_seconds": 3600, **settings}) as club:
        yield club


async def until(come: Callable[[], Any]) -> Any:
    """What comes at last."""
    async with asyncio.timeout(PATIENCE):
        while not (found := come()):
            await asyncio.sleep(0.02)
        return found


async def until_moved(club: Club, table_id: str, seat: int, count: int = 1) -> None:
    async with asyncio.timeout(PATIENCE):
        while await moves(club, table_id, seat) < count:
            await asyncio.sleep(0.02)


async def play_until_moved(club: Club, person: Person, table_id: str, count: int) -> None:
    """The person does anything they are asked for, until the bot on the second seat has moved so often."""
    async with asyncio.timeout(PATIENCE):
        while await moves(club, table_id, 1) < count:
            seen = await person.table(table_id)
            if seen["actions"]:
                await person.act(table_id, seen["actions"][0], seen["question"])
            await asyncio.sleep(0.02)


async def known(club: Club, workers: int) -> None:
    """Until the club knows of so many workers."""
    queue = club.app.state.driver._queue
    await until(lambda: queue.figures.workers == workers)


async def bots_alone(person: Person) -> str:
    laid = await person.post("/api/tables", {**CARDS, "seats": ["greedy", "greedy"]}, 201)
    await person.post(f"/api/tables/{laid['id']}/start")
    table_id: str = laid["id"]
    return table_id


def counted(club: Club, reason: str) -> float:
    label = f'carson_bot_unqueued_total{{reason="{reason}"}} '
    lines = club.services.metrics.text().decode().splitlines()
    return next((float(line.removeprefix(label)) for line in lines if line.startswith(label)), 0.0)


def said(caplog: pytest.LogCaptureFixture, what: str = THINKS_HERE) -> list[str]:
    return [JsonLines().format(record) for record in caplog.records if record.getMessage() == what]


def test_a_game_of_bots_is_played_to_its_end_by_a_worker_elsewhere(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            ann = await club.guest("Ann")
            table_id = await bots_alone(ann)
            heard = 0
            while (seen := await ann.table(table_id))["table"]["status"] == "playing":
                assert seen["table"]["seq"] >= heard, "it went back"
                heard = seen["table"]["seq"]
                await ann.get(f"/api/tables/{table_id}/events", since=heard, wait=5)
            assert seen["table"]["status"] == "finished"
            assert club.app.state.driver.pool.pids == [], "somebody thought here"
            async with club.services.database.read() as connection:
                seated = await load_table(connection, table_id)
                entries = await log.since(connection, table_id, -1)
                assert (await load_whole(connection, seated.table)).outcome() is not None
            assert {entry.by for entry in entries if entry.kind == "move"} == {"greedy"}
        await until(lambda: not rows(postgresql, "SELECT id FROM procrastinate_jobs"))
        assert not rows(postgresql, "SELECT id FROM procrastinate_events")

    with bot_worker(postgresql, tmp_path, processes=2) as worker:
        asyncio.run(story())
        assert worker.stop() == 0
        assert [line["what"] for line in worker.said()] == ["ready", "stopping", "stopped"]
        assert not rows(postgresql, "SELECT id FROM procrastinate_workers")


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "told to stop"])
def test_what_a_worker_was_thinking_about_when_it_ended_is_played_once_by_another(
    postgresql: str, tmp_path: Path, number: int
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            ann = await club.guest("Ann")
            with bot_worker(postgresql, tmp_path, how="waits") as first:
                await known(club, 1)
                table_id = await against(ann, "greedy")
                await until(lambda: jobs(postgresql, "doing"))
                with bot_worker(postgresql, tmp_path, name="second") as second:
                    status = await asyncio.to_thread(first.stop, number)
                    assert status == (0 if number == signal.SIGTERM else -number)
                    await until_moved(club, table_id, 1)
                    await until(lambda: not rows(postgresql, "SELECT id FROM procrastinate_jobs"))
                    gate(tmp_path).touch()
                    await club.quiet()
                    assert await moves(club, table_id, 1) == 1
                    assert club.app.state.driver.pool.pids == [], "somebody thought here"
                    assert not [line for line in second.said() if line["level"] == "error"]
                    await play_until_moved(club, ann, table_id, 2)

    asyncio.run(story())


def test_while_a_bot_thinks_for_long_everybody_else_plays_on(postgresql: str, tmp_path: Path) -> None:
    """People among themselves, against bots that need no thought, and at the very table of that bot."""

    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            await known(club, 1)
            ann = await club.guest("Ann")
            slow = [await against(ann, "greedy") for _ in range(5)]
            await until(lambda: len(jobs(postgresql, "doing")) + len(jobs(postgresql, "todo")) == 5)
            quick = await against(ann, "random")
            await play_until_moved(club, ann, quick, 3)
            seen = await ann.table(slow[0])
            await ann.act(slow[0], seen["actions"][0], seen["question"])
            assert await moves(club, slow[0], 0) == 1
            assert [await moves(club, table_id, 1) for table_id in slow] == [0] * 5

    with bot_worker(postgresql, tmp_path, how="sleeps"):
        asyncio.run(story())


def test_people_who_wait_come_first_and_those_who_play_by_the_day_before_bots_alone(
    postgresql: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            await known(club, 1)
            ann = await club.guest("Ann")
            first = await bots_alone(ann)
            await until(lambda: jobs(postgresql, "doing"))
            alone = await bots_alone(ann)
            by_day = await against(ann, "greedy", {**CARDS, "clock": {"kind": "days", "days": 3}})
            live = await against(ann, "greedy")
            await until(lambda: len(jobs(postgresql, "todo")) == 3)
            assert [job["table"] for job in jobs(postgresql, "todo")] == [live, by_day, alone]
            order: list[str] = []
            club.services.hub.watch(lambda table_id, *_: order.append(table_id))
            await club.app.state.relay.listening.wait()
            gate(tmp_path).touch()
            await until(lambda: {live, by_day, alone} <= set(order))
            order = [table_id for table_id in dict.fromkeys(order) if table_id and table_id != first]
            assert order == [live, by_day, alone]

    with bot_worker(postgresql, tmp_path, how="waits"):
        asyncio.run(story())


def test_a_job_is_a_table_and_a_number_and_there_is_one_however_many_ask(postgresql: str, tmp_path: Path) -> None:
    """So nothing that is hidden can be in it. Two servers; one worker, which is busy."""

    async def story() -> None:
        async with club_with_queue(postgresql) as here, club_with_queue(postgresql) as there:
            await known(here, 1)
            await known(there, 1)
            ann = await here.guest("Ann")
            await against(ann, "greedy")
            await until(lambda: jobs(postgresql, "doing"))
            table_id = await against(ann, "greedy")
            for club in (here, there) * 3:
                club.app.state.driver.wake(table_id)
                await club.quiet()
            await there.same(ann).table(table_id)
            await there.quiet()
            assert jobs(postgresql, "todo") == [{"table": table_id, "serial": 0}]
            [(whole,)] = rows(postgresql, "SELECT job::text FROM procrastinate_jobs job WHERE status = 'todo'")
            known_to_all = {table_id, f"{table_id}:0", "bots", "play", "todo"}
            text = whole.replace('"{""table"": ""', "").replace('"", ""serial"": 0}"', "")
            assert {word for word in text.strip("()").split(",") if word and not word.lstrip("-").isdecimal()} <= {
                *known_to_all,
                "f",
            }

    with bot_worker(postgresql, tmp_path, how="waits"):
        asyncio.run(story())


def test_the_queue_has_its_limit_and_beyond_it_bots_alone_are_put_off_and_people_are_served_here(
    postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql, bot_queue=4) as club:
            driver: Driver = club.app.state.driver
            await known(club, 1)
            hosts = [await club.guest(name) for name in ("Ann", "Bob", "Cora")]
            await against(hosts[0], "greedy")
            await until(lambda: jobs(postgresql, "doing"))
            alone = [await bots_alone(host) for host in hosts]
            await until(lambda: counted(club, "full") == 1)
            assert len(jobs(postgresql, "todo")) == 2, "half of it is for people"
            await club.quiet()
            assert [await moves(club, table_id, 0) for table_id in alone] == [0, 0, 0]
            assert len(said(caplog, PUT_OFF)) == 1
            assert not said(caplog)
            waiting = [await against(hosts[0], "greedy") for _ in range(2)]
            await club.quiet()
            assert len(jobs(postgresql, "todo")) == 4
            assert [await moves(club, table_id, 1) for table_id in waiting] == [0, 0]
            served = await against(hosts[0], "greedy")
            await until_moved(club, served, 1)
            assert len(driver.pool.pids) == 1
            assert counted(club, "full") >= 2
            assert len(said(caplog)) == 1
            assert '"reason":"full"' in said(caplog)[0]
            # There is room again, and the timekeeper comes back to those that were put off.
            gate(tmp_path).touch()
            for table_id in (*waiting, *alone[:2]):
                await until_moved(club, table_id, 1)
            await until(lambda: driver._queue is not None and driver._queue.figures.waiting == 0)
            await club.later(11)
            await until_moved(club, alone[2], 0)

    with bot_worker(postgresql, tmp_path, how="waits"):
        asyncio.run(story())


def test_where_no_worker_runs_bots_think_here_at_once_and_it_is_logged(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            ann = await club.guest("Ann")
            for _ in range(2):
                table_id = await against(ann, "greedy")
                await club.quiet()
                assert await moves(club, table_id, 1) == 1
            assert counted(club, "no-worker") == 2
            assert len(said(caplog)) == 1, "once a minute is enough"
            assert '"level":"warning"' in said(caplog)[0]
            assert '"reason":"no-worker"' in said(caplog)[0]
            assert not rows(postgresql, "SELECT id FROM procrastinate_jobs")
            parts = (await club.stranger().get("/api/status"))["parts"]
            assert [part["works"] for part in parts if part["name"] == "bots"] == [False]

    asyncio.run(story())


def test_what_the_last_worker_leaves_behind_is_played_here_once(postgresql: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            ann = await club.guest("Ann")
            with bot_worker(postgresql, tmp_path, how="waits") as worker:
                await known(club, 1)
                table_id = await against(ann, "greedy")
                await until(lambda: jobs(postgresql, "doing"))
                alone = await bots_alone(ann)
                await until(lambda: jobs(postgresql, "todo"))
                await asyncio.to_thread(worker.stop, signal.SIGKILL)
            await known(club, 0)
            await until(lambda: not jobs(postgresql, "doing"))
            await club.later(11)
            assert await moves(club, table_id, 1) == 1
            assert (await ann.table(alone))["table"]["status"] == "finished"
            assert not rows(postgresql, "SELECT id FROM procrastinate_jobs")

    asyncio.run(story())


def test_what_waits_too_long_is_played_by_one_server_and_by_nobody_else(
    postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as here, club_with_queue(postgresql) as there:
            await known(here, 1)
            ann = await here.guest("Ann")
            thought_about = await against(ann, "greedy")
            await until(lambda: jobs(postgresql, "doing"))
            table_id = await against(ann, "greedy")
            await until(lambda: jobs(postgresql, "todo"))
            for club in (here, there):
                await club.later(9)
            assert await moves(here, table_id, 1) == 0
            for club in (here, there):
                club.hands.now += 11
            await asyncio.gather(here.app.state.timekeeper.tick(), there.app.state.timekeeper.tick())
            await asyncio.gather(here.quiet(), there.quiet())
            assert await moves(here, table_id, 1) == 1
            assert counted(here, "late") + counted(there, "late") == 1
            assert len(here.app.state.driver.pool.pids + there.app.state.driver.pool.pids) == 1
            assert [line for line in said(caplog) if '"reason":"late"' in line]
            # That of which somebody thinks is left to them.
            assert await moves(here, thought_about, 1) == 0
            gate(tmp_path).touch()
            await until_moved(here, thought_about, 1)
            await until(lambda: not rows(postgresql, "SELECT id FROM procrastinate_jobs"))
            assert (await moves(here, table_id, 1), await moves(here, thought_about, 1)) == (1, 1)

    with bot_worker(postgresql, tmp_path, how="waits"):
        asyncio.run(story())


def test_a_queue_that_cannot_be_reached_stops_no_game(
    postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            await known(club, 1)
            change(postgresql, "ALTER TABLE procrastinate_jobs RENAME TO hidden")
            ann = await club.guest("Ann")
            table_id = await against(ann, "greedy")
            await club.quiet()
            assert await moves(club, table_id, 1) == 1
            assert counted(club, "lost") == 1
            await until(lambda: "the queue of bots does not answer" in caplog.text)
            # The worker comes back to it by itself.
            await until(lambda: "the queue of bots is lost, and tried again" in str(worker.said()))
            change(postgresql, "ALTER TABLE hidden RENAME TO procrastinate_jobs")
            await known(club, 1)
            later = await against(ann, "greedy")
            await until_moved(club, later, 1)

    with bot_worker(postgresql, tmp_path) as worker:
        asyncio.run(story())
        assert worker.stop() == 0


def test_a_worker_tells_how_long_moves_waited_and_how_long_bots_thought(postgresql: str, tmp_path: Path) -> None:
    port = _free_port()

    async def story() -> None:
        async with club_with_queue(postgresql) as club:
            await known(club, 1)
            table_id = await against(await club.guest("Ann"), "greedy")
            await until_moved(club, table_id, 1)
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
            assert "carson_bot_wait_seconds_count 1.0" in text
            assert "carson_bot_thinking_seconds_count 1.0" in text
            await until(lambda: "carson_bot_queue_workers 1.0" in club.services.metrics.text().decode())

    with bot_worker(postgresql, tmp_path, "--metrics-port", str(port)) as worker:
        asyncio.run(story())
        assert worker.stop() == 0


def _free_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
