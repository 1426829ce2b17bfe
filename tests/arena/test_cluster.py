"""A contest on a cluster: a scheduler and two workers, each a process of its own, give what one process gives."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from carson.arena.contest import Contest, one_against
from carson.arena.errors import ArenaError
from carson.arena.parallel import spread
from carson.arena.playing import play_contest
from carson.cards.options import Options

BOT = """
class First:
    def __init__(self, seed): ...
    def choose(self, view, legal):
        return legal[0]
"""
# Says its address when it is there; ends when its input does.
SCHEDULER = """
import asyncio, sys
from distributed import Scheduler
async def serve():
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(serve())
"""
WORKER = """
import asyncio, sys
from distributed import Worker
async def serve():
    own = {"host": "127.0.0.1", "nthreads": 1, "dashboard": False, "local_directory": sys.argv[2]}
    async with Worker(sys.argv[1], **own) as worker:
        print(worker.address, flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(serve())
"""


def started(source: str, folder: Path, *argv: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", source, *argv]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, cwd=folder, text=True)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    processes = [started(SCHEDULER, tmp_path)]
    try:
        address = address_of(processes[0])
        for number in range(2):
            folder = tmp_path / f"worker-{number}"
            folder.mkdir()
            processes.append(started(WORKER, folder, address, str(folder)))
        assert all(address_of(worker).startswith("tcp://127.0.0.1:") for worker in processes[1:])
        yield address
    finally:
        for process in reversed(processes):
            process.communicate()


def test_two_workers_play_what_one_process_plays(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The custom bot's module is here only: the workers are sent it."""
    (tmp_path / "cluster_bot.py").write_text(BOT, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    contest = Contest("cards", Options(), one_against(["cluster_bot:First"], ("expert",) * 3), "cluster")
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    result = play_contest(contest, 8, jobs=1, file=here)
    assert play_contest(contest, 8, file=there, scheduler=scheduler) == result
    assert there.read_bytes() == here.read_bytes()


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, check=lambda error: error.code == "arena-without-cluster"):
        list(spread(len, range(2), scheduler="tcp://127.0.0.1:9"))
