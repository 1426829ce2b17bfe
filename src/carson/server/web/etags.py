"""Answers that say which text they are, so that who has it already need not be sent it again (RFC 9110, 13.1.2)."""

import gzip
import hashlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALLEST_PACKED: Final = 4_000  # bytes; what is smaller travels in a packet or two anyway


def tagged(request: Request, response: Response) -> Response:
    """The answer with its tag, or the tag alone. It may be kept, and must be asked for again each time."""
    tag = f'"{hashlib.sha256(response.body).hexdigest()[:32]}"'
    response.headers["etag"] = tag
    response.headers["cache-control"] = "private, no-cache"
    if not _held(request.headers.get("if-none-match", ""), tag):
        return _packed(request, response)
    kept = {name: response.headers[name] for name in ("etag", "cache-control")}
    return Response(status_code=304, headers=kept)


def _packed(request: Request, response: Response) -> Response:
    """Compressed for who can read that. Nothing that is tagged holds a secret beside a reader's own words."""
    body = bytes(response.body)
    if len(body) < SMALLEST_PACKED:
        return response
    response.headers["vary"] = "accept-encoding, accept-language"
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(body, 6, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def _held(header: str, tag: str) -> bool:
    held = [one.strip().removeprefix("W/") for one in header[:1000].split(",")]
    return tag in held or "*" in held
