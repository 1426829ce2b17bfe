"""A building that needs a rival's consent is one plan, and one request (BG-7.2)."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browsing.tables import Host
from server.sites import PLAYERS, building


def _at_the_site(visit: Visitor, **more: int) -> tuple[Page, str]:
    """Both players at one screen, where one of them may build."""
    text, move, *_ = building()
    page = visit(**more)
    host = Host(page.context, "Ann")
    brought = host.post("/api/records", {"record": text})["id"]
    seats = ["me:Ann", "me:Bob"][:PLAYERS]
    table_id: str = host.post(f"/api/tables/{brought}/clone", {"move": move, "seats": seats})["id"]
    host.post(f"/api/tables/{table_id}/start")
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-step$=true]")
    return page, table_id


def _choose(page: Page, place: str, kind: str) -> None:
    """A place, and of several answers there the one of this kind."""
    page.locator(f'[data-place="{place}"]').click()
    page.wait_for_selector("[data-step$=true]")
    several = page.locator(".several button")
    if several.count():
        several.filter(has_text=kind).first.click()
        page.wait_for_selector("[data-step$=true]")


def test_after_a_reload_it_is_still_said_that_the_rest_waits_for_consent(visit: Visitor) -> None:
    text, move, seat, *_ = building()
    ann, bob = visit(), visit()
    host = Host(ann.context, "Ann")
    bob.request.post("/api/guest", data={"name": "Bob"})
    seats = ["me" if one == seat else "open" for one in range(PLAYERS)]
    brought = host.post("/api/records", {"record": text})["id"]
    table_id: str = host.post(f"/api/tables/{brought}/clone", {"move": move, "seats": seats})["id"]
    assert bob.request.post(f"/api/tables/{table_id}/join", data={}).ok
    host.post(f"/api/tables/{table_id}/start")
    ann.goto(f"/table/{table_id}")
    ann.wait_for_selector("[data-step$=true]")
    ask, build, house = (one.split() for one in building()[4])
    _choose(ann, ask[1], "permission")
    _choose(ann, build[2], "Build")
    _choose(ann, house[1], "House")
    ann.locator(".guide [data-confirm]").click()
    rest = ann.get_by_text("If they agree, the rest of your plan happens at once.")
    expect(rest).to_be_visible()
    ann.reload()
    expect(rest).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_a_house_on_a_rivals_parcel_is_asked_for_and_built_with_the_building(
    visit: Visitor, width: int, height: int, answer: str
) -> None:
    ask, build, house = (text.split() for text in building()[4])
    page, table_id = _at_the_site(visit, width=width, height=height)
    _choose(page, ask[1], "permission")
    guide = page.get_by_role("region", name="Building, step by step")
    expect(guide).to_contain_text(f"Ask for permission to use {ask[1]}")
    _choose(page, build[2], "Build")
    _choose(page, house[1], "House")
    confirm = page.locator(".guide [data-confirm]")
    expect(confirm).to_be_enabled()
    assert len(page.request.get(f"/api/tables/{table_id}/events").json()["entries"]) == 1, "nothing was done yet"
    confirm.click()
    page.locator(f'[data-action="choose {answer}"]').click()
    table = f"/api/tables/{table_id}"
    page.wait_for_function(
        "async (address) => (await (await fetch(address)).json()).view.decision?.kind !== 'consent'", arg=table
    )
    done = [entry["action"] for entry in page.request.get(f"{table}/events").json()["entries"][1:]]
    rest = [" ".join(build), " ".join(house)] if answer == "agree" else []
    assert done == [" ".join(ask), f"choose {answer}", *rest]
