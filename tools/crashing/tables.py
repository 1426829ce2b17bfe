"""Tables of both games, set up again and again: there is always one in progress at each place."""

import asyncio
from itertools import count
from typing import Any

from carson.kernel import commitment_to
from crashing.faults import Fault, Unanswered
from crashing.journal import Person, Table
from crashing.people import People
from crashing.wire import Answer

# For each kind of table: the game, its options, who sits where. "open" is a second person.
KINDS: tuple[tuple[str, dict[str, Any], tuple[str, ...]], ...] = (
    ("cards", {"real": 2, "virtual": ["expert", "beginner"]}, ("me", "open")),
    ("board", {"players": 3, "characters": "gold", "variants": "river horses"}, ("me", "open", "random")),
    ("cards", {"real": 1, "virtual": ["beginner", "intermediate", "expert"]}, ("me",)),
    ("board", {"players": 2}, ("me", "open")),
    ("cards", {"real": 4, "virtual": []}, ("me", "open", "random", "random")),
    ("board", {"players": 4, "variants": "might-is-right outlaws"}, ("me", "me", "random", "random")),
    ("cards", {"real": 3, "virtual": ["beginner", "expert"]}, ("me", "me", "greedy")),
    ("board", {"players": 2, "solo": "urban"}, ("me",)),
    ("board", {"players": 3, "variants": "new-beginning kit-carson", "edition": "dutch"}, ("me", "open", "random")),
    ("board", {"players": 2, "variants": "river might-is-right kit-carson outlaws horses"}, ("me", "random")),
)


class Place:
    """One table after the other, all of the same kind. `done` are those that are over and not yet checked."""

    def __init__(self, number: int, people: People) -> None:
        self.game, self.options, self.sitters = KINDS[number % len(KINDS)]
        self.people = people
        self._number = number
        self.table: Table | None = None
        self.done: list[Table] = []
        self.last = False
        self._persons = [Person(f"Host {number}")] + ([Person(f"Guest {number}")] if "open" in self.sitters else [])
        self._laid: set[str] = set()

    async def keep_going(self) -> None:
        for person in self._persons:
            found = await self.people.sure("POST", "/api/guest", person, {"name": person.name, "token": True})
            person.token = found.read()["token"]
        for _ in count():
            table = await self._lay()
            self.table = table
            await self._begin(table)
            await asyncio.gather(*(self.people.play(table, person) for person in table.people))
            table.finished = True
            self.table = None
            self.done.append(table)
            self.people.moved.set()
            if self.last:
                return

    async def _lay(self) -> Table:
        """A new table, or the one from a request without an answer, which nobody else will start."""
        host = self._persons[0]
        body = {"game": self.game, "options": self.options, "seats": list(self.sitters)}
        while True:
            try:
                found = await self.people.ask("POST", "/api/tables", host, body)
                if found.status != 201:
                    raise Fault("a table was refused", said=found.content.decode())
                laid = found.read()
            except Unanswered:
                mine = (await self.people.sure("GET", "/api/tables", host, of="mine")).read()["tables"]
                left = [table for table in mine if table["status"] == "open" and table["id"] not in self._laid]
                if not left:
                    continue
                laid = left[0]
            self._laid.add(laid["id"])
            persons = [Person(person.name, person.token) for person in self._persons]
            persons[0].seats = [seat["seat"] for seat in laid["seats"] if seat["mine"]]
            return Table(laid["id"], laid["commitment"], persons)

    async def _begin(self, table: Table) -> None:
        host, *guests = table.people
        for guest in guests:
            joined = await self.people.sure("POST", f"/api/tables/{table.id}/join", guest, {})
            guest.seats = [seat["seat"] for seat in await self._seats(table, guest) if seat["mine"]]
            if not guest.seats:
                raise Fault("a seat was not given", table=table.id, said=joined.content.decode())
        numbers = self._numbers(table)
        for person, number in numbers:
            sealed = {"sha256": commitment_to(number)}
            await self._post(table, "seal", person, sealed)
        await self._post(table, "start", host, {}, "table-not-open", "table-beginning")
        for person, number in numbers:
            opened = await self._post(table, "reveal", person, {"number": number}, "numbers-too-late")
            if opened.status == 200:
                table.numbers[person.seats[0]] = number
        table.begun = True

    def _numbers(self, table: Table) -> list[tuple[Person, str]]:
        """What each person contributes to the seed; at every other table nobody does."""
        if (self._number + len(self._laid)) % 2:
            return []
        return [(person, self.people.chance.randbytes(32).hex()) for person in table.people]

    async def _post(self, table: Table, door: str, person: Person, body: dict[str, Any], *late: str) -> Answer:
        """Done now, or answered with one of the codes that say that it was done before, or too late."""
        found = await self.people.sure("POST", f"/api/tables/{table.id}/{door}", person, body)
        if found.status != 200 and found.code not in late:
            raise Fault(f"a {door} was refused", table=table.id, said=found.content.decode())
        return found

    async def _seats(self, table: Table, person: Person) -> list[dict[str, Any]]:
        found = await self.people.sure("GET", f"/api/tables/{table.id}", person)
        seats: list[dict[str, Any]] = found.read()["table"]["seats"]
        return seats
