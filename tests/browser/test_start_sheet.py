"""The sheet of A New Beginning: each number goes as far as its range and the purse allow."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.played import begun

OPTIONS: dict[str, Any] = {"players": 2, "variants": "new-beginning"}


def _step(page: Page, ware: str, way: str) -> Locator:
    return page.get_by_role("button", name=f"{ware}: {way}")


def _pressed(page: Page, ware: str, times: int, way: str = "More") -> None:
    for _ in range(times):
        _step(page, ware, way).click()


@pytest.mark.parametrize("planned", [False, True], ids=["at the table", "in a plan"])
def test_any_sheet_within_the_ranges_and_the_purse_can_be_handed_in(visit: Visitor, planned: bool) -> None:
    page = visit()
    table_id = begun(page, "board", ["me", "random"], OPTIONS)
    page.goto(f"/table/{table_id}")
    sheet = page.get_by_role("group", name="Your sheet")
    expect(sheet.locator("output")).to_have_text(["3", "1", "1", "2", "$0"])  # the usual start
    if planned:
        page.get_by_role("button", name="Plan", exact=True).click()
        expect(page.locator("[data-plan='0']")).to_be_visible()
    expect(sheet).to_contain_text("$15 left")
    _pressed(page, "Start parcels", 2, "Less")
    expect(_step(page, "Start parcels", "Less")).to_be_disabled()
    _pressed(page, "Cowboys", 3)
    expect(_step(page, "Cowboys", "More")).to_be_disabled()  # six is the most
    _pressed(page, "Revolver tokens", 2)
    _pressed(page, "Roads", 1)
    expect(sheet).to_contain_text("$1 left")
    expect(_step(page, "Roads", "More")).to_be_disabled()  # the purse has too little
    _pressed(page, "Bid to go first", 1)
    expect(_step(page, "Bid to go first", "More")).to_be_disabled()
    page.get_by_role("button", name="Hand it in").click()
    if planned:
        page.get_by_role("button", name="Play it: 1 move").click()
        expect(page.locator("[data-plan]")).to_have_count(0)
    expect(sheet).to_have_count(0)
    entries = page.request.get(f"/api/tables/{table_id}/events?seat=0").json()["entries"]
    assert next(one["action"] for one in entries if (one["kind"], one["seat"]) == ("move", 0)) == "sheet 6 3 2 0 1"
