"""The site of compose.yaml, without containers: the commands and settings that stand there, on this machine."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import yaml

from server.bot_workers import bot_worker
from server.served import PATIENCE, Served, served
from valkey_server import program

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="needs Linux")

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
OWN = {"DATABASE_PASSWORD": "none", "SITE": "carson.example", "METRICS_TOKEN": "of-my-own-making"}
VISITOR = {"X-Forwarded-For": "203.0.113.9"}


def settings(url: str, cache_port: int) -> dict[str, str]:
    """Those of every container that runs carson, with the addresses of this machine."""
    text = json.dumps(COMPOSE["x-carson"]["environment"])
    found: dict[str, str] = json.loads(re.sub(r"\$\{(\w+)[^}]*\}", lambda name: OWN[name[1]], text))
    assert found["CARSON_REDIS_URL"] == "redis://cache"
    return {**found, "CARSON_DATABASE_URL": url, "CARSON_REDIS_URL": f"redis://127.0.0.1:{cache_port}"}


def command(service: str) -> list[str]:
    found: list[str] = COMPOSE["services"][service]["command"]
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def is_healthy(server: Served) -> bool:
    """What the image itself runs to find out."""
    [line] = re.findall(r"^HEALTHCHECK.*\n\s+CMD (.*)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    _, *rest = json.loads(line.replace("http://127.0.0.1:8000", server.here))
    return subprocess.run([sys.executable, *rest], capture_output=True, timeout=PATIENCE).returncode == 0


def play_against_a_bot(server: Served, worker: Served) -> None:
    with httpx.Client(base_url=server.here, headers=VISITOR, timeout=PATIENCE) as http:
        guest = http.post("/api/guest", json={"name": "Ann", "token": True}).json()
        http.headers["authorization"] = f"Bearer {guest['token']}"
        form = {"game": "board", "options": {"players": 2}, "seats": ["me", "greedy"]}
        here = f"/api/tables/{http.post('/api/tables', json=form).json()['id']}"
        http.post(f"{here}/start", json={}).raise_for_status()
        late = time.monotonic() + PATIENCE
        while True:
            seen = http.get(here).json()
            if any(entry["by"] for entry in http.get(f"{here}/events", params={"since": -1}).json()["entries"]):
                return
            assert time.monotonic() < late, (server.said(), worker.said())
            if seen["actions"]:
                move = {"action": seen["actions"][0], "question": seen["question"], "id": f"move-{seen['question']:06}"}
                http.post(f"{here}/actions", json=move).raise_for_status()
            else:
                http.get(f"{here}/events", params={"since": seen["table"]["seq"], "wait": 5})


def test_the_commands_of_the_site_run_together(postgres: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if (store := program()) is None:
        pytest.skip("no Valkey or Redis")
    port = free_port()
    postgres.psql("CREATE DATABASE site;")
    url = str(postgres.get_uri("site"))
    for name, value in settings(url, port).items():
        monkeypatch.setenv(name, value)
    assert command("server")[:5] == ["serve", "--host", "0.0.0.0", "--port", "8000"]
    assert command("bots") == ["bots", "--processes", "2", "--metrics-host", "0.0.0.0", "--metrics-port", "8001"]
    metrics = free_port()
    assert command("cache")[0] == "valkey-server"
    cache = subprocess.Popen([store, *command("cache")[1:], "--bind", "127.0.0.1", "--port", str(port)], cwd=tmp_path)
    try:
        with (
            served(url, tmp_path, *command("server")[5:]) as server,
            bot_worker(
                url, tmp_path, "--metrics-host", "127.0.0.2", "--metrics-port", str(metrics), processes=2
            ) as worker,
        ):
            assert is_healthy(server)
            server.until(lambda: httpx.get(f"{server.here}/api/status", timeout=PATIENCE).json()["works"])
            play_against_a_bot(server, worker)
            assert httpx.get(f"{server.here}/metrics", headers=VISITOR, timeout=PATIENCE).status_code == 404
            token = {"authorization": f"Bearer {OWN['METRICS_TOKEN']}", **VISITOR}
            figures = httpx.get(f"{server.here}/metrics", headers=token, timeout=PATIENCE)
            assert "carson_bot_queue_workers 1.0" in figures.text
            thought = httpx.get(f"http://127.0.0.2:{metrics}/metrics", timeout=PATIENCE).text
            assert 'carson_bot_moves_total{bot="greedy"}' in thought
            # A slow machine may be warned of something; nothing has failed.
            said = server.said() + worker.said()
            assert {line["level"] for line in said} <= {"info", "warning"}, said
            assert worker.stop() == 0
            assert server.stop() == 0
            assert not is_healthy(server)
    finally:
        cache.kill()
        cache.wait()
        postgres.psql("DROP DATABASE site WITH (FORCE);")
