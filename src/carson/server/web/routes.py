"""The API's addresses. Each function reads a request, calls the service, and writes what came of it."""

import asyncio
import re
from typing import Final

from limits import RateLimitItem
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from carson.server.faults import NotThere
from carson.server.service import looking, people, play, tables
from carson.server.service.bots import Driver, bot_due
from carson.server.service.desk import Desk
from carson.server.web import limits, shapes
from carson.server.web.answers import answer
from carson.server.web.identity import known, remember, visitor
from carson.server.web.language import words_for
from carson.server.web.reading import GuestForm, JoinForm, LeaveForm, StartForm, TableForm, form, number

_TABLE_ID: Final = re.compile(r"[0-9a-f]{20}")


def _desk(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _driver(request: Request) -> Driver:
    driver: Driver = request.app.state.driver
    return driver


async def _count(request: Request, limit: RateLimitItem, what: str, who: str = "") -> None:
    counter: limits.Limits = request.app.state.limits
    await counter.count(limit, what, who or limits.address(request))


def _table_id(request: Request) -> str:
    table_id: str = request.path_params["table_id"]
    if not _TABLE_ID.fullmatch(table_id):
        raise NotThere("table-unknown")
    return table_id


# People


async def guest(request: Request) -> Response:
    await _count(request, limits.GUESTS, "guest")
    asked = await form(request, GuestForm)
    user, token = await people.new_guest(_desk(request), asked.name)
    if asked.token:
        return answer({"user": shapes.user(user), "token": token}, 201)
    response = answer({"user": shapes.user(user)}, 201)
    remember(response, _desk(request).settings, token)
    return response


async def me(request: Request) -> Response:
    return answer({"user": shapes.user(await known(request))})


# Tables


async def create(request: Request) -> Response:
    user = await known(request)
    await _count(request, limits.TABLES, "table", user.id)
    asked = await form(request, TableForm)
    laid = await tables.create(_desk(request), user, asked.game, asked.options, asked.public, asked.seats)
    return answer(shapes.table(laid, user), 201)


async def listed(request: Request) -> Response:
    """`?of=open` (unless told otherwise), `mine` or `finished`."""
    await _count(request, limits.LOOKS, "look")
    wanted = request.query_params.get("of", "open")
    if wanted == "mine":
        user = await known(request)
        found = await looking.tables_of(_desk(request), user)
        return answer({"tables": [shapes.table(laid, user) for laid in found]})
    reader = await visitor(request)
    listing = looking.finished_tables if wanted == "finished" else looking.open_tables
    return answer({"tables": [shapes.table(laid, reader) for laid in await listing(_desk(request))]})


async def join(request: Request) -> Response:
    user, table_id = await known(request), _table_id(request)
    asked = await form(request, JoinForm)
    laid = await tables.join(_desk(request), user, table_id, asked.seat, asked.name)
    return answer(shapes.table(laid, user))


async def leave(request: Request) -> Response:
    user, table_id = await known(request), _table_id(request)
    asked = await form(request, LeaveForm)
    return answer(shapes.table(await tables.leave(_desk(request), user, table_id, asked.seat), user))


async def start(request: Request) -> Response:
    user, table_id = await known(request), _table_id(request)
    asked = await form(request, StartForm)
    laid = await tables.start(_desk(request), user, table_id, asked.fill)
    _driver(request).wake(table_id)
    return answer(shapes.table(laid, user))


# Playing


async def look(request: Request) -> Response:
    """The table from the seat `?seat=`, the reader's first one, or a spectator's place."""
    await _count(request, limits.LOOKS, "look")
    reader = await visitor(request)
    found = await looking.look(_desk(request), reader, _table_id(request), number(request, "seat", None))
    if found.game is not None and bot_due(found.game, found.laid.seats) is not None:
        _driver(request).wake(found.laid.table.id)
    return answer(shapes.look(found, reader, words_for(request)))


async def act(request: Request) -> Response:
    user, table_id = await known(request), _table_id(request)
    await _count(request, limits.ACTIONS, "act", user.id)
    done = await play.act(_desk(request), user, table_id, await form(request, play.Wish))
    _driver(request).wake(table_id)
    return answer(shapes.done(done))


async def undo(request: Request) -> Response:
    user, table_id = await known(request), _table_id(request)
    await _count(request, limits.ACTIONS, "act", user.id)
    done = await play.undo(_desk(request), user, table_id, await form(request, play.TakeBack))
    _driver(request).wake(table_id)
    return answer(shapes.done(done))


async def events(request: Request) -> Response:
    """What happened after `?since=`; with `?wait=` seconds the answer is kept back until something has."""
    await _count(request, limits.LOOKS, "look")
    desk, table_id = _desk(request), _table_id(request)
    reader = await visitor(request)
    seat = number(request, "seat", None)
    since = number(request, "since", -1, least=-1)
    wait = min(float(number(request, "wait", 0) or 0), desk.settings.longest_wait)
    assert since is not None
    waiter = desk.hub.listen(table_id)
    try:
        found = await looking.news(desk, reader, table_id, seat, since)
        if not found.told and wait:
            await asyncio.wait([waiter], timeout=wait)
            found = await looking.news(desk, reader, table_id, seat, since)
    finally:
        desk.hub.forget(table_id, waiter)
    return answer(shapes.news(found, words_for(request)))


async def record(request: Request) -> Response:
    await _count(request, limits.LOOKS, "look")
    table_id = _table_id(request)
    content = await looking.record_text(_desk(request), table_id)
    name = f'attachment; filename="carson-{table_id}.txt"'
    return PlainTextResponse(content, headers={"content-disposition": name})


async def healthz(request: Request) -> Response:
    """Whether the database answers."""
    async with _desk(request).database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return PlainTextResponse("ok\n")


TABLE: Final = "/api/tables/{table_id}"
ROUTES: Final = [
    Route("/healthz", healthz),
    Route("/api/guest", guest, methods=["POST"]),
    Route("/api/me", me),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables", listed),
    Route(TABLE, look),
    Route(f"{TABLE}/join", join, methods=["POST"]),
    Route(f"{TABLE}/leave", leave, methods=["POST"]),
    Route(f"{TABLE}/start", start, methods=["POST"]),
    Route(f"{TABLE}/actions", act, methods=["POST"]),
    Route(f"{TABLE}/undo", undo, methods=["POST"]),
    Route(f"{TABLE}/events", events),
    Route(f"{TABLE}/record", record),
]
