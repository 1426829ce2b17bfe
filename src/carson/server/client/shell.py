"""The file behind every page, prepared for one of them: it names everything that the page needs, so that a browser asks
for all of it at once, and it includes the answers to what the page would ask first.
"""

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request

from carson.kernel import CarsonError
from carson.server.people import guest_doors as people
from carson.server.play import doors as play
from carson.server.reference import material_doors as material
from carson.server.web.door import Visit
from carson.server.web.forms import SeatQuery
from carson.server.web.language import words_for
from carson.words import LANGUAGES, Words

# Where a browser stores its reader's choice, so that the page comes with the right words.
LANGUAGE_COOKIE: Final = "carson-language"
ARRIVING: Final = "One moment …"  # what the shell says in English until the client is loaded
HEAD_END: Final = "</head>"
BODY_END: Final = "</body>"
ME: Final = "/api/me"
NOBODY: Final = None  # a first visit need not ask who it is and be refused


class Chunk(Struct):
    """A file of the build, and the files it imports (Vite's manifest)."""

    file: str
    imports: list[str] = []
    css: list[str] = []


def chunks(manifest: bytes) -> dict[str, Chunk]:
    return msgspec.json.decode(manifest, type=dict[str, Chunk])


def needed(found: Mapping[str, Chunk], names: list[str]) -> tuple[list[str], list[str]]:
    """The scripts and style sheets of these parts and of everything they import."""
    scripts: dict[str, None] = {}
    styles: dict[str, None] = {}
    seen: set[str] = set()
    while names:
        name = names.pop(0)
        if name in seen or name not in found:
            continue
        seen.add(name)
        scripts[found[name].file] = None
        styles.update(dict.fromkeys(found[name].css))
        names.extend(found[name].imports)
    return list(scripts), list(styles)


def page_text(shell: str, found: Mapping[str, Chunk], parts: list[str], language: str) -> str:
    """The shell in the reader's language. It names the files of these parts and its words, besides those it names
    already. A part may depend on the `{language}`.
    """
    names = [*parts, "virtual:words/{language}"]
    scripts, styles = needed(found, [name.replace("{language}", language) for name in names])
    # A browser fetches six files at a time, in this order: scripts are larger, so they begin before style sheets.
    links = [f'<link rel="modulepreload" crossorigin href="/{name}">' for name in scripts if name not in shell]
    links += [f'<link rel="stylesheet" crossorigin href="/{name}">' for name in styles if name not in shell]
    text = shell.replace('<html lang="en">', f'<html lang="{language}">', 1)
    text = text.replace(ARRIVING, Words(language)("web-arriving"), 1)
    return text.replace(HEAD_END, "\n    ".join([*links, ""]) + HEAD_END, 1)


def with_answers(text: str, language: str, answers: Mapping[str, object]) -> str:
    """Data, which no browser runs: a page may contain it, whatever its policy says about scripts."""
    data = msgspec.json.encode({"language": language, "answers": answers}).decode().replace("<", "\\u003c")
    return text.replace(BODY_END, f'<script type="application/json" id="answers">{data}</script>{BODY_END}', 1)


def language_of(request: Request) -> str:
    kept = request.cookies.get(LANGUAGE_COOKIE, "")
    return kept if kept in LANGUAGES else words_for(request).language


async def first_answers(visit: Visit, language: str) -> tuple[str, dict[str, object]]:
    """A table's game, and what its page asks first, as the doors would answer; nothing if they would refuse."""
    visit.request.state.language = language
    path = f"/api/tables/{visit.request.path_params['table_id']}"
    try:
        position = await play.look(visit, SeatQuery())
        answers: dict[str, object] = {path: position}
        for name, door in material.NEEDED_FIRST.get(position.table.game, {}).items():
            answers[f"{path}/{name}"] = await door(visit)
        answers[ME] = await people.me(visit) if visit.reader is not None else NOBODY
    except CarsonError:
        return "", {}
    return position.table.game, answers


@lru_cache(512)
def packed(text: str) -> tuple[bytes, bytes, str]:
    """As it is, gzipped, and its tag. For pages that are the same for everybody, at a fixed address."""
    content = text.encode()
    return content, gzip.compress(content, 9, mtime=0), tag_of(content)


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'
