"""The browser client: the files that `make web` built, read once and kept in memory, compressed and not."""

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from carson.server.web import limits
from carson.server.web.language import words_for

START: Final = "index.html"
# The addresses of pages: all of them are the same file, which reads the address itself.
PAGES: Final = (
    "/",
    "/new",
    "/mine",
    "/watch",
    "/learn",
    "/learn/{lesson}",
    "/rules",
    "/rules/{number}",
    "/pad",
    "/pad/{game}",
    "/account",
    "/enter",
    "/table/{table_id}",
    "/replay/{table_id}",
    "/replay/{table_id}/{move}",
)
# Names under assets/ have their content's hash in them, so they never change.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALLEST_PACKED: Final = 1_000
# The same everywhere, whatever the system's own table says.
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
Handler = Callable[[Request], Awaitable[Response]]


class File(Struct, frozen=True):
    kind: str
    content: bytes
    packed: bytes | None
    tag: str


def client_routes() -> list[BaseRoute]:
    """A route for each page and each file; without a built client, a page that says so."""
    files = _files()
    if START not in files:
        return [Route(page, _not_built) for page in PAGES]
    routes: list[BaseRoute] = [Route(page, _handler(files[START], ASK_AGAIN)) for page in PAGES]
    for path, file in files.items():
        if path != START:
            kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
            routes.append(Route(f"/{path}", _handler(file, kept)))
    # Elsewhere a person is told so by a page; a program by the error that every other address gives.
    routes.append(Route("/{path:path}", _lost(files[START])))
    return routes


def _lost(file: File) -> Handler:
    page = _handler(file, ASK_AGAIN, 404)

    async def sent(request: Request) -> Response:
        path = request.url.path
        if path.startswith(("/api/", "/assets/")) or "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return await page(request)

    return sent


async def _not_built(request: Request) -> Response:
    return PlainTextResponse(words_for(request)("server-no-client") + "\n", 503)


def _handler(file: File, kept: str, status: int = 200) -> Handler:
    async def sent(request: Request) -> Response:
        await limits.knocked(request)
        headers = {"cache-control": kept, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.content
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers, file.kind)

    return sent


@cache
def _files() -> dict[str, File]:
    found: dict[str, File] = {}
    folder = _folder()
    if folder.is_dir():
        _gather(folder, "", found)
    return found


def _folder() -> Traversable:
    return resources.files("carson.server").joinpath("static")


def _gather(folder: Traversable, path: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _gather(entry, f"{path}{entry.name}/", found)
            continue
        content = entry.read_bytes()
        suffix = "." + entry.name.rpartition(".")[2]
        kind = KINDS.get(suffix) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
        packs = len(content) >= SMALLEST_PACKED and (kind.startswith("text/") or suffix in (".svg", ".json"))
        packed = gzip.compress(content, 9, mtime=0) if packs else None
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        found[path + entry.name] = File(kind, content, packed, tag)
