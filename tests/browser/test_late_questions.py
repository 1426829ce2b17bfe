"""Two questions that come late in a round: roads that still score (BG-1.6), and whether to hold City Hall (BG-8.14)."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browsing.tables import Host
from support.late import Waiting, last_roads, occupy


def at_table(visit: Visitor, game: Waiting) -> tuple[Page, str, int]:
    text, moves, seat = game
    page = visit()
    host = Host(page.context, "Ann")
    past = host.post("/api/records", {"record": text})["id"]
    seats = ["me" if one == seat else "greedy" for one in range(2)]
    table_id: str = host.post(f"/api/tables/{past}/clone", {"move": moves, "seats": seats})["id"]
    host.post(f"/api/tables/{table_id}/start")
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")
    return page, table_id, seat


@pytest.mark.rule("BG-1.6")
def test_roads_that_still_score_are_laid_on_the_map_until_one_is_done(visit: Visitor) -> None:
    page, table_id, seat = at_table(visit, last_roads())
    expect(page.locator("[data-question]")).to_contain_text("before the round ends?")
    # The lines are there at once; there is no button to look for first.
    expect(page.locator("[data-roads]")).to_have_count(0)
    expect(page.get_by_text("Choose a place on the map, then confirm.")).to_be_visible()
    before = page.request.get(f"/api/tables/{table_id}").json()["view"]["players"][seat]
    page.locator("line.way[data-place]").first.click(force=True)
    page.locator("[data-confirm]").click()
    page.get_by_role("button", name="Lay no more roads").click()
    expect(page.locator("[data-question]")).not_to_contain_text("before the round ends?")
    after = page.request.get(f"/api/tables/{table_id}").json()["view"]["players"][seat]
    assert after["roads"] == before["roads"] - 1


@pytest.mark.rule("BG-8.14")
def test_the_question_about_city_hall_says_what_becomes_of_the_cowboy(visit: Visitor) -> None:
    page, table_id, seat = at_table(visit, occupy())
    expect(page.locator("[data-question]")).to_contain_text("Your cowboy then stays there every round")
    expect(page.locator("[data-question]")).to_contain_text("it goes to the general supply")
    expect(page.get_by_role("button", name="Decline City Hall")).to_be_visible()
    page.get_by_role("button", name="Hold City Hall").click()
    expect(page.locator("[data-question]")).not_to_contain_text("City Hall")
    assert page.request.get(f"/api/tables/{table_id}").json()["view"]["occupant"] == seat
