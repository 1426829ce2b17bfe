"""`carson bots`: what is wrong with a command is said in a sentence, and with the right exit status."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from carson.words import LANGUAGES
from cli.driving import carson


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_postgresql_it_says_what_is_missing_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")
    done = carson("bots", env={"CARSON_LANG": language})
    assert done.status == 2
    assert "PostgreSQL" in done.err
    assert "--database" in done.err
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(("option", "wrong"), [("--processes", "0"), ("--processes", "257"), ("--metrics-port", "0")])
def test_a_number_that_makes_no_sense_is_refused(option: str, wrong: str) -> None:
    done = carson("bots", "--database", "postgresql://nobody@127.0.0.1/nothing", option, wrong)
    assert done.status == 2
    assert option in done.err


def test_a_database_that_does_not_answer_is_something_that_may_work_later() -> None:
    """In a process of its own: it sets up the log."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"postgresql://nobody@127.0.0.1:{closed.getsockname()[1]}/nothing"
        command = [sys.executable, "-m", "carson.cli", "bots", "--database", url]
        here = {"CARSON_DATABASE_SECONDS": "0", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(command, env={**os.environ, **here}, capture_output=True, text=True)
    assert done.returncode == 3
    assert done.stderr.count("carson: ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_with_one_file_has_no_queue_for_its_bots(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_BOTS", "queue")
    monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")
    done = carson("serve", env={"CARSON_LANG": language})
    assert done.status == 2
    for word in ("CARSON_BOTS", "queue", "PostgreSQL", "CARSON_DATABASE_URL"):
        assert word in done.err
