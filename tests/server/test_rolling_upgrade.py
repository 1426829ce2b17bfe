"""An upgrade while people play: one server after the other is replaced by one of the next release, on one database.

The next release is this one with a further step of the schema, in a copy of the sources. So this shows that the servers
of two releases share a database while its schema changes under them, that the older one can still be started on it, and
that clients which do what ours does move over without an error. It does not show that two releases with different code
agree about what they write: the rules for that are on the page about versions. With CARSON_PREVIOUS, a folder with the
sources of the previous release, that one is replaced by this one, and both are what they are.

As long as older servers run, the newer ones start games by the rules of the release before them (CARSON_NEW_GAMES).
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

import carson
from carson.server.database.engine import known_revisions
from carson.server.games.adapter import SERVED
from changes import position_from
from server.served import Served, served

PATIENCE = 100.0
NEXT = f"{int(known_revisions()[0]) + 1:04}"
STEP = f'''"""What the next release adds."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{known_revisions()[0]}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("weather", sa.Integer, nullable=False, server_default="0"))
    op.add_column("log", sa.Column("mood", sa.String(20)))
    op.add_column("users", sa.Column("pet", sa.String(20)))
    op.create_table("letters", sa.Column("id", sa.Integer, primary_key=True), sa.Column("user_id", sa.String(32)))
    op.create_index("ix_tables_weather", "tables", ["weather"])
'''
STOPPING = (1001, 1012)
PREVIOUS = {"CARSON_NEW_GAMES": "previous"}
PAIRS = 4
MOVES = 10  # of each pair, between two servers that come or go
GAMES = [("cards", {"real": 2, "virtual": ["beginner", "expert"]}), ("board", {"players": 2})]
STEPS = Path("carson", "server", "database", "migrations", "versions")
# Not in 0.1.0: it cannot be started on the schema of a newer release, does not close a live connection that was made
# at the moment when it was told to stop, and says so of what is cut off then.
SERVES_NEWER = Path("carson", "server", "database", "versions.py")
CUT_OFF = ("asyncio", "uvicorn.error")


@pytest.fixture(scope="module")
def releases(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Where the sources of the older and of the newer one are."""
    here = Path(carson.__file__).parent
    if previous := os.environ.get("CARSON_PREVIOUS"):
        return Path(previous, "src"), here.parent
    tree = tmp_path_factory.mktemp("next")
    shutil.copytree(here, tree / "src" / "carson", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (tree / "docs").symlink_to(here.parent.parent / "docs")
    (tree / "src" / STEPS / f"{NEXT}_next.py").write_text(STEP)
    return here.parent, tree / "src"


class Proxy:
    """Chooses among the servers that take connections, as a proxy in front of them does."""

    def __init__(self, *hosts: Served) -> None:
        self.hosts = [*hosts]
        self.cutting: set[str] = set()  # servers that are told to stop and cut off whoever connects at that moment
        self.chance = Random("proxy")

    def in_turn(self) -> list[Served]:
        return self.chance.sample(self.hosts, len(self.hosts))

    async def ask(self, token: str, method: str, path: str, body: Any = None) -> Any:
        """Again, as a page does, if a server says that it is stopping. Anything else is an error that a player sees."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                for host in self.in_turn():
                    headers = {"authorization": f"Bearer {token}"} if token else {}
                    try:
                        found = await http.request(method, host.here + path, json=body, headers=headers)
                    except httpx.ConnectError:
                        continue  # the proxy tries the next
                    if found.status_code == 503 and found.json()["error"]["code"] == "server-stopping":
                        continue
                    assert found.status_code in (200, 201), (method, path, found.text)
                    return found.json()
                await asyncio.sleep(0.05)


class Player:
    """Plays one seat over a live connection, and follows whoever serves. `acted`: the number each move was given."""

    def __init__(self, proxy: Proxy, table_id: str, token: str, seed: str) -> None:
        self.proxy, self.table_id, self.token = proxy, table_id, token
        self.acted: dict[str, int] = {}
        self.entries: list[int] = []
        self.moved = 0  # to another server
        self.over = False
        self._chance = Random(seed)
        self._wish: dict[str, Any] | None = None
        self._seen: dict[str, Any] | None = None
        self._answered = -1
        self._name = seed
        self._changes = self._chance.random() < 0.5

    async def play(self) -> None:
        while not self.over:
            for host in self.proxy.in_turn():
                address = host.here.replace("http", "ws")
                query = f"since={len(self.entries) - 1}&changes={self._changes}"  # older servers know nothing of it
                try:
                    line = await connect(
                        f"{address}/api/tables/{self.table_id}/live?{query}",
                        additional_headers={"authorization": f"Bearer {self.token}"},
                        max_size=None,
                    )
                except (OSError, InvalidMessage, InvalidStatus, ConnectionClosed, EOFError):
                    continue  # it does not take connections any more: the proxy tries the next
                async with line:
                    await self._talk(line, host)
                break
            else:
                await asyncio.sleep(0.05)

    async def _talk(self, line: Any, host: Served) -> None:
        try:
            while not self.over:
                async with asyncio.timeout(PATIENCE):
                    await self._hear(line, json.loads(await line.recv()))
        except ConnectionClosed as end:
            cut = end.rcvd is None and host.here in self.proxy.cutting  # pages connect again after this too
            if not cut and (end.rcvd is None or end.rcvd.code not in STOPPING):
                raise AssertionError(f"the connection broke, and the player sees it: {end!r}, {end.rcvd}") from end
            self.moved += 1

    async def _hear(self, line: Any, message: Any) -> None:
        kind = message["type"]
        if kind == "welcome" and self._wish is not None:
            await line.send(json.dumps(self._wish))  # it may have been done: the server knows by its id
        elif kind == "done":
            assert self._wish is not None
            assert message["id"] == self._wish["id"]
            self.acted[message["id"]] = message["seq"]
            self._wish = None
            await self._act(line)  # the next question may have come before the answer, and comes only once
        elif kind == "fault":
            code = message["error"]["code"]
            if code != "server-stopping":
                assert code == "action-stale" or message["error"]["rule"], message  # the other was quicker
                self._wish = None
                self._answered = -1
                await line.send('{"type": "look"}')
        elif kind in ("position", "changes", "events"):
            if kind == "changes":
                assert self._changes
                message = position_from(self._seen, message)
            for entry in message["entries"]:
                assert entry["seq"] == len(self.entries), "an entry is missing, or came twice"
                self.entries.append(entry["seq"])
            if kind != "events":
                self._seen = message
                await self._act(line)
        elif kind == "table" and message["table"]["status"] == "finished":
            self.over = True

    async def _act(self, line: Any) -> None:
        seen = self._seen
        if seen is None or self._wish is not None or seen["seq"] <= self._answered:
            return
        decision = seen["view"]["decision"]
        if decision is None or seen["seat"] not in decision["seats"]:
            return
        self._answered = seen["seq"]
        name = f"{self._name}-{seen['seq']:06}-{self._chance.randrange(10**6):06}"
        action = self._chance.choice(seen["actions"])
        self._wish = {"type": "act", "action": action, "question": seen["question"], "id": name}
        await line.send(json.dumps(self._wish))


class Town:
    """Pairs of people who play one game after the other."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.pairs: list[list[Player]] = [[] for _ in range(PAIRS)]  # a player for each game and seat

    @property
    def players(self) -> list[Player]:
        return [player for pair in self.pairs for player in pair]

    def moves(self) -> list[int]:
        """How many each pair has made."""
        return [sum(len(player.acted) for player in pair) for pair in self.pairs]

    async def keep_going(self, number: int) -> None:
        ask = self.proxy.ask
        tokens = [
            (await ask("", "POST", "/api/guest", {"name": f"{name} {number}", "token": True}))["token"]
            for name in ("Ann", "Bob")
        ]
        game, options = GAMES[number % len(GAMES)]
        table_id = (await ask(tokens[0], "POST", "/api/tables", {"game": game, "options": options}))["id"]
        await ask(tokens[1], "POST", f"/api/tables/{table_id}/join", {})
        while True:
            await ask(tokens[0], "POST", f"/api/tables/{table_id}/start", {})
            pair = [Player(self.proxy, table_id, token, f"{table_id}{seat}") for seat, token in enumerate(tokens)]
            self.pairs[number] += pair
            await asyncio.gather(*(player.play() for player in pair))
            await ask(tokens[0], "POST", f"/api/tables/{table_id}/chat", {"text": "Well played"})
            over = table_id
            for token in tokens:
                table_id = (await ask(token, "POST", f"/api/tables/{over}/rematch", {}))["id"]


async def play_at_each(hosts: list[Served]) -> dict[str, list[tuple[str, str]]]:
    """At each server somebody starts a game of each kind, which every server shows and continues; it is ended and
    played again at the next one. Returns the games and tables that were set up at each.
    """
    begun: dict[str, list[tuple[str, str]]] = {host.here: [] for host in hosts}
    for number, host in enumerate(hosts):
        following = hosts[(number + 1) % len(hosts)]
        here, there = Proxy(host), Proxy(following)
        token = (await here.ask("", "POST", "/api/guest", {"name": f"Cid {number}", "token": True}))["token"]
        for game, options in GAMES:
            form = {"game": game, "options": options, "seats": ["me:Cid", "me:Dan"]}
            first = (await here.ask(token, "POST", "/api/tables", form))["id"]
            await _play_everywhere(hosts, token, first)
            await there.ask(token, "POST", f"/api/tables/{first}/agree", {})
            second = (await there.ask(token, "POST", f"/api/tables/{first}/rematch", {}))["id"]
            await _play_everywhere(hosts, token, second)
            begun[host.here].append((game, first))
            begun[following.here].append((game, second))
    return begun


async def _play_everywhere(hosts: list[Served], token: str, table_id: str) -> None:
    where = f"/api/tables/{table_id}"
    await Proxy(*hosts).ask(token, "POST", f"{where}/start", {})
    for number, host in enumerate(hosts):
        one = Proxy(host)
        seen = [await one.ask(token, "GET", f"{where}?seat={seat}") for seat in range(2)]
        shown = next(shown for shown in seen if shown["actions"])
        wish = {"action": shown["actions"][0], "question": shown["question"], "seat": shown["seat"]}
        await one.ask(token, "POST", f"{where}/actions", wish | {"id": f"everywhere-{number}"})
        assert table_id in [table["id"] for table in (await one.ask(token, "GET", "/api/tables?of=mine"))["tables"]]
        assert (await one.ask(token, "GET", f"{where}/events?since=-1"))["entries"]


async def under_play(proxy: Proxy, story: Callable[[Town], Awaitable[None]]) -> Town:
    """Until the story ends: those who still play then leave the table as it is."""
    town = Town(proxy)
    telling = asyncio.ensure_future(story(town))
    tasks = [telling, *(asyncio.create_task(town.keep_going(number)) for number in range(PAIRS))]
    ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()
    return town


def test_an_upgrade_under_play_is_no_error_that_a_player_sees(
    postgres: Any, releases: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory
) -> None:
    postgres.psql("CREATE DATABASE rolling;")
    url = str(postgres.get_uri("rolling"))
    rest = ":".join(filter(None, sys.path))
    older, newer = ({"PYTHONPATH": f"{sources}:{rest}"} for sources in releases)
    before, after = (max(step.name[:4] for step in sources.rglob("migrations/versions/0*.py")) for sources in releases)
    quiet = {"CARSON_LIMITS": "off", "CARSON_JOB_WORKERS": "1", "CARSON_COMPILED": ""}

    first_release = not (releases[0] / SERVES_NEWER).exists()
    abrupt: list[Served] = []

    with ExitStack() as doors:
        proxy = Proxy()

        async def begin(**environ: str) -> Served:
            folder = tmp_path_factory.mktemp("host")
            host = served(url, folder, seeded=False, **quiet, **environ)
            found = await asyncio.to_thread(doors.enter_context, host)
            proxy.hosts.append(found)
            return found

        async def end(host: Served) -> None:
            if host in abrupt:
                proxy.cutting.add(host.here)
            assert await asyncio.to_thread(host.stop) == 0
            proxy.hosts.remove(host)
            wrong = [line for line in host.said() if line["level"] in ("error", "critical")]
            assert not [line for line in wrong if host not in abrupt or line["from"] not in CUT_OFF], wrong

        async def played_on(town: Town) -> None:
            """Every pair, so that no table stands still unnoticed."""
            async with asyncio.timeout(PATIENCE):
                before = town.moves()
                while min(now - then for now, then in zip(town.moves(), before, strict=True)) < MOVES:
                    await asyncio.sleep(0.01)

        def check_rules(tables: list[tuple[str, str]], previous: bool) -> None:
            for game, table_id in tables:
                engine = SERVED[game].engine
                assert _rules(postgres, table_id) == (engine.previous if previous else engine.version)

        async def story(town: Town) -> None:
            first, second = await begin(**older), await begin(**older)
            if first_release:
                abrupt.extend((first, second))
            await played_on(town)
            third = await begin(**newer, **PREVIOUS)  # it changes the schema while the others serve
            assert _revision(postgres) == after
            await played_on(town)
            check_rules((await play_at_each(proxy.hosts))[third.here], previous=True)
            await end(first)
            await played_on(town)
            leaving = [second]
            if not first_release:
                again = await begin(**older)  # it can still be started: the upgrade can be called off
                if after > before:
                    assert again.until_said("the database belongs to a newer version, which this one can serve")
                await played_on(town)
                leaving.insert(0, again)
            fourth = await begin(**newer, **PREVIOUS)
            for host in leaving:
                await end(host)
                await played_on(town)
            fifth = await begin(**newer)  # all servers know the newest rules
            for host in (third, fourth):
                await end(host)
                await played_on(town)
            assert proxy.hosts == [fifth]
            check_rules((await play_at_each(proxy.hosts))[fifth.here], previous=False)

        town = asyncio.run(under_play(proxy, story))
        assert sum(player.moved for player in town.players) >= 4, "people were moved over"
        done: dict[str, dict[str, int]] = {}
        for player in town.players:
            done.setdefault(player.table_id, {}).update(player.acted)
        for table_id, acts in done.items():
            stored = _log(postgres, table_id)
            assert [seq for seq, _ in stored] == list(range(len(stored)))
            names = [name for _, name in stored if name]
            assert len(names) == len(set(names)), "a move was done twice"
            assert acts.items() <= {name: seq for seq, name in stored}.items(), "a move was lost"
        check = [sys.executable, "-m", "carson.cli", "check", "--finished"]
        environ = {"CARSON_DATABASE_URL": url, **newer, "PATH": ""}
        found = subprocess.run(check, env=environ, capture_output=True, text=True, timeout=PATIENCE)
        assert found.returncode == 0, found.stdout + found.stderr
    postgres.psql("DROP DATABASE rolling WITH (FORCE);")


def _revision(postgres: Any) -> str:
    return str(postgres.psql("\\c rolling\nSELECT version_num FROM alembic_version;")).split("\n")[-4].strip()


def _rules(postgres: Any, table_id: str) -> int:
    found = str(postgres.psql(f"\\c rolling\nSELECT rules FROM tables WHERE id = '{table_id}';"))
    return int(found.split("\n")[-4])


def _log(postgres: Any, table_id: str) -> list[tuple[int, str]]:
    """The number of each entry and the name that its player gave it."""
    query = f"SELECT 'E', seq, coalesce(action_id, '') FROM log WHERE table_id = '{table_id}' ORDER BY seq;"
    lines = str(postgres.psql(f"\\c rolling\n{query}")).splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if line.strip().startswith("E ")]
    return [(int(seq), name) for _, seq, name in rows]
