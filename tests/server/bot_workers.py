"""A real `carson bots`, in a process of its own; and what is in the queue."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from server.served import Served

# The same without the command, for bots that no command makes.
_MADE_SO = """
import sys
from carson.server.app.bot_worker import run_bots
from carson.server.logs import set_up
from carson.server.settings import Settings, driver_url

set_up("json", "info")
settings = Settings(database=driver_url(sys.argv[1]), bot_seconds=3600)
run_bots(settings, int(sys.argv[2]), None, lambda: None, sys.argv[3])
"""


@contextmanager
def bot_worker(
    url: str, folder: Path, *options: str, processes: int = 1, how: str = "", name: str = "bots"
) -> Iterator[Served]:
    """It waits for work. `how`: its bots are bad ones, which do this (bad_bots.py); their gate is in the folder."""
    usual = [sys.executable, "-m", "carson.cli", "bots", "--database", url, "--processes", str(processes), *options]
    bad = [sys.executable, "-c", _MADE_SO, url, str(processes), f"server.bad_bots:{how}"]
    environ = {
        **os.environ,
        "CARSON_LOG": "json",
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "TMPDIR": str(folder),
    }
    log = folder / f"{name}.log"
    with log.open("wb") as errors, log.with_suffix(".out").open("wb") as out:
        process = subprocess.Popen(bad if how else usual, env=environ, stdout=out, stderr=errors)
    try:
        worker = Served(process, 0, log)
        worker.until_said("ready")
        worker.until(lambda: rows(url, "SELECT id FROM procrastinate_workers"))
        yield worker
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """What the queue's tables say."""
    with psycopg.connect(url, options="-c search_path=carson_bots") as connection:
        return connection.execute(query).fetchall()  # type: ignore[call-overload]


def change(url: str, statement: str) -> None:
    """Do this to the queue's tables."""
    with psycopg.connect(url, options="-c search_path=carson_bots") as connection:
        connection.execute(statement)  # type: ignore[call-overload]


def jobs(url: str, status: str) -> list[dict[str, Any]]:
    """What the jobs of this status are about, those first that come first."""
    order = "ORDER BY priority DESC, id"
    return [found for (found,) in rows(url, f"SELECT args FROM procrastinate_jobs WHERE status = '{status}' {order}")]
