"""All the players of one run, in a separate process: first at a fixed rate, then as fast as the server answers.

    python -m load.clients KIND PORT READY SERVER_PID RATE SECONDS FULL_SECONDS

Writes one line of JSON: moves per second, milliseconds from when a move was due until the last seat has it, errors.
"""

import asyncio
import gc
import json
import resource
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from load.seats import Carson, Peer

AT_ONCE = 20


async def seated(tables: list[Any]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(table: Any) -> None:
        async with gate:
            await table.sit()

    await asyncio.gather(*(sit(table) for table in tables))


async def paced(tables: list[Any], rate: float, seconds: float) -> dict[str, Any]:
    """A move is due every 1/rate seconds, whatever happened to those before it."""
    loop = asyncio.get_running_loop()
    taken: list[float] = []
    missed = 0
    busy: set[int] = set()
    running: set[asyncio.Task[None]] = set()

    async def one(number: int, due: float) -> None:
        try:
            found = await asyncio.wait_for(tables[number].play(due), 30)
            if found is not None:
                taken.append(found)
        finally:
            busy.discard(number)

    start, number = loop.time(), 0
    for step in range(int(rate * seconds)):
        due = start + step / rate
        await asyncio.sleep(max(0.0, due - loop.time()))
        for _ in tables:
            number = (number + 1) % len(tables)
            if number not in busy and not tables[number].done:
                break
        else:
            missed += 1
            continue
        busy.add(number)
        task = asyncio.create_task(one(number, due))
        running.add(task)
        task.add_done_callback(running.discard)
    faults = [f for f in await asyncio.gather(*running, return_exceptions=True) if isinstance(f, BaseException)]
    return {**told(taken, loop.time() - start), "not_sent": missed, "lost": len(faults)}


async def full(tables: list[Any], seconds: float) -> dict[str, Any]:
    """Every table moves as soon as everyone has seen its last move."""
    loop = asyncio.get_running_loop()
    taken: list[float] = []
    start = loop.time()

    async def one(table: Any) -> None:
        while not table.done and loop.time() - start < seconds:
            found = await asyncio.wait_for(table.play(loop.time()), 60)
            if found is not None:
                taken.append(found)

    ends = await asyncio.gather(*(one(table) for table in tables), return_exceptions=True)
    lost = sum(isinstance(end, BaseException) for end in ends)
    return {**told(taken, loop.time() - start), "lost": lost}


def told(taken: list[float], seconds: float) -> dict[str, Any]:
    cuts = statistics.quantiles(taken, n=100) if len(taken) > 1 else [0.0] * 99
    return {
        "moves": len(taken),
        "moves_a_second": round(len(taken) / seconds, 1),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "worst_ms": round(1000 * max(taken, default=0.0), 1),
    }


def server_memory(pid: int) -> float:
    """MB of a process, as the system counts it."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return round(int(line.split()[1]) / 1024, 1)
    return 0.0


def server_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def run(kind: str, port: int, ready: dict[str, Any], pid: int, rate: float, seconds: float, most: float) -> None:
    chance = Random("load")
    tables: list[Any]
    if kind == "carson":
        tables = [Carson(port, table_id, ready["tokens"], chance) for table_id in ready["tables"]]
    else:
        tables = [Peer(port, match, credentials) for match, credentials in ready["matches"]]
    start = time.monotonic()
    await seated(tables)
    gc.freeze()  # the players' own pauses are not the server's
    found: dict[str, Any] = {"tables": len(tables), "seated_s": round(time.monotonic() - start, 1)}
    found["memory_seated_mb"] = server_memory(pid)
    used = server_seconds(pid)
    found["paced"] = await paced(tables, rate, seconds)
    found["paced"]["server_cpu"] = round((server_seconds(pid) - used) / seconds, 2)
    if most:
        found["full"] = await full(tables, most)
    found["memory_mb"] = server_memory(pid)
    errors = [error for table in tables for error in table.errors]
    found["errors"] = len(errors)
    found["first_error"] = errors[0] if errors else ""
    print(json.dumps(found), flush=True)
    await asyncio.gather(*(table.leave() for table in tables))


def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kind, port, ready, pid, rate, seconds, most = sys.argv[1:8]
    given = json.loads(Path(ready).read_text())
    asyncio.run(run(kind, int(port), given, int(pid), float(rate), float(seconds), float(most)))


if __name__ == "__main__":
    main()
