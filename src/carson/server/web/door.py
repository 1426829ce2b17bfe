"""How an address of the API is declared: once, with its types, and everything else follows from that.

    doors = Doors("tables")

    @doors.post("/api/tables/{table_id}/join", limit=SEATS)
    async def join(visit: Visit, body: JoinForm) -> Table:
        '''Sit down at a table. (The first line is the summary, the rest the description.)'''

`body` and `query` are structs, or missing; the result is written as JSON (None: as `Nothing`, or with status 204 not at
all). The reader must be known unless the door is `free`; those of a group for `admins` open to nobody else. `most`
names the setting that limits the body. With `tagged`, a client that has the answer already is not sent it again; with
`packed`, the answer is sent compressed; with `wakes`, bots at the address's table are asked afterwards. Every door
counts its requests, and openapi.py describes them all.
"""

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from carson.server.bots.driver import Driver
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import NotAllowed, NotKnown, NotThere, Stopping
from carson.server.people.browser_labels import label_of
from carson.server.web import etags, limits, packing
from carson.server.web.answers import answer
from carson.server.web.identity import forget, remember, renew, visitor
from carson.server.web.language import words_for
from carson.server.web.limits import Rate
from carson.server.web.reading import form, queried
from carson.server.workers.jobs import ASKING, Asking
from carson.words import Words

_TABLE_ID: Final = re.compile(r"[0-9a-f]{20}")
_HEX: Final = re.compile(r"[0-9a-f]{1,32}")
Call = Callable[..., Awaitable[Any]]
C = TypeVar("C", bound=Call)


class Nothing(Struct, frozen=True):
    """It is done; there is nothing more to say."""


class Visit:
    """One request: who asks, in which language, and what a door needs to answer."""

    def __init__(self, request: Request, reader: User | None) -> None:
        self.request = request
        self.reader = reader
        self.headers: dict[str, str] = {}
        self.token: str | None = None  # a new session's, for the cookie; "": delete the cookie

    @property
    def services(self) -> Services:
        services: Services = self.request.app.state.services
        return services

    @property
    def driver(self) -> Driver:
        driver: Driver = self.request.app.state.driver
        return driver

    @property
    def user(self) -> User:
        """The person who asks; nobody unknown reaches a door that reads this."""
        if self.reader is None:
            raise NotKnown("who-unknown")
        return self.reader

    @property
    def words(self) -> Words:
        return words_for(self.request)

    def hand_over(self, token: str, told: bool) -> str | None:
        """Puts a new session's token into a cookie; or into the answer, if a script asked for it."""
        if told:
            return token
        self.token = token
        return None

    @property
    def address(self) -> str:
        return limits.address(self.request)

    @property
    def label(self) -> str:
        """The new session's label in the list of sessions."""
        return label_of(self.request.headers.get("user-agent", ""))

    @property
    def table_id(self) -> str:
        return table_id_of(self.request.path_params["table_id"])

    def called(self, parameter: str) -> str:
        """An id from the address; nothing if it cannot be one."""
        name = str(self.request.path_params[parameter])
        return name if _HEX.fullmatch(name) else ""


def table_id_of(text: str) -> str:
    if not _TABLE_ID.fullmatch(text):
        raise NotThere("table-unknown")
    return text


class Door(Struct, frozen=True, kw_only=True):
    """Everything known about one address: `body`, `query` and `gives` are the types of its input and output."""

    method: str
    path: str
    call: Call
    name: str
    group: str
    body: Any
    query: Any
    gives: Any
    limit: Rate
    media: str
    admins: bool  # only for them
    status: int = 200
    free: bool = False
    most: str = "max_body"  # the setting that limits the size of a body
    tagged: bool = False  # answers have an ETag; a client that has the same one already gets no body
    packed: bool = False  # answers are the same for everybody, and large: they are sent compressed
    wakes: bool = False  # bots at its table may be asked something afterwards

    @property
    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method], name=self.name)

    async def _answer(self, request: Request) -> Response:
        counter: limits.Limits = request.app.state.limits
        here = limits.address(request)
        await limits.count_request(request)
        services: Services = request.app.state.services
        if services.stopping and self.method != "GET":
            raise Stopping("server-stopping")
        reader = await visitor(request)
        if reader is None and not self.free:
            raise NotKnown("who-unknown")
        await counter.count(self.limit, self.name, here if reader is None else reader.id, here)
        if self.admins and (reader is None or not reader.admin):
            raise NotAllowed("admin-only")
        visit = Visit(request, reader)
        given: dict[str, Any] = {}
        if self.query is not None:
            given["query"] = queried(request, self.query)
        if self.body is not None:
            given["body"] = await form(request, self.body, getattr(visit.services.settings, self.most))
        ASKING.set(Asking(here if reader is None else reader.id, here))
        try:
            content = await self.call(visit, **given)
        except IntegrityError:
            # They may have left for good during the request; any other constraint violation is a bug.
            if reader is None or await visitor(request) is not None:
                raise
            raise NotKnown("who-unknown") from None
        if self.wakes:
            visit.driver.wake(visit.table_id)
        return self._written(visit, content)

    def _written(self, visit: Visit, content: Any) -> Response:
        if isinstance(content, Response):
            return content
        response: Response
        if self.status == 204:
            response = Response(status_code=self.status, headers=visit.headers)
        elif isinstance(content, str):
            response = PlainTextResponse(content, self.status, visit.headers)
        else:
            response = answer(Nothing() if content is None else content, self.status)
            response.headers.update(visit.headers)
        if self.tagged:
            response = etags.tagged(visit.request, response)
        if self.packed:
            response = packing.packed(visit.request, response)
        if visit.token:
            remember(visit.request, response, visit.services.settings, visit.token)
        elif visit.token is not None:
            forget(visit.request, response, visit.services.settings)
        else:
            renew(visit.request, response, visit.services.settings)
        return response


class Doors:
    """The doors of one group, in the order of their declaration; `admins`: only for them."""

    def __init__(self, group: str, admins: bool = False) -> None:
        self.group = group
        self.admins = admins
        self.all: list[Door] = []

    def get(self, path: str, limit: Rate = limits.LOOKS, **more: Any) -> Callable[[C], C]:
        return self._door("GET", path, limit, **more)

    def post(self, path: str, limit: Rate = limits.ACTIONS, **more: Any) -> Callable[[C], C]:
        return self._door("POST", path, limit, **more)

    def put(self, path: str, limit: Rate = limits.ACTIONS, **more: Any) -> Callable[[C], C]:
        return self._door("PUT", path, limit, **more)

    def delete(self, path: str, limit: Rate = limits.ACTIONS, **more: Any) -> Callable[[C], C]:
        return self._door("DELETE", path, limit, **more)

    def _door(self, method: str, path: str, limit: Rate, **more: Any) -> Callable[[C], C]:
        """`more`: what else a `Door` says of itself."""

        def declared(call: C) -> C:
            signature = inspect.signature(call, eval_str=True)
            types = {name: one.annotation for name, one in signature.parameters.items()}
            gives = signature.return_annotation
            if gives is None and more.get("status") != 204:
                gives = Nothing
            name = f"{self.group}-{call.__name__.rstrip('_').replace('_', '-')}"
            media = more.pop("media", "text/plain" if gives is str else "application/json")
            self.all.append(
                Door(
                    method=method,
                    path=path,
                    call=call,
                    name=name,
                    group=self.group,
                    body=types.get("body"),
                    query=types.get("query"),
                    gives=gives,
                    limit=limit,
                    media=media,
                    admins=self.admins,
                    **more,
                )
            )
            return call

        return declared
