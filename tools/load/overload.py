"""More requests than a server can answer: whether all tables get their share, and what the rest is told."""

import asyncio
import statistics
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

# Seconds in which a move is made after all, once nobody asks for more.
PATIENCE = 60.0


class Impatient(Protocol):
    """A table whose players wait for nothing but an answer. `when_refused` is called when a move is refused."""

    done: bool
    refused: int
    when_refused: Callable[[], None] | None

    async def play(self, due: float) -> float | None: ...

    def ask_again(self) -> None:
        """Sends the move that was refused once more."""
        ...


async def overloaded(
    tables: Sequence[Impatient], rate: float, seconds: float, megabytes: Callable[[], float]
) -> dict[str, Any]:
    """A request every 1/rate seconds, whatever became of those before: from the table that has waited longest and whose
    last one was answered. That is a new move, or one that was refused, although it was to wait longer. Whatever is
    still open at the end is made then, and counts for the waits alone.
    """
    loop = asyncio.get_running_loop()
    free, made, waits = deque(range(len(tables))), [0] * len(tables), []
    asked = missed = 0
    refused = -sum(table.refused for table in tables)
    going_on = True
    again: set[int] = set()
    running: set[asyncio.Task[None]] = set()

    def turned_away(number: int) -> None:
        again.add(number)
        free.append(number)

    async def move(number: int) -> None:
        found = await tables[number].play(loop.time())
        if found is not None:
            waits.append(found)
            made[number] += going_on
            free.append(number)

    for number, table in enumerate(tables):
        table.when_refused = lambda number=number: turned_away(number)  # type: ignore[misc]
    before, start = megabytes(), loop.time()
    while loop.time() - start < seconds:
        await asyncio.sleep(max(0.0, start + (asked + missed) / rate - loop.time()))
        if not free:
            missed += 1
            continue
        asked, number = asked + 1, free.popleft()
        if number in again:
            again.discard(number)
            tables[number].ask_again()
        else:
            task = asyncio.create_task(move(number))
            running.add(task)
            task.add_done_callback(running.discard)
    passed, going_on = loop.time() - start, False
    refused += sum(table.refused for table in tables)
    grown = megabytes()
    for table in tables:
        table.when_refused = None
    for number in again:
        tables[number].ask_again()
    _, open_ones = await asyncio.wait(running, timeout=PATIENCE) if running else (set(), set())
    for task in open_ones:
        task.cancel()
    counted = [count for count, table in zip(made, tables, strict=True) if not table.done]
    return {
        "asked_a_second": round(asked / passed, 1),
        "moves_a_second": round(sum(made) / passed, 1),
        "refused_a_second": round(refused / passed, 1),
        "not_sent": missed,
        "lost": len(open_ones),
        **shared(counted, waits),
        "memory_mb": [before, grown],
    }


def shared(made: Sequence[int], waits: Sequence[float]) -> dict[str, Any]:
    """How evenly: the moves of the table that made fewest, of one in the middle, and of the one that made most; seconds
    from when a move was first sent until the last seat had it.
    """
    return {
        "moves_a_table": [min(made, default=0), statistics.median(made) if made else 0, max(made, default=0)],
        "p50_s": round(statistics.median(waits), 2) if waits else 0.0,
        "longest_s": round(max(waits, default=0.0), 2),
    }
