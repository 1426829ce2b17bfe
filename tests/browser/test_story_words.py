"""What is told around a game, in every language: no message is missing, wherever one looks."""

import re

from playwright.sync_api import Page

from browser.conftest import Visitor
from browser.played import begun, play
from carson.words import LANGUAGES

NAMED = re.compile(r"\b(?:web|object|space|suit|action|character)-[a-z]+(?:-[a-z0-9]+)*\b")


def _missing(page: Page) -> list[str]:
    """Names of messages that stand where their words should, in sight or for those who listen."""
    text = page.locator("main").inner_text()
    labels = page.evaluate(
        "[...document.querySelectorAll('main *')].flatMap(one => ['aria-label', 'title', 'aria-valuetext', 'alt']"
        ".map(name => one.getAttribute(name) ?? '')).join('\\n')"
    )
    return NAMED.findall(f"{text}\n{labels}")


def test_replay_end_plan_and_curtain_have_words_in_every_language(visit: Visitor) -> None:
    page = visit("/")
    over = begun(page, "board", ["me:Ann", "me:Bob"])
    play(page, over, "words")
    going = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, going, "words-too", most=14)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('carson.language', language)", language)
        page.goto(f"/replay/{over}/12")
        page.wait_for_selector("[data-replay='12']")
        assert _missing(page) == []
        page.goto(f"/table/{over}")
        page.wait_for_selector("[data-image]")
        assert _missing(page) == []
        page.goto(f"/table/{going}")
        page.wait_for_selector("[data-curtain], [data-question]")
        assert _missing(page) == []
        if page.locator("[data-curtain]").count():
            page.locator("[data-curtain] button.main").click()
        page.wait_for_selector("[data-question]")
        page.keyboard.press("p")
        page.wait_for_selector("[data-plan]")
        assert _missing(page) == []
        page.keyboard.press("p")
        page.keyboard.press("m")
        page.wait_for_selector("[data-orders]")
        page.keyboard.press("?")
        assert _missing(page) == []
        assert page.locator("html").get_attribute("lang") == language
