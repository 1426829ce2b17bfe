"""Hints at a table that allows them, and a finished game under review: both are loaded when somebody wants them."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at, begun, brought_to, play
from browser.sizes import DRAWN, SIZES, fits, lies, sees, settled

HINT = "[data-hint]"
MOVES = "[data-hints] [data-move]"
SEVEN = ("board/6-all-yellow.carson", 13, 6, 3)  # characters, of which the list shows some


def _sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        fits(page)


def _serious(page: Page, where: str) -> list[str]:
    found = Axe().run(page, context=where).response["violations"]
    return [one["id"] for one in found if one["impact"] in ("serious", "critical")]


def _fetched(page: Page) -> list[str]:
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    return [name.rsplit("/", 1)[1] for name in names]


def test_a_hint_marks_good_moves_and_goes_with_the_question(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "board", ["me", "easy"])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector(HINT)
    settled(page)
    assert not [name for name in _fetched(page) if name.startswith(("HintPanel", "Review"))], "on demand"
    before = page.locator("[data-map], svg.map, .map").first.bounding_box()
    page.locator(HINT).click()
    page.wait_for_selector(MOVES)
    assert page.locator("[data-map], svg.map, .map").first.bounding_box() == before, "the map stays where it is"
    found: Any = page.request.get(f"/api/tables/{table_id}/hint").json()
    assert page.locator(MOVES).count() == len(found["moves"])
    text = found["moves"][0]["text"]
    expect(page.locator("[data-hints]")).to_contain_text(text[0].upper() + text[1:])
    expect(page.locator("[data-hints]")).to_contain_text("Chance to win")
    _sizes(page)
    assert _serious(page, "[data-hints]") == []
    page.locator("[data-hints] button").first.press("Escape")
    expect(page.locator("[data-hints]")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_label("Show hints on every turn").check()
    seen: Any = page.request.get(f"/api/tables/{table_id}").json()
    wish = {"action": found["moves"][0]["action"], "question": seen["question"], "id": "test-hinted-0001"}
    page.request.post(f"/api/tables/{table_id}/actions", data=wish)
    page.wait_for_function(
        "seq => !document.querySelector('[data-question]').dataset.question.endsWith(seq)",
        arg=f" {seen['table']['seq']}",
    )
    page.wait_for_selector(MOVES)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_a_hint_lies_over_no_answer(visit: Visitor, width: int, height: int) -> None:
    page = brought_to(visit, until="cowboy", width=width, height=height)
    page.locator(HINT).click()
    page.wait_for_selector(MOVES)
    assert page.evaluate("scrollY") == 0, "nor does it move the page"
    lies(page, "one.bottom <= innerHeight", "[data-hints]")
    for answers in (".desk", "[data-place='wages']", "[data-place='vp-2']", "[data-place='h8']"):
        lies(page, "two.bottom <= one.top || two.right <= one.left", "[data-hints]", answers)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_lies_over_no_character_to_choose_from(visit: Visitor, language: str) -> None:
    page = brought_to(visit, until="character", width=1280, height=800, language=language)
    settled(page)
    page.locator(HINT).click()
    page.wait_for_selector(MOVES)
    lies(page, "one.bottom <= two.top", "[data-hints]", ".characters.asked")


FRAMED = "one => getComputedStyle(one).outlineStyle"


def _hinted(page: Page) -> list[str]:
    """The table's map or city stays where it is; what the hints are, in their order."""
    settled(page)
    table = page.url.rsplit("/", 1)[1]
    before, scrolled = page.locator(".land, .city").first.bounding_box(), page.evaluate("scrollY")
    page.locator(HINT).tap()
    page.wait_for_selector(MOVES)
    page.evaluate(DRAWN)
    assert (page.locator(".land, .city").first.bounding_box(), page.evaluate("scrollY")) == (before, scrolled)
    found: Any = page.request.get(f"/api/tables/{table}/hint").json()
    return [one["action"] for one in found["moves"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_a_hint_is_a_line_over_no_answer_and_says_why_when_asked(visit: Visitor, theme: str) -> None:
    page = brought_to(visit, until="cowboy", width=390, height=844, has_touch=True, color_scheme=theme)
    moves = _hinted(page)
    sees(page, "[data-hints]", ".land rect.open", ".way button.open", "[data-action=pass]", ".land .spot, .way .spot")
    expect(page.locator(MOVES)).to_have_attribute("data-move", moves[0])
    assert _serious(page, "[data-hints]") == []
    page.get_by_role("button", name="Why?").tap()
    expect(page.locator(MOVES)).to_have_count(len(moves))
    expect(page.locator("[data-hints]")).to_contain_text("Chance to win")
    sees(page, "[data-action=pass]", ".way button.open")
    assert _serious(page, "[data-hints]") == []
    page.locator(MOVES).last.tap()  # back to what it means
    expect(page.locator(MOVES)).to_have_count(1)
    expect(page.locator(MOVES)).to_have_attribute("data-move", moves[-1])
    sees(page, ".land .spot, .way .spot")
    page.get_by_role("button", name=f"{len(moves)}/{len(moves)} Next").tap()
    expect(page.locator(MOVES)).to_have_attribute("data-move", moves[0])


def test_on_a_phone_the_character_of_a_hint_is_framed_in_the_list(visit: Visitor) -> None:
    page = asked_at(visit, SEVEN, width=390, height=844, has_touch=True)
    moves = _hinted(page)
    assert len(moves) == 3
    for number, move in enumerate(moves, 1):
        expect(page.locator(MOVES)).to_have_attribute("data-move", move)
        hinted = page.locator(f"[data-action='{move}']")
        expect(hinted).to_be_in_viewport(ratio=1)
        assert hinted.evaluate(FRAMED) == "solid"
        page.get_by_role("button", name=f"{number}/3 Next").tap()
    lies(page, "one.bottom <= two.top", "[data-hints]", ".characters.asked")


def test_on_a_phone_the_bid_of_a_hint_is_framed_among_the_bid_cards(visit: Visitor) -> None:
    page = visit(width=390, height=844, has_touch=True)
    page.goto(f"/table/{begun(page, 'cards', ['me', 'easy'])}")
    page.wait_for_selector(".offer .gain")
    moves = _hinted(page)
    sees(page, "button.bid", ".offer [data-card]")
    framed = "all => all.filter(one => getComputedStyle(one).outlineStyle === 'solid').map(one => one.dataset.action)"
    assert page.locator("button.bid").evaluate_all(framed) == moves[:1]
    page.locator(f"[data-action='{moves[0]}']").tap()  # it is free to be chosen
    expect(page.locator("button.confirm:enabled")).to_be_visible()


def test_no_hints_where_the_table_forbids_them(visit: Visitor) -> None:
    page = visit()
    page.goto(f"/table/{begun(page, 'cards', ['me', 'easy'], hints=False)}")
    page.wait_for_selector("[data-question]")
    page.wait_for_selector("#side-panel")
    expect(page.locator(HINT)).to_have_count(0)


def test_the_set_up_says_whether_there_are_hints(visit: Visitor) -> None:
    page = visit("/new")
    page.locator("[data-section=hints] summary").click()
    page.locator("input[name=hints][value=off]").check()
    page.locator("[data-section=spectators] summary").click()
    page.locator("input[name=spectators][value=chat]").check()
    page.locator("[data-seat='1']").select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert (table["hints"], table["spectators_chat"]) == (False, True)
    expect(page.get_by_text("Spectators may chat").first).to_be_visible()


def test_a_review_shows_the_chance_to_win_mistakes_luck_and_a_way_to_play_on(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "board", ["me"], {"players": 2, "solo": "rancher"})
    play(page, table_id, "reviewed", most=24)  # enough to err in
    page.request.post(f"/api/tables/{table_id}/resign", data={})
    page.goto(f"/table/{table_id}")
    page.locator("[data-ending] [data-review]").click()
    page.wait_for_selector("main [data-review]")
    review: Any = page.request.get(f"/api/tables/{table_id}/review?wait=20").json()["review"]
    assert review["mistakes"]
    expect(page.locator("main [data-review] svg [data-mark]").first).to_be_visible()
    worst = next(one for one in review["decisions"] if one["move"] == review["mistakes"][0])
    card = page.locator("[data-moment]", has_text=f"Move {worst['move']} ").first
    expect(card).to_contain_text(f"Better was: {worst['better'][0]['text']}")
    card.get_by_role("button", name="Show the position").click()
    expect(page.locator(f"[data-position='{worst['move'] - 1}']")).to_be_visible()
    expect(page.locator("[data-position] .desk")).to_be_hidden()  # there is nothing to answer
    _sizes(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert _serious(page, "main") == []
    card.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-question]")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["from_move"] is not None
    assert table["status"] == "playing"
