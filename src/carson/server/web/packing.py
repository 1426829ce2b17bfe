"""Large answers that are the same for everybody, sent compressed to clients that accept it (RFC 9110, 8.4).

These are compressed once and cached. Personal answers, such as a table's page, may be compressed too: they contain no
token, and nobody can make somebody else's browser request them again and again with guesses next to a secret, which is
what it takes to learn something from the length.
"""

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALLEST: Final = 1_000


def packed(request: Request, response: Response) -> Response:
    """The answer, compressed if the client accepts it."""
    response.headers["vary"] = "accept-encoding, accept-language, cookie"
    body = bytes(response.body)
    if len(body) < SMALLEST or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    response.body = _small(body)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    return response


@lru_cache(maxsize=32)
def _small(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
