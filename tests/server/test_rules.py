"""The rule books over HTTP."""

import gzip

import pytest

from carson.rulebook.texts import numbered
from carson.words import LANGUAGES
from server.club import Club, in_club


def test_whoever_asks_gets_both_rule_books_whole_and_in_the_language_asked_for(sqlite: str) -> None:
    async def story(club: Club) -> None:
        for language in LANGUAGES:
            found = await club.stranger().get("/api/rules", lang=language)
            assert found["language"] == language
            assert [book["prefix"] for book in found["books"]] == ["BG", "CG"]
            assert {book["language"] for book in found["books"]} <= {language, "en"}
            blocks = [block for book in found["books"] for section in book["sections"] for block in section["blocks"]]
            numbers = [block["number"] for block in blocks if block["kind"] == "rule"]
            numbers += [row["number"] for block in blocks for row in block["rows"] if row["number"]]
            assert sorted(numbers) == sorted(numbered())

    in_club(sqlite, story)


def test_the_rule_books_are_sent_small_and_only_once(sqlite: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        async with http.stream("GET", "/api/rules") as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in answer.headers["vary"]
        assert len(raw) < 40_000
        plain = await http.get("/api/rules", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content
        again = await http.get("/api/rules", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    in_club(sqlite, story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_language_has_another_tag_as_soon_as_its_books_are_there(sqlite: str, language: str) -> None:
    async def story(club: Club) -> None:
        http = club.stranger().http
        first = await http.get("/api/rules", headers={"accept-language": language})
        assert first.json()["language"] == language
        assert first.headers["etag"] == (await http.get("/api/rules", params={"lang": language})).headers["etag"]

    in_club(sqlite, story)
