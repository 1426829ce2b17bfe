"""`carson serve --workers`: several processes, one table."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn import Config
from websockets.asyncio.client import connect

from carson.server.app import processes
from carson.server.app.processes import Worker
from carson.words import LANGUAGES
from cli.driving import carson
from server.served import served
from server.test_live_uvicorn import PATIENCE, dial, table, until


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_processes_on_one_sqlite_file_are_refused_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_DATABASE_URL", f"sqlite:///{tmp_path / 'x.db'}")
    done = carson("serve", "--workers", "2", env={"CARSON_LANG": language})
    assert done.status != 0
    assert "PostgreSQL" in done.err
    assert "CARSON_DATABASE_URL" in done.err
    assert not (tmp_path / "x.db").exists()


def test_a_number_of_processes_that_makes_no_sense_is_refused() -> None:
    for wrong in ("0", "65"):
        done = carson("serve", "--workers", wrong)
        assert done.status != 0
        assert "--workers" in done.err


def test_a_worker_that_is_still_being_loaded_does_not_hang_and_one_that_falls_silent_later_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process = SimpleNamespace(start=lambda: None, is_alive=lambda: True)
    worker = Worker(Config("served:app"), [])
    monkeypatch.setattr(worker, "process", process)
    worker.start()
    for _ in range(3):
        assert worker.is_alive(timeout=0)
        assert not worker.is_ready(timeout=0)
    worker.pong()
    assert not worker.is_alive(timeout=0), "it has answered once, and no more"
    worker.parent_conn.close()
    assert not worker.is_ready(timeout=0)


def test_a_worker_that_is_never_loaded_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LOADING_SECONDS", 0)
    worker = Worker(Config("served:app"), [])
    monkeypatch.setattr(worker, "process", SimpleNamespace(start=lambda: None, is_alive=lambda: True))
    worker.start()
    assert not worker.is_alive(timeout=0)


def test_whoever_looks_on_in_either_process_sees_the_move(postgres: Any, tmp_path: Path) -> None:
    """New connections fall to one process or the other; all of them are told, wherever the move was made."""
    postgres.psql("CREATE DATABASE workers;")

    async def story(address: str) -> None:
        table_id, (ann, bob) = await table(address)
        lookers = [await connect(f"ws://{address}/api/tables/{table_id}/live") for _ in range(8)]
        for line in lookers:
            await until(line, "position")
        for token in (ann, bob):
            async with dial(address, table_id, token) as line:
                seen = await until(line, "position")
                wish = {
                    "type": "act",
                    "action": seen["actions"][0],
                    "question": seen["question"],
                    "id": f"by-{token[:8]}",
                }
                await line.send(json.dumps(wish))
                seq = (await until(line, "done"))["seq"]
                for looker in lookers:
                    async with asyncio.timeout(PATIENCE):
                        while (await until(looker, "position"))["seq"] < seq:
                            pass
        for line in lookers:
            await line.close()

    with served(str(postgres.get_uri("workers")), tmp_path, "--workers", "2") as server:
        asyncio.run(story(server.here.partition("//")[2]))
    postgres.psql("DROP DATABASE workers WITH (FORCE);")
