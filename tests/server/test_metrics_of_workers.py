"""What several processes count adds up, whichever of them is asked."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import connect

from server.served import PATIENCE, Served, served
from server.test_live_uvicorn import table, until
from server.test_metrics import value

ASKED = 24


def read(server: Served) -> str:
    """Over a connection of its own, so that any process may answer."""
    answer = httpx.get(f"{server.here}/metrics", timeout=PATIENCE)
    assert answer.status_code == 200
    return answer.text


def test_counts_add_up_over_processes_and_outlive_one_that_is_killed(postgres: Any, tmp_path: Path) -> None:
    postgres.psql("CREATE DATABASE counted;")
    me = 'carson_requests_total{method="GET",route="/api/me",status="401"}'

    async def watch(server: Served) -> None:
        address = server.here.partition("//")[2]
        table_id, _ = await table(address)
        lines = [await connect(f"ws://{address}/api/tables/{table_id}/live") for _ in range(8)]
        for line in lines:
            await until(line, "position")
        for _ in range(4):  # asked several times: either process may answer
            text = await asyncio.to_thread(read, server)
            assert value(text, "carson_websockets_open") == len(lines)
            assert value(text, 'carson_tables{status="playing"}') == 1
        for line in lines:
            await line.close()
        await asyncio.to_thread(server.until, lambda: value(read(server), "carson_websockets_open") == 0)

    with served(str(postgres.get_uri("counted")), tmp_path, "--workers", "2") as server:
        for _ in range(ASKED):
            assert httpx.get(f"{server.here}/api/me", timeout=PATIENCE).status_code == 401
        assert {value(read(server), me) for _ in range(6)} == {ASKED}
        asyncio.run(watch(server))
        memory = value(read(server), "process_resident_memory_bytes")
        pids = {line["pid"] for line in server.said() if line["what"] == "ready"}
        assert len(pids) == 2
        assert memory > 1.5 * min(resident(pid) for pid in pids)
        killed = pids.pop()
        os.kill(killed, signal.SIGKILL)
        assert server.until_said("a worker died")["pid"] == killed
        server.until(lambda: len([line for line in server.said() if line["what"] == "ready"]) == 3)
        assert value(read(server), me) == ASKED
        assert 'way="memory"' in read(server)
    postgres.psql("DROP DATABASE counted WITH (FORCE);")


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
