"""The browser client's files, and the words they show."""

import gzip
import re
from pathlib import Path
from typing import Any

import httpx2 as httpx
import msgspec
import pytest

from carson.server.client import files as client
from carson.server.people.identity import SEEN_EVERY
from carson.server.web import limits
from carson.words import LANGUAGES, Words
from server.club import Club, Person, in_club, seated

WEB = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files, where the real one would be built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>Here</p>", "utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (folder / "assets" / "main-1234.js").write_text("// " + "x" * 4000, "utf-8")
    monkeypatch.setattr(client, "_folder", lambda: folder)
    client._files.cache_clear()
    yield folder  # type: ignore[misc]
    client._files.cache_clear()


def test_every_page_is_the_same_file_and_files_are_sent_as_what_they_are(sqlite: str, built: Path) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        for page in ("/", "/new", "/rules/BG-4.2", "/table/" + "0" * 20, "/replay/" + "0" * 20 + "/7"):
            answer = await http.get(page)
            assert answer.status_code == (404 if "/table/" in page else 200)  # there is none
            assert answer.text == (built / "index.html").read_text("utf-8")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        script = await http.get("/assets/main-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await http.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        plain = await http.get("/assets/main-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        again = await http.get("/icon.svg", headers={"if-none-match": (await http.get("/icon.svg")).headers["etag"]})
        assert again.status_code == 304
        assert (await http.get("/assets/other.js")).status_code == 404
        assert (await http.get("/assets/../index.html")).status_code in (200, 404)

    in_club(sqlite, story)


def _with_parts(folder: Path) -> None:
    """A client whose table needs two further files, and words."""
    (folder / "index.html").write_text('<html lang="en"><head></head><body></body></html>', "utf-8")
    parts = {
        "src/pages/TablePage.svelte": {"file": "assets/t.js", "imports": ["_art"], "css": ["assets/t.css"]},
        "_art": {"file": "assets/art.js", "imports": ["src/pages/TablePage.svelte"]},
        "src/board/BoardTable.svelte": {"file": "assets/board.js"},
        "src/cards/CardTable.svelte": {"file": "assets/cards.js"},
        "virtual:words/en": {"file": "assets/en.js"},
        "virtual:words/nl": {"file": "assets/nl.js"},
        "virtual:words/later/nl": {"file": "assets/later-nl.js"},
    }
    (folder / "manifest.json").write_bytes(msgspec.json.encode(parts))
    client._files.cache_clear()


def test_a_page_names_all_its_files_so_that_a_browser_asks_for_them_at_once(sqlite: str, built: Path) -> None:
    _with_parts(built)

    async def story(club: Club) -> None:
        http = club.stranger().http
        page = (await http.get("/table/" + "0" * 20, headers={"accept-language": "nl"})).text
        assert re.findall(r'href="/assets/(.+?)"', page) == ["t.js", "nl.js", "art.js", "t.css"]
        assert '<html lang="nl">' in page
        pad = await http.get("/pad", headers={"accept-language": "nl"})
        assert re.findall(r'href="/assets/(.+?)"', pad.text) == ["later-nl.js", "nl.js"]
        kept = await http.get("/", headers={"accept-language": "nl", "cookie": "carson-language=en"})
        assert re.findall(r'href="/assets/(.+?)"', kept.text) == ["en.js"]
        assert (await http.get("/", headers={"cookie": "carson-language=xx"})).status_code == 200
        assert (await http.get("/manifest.json")).status_code == 404

    in_club(sqlite, story)


def test_a_tables_page_brings_what_its_reader_may_see_and_no_more(sqlite: str, built: Path) -> None:
    _with_parts(built)

    async def story(club: Club) -> None:
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        await ann.act(table_id, "bid 7", 0)

        async def brought(person: Person) -> Any:
            page = (await person.http.get(f"/table/{table_id}")).text
            found = re.search(r'<script type="application/json" id="answers">(.*?)</script>', page)
            assert found
            return msgspec.json.decode(found[1])

        for person in (ann, bob, club.stranger()):
            given = await brought(person)
            assert given["language"] == "en"
            page = (await person.http.get(f"/table/{table_id}")).text
            assert "/assets/cards.js" in page
            assert "/assets/board.js" not in page
            seen = given["answers"][f"/api/tables/{table_id}"]
            assert {**seen, "now": 0} == {**await person.table(table_id), "now": 0}
            assert given["answers"][f"/api/tables/{table_id}/deck"]["eras"]
            assert (given["answers"]["/api/me"] is not None) == (person in (ann, bob))
            assert (await person.http.get(f"/table/{table_id}")).headers["cache-control"] == "no-store"
        for other in ("0" * 20, "zzz"):
            nothing = await ann.http.get(f"/table/{other}")
            assert nothing.status_code == 404
            assert '"answers":{}' in nothing.text

    in_club(sqlite, story)


def test_who_comes_by_a_tables_page_alone_is_not_forgotten(sqlite: str, built: Path) -> None:
    async def story(club: Club) -> None:
        table_id, ann, _ = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]})
        assert "set-cookie" not in (await ann.http.get(f"/table/{table_id}")).headers
        club.hands.now += SEEN_EVERY + 60
        assert "Max-Age" in (await ann.http.get(f"/table/{table_id}")).headers["set-cookie"]

    in_club(sqlite, story)


def test_a_tables_page_is_counted_as_the_look_it_is(sqlite: str, built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOOKS", limits.Rate("looks", 2))

    async def story(club: Club) -> None:
        http = club.stranger().http
        assert [(await http.get("/table/" + "0" * 20)).status_code for _ in range(3)] == [404, 404, 429]
        assert (await http.get("/")).status_code == 200

    in_club(sqlite, story, limited=True)


def test_an_address_that_leads_nowhere_shows_a_page_to_a_person_and_an_error_to_a_program(
    sqlite: str, built: Path
) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        page = await http.get("/saloon", headers={"accept": "text/html"})
        assert (page.status_code, page.text) == (404, (built / "index.html").read_text("utf-8"))
        for path, accept in (("/saloon", "application/json"), ("/api/saloon", "text/html"), ("/assets/x", "text/html")):
            answer = await http.get(path, headers={"accept": accept})
            assert answer.status_code == 404
            assert answer.json()["error"]["message"]
        assert (await http.get("/api/guest")).status_code == 405

    in_club(sqlite, story)


def test_pages_and_the_description_are_counted_like_every_other_request(
    sqlite: str, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "ANYTHING", limits.Rate("anything", 2))

    async def story(club: Club) -> None:
        http = club.stranger().http
        found = [(await http.get(path)).status_code for path in ("/", "/api/openapi.json", "/icon.svg")]
        assert found == [200, 200, 429]

    in_club(sqlite, story, limited=True)


def test_packed_files_are_the_same_files(built: Path) -> None:
    for path, file in client._files().items():
        assert file.content == (built / path).read_bytes()
        assert file.packed == {} or gzip.decompress(file.packed["gzip"]) == file.content


def test_what_was_packed_better_with_the_client_is_sent_to_browsers_that_read_it(sqlite: str, built: Path) -> None:
    (built / "assets" / "main-1234.js.br").write_bytes(b"packed better")
    client._files.cache_clear()

    async def sent(http: httpx.AsyncClient, accepted: str) -> tuple[str | None, bytes]:
        address = "/assets/main-1234.js"
        async with http.stream("GET", address, headers={"accept-encoding": accepted}) as answer:
            return answer.headers.get("content-encoding"), b"".join([part async for part in answer.aiter_raw()])

    async def story(club: Club) -> None:
        http = club.stranger().http
        for accepted in ("gzip, deflate, br, zstd", "br", "gzip;q=0.5,br;q=0.8"):
            assert await sent(http, accepted) == ("br", b"packed better")
        for accepted in ("gzip", "gzip, br;q=0", "gzip, br; q=0.0"):
            encoding, content = await sent(http, accepted)
            assert encoding == "gzip"
            assert gzip.decompress(content) == (built / "assets" / "main-1234.js").read_bytes()
        for accepted in ("identity", "gzip;q=0", "brotli"):
            assert (await sent(http, accepted))[0] is None
        assert (await http.get("/assets/main-1234.js.br")).status_code == 404  # not a file of its own

    in_club(sqlite, story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_in_the_readers_language_that_the_rest_is_on_its_way(
    sqlite: str, built: Path, language: str
) -> None:
    (built / "index.html").write_text((WEB.parent / "index.html").read_text("utf-8"), "utf-8")
    client._files.cache_clear()

    async def story(club: Club) -> None:
        page = (await club.stranger().http.get("/", headers={"accept-language": language})).text
        assert f"<p>{Words(language)('web-arriving')}</p>" in page
        assert ("One moment" in page) == (language == "en")

    in_club(sqlite, story)


def test_without_a_built_client_the_server_says_how_to_get_one(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_folder", lambda: tmp_path / "nothing")
    client._files.cache_clear()

    async def story(club: Club) -> None:
        answer = await club.stranger().http.get("/", headers={"accept-language": "nl"})
        assert answer.status_code == 503
        assert "make web" in answer.text

    try:
        in_club(sqlite, story)
    finally:
        client._files.cache_clear()


def _used() -> set[str]:
    sources = [path.read_text("utf-8") for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}")]
    return {name for text in sources for name in re.findall(r"['\"`](web-[a-z-]+[a-z])['\"`]", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_browser_asks_for_is_in_the_catalogue(language: str) -> None:
    words = Words(language)
    assert len(_used()) > 50
    assert [name for name in sorted(_used()) if not words.has(name)] == []
