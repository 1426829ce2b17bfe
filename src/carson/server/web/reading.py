"""Requests as typed data. Whatever cannot be read is a BadRequest with its reason."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request

from carson.server.faults import BadRequest, ServerError
from carson.server.service.desk import Desk

T = TypeVar("T")
MOST_NUMBER = 2**31 - 1  # what both databases hold


class TooLarge(ServerError):
    status = 413


class GuestForm(Struct, forbid_unknown_fields=True):
    """`token`: the token is wanted in the answer, for a script, and no cookie."""

    name: str
    token: bool = False


class TableForm(Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    public: bool = False
    seats: list[str] | None = None


class JoinForm(Struct, forbid_unknown_fields=True):
    seat: int | None = None
    name: str | None = None


class LeaveForm(Struct, forbid_unknown_fields=True):
    seat: int | None = None


class StartForm(Struct, forbid_unknown_fields=True):
    fill: str | None = None


async def form(request: Request, kind: type[T]) -> T:
    """The body as a struct of this kind; no body at all is an empty one."""
    desk: Desk = request.app.state.desk
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > desk.settings.max_body:
            raise TooLarge("request-too-large", most=desk.settings.max_body)
    # A form of another site can send text, but not this type without being asked first.
    if body and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("request-not-json")
    try:
        return msgspec.json.decode(bytes(body) or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise BadRequest("request-malformed", reason=_printable(str(fault))[:200]) from None


def number(request: Request, name: str, usual: int | None, least: int = 0, most: int = MOST_NUMBER) -> int | None:
    """A whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return usual
    plain = text.removeprefix("-")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= 10 and least <= int(text) <= most):
        raise BadRequest("request-number", name=name, least=least, most=most)
    return int(text)


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text)
