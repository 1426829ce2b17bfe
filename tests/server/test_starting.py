"""A server starts when it can, says so when it does, and says why it cannot."""

import asyncio
import errno
import os
import signal
import socket
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest

from carson.cli.main import run
from carson.server.app.application import make_app
from carson.server.database import file_lock
from carson.server.database import readiness as waiting
from carson.server.database.file_lock import Locked, locked
from carson.server.settings import Settings, driver_url
from carson.words import LANGUAGES
from cli.driving import carson
from server.served import PATIENCE, Served, served, started

linux = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
NOWHERE = "postgresql://nobody:hunter2@127.0.0.1:9/none"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_without_its_database_it_ends_with_status_3_and_one_sentence(workers: str, tmp_path: Path) -> None:
    with started(NOWHERE, tmp_path, "--workers", workers, CARSON_DATABASE_SECONDS="0", CARSON_LANG="en") as server:
        assert server.process.wait(PATIENCE) == 3
        [sentence] = server.sentences()
        assert sentence.startswith("carson: The database is not responding")
        assert "hunter2" not in sentence
        assert server.said() == []
        assert server.printed() == ""


@pytest.mark.parametrize("command", [["check"], ["backup", "kept.gz"], ["restore", __file__]])
def test_other_commands_end_with_status_3_as_well(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", f"postgresql:///none?host={tmp_path}")
    done = carson(*command)
    assert done.status == 3
    assert done.err.startswith("carson: The database is not responding: ")
    assert done.err.count("\n") == 1


def test_the_pauses_grow_until_it_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waited = [0.0], []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        now[0] += seconds

    @asynccontextmanager
    async def read() -> AsyncIterator[None]:
        raise OSError
        yield

    async def story() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
        with pytest.raises(ConnectionError):
            await waiting.wait_for_database(SimpleNamespace(sqlite=False, read=read), 30)  # type: ignore[arg-type]

    monkeypatch.setattr(waiting.asyncio, "sleep", sleep)
    asyncio.run(story())
    assert waited == [0.5, 1, 2, 4, 8, 10, 4.5]


def test_a_database_that_keeps_silent_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def read() -> AsyncIterator[None]:
        await asyncio.get_running_loop().create_future()
        yield

    monkeypatch.setattr(waiting, "TRY_SECONDS", 0.001)
    with pytest.raises(ConnectionError) as found:
        asyncio.run(waiting.wait_for_database(SimpleNamespace(sqlite=False, read=read), 0))  # type: ignore[arg-type]
    assert isinstance(waiting.cause(found.value), TimeoutError)


class Door:
    """The way to a database's socket, open or not: whoever is through already stays."""

    def __init__(self, postgres: Any, folder: Path, name: str) -> None:
        before, _, behind = str(postgres.get_uri(name)).partition("?host=")
        self._behind, self._here = behind, folder / "door"
        self.url = f"{before}?host={self._here}"

    def open(self) -> None:
        self._here.symlink_to(self._behind)

    def close(self) -> None:
        self._here.unlink()


@pytest.fixture
def door(postgres: Any, tmp_path: Path) -> Iterator[Door]:
    postgres.psql("CREATE DATABASE behind;")
    yield Door(postgres, tmp_path, "behind")
    postgres.psql("DROP DATABASE behind WITH (FORCE);")


@linux
def test_it_waits_for_its_database_and_then_says_that_it_serves(door: Door, tmp_path: Path) -> None:
    with started(door.url, tmp_path, "--workers", "2", CARSON_LANG="en") as server:
        line = server.until_said("the database does not answer")
        assert line["next_try"] == 0.5
        assert server.printed() == ""
        door.open()
        server.until(server.printed)
        answers_at_once(server)
        assert server.printed() == f"Serving tables at {server.here}\n"
        assert [line["what"] for line in server.said()].count("ready") == 2
        assert server.stop(signal.SIGHUP) == 0
        assert server.sentences() == []


def answers_at_once(server: Served) -> None:
    for _ in range(4):
        assert httpx.get(f"{server.here}/healthz", timeout=PATIENCE).status_code == 200


def test_alone_it_says_that_it_serves_when_it_does(sqlite: str, tmp_path: Path) -> None:
    with started(sqlite, tmp_path, CARSON_LANG="en") as server:
        assert server.until(server.printed) == f"Serving tables at {server.here}\n"
        answers_at_once(server)


@linux
def test_told_to_stop_while_it_waits_it_ends_well(tmp_path: Path) -> None:
    with started(NOWHERE, tmp_path, "--workers", "2") as server:
        server.until_said("the database does not answer")
        assert server.stop() == 0
        assert server.sentences() == []


def test_a_worker_that_is_told_to_stop_waits_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(database=driver_url(NOWHERE), database_seconds=3600))

    async def story() -> None:
        waits = asyncio.Event()
        monkeypatch.setattr(waiting, "say", lambda *said, **more: waits.set())
        starting = asyncio.ensure_future(app.router.lifespan_context(app).__aenter__())
        await waits.wait()
        signal.raise_signal(signal.SIGTERM)
        with pytest.raises(asyncio.CancelledError):
            await starting

    before = signal.signal(signal.SIGTERM, lambda number, frame: None)
    try:
        asyncio.run(story())
    finally:
        signal.signal(signal.SIGTERM, before)


@linux
def test_a_worker_that_dies_is_logged_and_replaced_and_one_that_cannot_start_ends_them_all(
    door: Door, tmp_path: Path
) -> None:
    door.open()
    with started(door.url, tmp_path, "--workers", "2", CARSON_DATABASE_SECONDS="0", CARSON_LANG="en") as server:
        server.until(server.printed)
        first = [line["pid"] for line in server.said() if line["what"] == "ready"]
        os.kill(first[0], signal.SIGKILL)
        line = server.until_said("a worker died")
        assert (line["level"], line["pid"], line["signal"]) == ("error", first[0], "SIGKILL")
        server.until(lambda: [line["what"] for line in server.said()].count("ready") == 3)
        answers_at_once(server)
        door.close()
        os.kill(first[1], signal.SIGKILL)
        assert server.process.wait(PATIENCE) == 3
        assert server.said()[-1]["what"] != "ready"
        assert "a worker did not start" in [line["what"] for line in server.said()]
        assert len(server.sentences()) == 1
        assert [line for line in server.said() if "Traceback" in line["what"]] == []
        assert "failed while starting" in [line["what"] for line in server.said()]


# One SQLite file, one server


def test_a_second_server_on_an_sqlite_file_is_refused_and_a_killed_one_is_in_nobodys_way(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite)
    file = sqlite.removeprefix("sqlite:///")
    with served(sqlite, tmp_path) as server:
        for language in LANGUAGES:
            done = carson("serve", env={"CARSON_LANG": language})
            assert done.status == 3
            assert done.out == ""
            assert done.err.count("\n") == 1
            assert file in done.err
            assert "PostgreSQL" in done.err
        assert run(["backup", str(tmp_path / "kept.gz")], {}) == 0
        assert carson("restore", "--replace", str(tmp_path / "kept.gz")).status == 3
        answers_at_once(server)
        server.process.kill()
        server.process.wait()
    with served(sqlite, tmp_path) as again:
        assert again.stop() == 0
    assert carson("restore", "--replace", str(tmp_path / "kept.gz")).status == 0


def test_two_names_of_one_file_are_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "carson.db").touch()
    (tmp_path / "other.db").symlink_to(tmp_path / "carson.db")
    monkeypatch.chdir(tmp_path)
    with locked(tmp_path / "carson.db.lock"):
        for name in ("carson.db", "./carson.db", "other.db", str(tmp_path / "carson.db")):
            monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{name}")
            assert carson("serve").status == 3
        with pytest.raises(Locked), locked(tmp_path / "carson.db.lock"):
            pass
    with locked(tmp_path / "carson.db.lock") as alone:
        assert alone


def test_a_file_system_without_locks_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(file_lock, "_lock", refuse)
    with locked(tmp_path / "carson.db.lock") as alone:
        assert not alone


@pytest.mark.skipif(os.name != "posix", reason="needs file modes")
def test_what_a_backup_is_restored_to_nobody_else_can_read(
    no_file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", no_file)
    kept = Path(__file__).parent / "data" / "backup-0001.gz"
    assert carson("restore", str(kept)).status == 0
    for made in tmp_path.iterdir():
        assert stat.S_IMODE(made.stat().st_mode) == 0o600, made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_told_of_in_a_sentence(
    language: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", sqlite)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = carson("serve", "--port", str(port), env={"CARSON_LANG": language})
    assert done.status == 3
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert f"127.0.0.1:{port}" in done.err
    assert "--port" in done.err
