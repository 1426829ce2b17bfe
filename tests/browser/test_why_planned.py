"""Why not, before anything is done: the reason is about what would be there, in guided building and in a plan."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.played import taken_up

# Bob has bought a Bank, which goes to c1; its House cannot go to e1, which no road reaches (BG-7.2).
TO_BUILD = ("board/3-beginners.carson", 29, ["greedy", "me", "greedy"])
SITE, FAR = "c1", "e1"


@pytest.fixture
def builder(visit: Visitor) -> Page:
    page = visit()
    page.goto(f"/table/{taken_up(page, *TO_BUILD)}")
    page.wait_for_selector("[data-step$=true]")
    return page


def _reason(page: Page) -> Locator:
    return page.locator("[role=status]", has_text="Why not?")


def test_with_a_building_chosen_a_wrong_parcel_for_its_house_says_what_is_wrong_with_it(builder: Page) -> None:
    builder.locator(f"[data-place={SITE}]").click()
    guide = builder.get_by_role("region", name="Building, step by step")
    expect(guide).to_contain_text("a place for the House")
    builder.wait_for_selector("rect.open")
    builder.locator(f"[data-place={FAR}]").dispatch_event("click")
    expect(_reason(builder)).to_contain_text("BG-7.2")
    expect(_reason(builder)).not_to_contain_text("[BG")
    # It was about a House, and goes when the building is to stand elsewhere.
    guide.get_by_role("button", name="Change").click()
    expect(_reason(builder)).to_have_count(0)


def test_in_a_plan_what_cannot_be_says_why_not(builder: Page) -> None:
    builder.get_by_role("button", name="Plan", exact=True).click()
    builder.wait_for_selector("[data-plan='0']")
    builder.wait_for_selector("rect.open")
    builder.locator(f"[data-place={SITE}]").click()
    builder.locator("[data-confirm]").click()
    expect(builder.locator("[data-plan='1']")).to_contain_text("choose a place for the House.")
    builder.wait_for_selector("rect.open")
    builder.locator(f"[data-place={FAR}]").dispatch_event("click")
    expect(_reason(builder)).to_contain_text("BG-7.2")


def test_in_a_plan_of_the_card_game_a_bid_card_that_is_gone_says_why_not(visit: Visitor) -> None:
    page = visit()
    page.goto(f"/table/{taken_up(page, 'cards/1-with-3-beginners.carson', 16, ['me'])}")
    page.wait_for_selector("[data-question]")
    page.get_by_role("button", name="Plan", exact=True).click()
    page.wait_for_selector("[data-plan='0']")
    page.locator("button.spent").first.click(force=True)
    expect(_reason(page)).to_contain_text("CG-")
