"""Kills the server with SIGKILL, again and again, while people play at many tables: no confirmed move is lost.

    make crash ARGS="--rounds 100 --tables 50 --database sqlite"
    python tools/crash.py --database postgresql --seed 7

It runs a real `carson serve` on a database in a scratch folder. People at tables of both games send moves, take some
back and send some twice. In each round the server is killed after a random number of answers and a random number of
turns of the event loop; in some rounds again while it starts; with PostgreSQL, in some rounds the whole database as
well or instead. Requests without an answer are sent again under the same id. After each restart every log is compared
with the answers and replayed by the engine, and what the server shows is compared with that. In the end all games are
played out and their records proven. Exit status: 0, or 1 with everything that is known about the first fault.
"""

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random, SystemRandom

from crashing.checks import Seen, Told, check_log, check_record, check_seen, check_told, play_through
from crashing.databases import KINDS, Row
from crashing.faults import Fault
from crashing.gate import Gate
from crashing.house import House
from crashing.journal import Table, Tally
from crashing.people import People
from crashing.tables import Place
from crashing.wire import Wire

STUCK = 90.0  # seconds without any move: the tables are stuck
MOST_TURNS = 1500
AT_ONCE = 4  # tables looked at in a check
ERROR = re.compile(r"^\S+Z (error|critical) |Traceback", re.MULTILINE)


class Run:
    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.chance = Random(options.seed)
        self.rounds, self.moves = options.rounds, options.moves or 4 * options.tables
        self.database = KINDS[options.database](folder)
        self.house = House(folder, options.workers)
        self.wire = Wire(self.house.address)
        self.gate, self.tally = Gate(), Tally()
        self.people = People(self.wire, self.gate, self.chance, self.tally)
        self.places = [Place(number, self.people) for number in range(options.tables)]
        self.round = 0

    async def whole(self) -> None:
        """All the rounds, then the games to their end. Any fault ends the run."""
        await self.database.start()
        await self.house.begin(self.database.url)
        await self.house.ready()
        self.gate.open()
        playing = [asyncio.create_task(place.keep_going()) for place in self.places]
        killing = asyncio.create_task(self._rounds())
        try:
            done, _ = await asyncio.wait({killing, *playing}, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()
        finally:
            for task in (killing, *playing):
                task.cancel()
            await asyncio.gather(killing, *playing, return_exceptions=True)
        await self.gate.quiet()
        await self._check(finished=True)

    async def _rounds(self) -> None:
        for number in range(1, self.rounds + 1):
            self.round = number
            await self._some_moves(self.tally.acks + self.chance.randint(1, self.moves))
            kind = self._kind()
            await self._kill(kind)
            await self._check()
            if kind in ("serve", "start"):
                self._check_log_file()
            else:
                self.house.said()
            self.gate.open()
            print(f"round {self.round}: {kind}, {self.tally.acks} moves, {self.tally.games} games", flush=True)
        for place in self.places:
            place.last = True
        while any(place.table is not None for place in self.places):
            await self._some_moves(self.tally.acks + 1)

    async def _some_moves(self, upto: int) -> None:
        """Until this many moves are answered, or all tables are done."""
        while self.tally.acks < upto:
            self.people.moved.clear()
            try:
                await asyncio.wait_for(self.people.moved.wait(), STUCK)
            except TimeoutError:
                going = [place.table.id for place in self.places if place.table is not None]
                raise Fault("no table goes on", seconds=STUCK, tables=going) from None
            if all(place.last and place.table is None for place in self.places):
                return
        for _ in range(self.chance.randint(0, MOST_TURNS)):
            await asyncio.sleep(0)

    # Killing

    def _kind(self) -> str:
        """What is killed: the server, the server and then its successor as it starts, the database, or both."""
        if self.database.url.startswith("sqlite"):
            return self.chance.choices(("serve", "start"), (80, 20))[0]
        return self.chance.choices(("serve", "start", "database", "both"), (60, 15, 15, 10))[0]

    async def _kill(self, kind: str) -> None:
        self.tally.kills[kind] = self.tally.kills.get(kind, 0) + 1
        self.wire.outage = kind in ("database", "both")
        self.gate.close()
        if kind != "database":
            await self.house.kill()
        if kind in ("database", "both"):
            await self.database.kill()
            await self.database.start()
        await self.gate.quiet()
        if kind == "start":
            await self.house.begin(self.database.url)
            await asyncio.sleep(self.chance.uniform(0, self.house.took * 1.2))
            await self.house.kill()
        if kind != "database":
            await self.house.begin(self.database.url)
        await self.house.ready()
        self.wire.outage = False

    # Checking

    async def _check(self, finished: bool = False) -> None:
        """Every table, while only bots move; finished games are proven and then dropped."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with room:
                await self._check_table(table)

        over = [table for place in self.places for table in place.done]
        going = [place.table for place in self.places if place.table is not None]
        await asyncio.gather(*(one(table) for table in over + going))
        for place in self.places:
            place.done.clear()
        if finished and going:
            raise Fault("tables are not finished", tables=[table.id for table in going])

    async def _check_table(self, table: Table) -> None:
        """The server is read first: what its log says then, it must still say a moment later."""
        seats: list[tuple[str, int | None]] = [(one.token, seat) for one in table.people for seat in one.seats]
        everybody = [*seats, ("", None)]
        for token, seat in everybody if table.finished else [self.chance.choice(everybody)]:
            seen: Seen = await self.wire.get(f"/api/tables/{table.id}", token, Seen, seat=seat)
            await self._catch_up(table, seen.table.seq)
            if seen.table.seq < 0:
                return
            check_seen(table, seen)
            self.tally.views += 1
        token, seat = self.chance.choice(seats)
        row = await self._check_news(table, token, seat)
        while table.told < seen.table.seq:  # they come page by page
            since = table.told
            row = await self._check_news(table, token, seat)
            if table.told == since:
                raise Fault("news are missing", table=table.id, told=[], since=since)
        if table.finished:
            record = await self.wire.ask("GET", f"/api/tables/{table.id}/record")
            check_record(table, row, record.content.decode())
            self.tally.games += 1
            self.tally.numbers += len(table.numbers)

    async def _check_news(self, table: Table, token: str, seat: int | None) -> Row:
        told: Told = await self.wire.get(f"/api/tables/{table.id}/events", token, Told, since=table.told, seat=seat)
        row = await self._catch_up(table, told.seq)
        check_told(table, told)
        return row

    async def _catch_up(self, table: Table, upto: int) -> Row:
        """Checks the whole log, and replays it up to this number."""
        row, entries = await self.database.read(table.id)
        known = check_log(table, row, entries)
        self.tally.entries += play_through(table, known, entries, upto)
        return known

    def _check_log_file(self) -> None:
        """A killed server has nothing to complain about."""
        said = self.house.said()
        if ERROR.search(said):
            raise Fault("the server logged an error", log=said[-4000:])

    async def end(self) -> None:
        await self.wire.close()
        await self.house.kill()
        await self.database.stop()


async def crash(options: argparse.Namespace, folder: Path) -> bool:
    """Whether all went well."""
    run, began = Run(options, folder), time.monotonic()
    try:
        await run.whole()
    except Fault as fault:
        print(f"FAULT in round {run.round}: {fault}\n    the server's last words: {run.house.tail()}", file=sys.stderr)
        print(f"    files: {folder}\n    again: --seed {options.seed}", file=sys.stderr)
        return False
    finally:
        await run.end()
    _tell(run.tally, time.monotonic() - began)
    return True


def _tell(tally: Tally, seconds: float) -> None:
    kills = ", ".join(f"{name} {times}" for name, times in sorted(tally.kills.items()))
    print(f"kills: {sum(tally.kills.values())} ({kills})")
    print(f"moves answered for: {tally.acks}, {tally.undone} of them to take one back; repetitions: {tally.repeated}")
    again = f"{tally.done_before} had been done, {tally.done_after} had not, {tally.late} came too late"
    print(f"sent again after a kill: {again}")
    proven = f"games proven: {tally.games}, with {tally.numbers} numbers of players"
    print(f"entries checked: {tally.entries}, views compared: {tally.views}, {proven}")
    print(f"no move lost, none doubled, every table went on; {seconds:.0f} s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100, help="how often the server is killed (100)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables are played at (50)")
    parser.add_argument("--database", choices=sorted(KINDS), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; more than 1 with PostgreSQL (1)")
    parser.add_argument("--moves", type=int, help="the most moves between two kills (4 a table)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6), help="of the run's choices")
    options = parser.parse_args()
    print(f"{options.rounds} rounds, {options.tables} tables, {options.database}, --seed {options.seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="carson-crash-"))
    well = asyncio.run(crash(options, folder))
    if well:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
