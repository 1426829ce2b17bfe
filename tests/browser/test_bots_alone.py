"""Bots that play each other, and whoever set up their table watches."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import begun


def _only_bots(page: Page) -> None:
    page.locator("[data-players]").select_option("2")
    for seat in range(2):
        page.locator(f"[data-seat='{seat}']").select_option("easy")


def _mine(page: Page) -> list[Any]:
    found: list[Any] = page.request.get("/api/tables?of=mine").json()["tables"]
    return found


def test_bots_play_each_other_and_their_host_watches_and_ends_it(visit: Visitor) -> None:
    page = visit("/new")
    expect(page.locator(".end")).to_contain_text("All seats are taken: the game starts right away.")
    _only_bots(page)
    expect(page.locator(".end")).to_contain_text("the bots play and you watch")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-question]")).to_contain_text("You are watching.")
    first = page.locator("[data-question]").get_attribute("data-question")
    page.wait_for_function("first => document.querySelector('[data-question]').dataset.question !== first", arg=first)
    page.goto("/mine")
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Yes, end it").click()
    # The question replaces "End the game" and stays until the server has answered.
    expect(page.get_by_role("button", name="Yes, end it")).to_have_count(0)
    assert [(table["status"], table["ended"]) for table in _mine(page)] == [("finished", "agreed")]


def test_a_game_that_is_refused_leaves_no_table_behind(visit: Visitor) -> None:
    page = visit()
    for _ in range(2):
        begun(page, "board", ["random", "random"])
    page.goto("/new")
    _only_bots(page)
    page.get_by_role("button", name="Set up the table").click()
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("2 bots-only games in progress")
    expect(fault.get_by_role("link", name="My tables")).to_be_visible()
    assert [table["status"] for table in _mine(page)] == ["playing", "playing"]


def test_a_variant_that_standish_does_not_play_is_named_in_words(visit: Visitor) -> None:
    page = visit("/new")
    page.locator("[data-section=variants] summary").click()
    page.locator("input[value=kit-carson]").check()
    page.locator("[data-section=solo] summary").click()
    page.locator("input[name=solo][value=rancher]").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("alert")).to_contain_text("You cannot play against Standish with Kit Carson")
