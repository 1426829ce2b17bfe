"""All addresses of the server."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from carson.server.web import limits
from carson.server.web.door import Door
from carson.server.web.doors import (
    accounts,
    ahead,
    channels,
    chat,
    clocks,
    ends,
    house,
    lesson_positions,
    lessons,
    mail,
    material,
    orders,
    pad,
    people,
    places,
    play,
    records,
    rematch,
    rules,
    sessions,
    tables,
    trying,
    why,
)
from carson.server.web.live.door import live
from carson.server.web.measures import metrics
from carson.server.web.openapi import document

GROUPS: Final = (
    house,
    people,
    accounts,
    sessions,
    tables,
    play,
    places,
    why,
    trying,
    ahead,
    records,
    material,
    rules,
    lessons,
    pad,
    lesson_positions,
    clocks,
    ends,
    rematch,
    orders,
    chat,
    channels,
    mail,
)
DOORS: Final[list[Door]] = [door for group in GROUPS for door in group.doors.all]


async def openapi(request: Request) -> Response:
    await limits.knocked(request)
    return Response(document(DOORS), media_type="application/json")


ROUTES: Final[list[BaseRoute]] = [
    *(door.route for door in DOORS),
    Route("/api/openapi.json", openapi),
    Route("/metrics", metrics),
    WebSocketRoute("/api/tables/{table_id}/live", live),
]
