"""What others did is played scene by scene: it can be paused, stepped through, skipped, slowed and seen again."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browsing.tables import Host

SHOW = "[data-show]"


def _after_passing(visit: Visitor) -> Page:
    """The others play on to the end of the round, and the rules do what follows from it."""
    page = visit("/rules", reduced_motion="no-preference")
    table = Host(page.context, "Ann").late("board/4-prosper.carson", "cowboy", 0.55)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name=re.compile("^pass", re.IGNORECASE)).click()
    page.wait_for_selector(SHOW)
    return page


def test_a_show_is_paused_stepped_through_skipped_and_seen_again(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_role("button", name="Pause").click()
    told = page.locator(f"{SHOW} p")
    first = told.inner_text()
    page.get_by_role("button", name="One further").click()
    expect(told).not_to_have_text(first)
    page.get_by_role("button", name="One back").click()
    expect(told).to_have_text(first)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(SHOW)).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(SHOW)).to_have_count(1)


def test_a_show_goes_on_by_itself_until_the_next_question_is_put(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_label("Pace").select_option("fast")
    page.wait_for_selector(SHOW, state="detached")
    assert page.evaluate("localStorage.getItem('carson.pace')") == "fast"


def test_who_wants_no_motion_is_shown_the_table_as_it_is_and_may_still_look_at_what_happened(visit: Visitor) -> None:
    page = _after_passing(visit)
    page.get_by_label("Pace").select_option("off")
    expect(page.locator(SHOW)).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(SHOW)).to_have_count(1)
