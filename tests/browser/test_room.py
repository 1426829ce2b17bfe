"""Room for what is played with: nothing sticks out, what is asked for is in sight, a plan takes no more as it grows."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at, brought_to, passing, taken_up
from browser.sizes import fits, lies, settled
from carson.words import LANGUAGES

# Positions of the records: file, move, number of players, and whose question it is.
TO_BUY = ("board/3-beginners.carson", 28, 3, 1)
SHEETS = (("board/new-beginning.carson", 0), ["me", "random", "random", "random"])
# Windows hardly higher than a phone is wide: phones on their side, and a page at twice its size.
LOW = [(640, 450), (667, 375), (740, 360), (844, 390)]
# Spaces of the track of which something cannot be seen, and words that are wider than theirs.
CUT_OFF = """() => [...document.querySelectorAll('.track li')].filter((space) => {
    const { left, right } = space.parentElement.getBoundingClientRect()
    const own = space.getBoundingClientRect()
    const inner = [...space.querySelectorAll('b, .name, .thing')].map((one) => one.getBoundingClientRect())
    return own.left < left - 1 || own.right > right + 1
        || inner.some((one) => one.left < own.left - 1 || one.right > own.right + 1)
}).map((space) => space.innerText)"""
# Parcels that can be chosen and lie open before one's eyes, under neither bar nor desk.
IN_SIGHT = """() => [...document.querySelectorAll('rect.open')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === one
}).length"""


def _plan(page: Page) -> None:
    page.get_by_role("button", name="Plan", exact=True).click()
    page.wait_for_selector("[data-step^='-1 ']")  # the table is the plan's


def test_in_a_low_window_the_whole_track_is_to_be_seen(visit: Visitor) -> None:
    for language in ("en", "de", "fr"):
        page = brought_to(visit, width=640, height=450, language=language)  # with a building on each of its spaces
        page.wait_for_selector("#side-panel")
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            fits(page)
            page.wait_for_function(f"() => ({CUT_OFF})().length === 0")


def test_on_a_phone_what_is_left_in_the_bag_is_not_cut_off_during_a_round(visit: Visitor) -> None:
    page = asked_at(visit, TO_BUY, width=390, height=844, has_touch=True)
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('carson.language', language)", language)
        page.reload()
        settled(page)
        page.wait_for_function(
            "() => (words => words.scrollWidth <= words.clientWidth)(document.querySelector('.bag summary'))"
        )


def test_on_a_phone_a_building_that_is_bought_at_the_track_brings_the_map_into_sight(visit: Visitor) -> None:
    page = asked_at(visit, TO_BUY, width=390, height=844, has_touch=True)
    page.locator(".way").evaluate("one => scrollTo(0, one.getBoundingClientRect().bottom + scrollY - 200)")
    assert page.evaluate(IN_SIGHT) == 0
    page.locator(".choices button").first.tap()
    page.wait_for_selector("[data-step$=true] rect.open")
    page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    # Who looks for something else meanwhile is left alone.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("details.characters > summary").tap()
    expect(page.locator("details.characters li").first).to_be_visible()
    assert page.evaluate(IN_SIGHT) == 0


def test_a_plan_takes_no_more_room_the_longer_it_is_and_shows_its_last_move(visit: Visitor) -> None:
    page = brought_to(visit, until="cowboy")
    settled(page)
    _plan(page)
    bar = page.locator(".bar").evaluate("one => one.offsetHeight")
    room = 0.0
    for number, place in enumerate(["wages", "roads", "ammunition", "road", "gambling", "parcels-vp"], 1):
        page.locator(f"[data-place={place}]").click()
        page.locator("[data-confirm]").click()
        page.wait_for_selector(f"[data-plan='{number}']")
        room = room or page.locator(".land").evaluate("one => one.offsetHeight")
    assert page.locator(".bar").evaluate("one => one.offsetHeight") == bar
    assert page.locator(".land").evaluate("one => one.offsetHeight") == room
    for width, height in [(1280, 900), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-plan] li").last).to_be_in_viewport(ratio=0.9)


def test_a_plan_is_told_anew_in_another_language(visit: Visitor) -> None:
    page = brought_to(visit, until="cowboy")
    _plan(page)
    page.locator("[data-place=wages]").click()
    page.locator("[data-confirm]").click()
    plan = page.locator("[data-plan='1']")
    expect(plan).to_contain_text("place a cowboy or pass.")
    expect(plan).to_contain_text("Ann places a cowboy on Wages")
    page.locator("select").select_option("fr")
    page.wait_for_selector("html[lang=fr]")
    expect(plan).not_to_contain_text("place a cowboy or pass.")
    expect(plan).not_to_contain_text("Ann places")
    expect(plan.locator("li")).to_have_count(1)


def test_on_the_narrowest_phone_neither_slider_nor_track_sticks_out(visit: Visitor) -> None:
    for language in ("en", "de", "fr"):
        page = brought_to(visit, passing, until="cash", width=320, height=640, language=language)
        expect(page.get_by_role("slider")).to_be_visible()
        expect(page.locator(".limit")).to_be_visible()
        page.wait_for_selector("#side-panel")
        fits(page)
        page.wait_for_function(f"() => ({CUT_OFF})().length === 0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_long_question_leaves_everybodys_money_in_sight(visit: Visitor, language: str) -> None:
    page = visit(width=390, height=844, has_touch=True, language=language)
    move, seats = SHEETS
    page.goto(f"/table/{taken_up(page, *move, seats)}")
    page.wait_for_selector("[data-step$=true]")
    page.wait_for_selector("#side-panel")
    assert len(page.locator(".ask strong").inner_text()) > 60
    lies(page, "one.bottom <= (two.top + two.bottom) / 2", ".bar", ".incomes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_neither_buttons_nor_spectators_push_the_question_over_everybodys_money(
    visit: Visitor, language: str
) -> None:
    page = brought_to(visit, until="cowboy", width=390, height=844, has_touch=True, language=language)
    page.wait_for_selector("#side-panel")
    visit(page.url)
    expect(page.locator(".bar .marks span")).to_have_count(1)
    page.wait_for_selector("[data-hint]")
    lies(page, "one.bottom <= two.top + 1", ".bar", ".incomes")


def test_on_a_phone_a_reason_leaves_the_map_in_reach_and_goes_with_the_next_tap(visit: Visitor) -> None:
    page = brought_to(visit, width=390, height=844, has_touch=True)
    page.locator("[data-place=g6]").tap()
    page.locator("[data-confirm]").tap()
    page.wait_for_selector("[data-step$=true] rect.hit[data-place=g6]:not(.open)")
    page.wait_for_selector("rect.open")
    page.locator("[data-place=g6]").dispatch_event("click")
    reason = page.locator("[role=status]", has_text="Why not?")
    expect(reason).to_contain_text("BG-3.6")
    page.wait_for_function(f"() => ({IN_SIGHT})() === document.querySelectorAll('rect.open').length")
    page.locator("[data-question] .ask strong").tap()
    expect(reason).to_have_count(0)
