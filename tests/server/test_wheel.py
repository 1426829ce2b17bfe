"""The wheel that `make wheel` builds is all that a host needs, beside the locked packages."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest

import setup as environments
from server.served import PATIENCE, started

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """An environment with the wheel and what requirements/serve.txt locks, and nothing else."""
    built = subprocess.run(
        [sys.executable, ROOT / "tools" / "wheel.py", tmp_path / "dist"], capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    environments.make_tools()
    environments.make_venv(tmp_path / "venv", "--without-pip")
    assert environments.install_wheel(tmp_path / "venv", Path(built.stdout.strip()))
    return tmp_path / "venv"


def test_a_game_is_played_through_the_installed_wheel(installed: Path, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as empty:
        folder = Path(empty)
        where = [installed / "bin" / "python", "-c", "import carson; print(carson.__file__)"]
        found = subprocess.run(where, cwd=folder, env={}, capture_output=True, text=True, check=True).stdout
        assert Path(found).is_relative_to(installed)
        command = installed / "bin" / "carson"
        url = "sqlite:///carson.db"
        with started(url, folder, command=command, HOME=empty, CARSON_LANG="en", CARSON_LIMITS="off") as server:
            server.until(server.printed)
            with httpx.Client(base_url=server.here, timeout=PATIENCE) as client:
                shows_the_client(client)
                play(client)
            assert server.stop() == 0
            assert [line for line in server.said() if line["level"] not in ("info", "debug")] == []
            assert (folder / "carson.db").is_file()


def shows_the_client(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in files)
    for name in files:
        assert client.get(name).status_code == 200, name
    assert client.get("/api/rules").status_code == 200


def play(client: httpx.Client) -> None:
    """A whole game against a bot that thinks in a process of its own."""
    token = client.post("/api/guest", json={"name": "Ann", "token": True}).json()["token"]
    client.headers["authorization"] = f"Bearer {token}"
    table = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}, "seats": ["me", "greedy"]}
    where = f"/api/tables/{client.post('/api/tables', json=table).json()['id']}"
    assert client.post(f"{where}/start", json={}).status_code == 200
    chance = Random("wheel")
    for number in range(1000):
        seen = client.get(where).json()
        if seen["table"]["status"] == "finished":
            assert seen["table"]["winners"]
            return
        if seen["actions"]:
            wish = {"action": chance.choice(seen["actions"]), "question": seen["question"], "id": f"move-{number:06}"}
            answer = client.post(f"{where}/actions", json=wish)
            assert answer.status_code == 200, answer.text
        else:
            client.get(f"{where}/events", params={"since": seen["table"]["seq"], "wait": 5})
    raise AssertionError("the game does not end")
