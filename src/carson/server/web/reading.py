"""Requests as typed data. Anything that cannot be read is a BadRequest with its reason."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from carson.server.errors import BadRequest, ServerError

T = TypeVar("T")


class TooLarge(ServerError):
    status = 413


async def form(request: Request, kind: type[T], most: int) -> T:
    """The body, up to this many bytes, as a struct of this kind; a missing body is an empty struct."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge("request-too-large", most=most)
    # Another site's form can send text, but not this type without asking first.
    if body and request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("request-not-json")
    try:
        return msgspec.json.decode(bytes(body) or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise BadRequest("request-malformed", reason=printable(str(fault))[:200]) from None


def queried(request: HTTPConnection, kind: type[T], several: str = "") -> T:
    """The query string as a struct of this kind; fields that the struct does not have are ignored.

    `several`: this field may be given more than once.
    """
    given: dict[str, Any] = dict(request.query_params)
    if several in given:
        given[several] = request.query_params.getlist(several)
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise BadRequest("request-malformed", reason=printable(str(fault))[:200]) from None


def printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text)
