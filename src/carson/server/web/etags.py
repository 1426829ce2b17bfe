"""Answers with a tag, so that a client that has the same text already is not sent it again (RFC 9110, 13.1.2)."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def tagged(request: Request, response: Response) -> Response:
    """The answer with its tag, or the tag alone. Clients may cache it, and must revalidate it each time."""
    tag = f'"{hashlib.sha256(response.body).hexdigest()[:32]}"'
    response.headers["etag"] = tag
    response.headers["cache-control"] = "private, no-cache"
    if not _held(request.headers.get("if-none-match", ""), tag):
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control")}
    return Response(status_code=304, headers=kept)


def _held(header: str, tag: str) -> bool:
    held = [one.strip().removeprefix("W/") for one in header[:1000].split(",")]
    return tag in held or "*" in held
