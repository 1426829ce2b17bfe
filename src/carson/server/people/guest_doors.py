"""Doors for guests."""

from carson.server.people import identity as people
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import GuestForm

doors = Doors("people")


@doors.post("/api/guest", limit=limits.GUESTS, status=201, free=True)
async def guest(visit: Visit, body: GuestForm) -> shapes.Me:
    """Become a guest.

    You are known by a cookie; or, with `token`, by the token in the answer, sent as `Authorization: Bearer …`.
    """
    user, token = await people.new_guest(visit.services, body.name, visit.label)
    return shapes.Me(shapes.person(user), visit.hand_over(token, body.token))


@doors.get("/api/me")
async def me(visit: Visit) -> shapes.Me:
    """Who you are."""
    return shapes.Me(shapes.person(visit.user))
