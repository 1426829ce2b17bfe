"""All the players of one run, in a separate process: first at a fixed rate, then as fast as the server answers.

    python -m load.clients KIND PORTS READY PROCESSES RATE SECONDS FULL_SECONDS IDLE OVERLOAD

PORTS: one, or several by turns (1,2). PROCESSES: what is measured, by name, as JSON: {"server": [pid], "store": […]}.
IDLE: connections on which nothing happens, beside those of the players, four at a table. OVERLOAD: how many times as
many requests as it answered at full speed are sent after that, for as long (load/overload.py); 0 for none.
Writes one line of JSON: moves per second, milliseconds from when a move was due until the last seat has it, processor
time for a move, errors.
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

from load import processes
from load.overload import overloaded
from load.seats import WATCHING, Carson, Peer, Watched

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


class Used:
    """Processor time from now on, by name."""

    def __init__(self, pids: dict[str, list[int]]) -> None:
        self._pids = pids
        self._before = {name: processes.seconds(ones) for name, ones in pids.items()}
        self._began = time.monotonic()

    def for_moves(self, moves: int) -> dict[str, Any]:
        """Milliseconds for a move; and of a core, all the time."""
        used = {name: processes.seconds(ones) - self._before[name] for name, ones in self._pids.items()}
        passed = time.monotonic() - self._began
        return {
            "cpu_ms": {name: round(1000 * spent / max(1, moves), 2) for name, spent in used.items()},
            "cores": {name: round(spent / passed, 2) for name, spent in used.items()},
        }


async def run(
    kind: str,
    ports: list[int],
    ready: dict[str, Any],
    pids: dict[str, list[int]],
    rate: float,
    seconds: float,
    most: float,
    idle: int,
    overload: float,
) -> None:
    chance = Random("load")
    tables: list[Any]
    watched = []
    if kind == "carson":
        playing = len(ready["tables"]) - idle // WATCHING
        tables = [Carson(ports, table_id, ready["tokens"], chance) for table_id in ready["tables"][:playing]]
        watched = [Watched(ports, table_id) for table_id in ready["tables"][playing:]]
    else:
        tables = [Peer(ports[0], match, credentials) for match, credentials in ready["matches"]]
    start = time.monotonic()
    await seated(tables)
    gc.freeze()  # the players' own pauses are not the server's
    found: dict[str, Any] = {"tables": len(tables), "seated_s": round(time.monotonic() - start, 1)}
    found["memory_seated_mb"] = processes.megabytes(pids["server"])
    if watched:
        await seated(watched)
        found["idle"] = len(watched) * WATCHING
        grown = processes.megabytes(pids["server"]) - found["memory_seated_mb"]
        found["idle_kb_each"] = round(1024 * grown / found["idle"], 1)
    used = Used(pids)
    found["paced"] = await paced(tables, rate, seconds)
    found["paced"] |= used.for_moves(found["paced"]["moves"])
    if most:
        used = Used(pids)
        found["full"] = await full(tables, most)
        found["full"] |= used.for_moves(found["full"]["moves"])
    if overload and kind == "carson":
        asked = overload * found["full"]["moves_a_second"]
        found["overload"] = await overloaded(tables, asked, most, lambda: processes.megabytes(pids["server"]))
    found["refused"] = sum(getattr(table, "refused", 0) for table in tables)
    found["memory_mb"] = {name: processes.megabytes(ones) for name, ones in pids.items()}
    errors = [error for table in tables for error in table.errors]
    found["errors"] = len(errors)
    found["first_error"] = errors[0] if errors else ""
    print(json.dumps(found), flush=True)
    await asyncio.gather(*(table.leave() for table in [*tables, *watched]))


def main() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kind, ports, ready, pids, rate, seconds, most, idle, overload = sys.argv[1:10]
    given, dialled = json.loads(Path(ready).read_text()), [int(port) for port in ports.split(",")]
    times = float(rate), float(seconds), float(most)
    asyncio.run(run(kind, dialled, given, json.loads(pids), *times, int(idle), float(overload)))


if __name__ == "__main__":
    main()
