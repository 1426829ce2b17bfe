"""People who play: each at a table, choosing at random, and sending again whatever was not answered."""

import asyncio
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct

from crashing.faults import Fault, Unanswered
from crashing.gate import Gate
from crashing.journal import MOVE, UNDO, Person, Table, Tally, Wish
from crashing.wire import Answer, Wire

WAIT = 10  # seconds that one request waits for news
TAKE_BACK = 0.08
SEND_AGAIN = 0.1
SEND_TWICE = 0.05
STOP = 0.4  # when all act freely: after this many actions a person stops
# How a request that came too late may be answered; any other refusal is wrong.
LATE = {"action-stale", "undo-nothing", "undo-other", "undo-relied-on", "table-not-playing"}


class _Decision(Struct):
    seats: list[int]
    freely: bool = False


class _View(Struct):
    decision: _Decision | None


class _Table(Struct):
    seq: int
    status: str


class _Look(Struct):
    """The little that a person who plays at random needs to know."""

    table: _Table
    seat: int | None
    question: int | None
    view: _View | None
    actions: list[str]
    undo: int | None


class People:
    """All of them. `moved` is set whenever something has happened."""

    def __init__(self, wire: Wire, gate: Gate, chance: Random, tally: Tally) -> None:
        self.wire = wire
        self.gate = gate
        self.chance = chance
        self.tally = tally
        self.moved = asyncio.Event()
        self._names = count(1)

    async def ask(self, method: str, path: str, person: Person, body: Any = None, **query: Any) -> Answer:
        async with self.gate.passed():
            return await self.wire.ask(method, path, person.token, body, **query)

    async def sure(self, method: str, path: str, person: Person, body: Any = None, **query: Any) -> Answer:
        """Repeats until there is an answer: for what may be done twice."""
        while True:
            try:
                return await self.ask(method, path, person, body, **query)
            except Unanswered:
                await asyncio.sleep(0)

    async def play(self, table: Table, person: Person) -> None:
        """To the end of the game."""
        refused_at = -2
        while True:
            look = await self._look(table, person, None)
            if look.table.status != "playing" or look.view is None or look.view.decision is None:
                return
            asked = [seat for seat in person.seats if seat in look.view.decision.seats]
            if not asked:
                if look.undo is not None and self.chance.random() < TAKE_BACK / 4:
                    await self._deliver(table, person, self._taken_back(look))
                else:
                    await self._news(table, person, look.table.seq)
                continue
            seat = self.chance.choice(asked)
            if seat != look.seat:
                look = await self._look(table, person, seat)
            if not look.actions or look.view is None or look.view.decision is None:
                continue
            if look.table.seq == refused_at:
                raise Fault(
                    "a move was refused though nothing had changed", table=table.id, seat=seat, number=refused_at
                )
            done = await self._deliver(table, person, self._wish(look, look.view.decision.freely))
            refused_at = -2 if done else look.table.seq

    async def _look(self, table: Table, person: Person, seat: int | None) -> _Look:
        found = await self.sure("GET", f"/api/tables/{table.id}", person, seat=seat)
        if found.status != 200:
            raise Fault("a look was refused", table=table.id, seat=seat, said=found.content.decode())
        look: _Look = found.read(_Look)
        return look

    async def _news(self, table: Table, person: Person, since: int) -> None:
        try:
            where = f"/api/tables/{table.id}/events"
            await self.gate.or_closed(self.ask("GET", where, person, since=since, wait=WAIT))
        except Unanswered:
            pass

    def _wish(self, look: _Look, freely: bool) -> Wish:
        if look.undo is not None and self.chance.random() < TAKE_BACK:
            return self._taken_back(look)
        action = self.chance.choice(look.actions)
        if freely and "pass" in look.actions and self.chance.random() < STOP:
            action = "pass"
        return Wish(self._name(), look.seat or 0, MOVE, look.question or 0, action)

    def _taken_back(self, look: _Look) -> Wish:
        return Wish(self._name(), look.seat or 0, UNDO, look.question or 0, number=look.undo or 0)

    def _name(self) -> str:
        return f"wish-{next(self._names):08}"

    # Sending

    async def _deliver(self, table: Table, person: Person, wish: Wish) -> bool:
        """Whether it was done; sometimes it is sent twice at the same moment, or again after the answer."""
        table.sent[wish.id] = wish
        if self.chance.random() < SEND_TWICE:
            wish.copies = 2
            done = await asyncio.gather(self._send(table, person, wish), self._send(table, person, wish))
            if done[0] != done[1]:
                raise Fault("a move was done and refused", table=table.id, wish=wish)
            return done[0]
        done_once = await self._send(table, person, wish)
        if done_once and self.chance.random() < SEND_AGAIN:
            wish.copies = 2
            if not await self._send(table, person, wish):
                raise Fault("a move was done and refused", table=table.id, wish=wish)
        return done_once

    async def _send(self, table: Table, person: Person, wish: Wish) -> bool:
        while True:
            try:
                found = await self.ask("POST", f"/api/tables/{table.id}/{wish.door}", person, wish.body())
            except Unanswered:
                wish.unanswered += 1
                continue
            if found.status == 200:
                self._done(table, wish, found.read())
                return True
            if found.status not in (409, 422) or (found.status == 409 and found.code not in LATE):
                raise Fault("a move was refused", table=table.id, wish=wish, said=found.content.decode())
            if wish.id in table.acks:
                raise Fault("a move was done and refused", table=table.id, wish=wish, said=found.content.decode())
            table.refused.add(wish.id)
            self.tally.late += wish.unanswered > 0
            return False

    def _done(self, table: Table, wish: Wish, done: dict[str, Any]) -> None:
        if done["repeated"] and not wish.unanswered and wish.copies == 1:
            raise Fault("a new move is said to be a repeated one", table=table.id, wish=wish, said=done)
        wish.done += not done["repeated"]
        if wish.done > 1:
            raise Fault("a move was done twice", table=table.id, wish=wish, said=done, number=table.acks[wish.id])
        first = wish.id not in table.acks
        table.acknowledged(wish, done["seq"])
        self.tally.repeated += done["repeated"]
        if first:
            self.tally.acks += 1
            self.tally.undone += wish.kind == UNDO
            if wish.unanswered:
                self.tally.done_before += done["repeated"]
                self.tally.done_after += not done["repeated"]
        self.moved.set()
