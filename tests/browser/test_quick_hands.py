"""As few clicks and keys as one likes: readers choose what they confirm, and against bots everything can be undone."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at, begun, taken_up
from browser.playing import STILL
from browser.sizes import SIZES

# Positions of the records: file, move, number of players, and whose question it is.
COWBOY = ("board/6-all-yellow.carson", 193, 6, 0)
BUILD = ("board/6-all-yellow.carson", 52, 6, 5)
QUESTION = "() => document.querySelector('[data-question]').dataset.question"


def _asked(page: Page) -> str:
    found: str = page.evaluate(QUESTION)
    return found


def _answered(page: Page, asked: str) -> None:
    page.wait_for_function(f"asked => ({QUESTION})() !== asked", arg=asked)


def _confirms(page: Page, what: str) -> None:
    """Chosen where the other settings are."""
    page.locator("[aria-controls=head-settings]").click()
    page.locator(f"input[name=sure][value={what}]").check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_cowboy_is_placed_with_one_click_where_nothing_is_confirmed(visit: Visitor, width: int, height: int) -> None:
    page = asked_at(visit, COWBOY, width=width, height=height)
    asked, place = _asked(page), page.locator("rect.open").nth(9)
    place.click()
    expect(page.locator("[data-confirm]")).to_be_enabled()  # two clicks, unless one likes it otherwise
    page.keyboard.press("Escape")
    _confirms(page, "never")
    place.click()
    _answered(page, asked)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_only_what_cannot_be_undone_is_confirmed_where_one_likes_it_so(visit: Visitor, width: int, height: int) -> None:
    page = asked_at(visit, COWBOY, width=width, height=height)
    _confirms(page, "final")
    asked = _asked(page)
    page.locator("rect.open").nth(9).click()  # a bot moves next, and at once
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    expect(page.locator("[data-sure]")).to_be_visible()
    assert _asked(page) == asked
    _confirms(page, "never")
    page.keyboard.press("x")
    _answered(page, asked)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_building_with_a_house_and_a_road_takes_four_clicks(visit: Visitor, width: int, height: int) -> None:
    page = asked_at(visit, BUILD, width=width, height=height)
    asked = _asked(page)
    line = page.locator("line.way").first.bounding_box()  # they are shown without being asked for
    assert line is not None
    page.mouse.click(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)
    expect(page.locator(".guide .change")).to_have_count(1)
    _builds(page)
    expect(page.locator(".guide .change")).to_have_count(3)
    assert _asked(page) == asked
    page.locator("[data-confirm]:enabled").click()
    _answered(page, asked)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_building_takes_less_where_nothing_is_confirmed(visit: Visitor, width: int, height: int) -> None:
    page = asked_at(visit, BUILD, width=width, height=height)
    _confirms(page, "never")
    asked = _asked(page)
    _builds(page)
    _answered(page, asked)


def _builds(page: Page) -> None:
    """The building, and then its House."""
    page.wait_for_selector("[data-step$=true]")
    page.locator("rect.open").first.click()
    expect(page.get_by_role("region", name="Building, step by step")).to_contain_text("a place for the House")
    page.locator("rect.open").first.click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_with_one_place_needs_one_click(visit: Visitor, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    table_id = taken_up(page, "cards/4.carson", 182, ["me", "random", "random", "random"])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("g.place")
    expect(page.locator("g.place")).to_have_count(1)
    asked = _asked(page)
    page.locator("g.place .reach").click()
    _answered(page, asked)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_keys_lay_bids_and_skip(visit: Visitor, width: int, height: int) -> None:
    page = visit(width=width, height=height, reduced_motion="no-preference")
    page.add_init_script(STILL)
    table_id = begun(page, "cards", ["me", "random"], {"real": 2, "virtual": ["beginner", "beginner"]})
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("button.bid:enabled")
    page.wait_for_selector("#side-panel")
    page.keyboard.press("7")
    expect(page.locator("button.bid[aria-pressed=true]")).to_have_text("7")
    page.keyboard.press("4")
    expect(page.locator("button.bid[aria-pressed=true]")).to_have_text("4")
    asked = _asked(page)
    page.keyboard.press("4")
    _answered(page, asked)
    page.wait_for_selector("[data-skip]")
    page.keyboard.press("k")
    expect(page.locator("[data-skip]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("pass, or decline")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_against_bots_undo_goes_back_to_the_beginning_and_the_table_says_that_it_is_practice(
    visit: Visitor, width: int, height: int
) -> None:
    page = visit(width=width, height=height)
    table_id = begun(page, "cards", ["me", "random"], {"real": 2, "virtual": ["beginner", "beginner"]})
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("button.bid:enabled")
    page.wait_for_selector("#side-panel")
    expect(page.locator("[data-action=rewind]")).to_have_count(0)  # there is nothing to go back to
    for key in ("5", "5"):
        page.keyboard.press(key)
    page.wait_for_selector("button.takeable, g.place")  # everybody has bid: the rules give nothing back
    expect(page.locator("[data-practice]")).to_have_count(0)
    page.locator("[data-action=rewind]").click()
    expect(page.locator(".far")).to_contain_text("counts as practice")
    page.locator(".far [data-sure]").click()
    page.wait_for_selector("button.bid:enabled")
    expect(page.locator("[data-practice]")).to_have_text("Practice")
    expect(page.locator("button.bid", has_text="5")).to_be_enabled()
    # From now on it is not asked again, and there is a key.
    for key in ("6", "6"):
        page.keyboard.press(key)
    page.wait_for_selector("button.takeable, g.place")
    page.wait_for_selector("[data-undo]:enabled")
    page.keyboard.press("u")
    page.wait_for_selector("button.bid:enabled")
    assert page.request.get(f"/api/tables/{table_id}").json()["table"]["practice"]
