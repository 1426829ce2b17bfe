"""Moves at the card table, scene by scene: each shows what was so then. Choices are shown before they are made."""

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.played import act, taken_up
from browser.playing import STILL
from browser.sizes import lies

RECORD = "cards/1-with-3-beginners.carson"
LAST_CARD_OF_ERA_I, BEFORE_A_ONE, AUCTIONEER, DOCTOR = 26, 16, 34, 44
SHOW = "[data-show]"


def _at(visit: Visitor, move: int, width: int = 1280, height: int = 900) -> tuple[Page, str]:
    page = visit(width=width, height=height, reduced_motion="no-preference")
    table_id = taken_up(page, RECORD, move, ["me"])
    page.add_init_script(STILL)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")
    return page, table_id


def _to(page: Page, told: str) -> None:
    while told not in page.locator(f"{SHOW} p").inner_text():
        page.get_by_role("button", name="Next", exact=True).click()


def _texts(found: Locator) -> list[str]:
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def test_a_show_gives_nothing_of_its_end_away_neither_the_first_time_nor_again(visit: Visitor) -> None:
    page, _ = _at(visit, BEFORE_A_ONE)
    expect(page.locator(".offer .next")).to_have_count(1)
    points, sheet = page.locator(".players .points"), page.locator("tfoot td")
    page.get_by_role("button", name="Score sheet").click()
    expect(sheet).to_have_count(4)
    expect(points).to_have_count(4)
    before, scored, offered = _texts(points), _texts(sheet), _texts(page.locator(".offer [data-card]"))
    page.locator("button.bid:enabled").first.dblclick()
    page.wait_for_selector(SHOW)
    page.wait_for_load_state("networkidle")
    assert (_texts(points), _texts(sheet)) == (before, scored)
    assert _texts(page.locator(".offer [data-card]")) == offered, "the cards are worth what they were"
    _to(page, "Order of choice")
    expect(page.locator(".order li")).to_have_count(4)
    assert _texts(points) == before
    taken = page.locator(".order .took")
    for count in range(3):
        expect(taken).to_have_count(count)
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Skip").click()
    expect(points).not_to_have_text(before)
    expect(sheet).not_to_have_text(scored)
    page.get_by_role("button", name="Show again").click()
    expect(points).to_have_text(before)


def test_with_era_two_the_bid_cards_are_back_in_the_scene_that_says_so(visit: Visitor) -> None:
    page, _ = _at(visit, LAST_CARD_OF_ERA_I)
    page.locator("g.place[data-gain]").first.dispatch_event("click")
    page.locator("button.confirm").click()
    page.wait_for_selector(SHOW)
    played = page.locator(".players .played")
    expect(played).to_have_count(36)
    _to(page, "Era I is over")
    expect(played).to_have_count(0)
    expect(page.locator(".players .left")).to_have_count(36)


def test_a_power_says_what_it_means_and_one_button_uses_it(visit: Visitor) -> None:
    page, table_id = _at(visit, DOCTOR)
    expect(page.locator("section.act")).to_contain_text("With 11 you choose in position 1 of 4.")
    assert page.request.get(f"/api/tables/{table_id}").json()["view"]["players"][0]["bonus"] == 0
    page.get_by_role("button", name="Use the Doctor").click()
    page.wait_for_selector(SHOW)
    expect(page.locator(".players .now small, .order li small")).to_have_count(0)
    _to(page, "adds 2 to the bid")
    expect(page.locator(".players .now small")).to_have_text("+2")
    expect(page.locator(".order li small")).to_have_text("+2")


def test_the_reason_why_not_goes_when_something_else_is_chosen(visit: Visitor) -> None:
    page, _ = _at(visit, BEFORE_A_ONE)
    reason = page.locator("p.panel", has_text="Why not?")
    page.locator("button.spent").first.click(force=True)
    expect(reason).to_be_visible()
    page.locator("button.bid:enabled").first.click()
    expect(reason).to_have_count(0)
    page.locator("button.spent").first.click(force=True)
    expect(reason).to_be_visible()
    page.locator(".offer [data-card]").first.click()
    expect(reason).to_have_count(0)


def test_on_a_phone_the_power_of_a_character_has_the_row_and_the_button_its_own(visit: Visitor) -> None:
    page, _ = _at(visit, AUCTIONEER, 390, 844)
    page.locator(".offer [data-card=auctioneer]").click()
    page.wait_for_selector(".act button.unready")
    lies(page, "one.width > 230 && two.top >= one.bottom", ".act .person p", ".act button.unready")


def test_a_long_caption_of_the_replay_ends_with_dots_and_opens(visit: Visitor) -> None:
    page, table_id = _at(visit, LAST_CARD_OF_ERA_I, 390, 844)
    act(page, table_id, 0, page.request.get(f"/api/tables/{table_id}").json()["actions"][0])
    page.goto(f"/replay/{table_id}/1")
    said = page.locator(".said p")
    more = page.get_by_role("button", name="Show everything")
    expect(more).to_have_attribute("aria-expanded", "false")
    assert said.evaluate("one => getComputedStyle(one).webkitLineClamp") == "2"
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    assert said.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    page.keyboard.press("Home")
    expect(more).to_have_count(0)
