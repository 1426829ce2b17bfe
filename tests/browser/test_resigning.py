"""Somebody gives up: everybody is told, at the table and in the replay."""

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.played import play
from browsing.tables import Host

THREE = {"real": 3, "virtual": ["beginner"]}


def test_a_resignation_is_told_in_bar_log_and_replay_and_not_before_it_happened(visit: Visitor) -> None:
    ann, bob = visit(), visit()
    host, guest = Host(ann.context, "Ann"), Host(bob.context, "Bob")
    wanted = {"game": "cards", "options": THREE, "seats": ["me:Ann", "me:Amy", "open"]}
    table_id = host.post("/api/tables", wanted)["id"]
    guest.post(f"/api/tables/{table_id}/join")
    host.post(f"/api/tables/{table_id}/start")
    where = f"/api/tables/{table_id}"
    # All three bid; between the last two bids Bob resigns.
    play(bob, table_id, "bob", 1)
    play(ann, table_id, "ann", 1)
    ann.goto(f"/table/{table_id}")
    ann.get_by_role("button", name="show me the table").first.click()
    expect(ann.locator("[data-standin]")).to_have_count(0)
    expect(ann.locator(".players")).to_contain_text("Bob")
    guest.post(f"{where}/resign")
    expect(ann.locator("[data-standin='2']")).to_have_text("Bob resigned; a bot plays on.")
    line = ann.get_by_role("log").get_by_text("Bob resigns.")
    expect(line).to_have_count(1)
    expect(ann.locator("[data-announcer]")).to_contain_text("Bob resigns.")
    # At its move, and from there on.
    after = guest.get(where)["table"]["seats"][2]["resigned_after"]
    assert after == 2
    play(ann, table_id, "on", 1)
    ann.goto(f"/replay/{table_id}/1")
    expect(ann.get_by_role("log").get_by_text("Bob resigns.")).to_have_count(1)
    marks = ann.locator(".players [data-bot]")
    expect(marks).to_have_count(0)
    expect(ann.locator(".said")).not_to_contain_text("Bob resigns.")
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(".said")).to_contain_text("Bob resigns.")
    expect(marks).to_have_count(1)
    ann.keyboard.press("ArrowRight")
    expect(ann.locator("[data-replay='3']")).to_be_visible()
    expect(ann.locator(".said")).not_to_contain_text("Bob resigns.")
    expect(marks).to_have_count(1)


def test_the_end_says_who_gave_up(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    table_id = host.lay("cards", {"real": 2, "virtual": ["beginner", "beginner"]}, ["me", "random"])
    host.post(f"/api/tables/{table_id}/resign")
    page.goto(f"/table/{table_id}")
    expect(page.locator("[data-ending]")).to_contain_text("Ann has resigned.")
