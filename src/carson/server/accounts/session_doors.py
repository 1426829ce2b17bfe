"""Where you are signed in: sessions, and the secret links that sign in another browser."""

from carson.server.accounts.shapes import Ended, Links, NewLink, Sessions, UseForm, session
from carson.server.people import identity as people
from carson.server.people import secret_links as links
from carson.server.people import session_repository as kept
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit

doors = Doors("sessions")
ENTRANCE = "/enter#"


@doors.get("/api/sessions", limit=limits.ACCOUNT)
async def listed(visit: Visit) -> Sessions:
    """Where you are signed in, the newest first."""
    found = await visit.services.database.fetch(kept.of_user, visit.user.id, visit.services.now())
    return Sessions([session(one, visit.user, visit.words) for one in found])


@doors.delete("/api/sessions/{session_id}", limit=limits.ACCOUNT)
async def end(visit: Visit) -> None:
    """End a session. Whatever it has open is closed."""
    session_id = visit.called("session_id")
    await people.end_session(visit.services, visit.user, session_id)
    if session_id == visit.user.session:
        visit.token = ""


@doors.delete("/api/sessions", limit=limits.ACCOUNT)
async def end_others(visit: Visit) -> Ended:
    """End all other sessions. Secret links are withdrawn too."""
    return Ended(await people.end_other_sessions(visit.services, visit.user))


@doors.get("/api/links", limit=limits.ACCOUNT)
async def links_(visit: Visit) -> Links:
    """Your unused secret links, without their secrets."""
    return Links(await visit.services.database.fetch(kept.links_of, visit.user.id, visit.services.now()))


@doors.post("/api/links", limit=limits.ACCOUNT, status=201)
async def make_link(visit: Visit) -> NewLink:
    """Make a secret link, which signs you in from another browser, once."""
    made, token = await links.make(visit.services, visit.user)
    return NewLink(made.id, made.created_at, made.expires_at, ENTRANCE + token)


@doors.delete("/api/links/{link_id}", limit=limits.ACCOUNT)
async def withdraw_link(visit: Visit) -> None:
    """Withdraw a secret link."""
    await links.withdraw(visit.services, visit.user, visit.called("link_id"))


@doors.post("/api/links/use", limit=limits.LOGINS, free=True)
async def use_link(visit: Visit, body: UseForm) -> shapes.Me:
    """Sign in as the person who made the link, in place of whoever this browser was."""
    instead = None if body.token else visit.reader
    user, token = await links.use(visit.services, body.link, visit.label, instead)
    return shapes.Me(shapes.person(user), visit.hand_over(token, body.token))
