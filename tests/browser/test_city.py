"""A city that is looked at closely: previews cover no place that may be chosen, and it is as large as one likes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.sizes import DESK, DRAWN, PHONE, WIDE, fits, lies, settled
from browsing.tables import Host

RECORD = "cards/4.carson"
TIP = ".stage .tip"
# How many of the places that may be chosen, as far as they are in sight, lie under the preview.
COVERED = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect()
    const [tip, pane] = [box('.stage .tip'), box('.pane')]
    const [left, top] = [Math.max(tip.left, pane.left), Math.max(tip.top, pane.top)]
    const [right, bottom] = [Math.min(tip.right, pane.right), Math.min(tip.bottom, pane.bottom)]
    const under = (one) =>
        Math.max(one.left, left) < Math.min(one.right, right) && Math.max(one.top, top) < Math.min(one.bottom, bottom)
    return [...document.querySelectorAll('g.place .reach')].filter((one) => under(one.getBoundingClientRect())).length
}"""
# Where motion is reduced, styles come a frame late.
AT_ONCE = {"reduced_motion": "no-preference"}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight")


def _placing(visit: Visitor, width: int, height: int, **more: Any) -> Page:
    page = visit(width=width, height=height, **more)
    page.goto(f"/table/{Host(page.context, 'Ann').late(RECORD, 'place', 0.7)}")
    page.wait_for_selector("g.place[data-gain]")
    settled(page)  # in other letters the order of choice takes two lines, and moves the city
    return page


def _size(page: Page) -> float:
    box = page.locator("g.place .reach").first.bounding_box()
    assert box is not None
    return box["width"]


def _sized(page: Page, least: float, most: float = 1_000) -> None:
    """It may take a frame until a place is drawn as large as it is to be."""
    within = (
        "([least, most]) => { const wide = document.querySelector('g.place .reach').getBoundingClientRect().width; "
    )
    page.wait_for_function(within + "return wide > least && wide < most }", arg=[least, most])


def _in_sight(page: Page, what: str) -> None:
    """The middle of it is within the pane, once that has been scrolled."""
    middle = "const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];"
    within = "return x > two.left && x < two.right && y > two.top && y < two.bottom"
    lies(page, f"{{ {middle} {within} }}", what, ".pane")


def _uncovered(page: Page) -> None:
    """A preview that was there for the place before goes on to this one."""
    page.wait_for_function(f"() => document.querySelector('{TIP}') && ({COVERED})() === 0")


def test_a_preview_covers_no_place_that_may_be_chosen(visit: Visitor) -> None:
    page = _placing(visit, 1280, 900)
    count = page.locator("g.place").count()
    assert count > 8
    for number in range(count):
        page.locator("g.place .reach").nth(number).hover(force=True)
        expect(page.locator(TIP)).to_be_visible()
        _uncovered(page)


def test_a_finger_sees_what_a_place_brings_at_the_desk_and_nothing_over_the_city(visit: Visitor) -> None:
    page = _placing(visit, 390, 844, has_touch=True)
    page.locator("g.place[tabindex='0']").tap()
    expect(page.locator("button.confirm")).to_be_visible()
    expect(page.locator("section.act .one")).to_contain_text("point")
    expect(page.locator(TIP)).to_have_count(0)


def test_on_a_phone_a_city_is_enlarged_and_what_is_chosen_stays_in_sight(visit: Visitor) -> None:
    page = _placing(visit, 390, 844, has_touch=True)
    before = _size(page)
    larger, smaller = page.get_by_role("button", name="Larger"), page.get_by_role("button", name="Smaller")
    expect(smaller).to_be_disabled()
    where = larger.bounding_box()
    larger.tap()
    expect(smaller).to_be_enabled()
    there = larger.bounding_box()
    assert where is not None
    assert there is not None
    assert abs(there["y"] - where["y"]) < 2, "a second tap hits the same button"
    larger.tap()
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.ground')).getPropertyValue('--zoom') === '2'"
    )
    expect(page.locator(".pane.large")).to_be_visible()
    _sized(page, 1.9 * before)
    fits(page)
    for place in (page.locator("g.place").first, page.locator("g.place").last):
        place.dispatch_event("click")
        page.wait_for_function("one => one.classList.contains('chosen')", arg=place.element_handle())
        _in_sight(page, "g.place.chosen")
    smaller.tap()
    smaller.tap()
    expect(page.locator(".pane.large")).to_have_count(0)
    _sized(page, before - 1, before + 1)


@pytest.mark.parametrize("size", [PHONE, (834, 1112), DESK, WIDE])
def test_a_city_is_enlarged_by_keys_and_the_focus_stays_in_sight(visit: Visitor, size: tuple[int, int]) -> None:
    page = _placing(visit, *size)
    before = _size(page)
    page.locator("g.place[tabindex='0']").focus()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.get_by_role("button", name="Larger")).to_be_disabled()
    _sized(page, 2.5 * before)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        _in_sight(page, "g.place:focus")
    page.keyboard.press("Enter")
    expect(page.locator("g.place.chosen")).to_have_count(1)
    for _ in range(3):
        page.keyboard.press("-")
    expect(page.locator(".pane.large")).to_have_count(0)


def test_a_preview_covers_no_place_of_an_enlarged_city(visit: Visitor) -> None:
    page = _placing(visit, 1280, 900, **AT_ONCE)
    page.locator("g.place[tabindex='0']").focus()
    for _ in range(2):
        page.keyboard.press("+")
        for key in ARROWS:
            page.keyboard.press(key)
            _uncovered(page)
    # Panned by hand, it keeps clear as well.
    page.evaluate("document.querySelector('.pane').scrollBy(40, -60)")
    _uncovered(page)


def _high(page: Page) -> float:
    box = page.locator(".pane").bounding_box()
    assert box is not None
    return box["height"]


def test_an_enlarged_city_is_there_again_after_a_look_at_a_player_without_one(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.late('cards/1-with-3-beginners.carson', 'place', 0.7)}")
    page.wait_for_selector("g.place[data-gain]")
    settled(page)
    before = _high(page)
    page.get_by_role("button", name="Larger").click()
    expect(page.locator(".pane.large")).to_be_visible()
    tabs = page.locator(".tabs button")
    tabs.nth(1).click()
    expect(page.locator(".pane")).to_have_count(0)
    tabs.nth(0).click()
    expect(page.locator(".pane")).to_be_visible()
    expect(page.locator(".pane.large")).to_have_count(0)
    lies(page, f"Math.abs(one.height - {before}) < 2", ".pane")


def test_an_enlarged_city_is_there_again_after_a_look_at_an_empty_one(visit: Visitor) -> None:
    page = visit()
    options = {"real": 2, "virtual": ["beginner", "beginner"]}
    table_id = Host(page.context, "Ann").lay("cards", options, ["me", "greedy"])
    page.goto(f"/table/{table_id}")
    # Nothing is laid yet: a city is there as long as a card is thought of.
    card = page.locator(".offer [data-card^='I-']").first
    card.click()
    page.wait_for_selector("g.place")
    page.get_by_role("button", name="Larger").click()
    expect(page.locator(".pane.large")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pane")).to_have_count(0)
    card.click()
    expect(page.locator(".pane")).to_be_visible()
    expect(page.locator(".pane.large")).to_have_count(0)


def test_an_enlarged_city_takes_the_room_there_is_when_a_phone_is_turned(visit: Visitor) -> None:
    page = _placing(visit, 390, 844, has_touch=True, **AT_ONCE)
    before = _high(page)
    page.set_viewport_size({"width": 844, "height": 390})
    lies(page, f"Math.abs(one.height - {before}) > 20", ".pane")
    page.evaluate(DRAWN)
    turned = _high(page)
    page.get_by_role("button", name="Larger").dispatch_event("click")
    expect(page.locator(".pane.large")).to_have_count(1)
    lies(page, f"Math.abs(one.height - {turned}) < 2", ".pane")
    page.set_viewport_size({"width": 390, "height": 844})
    lies(page, f"Math.abs(one.height - {before}) < 2", ".pane")


def test_at_the_largest_and_the_smallest_the_focus_stays_on_the_button(visit: Visitor) -> None:
    page = _placing(visit, 1280, 900)
    for name in ("Larger", "Smaller"):
        button = page.get_by_role("button", name=name)
        button.focus()
        for _ in range(4):
            page.keyboard.press("Enter")
        expect(button).to_be_disabled()
        expect(button).to_be_focused()


# Whether the letter and the number of the place that is chosen are in sight, at the height of its first parcel.
NAMED = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect()
    const [place, pane] = [box('g.place.chosen .reach'), box('.pane')]
    const [letter, number] = [box('.letters .at'), box('.numbers .at')]
    const inside = (one) =>
        one.left >= pane.left && one.top >= pane.top && one.right <= pane.right && one.bottom <= pane.bottom
    const apart = [letter.left + letter.width / 2 - place.left, number.top + number.height / 2 - place.top]
    return inside(letter) && inside(number) && apart.every((pixels) => Math.abs(pixels) < 2)
}"""


def test_the_rim_names_places_as_the_log_does_however_large_the_city_is(visit: Visitor) -> None:
    page = _placing(visit, 390, 844, has_touch=True)
    before = _size(page)
    place = page.locator("g.place").last
    place.dispatch_event("click")
    rim = page.locator(".letters .at, .numbers .at")
    for zoom in range(3):
        expect(rim).to_have_count(2)
        assert "".join(rim.all_inner_texts()) == place.get_attribute("data-at")
        page.wait_for_function(NAMED)
        page.get_by_role("button", name="Larger").dispatch_event("click")
        _sized(page, before * (1.2 + 0.4 * zoom))
    # A rival's city has a rim as well.
    page.locator(".tabs button").first.dispatch_event("click")
    expect(page.locator(".letters span").first).to_be_visible()
    expect(rim).to_have_count(0)
