"""Large answers that are the same for everybody, sent compressed to who reads that (RFC 9110, 8.4).

These are compressed once and kept. What is somebody's own may be compressed as well, as a table's page is: there is no
token in it, and nobody can have another's browser ask for it again and again with guesses of his beside a secret, which
is what it takes to learn something from its length.
"""

import gzip
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALLEST: Final = 1_000


def packed(request: Request, response: Response) -> Response:
    """The answer, compressed where that is read."""
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
