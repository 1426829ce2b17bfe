"""A cowboy can be carried to a place with a mouse or a finger."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.sizes import settled
from browsing.tables import Host


def _with_a_cowboy_in_hand(visit: Visitor) -> Page:
    page = visit()
    table = Host(page.context, "Ann").late("board/4-prosper.carson", "cowboy", 0.55)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand")
    settled(page)  # where a cowboy is carried to is found by its place on the screen
    return page


def _carry_to(page: Page, place: str) -> None:
    page.locator(".hand").hover()
    page.mouse.down()
    target = page.locator(f"[data-place='{place}']").bounding_box()
    assert target is not None
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    page.mouse.move(x - 30, y - 30)
    page.mouse.move(x, y)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def test_a_cowboy_carried_to_a_place_is_shown_there_and_waits_to_be_confirmed(visit: Visitor) -> None:
    page = _with_a_cowboy_in_hand(visit)
    question = page.locator("[data-question]").get_attribute("data-question")
    _carry_to(page, "wages")
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", "wages")
    assert page.locator("[data-question]").get_attribute("data-question") == question
    page.locator("[data-confirm]").click()
    expect(page.locator("[role=log]")).to_contain_text(re.compile("Ann places a cowboy on Wages"))


def test_a_place_where_a_cowboy_cannot_stand_says_why(visit: Visitor) -> None:
    page = _with_a_cowboy_in_hand(visit)
    mine = page.locator("[data-place]", has_text=re.compile("owned by Ann")).first
    place = mine.get_attribute("data-place") if mine.count() else None
    closed = place or page.locator("[data-place][aria-disabled=true]").first.get_attribute("data-place")
    assert closed is not None
    _carry_to(page, closed)
    expect(page.get_by_text("Why not?")).to_be_visible()


def test_escape_puts_the_cowboy_back(visit: Visitor) -> None:
    page = _with_a_cowboy_in_hand(visit)
    page.locator(".hand").hover()
    page.mouse.down()
    page.mouse.move(300, 400)
    page.mouse.move(310, 410)
    expect(page.locator(".carried")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-chosen]")).to_have_count(0)
