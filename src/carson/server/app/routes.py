"""All addresses of the server."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from carson.server.accounts import doors as accounts
from carson.server.accounts import session_doors as sessions
from carson.server.admin import doors as admin
from carson.server.admin import public_doors as public
from carson.server.analysis import judgement_doors as judgements
from carson.server.analysis import outlook_doors as ahead
from carson.server.analysis import place_doors as places
from carson.server.analysis import plan_doors as plans
from carson.server.analysis import why_doors as why
from carson.server.chat import doors as chat
from carson.server.delivery import channel_doors as channels
from carson.server.delivery import mail_doors as mail
from carson.server.lessons import doors as lessons
from carson.server.live.door import live
from carson.server.operations import doors as operations
from carson.server.people import guest_doors as people
from carson.server.play import doors as play
from carson.server.play import ending_doors as ends
from carson.server.play import order_doors as orders
from carson.server.records import doors as records
from carson.server.reference import material_doors as material
from carson.server.reference import pad_doors as pad
from carson.server.reference import rule_doors as rules
from carson.server.results import doors as results
from carson.server.tables import doors as tables
from carson.server.web import limits
from carson.server.web.door import Door
from carson.server.web.openapi import document

GROUPS: Final = (
    operations.doors,
    people.doors,
    accounts.doors,
    sessions.doors,
    tables.doors,
    play.doors,
    places.doors,
    why.doors,
    plans.doors,
    ahead.doors,
    judgements.doors,
    judgements.of_records,
    records.doors,
    results.doors,
    material.doors,
    rules.doors,
    lessons.doors,
    pad.doors,
    lessons.positions,
    tables.clocks,
    ends.doors,
    tables.rematches,
    orders.doors,
    chat.doors,
    channels.doors,
    mail.doors,
    public.doors,
    admin.doors,
)
DOORS: Final[list[Door]] = [door for group in GROUPS for door in group.all]


async def openapi(request: Request) -> Response:
    await limits.count_request(request)
    return Response(document(DOORS), media_type="application/json")


ROUTES: Final[list[BaseRoute]] = [
    *(door.route for door in DOORS),
    Route("/api/openapi.json", openapi),
    Route("/metrics", operations.metrics),
    WebSocketRoute("/api/tables/{table_id}/live", live),
]
