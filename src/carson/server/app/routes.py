"""All addresses of the server."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from carson.server.accounts import doors as accounts
from carson.server.accounts import session_doors as sessions
from carson.server.admin import doors as admin
from carson.server.admin import public_doors as public
from carson.server.analysis import hint_doors as hints
from carson.server.analysis import outlook_doors as ahead
from carson.server.analysis import place_doors as places
from carson.server.analysis import plan_doors as plans
from carson.server.analysis import review_doors as reviews
from carson.server.analysis import why_doors as why
from carson.server.chat import doors as chat
from carson.server.delivery import channel_doors as channels
from carson.server.delivery import mail_doors as mail
from carson.server.lessons import doors as lessons
from carson.server.lessons import position_doors as lesson_positions
from carson.server.live.door import live
from carson.server.operations import health_doors as house
from carson.server.operations.metrics_doors import metrics
from carson.server.people import guest_doors as people
from carson.server.play import doors as play
from carson.server.play import ending_doors as ends
from carson.server.play import order_doors as orders
from carson.server.records import doors as records
from carson.server.reference import material_doors as material
from carson.server.reference import pad_doors as pad
from carson.server.reference import rule_doors as rules
from carson.server.results import doors as results
from carson.server.tables import clock_doors as clocks
from carson.server.tables import doors as tables
from carson.server.tables import rematch_doors as rematch
from carson.server.web import limits
from carson.server.web.door import Door
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
    plans,
    ahead,
    hints,
    reviews,
    records,
    results,
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
    public,
    admin,
)
DOORS: Final[list[Door]] = [door for group in GROUPS for door in group.doors.all]


async def openapi(request: Request) -> Response:
    await limits.count_request(request)
    return Response(document(DOORS), media_type="application/json")


ROUTES: Final[list[BaseRoute]] = [
    *(door.route for door in DOORS),
    Route("/api/openapi.json", openapi),
    Route("/metrics", metrics),
    WebSocketRoute("/api/tables/{table_id}/live", live),
]
