"""Everybody's next income is on the screen at any size, wherever it is scrolled; a planned building counts as built."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at
from browser.sizes import fits

# Positions of the records: file, move, number of players, and whose question it is.
SIX = ("board/6-all-yellow.carson", 193, 6, 0)
BANK = ("board/3-beginners.carson", 29, 3, 1)
SIZES = [(1280, 900), (390, 844), (834, 1112), (844, 390)]
# How many entries can be seen and pressed: in the window, with nothing over them.
IN_SIGHT = """() => [...document.querySelectorAll('[data-income]')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const corners = [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]]
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        && corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
}).length"""


def _table(visit: Visitor, where: tuple[str, int, int, int], **more: Any) -> Page:
    page = asked_at(visit, where, **more)
    expect(page.locator("[data-income]")).to_have_count(where[2])
    return page


def test_the_next_income_of_six_players_is_in_sight_wherever_the_page_is_scrolled(visit: Visitor) -> None:
    page = _table(visit, SIX)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for foot in (False, True):
            page.evaluate("foot => scrollTo(0, foot ? document.body.scrollHeight : 0)", foot)
            page.wait_for_function(f"() => ({IN_SIGHT})() === 6")
        fits(page)


def test_each_entry_names_money_and_income_and_tells_the_sum_by_mouse_keyboard_and_finger(visit: Visitor) -> None:
    page = _table(visit, SIX, has_touch=True)
    seen = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    for player in seen["view"]["players"]:
        entry = page.locator(f"[data-income='{player['seat']}']")
        expect(entry).to_contain_text(f"${player['money']} +${player['next_income']}")
        name = entry.get_attribute("aria-label") or ""
        assert name.endswith(f"Next income ${player['next_income']}"), name
        assert f"${player['money']} / {player['limit']}" in name
    mines = page.locator("[data-income='1']")
    told = page.locator(".incomes [role=tooltip]")
    for ask in (mines.hover, mines.tap):
        ask()
        expect(told).to_contain_text("Mine f2 $0 + Mine f6 $6 = $6")
        expect(mines).to_have_attribute("aria-describedby", told.get_attribute("id") or "none")
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    page.locator("[data-income='4']").focus()  # the one before it, in turn order
    page.keyboard.press("ArrowRight")
    expect(mines).to_be_focused()
    expect(told).to_contain_text("Mine f6 $6 = $6")
    page.keyboard.press("Tab")
    expect(told).to_have_count(0)


def test_a_phone_on_its_side_shows_the_whole_map_beside_the_desk(visit: Visitor) -> None:
    page = _table(visit, SIX, width=844, height=390, has_touch=True)
    page.locator(".land").evaluate("one => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 6)")
    whole = """() => [...document.querySelectorAll('.land [data-place]')].every((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return one === document.elementFromPoint((left + right) / 2, (top + bottom) / 2) && bottom <= innerHeight
    })"""
    page.wait_for_function(whole)
    page.locator("rect.open").nth(9).tap()
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    page.wait_for_function(whole)


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_building_that_is_planned_is_told_as_built_and_its_card_hides_no_place_for_a_house(
    visit: Visitor, way: str
) -> None:
    page = _table(visit, BANK)
    site = page.locator("rect.open").first
    place = site.get_attribute("data-place")
    if way == "mouse":
        site.click()
    else:
        site.press("Enter")
    page.wait_for_selector("[data-step$=true] .ghost")
    card = page.locator(".floating")
    expect(card).to_contain_text(f"Bank{place}")
    expect(card).not_to_contain_text("Empty parcel")
    expect(page.locator(f"[data-place='{place}']")).to_have_attribute("aria-label", re.compile(f"^{place}, Bank"))
    expect(page.locator("rect.open").first).to_be_visible()
    page.wait_for_function(
        """() => {
            const card = document.querySelector('.floating').getBoundingClientRect()
            const map = document.querySelector('.land').getBoundingClientRect()
            const hides = (one) =>
                one.right > card.left && one.left < card.right && one.bottom > card.top && one.top < card.bottom
            const places = [...document.querySelectorAll('rect.open')].map((one) => one.getBoundingClientRect())
            return card.top >= map.top && card.bottom <= map.bottom && !places.some(hides)
        }"""
    )


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (834, 1112)])
def test_on_a_tablet_held_upright_the_whole_map_lies_above_the_desk(visit: Visitor, width: int, height: int) -> None:
    page = asked_at(visit, SIX, width=width, height=height)
    page.wait_for_function(
        """() => {
            const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect()
            return boxOf('[data-place=h8]').bottom <= boxOf('.answers').top
        }"""
    )
