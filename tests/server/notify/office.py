"""The services on a database of its own with a clock that the test winds, and people who play at it without HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from email.headerregistry import Address
from itertools import count
from typing import Any
from unittest.mock import patch

from sqlalchemy import select

from carson.server.core.services import Services
from carson.server.database.engine import connect, upgrade
from carson.server.database.rows import User
from carson.server.database.schema import outbox
from carson.server.delivery import channels
from carson.server.delivery.postman import Postman
from carson.server.delivery.sending import Sender
from carson.server.games.adapter import new_rules
from carson.server.history.loading import load
from carson.server.mail_settings import Smtp
from carson.server.notifications.channel_repository import Channel
from carson.server.notifications.outbox import Letter
from carson.server.people import identity as people
from carson.server.play import playing as play
from carson.server.settings import Settings, driver_url
from carson.server.tables import tables
from server.notify.receiver import LOOPBACK, Mail, Web, mail_server, trust, web

START = 1_800_000_000
_ids = count(1)


class Office:
    def __init__(self, url: str, web: Web, mail: Mail, **settings: Any) -> None:
        self.now = START
        self.web, self.mail = web, mail
        usual: dict[str, Any] = {
            "database": driver_url(url),
            "origin": "https://carson.example",
            "smtp": Smtp("smtp", LOOPBACK, mail.port),
            "mail_from": Address("Carson City", "carson", "example.org"),
        }
        self.services = self.new_desk(Settings(**{**usual, **settings}))
        self.postman = self.new_postman(self.services)

    def new_desk(self, settings: Settings) -> Services:
        return Services(settings, connect(settings.database), lambda: self.now)

    def new_postman(self, services: Services) -> Postman:
        return Postman(services, Sender(services, self.web.transport(), trust))

    async def person(self, name: str) -> User:
        return (await people.new_guest(self.services, name))[0]

    async def hook(self, user: User, path: str = "/hook", wants: list[str] | None = None) -> Channel:
        self.now += 1  # so that the oldest is known
        found, _ = await channels.add(self.services, user, "webhook", self.web.url(path), None, wants, "en")
        return found

    async def table(self, host: User, *others: User, seats: list[str] | None = None) -> str:
        """The board game, in which one after the other is asked; begun."""
        options = {"players": len(seats) if seats else 1 + len(others)}
        laid = await tables.create(self.services, host, new_rules("board", options), False, seats)
        for other in others:
            await tables.join(self.services, other, laid.table.id, None, None)
        await tables.start(self.services, host, laid.table.id, None)
        return laid.table.id

    async def game(self, table_id: str) -> Any:
        async with self.services.database.read() as connection:
            return await load(
                connection, (await tables.load_table(connection, table_id)).table, self.services.game_cache
            )

    async def act(self, user: User, table_id: str) -> int:
        """The person does the first thing he may; which seat that was."""
        game = await self.game(table_id)
        async with self.services.database.read() as connection:
            laid = await tables.load_table(connection, table_id)
        seat = next(s.seat for s in laid.seats if s.user_id == user.id and s.seat in game.decision.seats)
        action = game.rules.action_text(game.legal_actions(seat)[0])
        wish = play.MoveForm(action=action, question=game.question, id=f"test-{next(_ids):08}", seat=seat)
        await play.act(self.services, user, table_id, wish)
        return seat

    async def undo(self, user: User, table_id: str, seat: int) -> None:
        game = await self.game(table_id)
        number = play.undoable(game, seat)
        assert number is not None
        wish = play.UndoForm(number, game.question, f"test-{next(_ids):08}", seat)
        await play.undo(self.services, user, table_id, wish)

    async def outbox(self) -> list[Letter]:
        columns = [outbox.c[name] for name in Letter.__struct_fields__]
        async with self.services.database.read() as connection:
            query = select(*columns).order_by(outbox.c.created_at, outbox.c.kind, outbox.c.id)
            return [Letter(*row) for row in await connection.execute(query)]

    async def waiting(self) -> list[str]:
        """The kinds of what is not sent yet."""
        return [letter.kind for letter in await self.outbox() if letter.sent_at is None]

    async def round(self, after: int = 0) -> list[str]:
        """Let the time pass and the postman go; the kinds of what arrived at hooks, with their paths."""
        self.now += after
        there = len(self.web.heard)
        await self.postman.round()
        return [heard.first.split()[1] for heard in self.web.heard[there:]]

    async def channel(self, user: User, number: int = 0) -> Channel:
        return (await channels.listed(self.services, user))[number]


@asynccontextmanager
async def open_office(url: str, **settings: Any) -> AsyncIterator[Office]:
    # With this seed seat 0 is asked first, then seat 1 twice, then seat 0, then seat 1.
    with patch.object(tables, "new_seed", lambda: "x"):
        async with web() as hooks, mail_server() as letters:
            office = Office(url, hooks, letters, **settings)
            try:
                await upgrade(office.services.database)
                yield office
            finally:
                await office.postman.close()
                await office.services.database.close()


def in_office(url: str, story: Callable[[Office], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def day() -> None:
        async with open_office(url, **settings) as office:
            await story(office)

    asyncio.run(day())
