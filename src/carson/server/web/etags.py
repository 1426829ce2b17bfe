"""Answers that say which text they are, so that who has it already need not be sent it again (RFC 9110, 13.1.2)."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response


def tagged(request: Request, response: Response) -> Response:
    """The answer with its tag, or the tag alone. It may be kept, and must be asked for again each time."""
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
