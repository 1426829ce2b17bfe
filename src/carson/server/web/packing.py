"""Large answers that are the same for everybody, sent compressed to who reads that (RFC 9110, 8.4).

Not for answers with anybody's own in them: their length would tell something of it to who listens.
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


@lru_cache(maxsize=16)
def _small(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
