"""What a shared link shows, and an installed client is called, in the reader's language."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import msgspec
import pytest

from carson.server.client import files as client
from carson.server.client import manifest
from carson.server.client.preview import HEIGHT, LOCALES, WIDTH
from carson.server.client.shell import packed
from carson.words import LANGUAGES, Words
from server.club import Club, in_club, play_on, seated

WEB = Path(__file__).resolve().parents[2] / "web"
MOST_BYTES = 60_000


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The client's own shell and open files, where the built ones would be."""
    folder = tmp_path / "static"
    folder.mkdir()
    for name in ("manifest.webmanifest", "preview.png"):
        (folder / name).write_bytes((WEB / "public" / name).read_bytes())
    (folder / "index.html").write_bytes((WEB / "index.html").read_bytes())
    monkeypatch.setattr(client, "_folder", lambda: folder)
    client._files.cache_clear()
    yield
    client._files.cache_clear()


def told(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="(.*?)"', page)
    return {name: unescape(value) for name, value in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_tells_of_itself_in_the_readers_language(sqlite: str, language: str) -> None:
    async def story(club: Club) -> None:
        words = Words(language)
        page = (await club.stranger().http.get("/", headers={"accept-language": language})).text
        found = told(page)
        assert found["og:title"] == words("web-title")
        assert found["og:description"] == found["description"] == words("web-intro")
        assert found["og:locale"] == LOCALES[language]
        assert found["og:image:alt"] == words("server-preview-picture")
        assert f"<title>{words('web-title')}</title>" in page
        rules = (await club.stranger().http.get("/rules/BG-4.2", headers={"accept-language": language})).text
        assert told(rules)["og:title"] == words("web-rules")

    in_club(sqlite, story)


def test_a_table_tells_its_game_and_how_far_it_is_and_never_who_sits_there(sqlite: str) -> None:
    async def story(club: Club) -> None:
        ann = await club.guest("Annabellinda")
        table = await ann.post("/api/tables", {"game": "cards", "options": {"real": 2, "virtual": ["expert"] * 2}}, 201)
        stranger = club.stranger()

        async def seen(path: str) -> dict[str, str]:
            page = (await stranger.http.get(path)).text
            head = page.partition("</head>")[0]
            assert "Annabellinda" not in head
            assert "Bob" not in head
            return told(head)

        waiting = await seen(f"/table/{table['id']}")
        assert waiting["og:title"] == "The Card Game"
        assert "waiting" in waiting["og:description"]
        table_id, ann, bob = await seated(club, "cards", {"real": 2, "virtual": ["beginner", "expert"]}, public=True)
        assert "in progress" in (await seen(f"/table/{table_id}"))["og:description"]
        await play_on(club, table_id, [ann, bob], "preview")
        assert "move by move" in (await seen(f"/table/{table_id}"))["og:description"]
        assert "move by move" in (await seen(f"/replay/{table_id}/3"))["og:description"]
        assert (await seen("/table/" + "0" * 20))["og:title"] == "Carson City, digital"

    in_club(sqlite, story)


def test_addresses_are_the_operators_or_what_the_browser_called(sqlite: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        found = told((await http.get("/rules/BG-4.2?lang=nl", headers={"host": "cards.example:8000"})).text)
        assert found["og:image"] == "http://cards.example:8000/preview.png"
        assert found["og:url"] == "http://cards.example:8000/rules/BG-4.2"
        odd = told((await http.get('/rules/"><script>')).text)
        assert odd["og:url"] == "http://carson.test/rules/%22%3E%3Cscript%3E"
        for wrong in ('x"><script>', "evil.example/path", "user@evil.example", "a b", "", "-.example", "x" * 300):
            page = (await http.get("/", headers={"host": wrong})).text
            assert "og:image" not in page
            assert "og:url" not in page
            assert "carson-origin" not in page
            assert told(page)["og:title"]

    in_club(sqlite, story)

    async def elsewhere(club: Club) -> None:
        found = told((await club.stranger().http.get("/", headers={"host": "evil.example"})).text)
        assert found["og:image"] == "https://carson.example/preview.png"

    in_club(sqlite, elsewhere, origin="https://carson.example")


def test_only_fixed_addresses_are_kept_ready_and_what_is_nowhere_has_none(sqlite: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        packed.cache_clear()
        for path in ("/", "/rules"):
            await http.get(path)
        assert packed.cache_info().currsize == 2
        for number in range(3):
            for path in (f"/replay/{number:020}/{number}", f"/rules/BG-{number}", f"/learn/{number}", f"/pad/{number}"):
                answer = await http.get(path)
                assert answer.headers["content-encoding"] == "gzip"
                assert told(answer.text)["og:url"].endswith(path)
                again = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
                assert again.status_code == 304
            lost = await http.get(f"/saloon/{number}", headers={"accept": "text/html"})
            assert lost.status_code == 404
            assert "og:url" not in lost.text
            assert told(lost.text)["og:image"]
            assert "og:url" not in (await http.get(f"/table/{number:020}")).text
        assert packed.cache_info().currsize == 3, "the two pages, and one for whatever is nowhere"

    in_club(sqlite, story)


def test_the_picture_is_small_and_other_sites_may_show_it(sqlite: str) -> None:
    picture = (WEB / "public" / "preview.png").read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    assert len(picture) < MOST_BYTES

    async def story(club: Club) -> None:
        http = club.stranger().http
        answer = await http.get("/preview.png")
        assert answer.headers["content-type"] == "image/png"
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        assert (await http.get("/")).headers["cross-origin-resource-policy"] == "same-origin"

    in_club(sqlite, story)


def test_an_installed_client_has_its_name_and_shortcuts_in_the_readers_language(sqlite: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        tags = set()
        for language in LANGUAGES:
            words = Words(language)
            answer = await http.get("/manifest.webmanifest", headers={"accept-language": f"{language}-XX, en;q=0.5"})
            assert answer.headers["content-type"].startswith("application/manifest+json")
            assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))
            assert answer.headers["cache-control"] == "no-cache"
            found = msgspec.json.decode(answer.content)
            assert (found["lang"], found["name"]) == (language, words("web-title"))
            assert found["description"] == words("server-preview-about")
            assert [one["name"] for one in found["shortcuts"]] == [
                words(manifest.SHORTCUTS[one["url"]]) for one in found["shortcuts"]
            ]
            assert found["icons"]
            tags.add(answer.headers["etag"])
        assert len(tags) == len(LANGUAGES)
        chosen = {"accept-language": "de", "cookie": "carson-language=fr"}
        answer = await http.get("/manifest.webmanifest", headers=chosen)
        assert msgspec.json.decode(answer.content)["lang"] == "fr"
        again = {**chosen, "if-none-match": answer.headers["etag"]}
        assert (await http.get("/manifest.webmanifest", headers=again)).status_code == 304
        other = {**again, "cookie": "carson-language=it"}
        assert (await http.get("/manifest.webmanifest", headers=other)).status_code == 200

    in_club(sqlite, story)
    # The cookie is sent for it only if the page says so.
    assert 'rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials"' in (
        WEB / "index.html"
    ).read_text("utf-8")
