"""The links in emails. They work for anyone who has the email, without signing in.

Opening a link does nothing: mail readers do that by themselves. The page has a button. A mail reader that offers to
unsubscribe presses it for its owner (RFC 8058).
"""

from collections.abc import Awaitable, Callable
from html import escape
from typing import cast

from msgspec import Struct
from starlette.responses import HTMLResponse

from carson.server.core.services import Services
from carson.server.delivery import channels
from carson.server.delivery.mail import CONFIRM_LINK, STOP_LINK
from carson.server.errors import NotThere
from carson.server.notifications.channel_repository import Channel
from carson.server.web.door import Doors, Visit
from carson.words import Teller, Words

doors = Doors("mail")

HTML = "text/html"


class LinkQuery(Struct):
    """`token`: from the link."""

    token: str = ""


@doors.get("/api/mail/{channel_id}/confirm", free=True, media=HTML)
async def confirm_page(visit: Visit, query: LinkQuery) -> str:
    """A page that asks whether to send messages to this address."""
    return await _question_page(visit, CONFIRM_LINK, query.token)


@doors.post("/api/mail/{channel_id}/confirm", free=True, media=HTML)
async def confirm(visit: Visit, query: LinkQuery) -> str:
    """Agree to messages at this address."""
    return await _done(visit, CONFIRM_LINK, query.token, channels.confirm)


@doors.get("/api/mail/{channel_id}/stop", free=True, media=HTML)
async def stop_page(visit: Visit, query: LinkQuery) -> str:
    """A page that asks whether to stop messages to this address."""
    return await _question_page(visit, STOP_LINK, query.token)


@doors.post("/api/mail/{channel_id}/stop", free=True, media=HTML)
async def stop(visit: Visit, query: LinkQuery) -> str:
    """Stop messages to this address."""
    return await _done(visit, STOP_LINK, query.token, channels.stop)


async def _question_page(visit: Visit, what: str, token: str) -> str:
    try:
        found = await channels.by_link(visit.services, visit.request.path_params["channel_id"], what, token)
    except NotThere as fault:
        return _sorry(visit, fault)
    words = Words(found.language)
    button = words(f"notify-page-{what}-button")
    form = f'<form method="post"><button>{escape(button)}</button></form>'
    return _page(words, words(f"notify-page-{what}", address=found.address), form)


async def _done(visit: Visit, what: str, token: str, call: Callable[[Services, str, str], Awaitable[Channel]]) -> str:
    try:
        found = await call(visit.services, visit.request.path_params["channel_id"], token)
    except NotThere as fault:
        return _sorry(visit, fault)
    words = Words(found.language)
    return _page(words, words(f"notify-page-{what}-done", address=found.address))


def _sorry(visit: Visit, fault: NotThere) -> str:
    return _page(visit.words, Teller(visit.words, str).error(fault), status=fault.status)


def _page(words: Words, text: str, form: str = "", status: int = 200) -> str:
    page = (
        f'<!doctype html>\n<html lang="{words.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<meta name="robots" content="noindex">\n'
        f"<title>Carson City</title>\n<h1>Carson City</h1>\n<p>{escape(text)}</p>\n{form}\n"
    )
    # A door may build its whole answer itself; here it is still a text.
    return cast("str", HTMLResponse(page, status))
