"""Every page, at each size and in each language: nothing is cut off, and axe finds nothing serious."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Visitor
from browser.played import BOARD
from browser.playing import CHOICES
from browser.sizes import SIZES, fits, put
from browsing.tables import Host
from carson.server.client.pages import PAGES
from carson.words import LANGUAGES

# All that need no table, and one that does not exist. The rule book and the page of all pieces have tests of their own.
OWN_TESTS = {"/rules", "/design"}
PATHS = [page.address for page in PAGES if "{" not in page.address and page.address not in OWN_TESTS] + ["/nowhere"]
THEMES = ["light", "dark"]
TABLET = (834, 1112)


def _serious(page: object) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PATHS)
def test_axe_finds_nothing_serious(visit: Visitor, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    page.wait_for_selector("h1")
    assert _serious(page) == []


@pytest.mark.parametrize("game", ["cards", "board"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visitor, game: str) -> None:
    page = visit("/")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(CHOICES, state="attached")
    page.wait_for_selector("#side-panel")  # the last to be drawn
    for size, theme in zip(SIZES, ("dark", "light", "dark"), strict=True):
        put(page, size)
        page.emulate_media(color_scheme=theme)
        assert _serious(page) == [], (size, theme)


def test_axe_finds_nothing_serious_in_a_waiting_room_and_a_replay(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    wanted = {"game": "board", "options": BOARD, "seats": ["me", "open"]}
    table_id = host.post("/api/tables", wanted)["id"]
    replay = f"/replay/{host.past('cards/4.carson')}/90"
    for path, seen in ((f"/table/{table_id}", "h1"), (replay, "input[type=range]")):
        page.goto(path)
        page.wait_for_selector(f"main {seen}")
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert _serious(page) == [], (path, theme)


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_wider_than_the_screen(visit: Visitor, path: str) -> None:
    page = visit(path, language="de")
    page.wait_for_selector("h1")
    for size in (*SIZES, TABLET):
        put(page, size)
        fits(page)


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_table_fits_a_phone(visit: Visitor, game: str) -> None:
    page = visit("/", 390, 844)
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(CHOICES, state="attached")
    fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_in_any_language(visit: Visitor, language: str) -> None:
    """A message that is missing shows its name."""
    page = visit("/", language=language)
    page.locator("[data-play=board]").click()
    page.wait_for_selector(CHOICES, state="attached")
    for path in ("", "/", "/new", "/mine", "/watch", "/account"):
        if path:
            page.goto(path)
            page.wait_for_selector("h1")
        text = page.locator("body").inner_text()
        assert not [word for word in text.split() if word.startswith(("web-", "object-", "space-", "board-power-"))]
        assert page.locator("html").get_attribute("lang") == language
