"""The report: whole in itself, in every language, with all plots of both games."""

import re
from html.parser import HTMLParser

import pytest

from carson.arena.contest import Contest, tasks
from carson.arena.playing import play_task
from carson.arena.report.page import page
from carson.arena.rows import Row
from carson.board.options import Options as BoardOptions
from carson.cards.options import Options as CardOptions
from carson.words import LANGUAGES, Words

CONTESTS = {
    "board": Contest("board", BoardOptions(3, variants="horses"), (("greedy", "random", "<b>"),), "report"),
    "cards": Contest("cards", CardOptions(), (("greedy", "random", "expert", "beginner"),), "report"),
}


@pytest.fixture(scope="module")
def rows() -> dict[str, list[Row]]:
    """A few games; what a name needs to be escaped is put in where it cannot be imported."""
    import msgspec

    found = {}
    for game, contest in CONTESTS.items():
        sound = msgspec.structs.replace(
            contest, line_ups=tuple(tuple(name.replace("<b>", "random") for name in one) for one in contest.line_ups)
        )
        played = [play_task(task) for task in list(tasks(sound, 1))[:3]]
        found[game] = [
            msgspec.structs.replace(row, players=tuple("<b>" if name == "greedy" else name for name in row.players))
            for row in played
        ]
    return found


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.heads = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.heads += tag == "h2"
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CONTESTS)
def test_the_page_is_whole_and_fetches_nothing(rows: dict[str, list[Row]], game: str, language: str) -> None:
    text = page(Words(language), rows[game])
    reader = Reader()
    reader.feed(text)
    assert (reader.open, reader.heads) == ([], 7)
    assert f'<html lang="{language}">' in text
    assert re.search(r"https?:|<script|@import|url\(", text) is None
    assert "&lt;b&gt;" in text
    assert "<b>" not in text.replace('<b style="', "")
