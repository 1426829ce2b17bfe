"""The browser client: the files that `make web` built, read once and kept in memory, compressed and uncompressed."""

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from carson.server.client.manifest import manifest_text
from carson.server.client.pages import HOME, NOWHERE, PAGES, TABLE, Page
from carson.server.client.preview import PICTURE, addressed, of_page, of_table
from carson.server.client.shell import (
    ME,
    NOBODY,
    chunks,
    first_answers,
    language_of,
    packed,
    page_text,
    tag_of,
    with_answers,
)
from carson.server.games.adapter import SERVED
from carson.server.web import limits
from carson.server.web.door import Visit
from carson.server.web.identity import renew, token_of, visitor
from carson.server.web.language import words_for
from carson.server.web.shapes import Position
from carson.words import LANGUAGES

START: Final = "index.html"
MANIFEST: Final = "manifest.json"
INSTALLED: Final = "manifest.webmanifest"
LOOK: Final = "play-look"  # the door whose answer a table's page brings
# A table needs its game's part as well; "": there is no such table.
GAMES: Final = {"": (), **{name: (game.page,) for name, game in SERVED.items()}}
# Words that neither a table nor the first page needs.
MORE_WORDS: Final = "virtual:words/later/{language}"
# File names under assets/ contain a hash of the content, so the files never change.
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER: Final = "no-store"  # personal answers
BROTLI: Final = ".br"  # built with the client
SMALLEST_PACKED: Final = 1_000
DIFFERS: Final = "accept-encoding, accept-language, cookie"
QUICKLY: Final = 5  # gzip's level for answers made for each request
# The same everywhere, whatever the system's own table says.
KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
Handler = Callable[[Request], Awaitable[Response]]


class File(Struct, frozen=True):
    kind: str
    content: bytes
    packed: dict[str, bytes]  # by the name of the encoding, the preferred first
    tag: str


def client_routes() -> list[BaseRoute]:
    """A route for each page and each file; without a built client, a page that says so."""
    files = _files()
    if START not in files:
        return [Route(address, _not_built) for _, address in _addresses()]
    shell = files[START].content.decode()
    parts = chunks(files[MANIFEST].content) if MANIFEST in files else {}

    def texts(*names: str) -> dict[str, str]:
        return {language: page_text(shell, parts, list(names), language) for language in LANGUAGES}

    def drawn(page: Page, status: int = 200, fixed: bool = True) -> Handler:
        own = f"src/pages/{page.component}.svelte"
        if page != TABLE:
            there = status == 200
            names = (own,) if page == HOME else (own, MORE_WORDS)
            return _page({one: of_page(text, page, one, there) for one, text in texts(*names).items()}, status, fixed)
        return _table({game: texts(own, *more) for game, more in GAMES.items()})

    routes: list[BaseRoute] = [Route(address, drawn(page, fixed="{" not in address)) for page, address in _addresses()]
    for path, file in files.items():
        if path == INSTALLED:
            told = {language: manifest_text(file.content, language) for language in LANGUAGES}
            routes.append(Route(f"/{path}", _page(told, kind=file.kind)))
        elif path not in (START, MANIFEST):
            kept = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
            # Sites that preview a shared link may show its picture; nothing else is for other sites.
            more = {"cross-origin-resource-policy": "cross-origin"} if path == PICTURE else {}
            routes.append(Route(f"/{path}", _handler(file, kept, more)))
    # Elsewhere people get a page that says so, and programs the error that every other address gives.
    lost = Route(NOWHERE.address, _lost(drawn(NOWHERE, 404)))
    # The API itself says what it does not have, and which methods an address does not allow.
    lost.path_regex = re.compile(r"^/(?P<path>(?!api/|assets/).*)$")
    routes.append(lost)
    return routes


def _addresses() -> list[tuple[Page, str]]:
    return [(page, address) for page in PAGES for address in (page.address, *page.further)]


def _lost(page: Handler) -> Handler:
    async def sent(request: Request) -> Response:
        if "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return await page(request)

    return sent


def _page(pages: dict[str, str], status: int = 200, fixed: bool = True, kind: str = "text/html") -> Handler:
    """A page, or another file, that is the same for all readers of a language. Pages with many addresses (not `fixed`)
    contain their address and are not cached: there is no end of them, and they would push out what everybody asks for.
    """

    async def sent(request: Request) -> Response:
        await limits.count_request(request)
        language = language_of(request)
        text = addressed(pages[language], request)
        if token_of(request) is None:
            text = with_answers(text, language, {ME: NOBODY})
        content, zipped, tag = packed(text) if fixed else (text.encode(), b"", tag_of(text.encode()))
        headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": DIFFERS}
        if request.headers.get("if-none-match") == tag and status == 200:
            return Response(status_code=304, headers=headers)
        if "gzip" in _unpacked(request):
            content = zipped or gzip.compress(content, QUICKLY, mtime=0)
            headers["content-encoding"] = "gzip"
        return Response(content, status, headers, kind)

    return sent


def _table(pages: dict[str, dict[str, str]]) -> Handler:
    """A table's page, including what its reader may see of the game."""

    async def sent(request: Request) -> Response:
        await limits.count_request(request)
        language = language_of(request)
        visit = Visit(request, await visitor(request))
        # Counts as a normal visit.
        counter: limits.Limits = request.app.state.limits
        await counter.count(limits.LOOKS, LOOK, visit.address if visit.reader is None else visit.reader.id)
        game, answers = await first_answers(visit, language)
        status = next((one.table.status for one in answers.values() if isinstance(one, Position)), "")
        page = addressed(of_table(pages[game][language], game, status, language), request)
        content = with_answers(page, language, answers).encode()
        headers = {"cache-control": NEVER if answers else ASK_AGAIN, "vary": DIFFERS}
        if "gzip" in _unpacked(request):
            content = gzip.compress(content, QUICKLY, mtime=0)
            headers["content-encoding"] = "gzip"
        response = Response(content, 200 if game else 404, headers, "text/html")
        renew(request, response, visit.services.settings)
        return response

    return sent


def _unpacked(request: Request) -> set[str]:
    """The encodings that this browser reads: `gzip, br;q=0.5`, but not `gzip;q=0`."""
    accepted = [
        coding.replace(" ", "").partition(";") for coding in request.headers.get("accept-encoding", "").split(",")
    ]
    return {name for name, _, weight in accepted if not re.fullmatch(r"q=0(\.0*)?", weight)}


async def _not_built(request: Request) -> Response:
    return PlainTextResponse(words_for(request)("server-no-client") + "\n", 503)


def _handler(file: File, kept: str, more: Mapping[str, str]) -> Handler:
    async def sent(request: Request) -> Response:
        await limits.count_request(request)
        headers = {"cache-control": kept, "etag": file.tag, "vary": "accept-encoding", **more}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.content
        unpacked = _unpacked(request)
        for encoding, smaller in file.packed.items():
            if encoding in unpacked:
                body = smaller
                headers["content-encoding"] = encoding
                break
        return Response(body, 200, headers, file.kind)

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
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            _gather(entry, f"{path}{entry.name}/", found)
            continue
        suffix = "." + entry.name.rpartition(".")[2]
        if suffix == BROTLI:
            continue
        content = entry.read_bytes()
        kind = KINDS.get(suffix) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
        packs = len(content) >= SMALLEST_PACKED and (kind.startswith("text/") or suffix in (".svg", ".json"))
        packed: dict[str, bytes] = {}
        better = folder.joinpath(entry.name + BROTLI)
        if better.is_file():
            packed["br"] = better.read_bytes()
        if packs:
            packed["gzip"] = gzip.compress(content, 9, mtime=0)
        found[path + entry.name] = File(kind, content, packed, tag_of(content))
