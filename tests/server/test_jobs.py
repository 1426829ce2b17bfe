"""What takes long is worked out in other processes: one thing at a time for each person, and never too much."""

import asyncio
import os
import time
from typing import Any

import pytest

from carson.kernel import OptionsError
from carson.server.errors import Busy, TooManyAtOnce
from carson.server.metrics import Metrics
from carson.server.settings import Settings
from carson.server.tables import tables
from carson.server.workers.calls import Bug
from carson.server.workers.jobs import ASKING, MOST, MOST_ADDRESS, MOST_EACH, Asking, Jobs
from server.bad_work import refuse, stumble
from server.club import Club, Person, in_club, play_on, seated

SEED = "0123456789abcdef" * 3
CARDS: dict[str, Any] = {"real": 2, "virtual": ["beginner", "expert"]}
BOARD: dict[str, Any] = {"players": 2, "variants": "might-is-right new-beginning"}


class Gate:
    """In place of the work itself: it is done when somebody opens."""

    def __init__(self, jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        self.at_work: list[str] = []
        self.done = 0
        self._work = jobs._work_out
        monkeypatch.setattr(jobs, "_work_out", self._work_out)

    async def _work_out(self, *given: Any) -> Any:
        asking = ASKING.get()
        self.at_work.append(asking.person if asking is not None else "")
        await self.opened.wait()
        self.done += 1
        return await self._work(*given)


def waiting(jobs: Jobs) -> int:
    return jobs._addresses.total()


async def in_line(jobs: Jobs, count: int) -> None:
    while waiting(jobs) < count:
        await asyncio.sleep(0)


def jobs_with(**settings: Any) -> Jobs:
    return Jobs(Settings(**settings), Metrics())


@pytest.mark.parametrize(("game", "options"), [("cards", CARDS), ("board", BOARD)], ids=["cards", "board"])
def test_other_processes_find_what_the_server_itself_would(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)
    found: list[list[Any]] = []

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, game, options)
        answers = []
        for most in (1, 12):
            await play_on(club, table_id, [ann, bob], "alike", most=most)
            plan = {"actions": [], "luck": "x"}
            answers.append(await ann.post(f"/api/tables/{table_id}/try", plan))
            answers.append(await ann.post(f"/api/tables/{table_id}/try/why", {"plan": plan, "action": "dance"}, 422))
            answers.append(await ann.post(f"/api/tables/{table_id}/try/scores", {"plan": plan}))
            for path in ("ahead", "series", "replay", "scores", *(["outlook"] if game == "cards" else [])):
                answers.append(await ann.get(f"/api/tables/{table_id}/{path}"))
        record = await ann.get(f"/api/tables/{table_id}/record")
        answers += [line for line in record.splitlines() if not line.startswith("table:")]
        assert bool(club.services.jobs.pids) == bool(club.services.settings.job_workers)
        found.append(answers)

    for workers in (0, 1):
        in_club(f"sqlite:///{tmp_path / str(workers)}.db", story, job_workers=workers)
    assert found[0] == found[1]


def test_one_who_asks_for_too_much_is_told_to_wait_and_others_are_answered(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        jobs = club.services.jobs
        gate = Gate(jobs, monkeypatch)

        def asked(person: Person) -> "asyncio.Task[Any]":
            return asyncio.create_task(person.post(f"/api/tables/{table_id}/try", {"actions": []}))

        tasks = [asked(ann) for _ in range(MOST_EACH)]
        await in_line(jobs, MOST_EACH)
        refused = await ann.http.post(f"/api/tables/{table_id}/try", json={"actions": []})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
        assert refused.json()["error"]["message"].startswith("You already have 8 long calculations")
        await ann.get("/api/me")
        tasks.append(asked(bob))
        await in_line(jobs, MOST_EACH + 1)
        while len(gate.at_work) < 2:
            await asyncio.sleep(0)
        # Ann's first and Bob's are worked on; the rest of hers waits its turn.
        assert len(set(gate.at_work)) == len(gate.at_work) == 2
        gate.opened.set()
        assert all(one["view"] for one in await asyncio.gather(*tasks))
        assert waiting(jobs) == 0

    in_club(sqlite, story)


def test_an_address_and_all_together_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        jobs = jobs_with(job_workers=0)
        gate = Gate(jobs, monkeypatch)

        async def ask(number: int, address: str) -> int:
            ASKING.set(Asking(f"person {number}", address))
            return await jobs.run(None, abs, -number)

        tasks = [asyncio.create_task(ask(number, "club")) for number in range(MOST_ADDRESS)]
        await in_line(jobs, MOST_ADDRESS)
        with pytest.raises(TooManyAtOnce) as many:
            await asyncio.create_task(ask(500, "club"))
        assert many.value.code == "thoughts-too-many-address"
        tasks += [asyncio.create_task(ask(number, f"home {number}")) for number in range(MOST_ADDRESS, MOST)]
        await in_line(jobs, MOST)
        with pytest.raises(Busy) as busy:
            await asyncio.create_task(ask(501, "elsewhere"))
        assert (busy.value.code, busy.value.status, busy.value.retry_after) == ("thoughts-busy", 503, 2)
        gate.opened.set()
        assert await asyncio.gather(*tasks) == list(range(MOST))
        assert (waiting(jobs), jobs._lines) == (0, {})

    asyncio.run(evening())


@pytest.mark.parametrize("workers", [0, 1])
def test_faults_come_back_and_bugs_tell_no_secret(workers: int) -> None:
    async def evening() -> None:
        jobs = jobs_with(job_workers=workers)
        with pytest.raises(OptionsError) as fault:
            await jobs.run(None, refuse, 7)
        assert (fault.value.code, fault.value.details) == ("seed-unprintable", {"found": 7})
        with pytest.raises(Bug, match=r"ValueError at bad_work\.py") as bug:
            await jobs.run(None, stumble)
        assert "secret" not in str(bug.value)
        assert await jobs.run(None, abs, -3) == 3
        await jobs.close()

    asyncio.run(evening())


def test_work_that_does_not_end_or_takes_its_process_down_is_refused_and_the_next_is_done() -> None:
    async def evening() -> None:
        jobs = jobs_with(job_workers=1, thought_seconds=0.2)
        for endless in (lambda: jobs.run(None, time.sleep, 3600.0), lambda: jobs.run(None, os.abort)):
            with pytest.raises(Busy, check=lambda error: error.code == "thoughts-failed"):
                await endless()
            assert jobs.pids == []
        await jobs.close()
        patient = jobs_with(job_workers=1)
        with pytest.raises(Busy, check=lambda error: error.code == "thoughts-failed"):
            await patient.run(None, os.abort)
        assert await patient.run(None, abs, -3) == 3
        await patient.close()

    asyncio.run(evening())


def test_the_course_of_a_game_is_worked_out_once_until_the_next_move(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "board", {"players": 2})
        await play_on(club, table_id, [ann, bob], "course", most=6)
        gate = Gate(club.services.jobs, monkeypatch)
        path = f"/api/tables/{table_id}/series"
        tasks = [asyncio.create_task(person.get(path)) for person in (ann, bob, club.stranger()) * 2]
        while not gate.at_work:
            await asyncio.sleep(0)
        gate.opened.set()
        found = await asyncio.gather(*tasks)
        assert found.count(found[0]) == len(found) == 6
        assert await ann.get(path) == found[0]
        assert gate.done == 1
        await play_on(club, table_id, [ann, bob], "on", most=1)
        after = await bob.get(path)
        assert (after["moves"][:-1], gate.done) == (found[0]["moves"], 2)

    in_club(sqlite, story)
