"""Kills the server with SIGKILL, again and again, while people play at many tables: no confirmed move is lost.

    make crash ARGS="--rounds 100 --tables 50 --database sqlite"
    python tools/crash.py --database postgresql --seed 7
    python tools/crash.py --database postgresql --hosts 2 --workers 2 --redis

It runs a real `carson serve` on a database in a scratch folder. People at tables of both games send moves, take some
back and send some twice. In each round the server is killed after a random number of answers and a random number of
turns of the event loop; in some rounds again while it starts; with PostgreSQL, in some rounds the whole database as
well or instead. With several hosts, in some rounds one of them is killed, or one of its workers, or Valkey, and the
others play on without it for a while. Requests without an answer are sent again under the same id. After each restart
every log is compared with the answers and replayed by the engine, and what the server shows is compared with that. In
the end all games are played out and their records proven. Exit status: 0, or 1 with everything that is known about the
first fault.
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
from valkey_server import Valkey, program

STUCK = 90.0  # seconds without any move: the tables are stuck
MOST_TURNS = 1500
AT_ONCE = 4  # tables looked at in a check
ERROR = re.compile(r"^\S+Z (error|critical) |Traceback", re.MULTILINE)


class Run:
    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.chance = Random(options.seed)
        self.rounds, self.moves = options.rounds, options.moves or 4 * options.tables
        self.database = KINDS[options.database](folder)
        self.store = Valkey(folder) if options.redis else None
        # Requests are counted in the shared store, if there is one; whoever asks too often asks again.
        settings = {"CARSON_REDIS_URL": self.store.url, "CARSON_LIMITS": "on"} if self.store is not None else {}
        self.houses = [House(folder, options.workers, number, settings) for number in range(options.hosts)]
        self.wire = Wire([house.address for house in self.houses])
        self.gate, self.tally = Gate(), Tally()
        self.people = People(self.wire, self.gate, self.chance, self.tally)
        self.places = [Place(number, self.people) for number in range(options.tables)]
        self.round = 0

    async def whole(self) -> None:
        """All the rounds, then the games to their end. Any fault ends the run."""
        await self.database.start()
        if self.store is not None:
            await asyncio.to_thread(self.store.start)
        await self._begin()
        await self._ready()
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
                self._said()
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
        """What is killed: the servers, the servers and then their successors as they start, the database, or all of
        these; or one host, one worker of a host, or the shared store, while the rest goes on.
        """
        kinds = {"serve": 80, "start": 20}
        if not self.database.url.startswith("sqlite"):
            kinds = {"serve": 60, "start": 15, "database": 15, "both": 10}
        if len(self.houses) > 1:
            kinds = {"serve": 10, "start": 5, "database": 20, "both": 5, "host": 30}
        if self.houses[0].workers > 1:
            kinds["worker"] = 20
        if self.store is not None:
            kinds["valkey"] = 20
        return self.chance.choices(list(kinds), list(kinds.values()))[0]

    async def _kill(self, kind: str) -> None:
        self.tally.kills[kind] = self.tally.kills.get(kind, 0) + 1
        if kind in ("host", "worker", "valkey"):
            await self._kill_one(kind)
            return
        self.wire.outage = kind in ("database", "both")
        self.gate.close()
        if kind != "database":
            await self._kill_all()
        if kind in ("database", "both"):
            await self.database.kill()
            await self.database.start()
        await self.gate.quiet()
        if kind == "start":
            await self._begin()
            await asyncio.sleep(self.chance.uniform(0, self.houses[0].took * 1.2))
            await self._kill_all()
        if kind != "database":
            await self._begin()
        await self._ready()
        self.wire.outage = False

    async def _kill_one(self, kind: str) -> None:
        """The others go on without it for some moves; then it comes back."""
        house = self.chance.choice(self.houses)
        if kind == "host":
            self.wire.down.add(house.address)
            await house.kill()
        elif kind == "worker":
            house.kill_worker(self.chance)
        elif self.store is not None:
            await asyncio.to_thread(self.store.kill)
        await self._some_moves(self.tally.acks + self.chance.randint(1, self.moves))
        self.gate.close()
        await self.gate.quiet()
        if kind == "host":
            await house.begin(self.database.url)
        elif kind == "valkey" and self.store is not None:
            await asyncio.to_thread(self.store.start)
        await self._ready()
        self.wire.down.clear()

    async def _begin(self) -> None:
        for house in self.houses:
            await house.begin(self.database.url)

    async def _ready(self) -> None:
        for house in self.houses:
            await house.ready()

    async def _kill_all(self) -> None:
        for house in self.houses:
            await house.kill()

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
        said = self._said()
        if ERROR.search(said):
            raise Fault("the server logged an error", log=said[-4000:])

    def _said(self) -> str:
        return "".join(house.said() for house in self.houses)

    async def end(self) -> None:
        await self.wire.close()
        await self._kill_all()
        if self.store is not None:
            self.store.kill()
        await self.database.stop()


async def crash(options: argparse.Namespace, folder: Path) -> bool:
    """Whether all went well."""
    run, began = Run(options, folder), time.monotonic()
    try:
        await run.whole()
    except Fault as fault:
        print(f"FAULT in round {run.round}: {fault}", file=sys.stderr)
        for house in run.houses:
            print(f"    the server's last words: {house.tail()}", file=sys.stderr)
        print(f"    files: {folder}\n    again: --seed {options.seed}", file=sys.stderr)
        return False
    finally:
        await run.end()
    _tell(run.tally, time.monotonic() - began)
    if run.store is not None:
        print(f"told to ask less often: {run.wire.slowed} times")
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
    parser.add_argument("--hosts", type=int, default=1, help="servers side by side, as on several hosts (1)")
    parser.add_argument("--redis", action="store_true", help="with Valkey, which is killed too")
    parser.add_argument("--moves", type=int, help="the most moves between two kills (4 a table)")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6), help="of the run's choices")
    options = parser.parse_args()
    if options.database == "sqlite" and options.hosts * options.workers > 1:
        parser.error("several processes need --database postgresql")
    if options.redis and program() is None:
        parser.error("there is no Valkey or Redis for --redis")
    print(f"{options.rounds} rounds, {options.tables} tables, {options.database}, --seed {options.seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="carson-crash-"))
    well = asyncio.run(crash(options, folder))
    if well:
        shutil.rmtree(folder, ignore_errors=True)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
