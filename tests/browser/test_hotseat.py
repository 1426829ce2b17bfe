"""Several people at one screen: nobody sees the other's secret, and a choice can be taken back before the hand-over."""

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import begun, play

BIDS = "button.bid"


def _begun(page: Page, game: str = "cards") -> str:
    table_id = begun(page, game, ["me:Ann", "me:Bob"])
    page.goto(f"/table/{table_id}")
    return table_id


def _asked(page: Page, table_id: str) -> int:
    seat: int = page.request.get(f"/api/tables/{table_id}").json()["view"]["decision"]["seats"][0]
    return seat


def _show(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    page.wait_for_selector("[data-question]")


def test_the_table_is_covered_between_two_secret_bids(visit: Visitor) -> None:
    page = visit("/")
    _begun(page)
    expect(page.get_by_role("heading", name="Give the screen to Ann")).to_be_visible()
    _show(page, "Ann")
    page.locator(BIDS).nth(4).click()
    curtain = page.locator("[data-curtain='1']")
    expect(curtain).to_contain_text("Give the screen to Bob")
    # Nothing of the table is left, neither to be seen nor to be read out, and the focus is on the curtain.
    assert page.locator(f"[data-question], {BIDS}, [role=log]").count() == 0
    expect(page.get_by_role("button", name="I am Bob")).to_be_focused()
    _show(page, "Bob")
    expect(page.locator(BIDS)).to_have_count(9)
    assert page.locator(f"{BIDS}:focus, {BIDS}:hover").count() == 0
    seen = page.evaluate("document.querySelector('[data-question]').dataset.question")
    assert seen.startswith("1 ")


def test_a_bid_is_taken_back_before_the_screen_goes_on(visit: Visitor) -> None:
    page = visit("/")
    _begun(page)
    _show(page, "Ann")
    page.locator(BIDS).first.click()
    page.get_by_role("button", name="Ann: take my last move back").click()
    expect(page.locator(BIDS)).to_have_count(9)
    page.locator(BIDS).last.click()
    expect(page.locator("[data-curtain='1']")).to_be_visible()


def test_where_nothing_is_secret_the_screen_goes_on_at_once_unless_it_is_always_to_be_covered(visit: Visitor) -> None:
    page = visit("/")
    table_id = _begun(page, "board")
    page.wait_for_selector("[data-question]")
    assert page.locator("[data-curtain]").count() == 0
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Cover the table").select_option("always")
    first = _asked(page, table_id)
    for step in range(20):
        if _asked(page, table_id) != first:
            break
        play(page, table_id, f"step{step}", most=1)
    page.wait_for_selector("[data-curtain]")
    other = 1 - first
    expect(page.locator(f"[data-curtain='{other}']")).to_be_visible()
    page.reload()
    expect(page.locator(f"[data-curtain='{other}']")).to_be_visible()
