"""The list of one's tables: what stands there, and how a game or a table is ended from it."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import CARDS, begun, play
from browsing.tables import Host

MOST = 20  # tables of one host that are not finished


def _laid(page: Page, seats: list[str]) -> str:
    """A table that waits; its number."""
    if page.request.get("/api/me").status == 401:
        assert page.request.post("/api/guest", data={"name": "Ann"}).ok
    answer = page.request.post("/api/tables", data={"game": "cards", "options": CARDS, "seats": seats})
    assert answer.ok, answer.text()
    table_id: str = answer.json()["id"]
    return table_id


def _table(page: Page, table_id: str) -> Any:
    return page.request.get(f"/api/tables/{table_id}").json()["table"]


def test_a_game_against_bots_is_given_up_from_the_list_once_it_is_asked_twice(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me", "greedy"])
    play(page, table_id, "mine", 1)
    page.goto("/mine")
    card = page.locator("article")
    expect(card).to_contain_text("started")
    expect(page.locator("#head-ways")).to_contain_text("your turn at 1 table")
    card.get_by_role("button", name="Resign").press("Enter")
    no = card.get_by_role("button", name="No", exact=True)
    expect(no).to_be_focused()
    expect(card).to_contain_text("The game ends at once, and you do not win")
    no.press("Enter")
    expect(card.get_by_role("button", name="Resign")).to_be_focused()
    assert _table(page, table_id)["status"] == "playing"
    card.get_by_role("button", name="Resign").click()
    card.get_by_role("button", name="Yes, resign").click()
    expect(card.get_by_role("link", name="Replay")).to_be_visible()
    expect(card.locator("[data-end], [data-sure]")).to_have_count(0)
    expect(page.locator("#head-ways")).not_to_contain_text("your turn")
    assert _table(page, table_id)["ended"] == "resigned"


def test_who_has_given_up_one_of_two_seats_gives_up_the_other(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob", "greedy"], {"real": 3, "virtual": ["beginner"]})
    assert page.request.post(f"/api/tables/{table_id}/resign", data={"seat": 1}).ok
    page.goto("/mine")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    assert _table(page, table_id)["status"] == "finished"


def test_who_has_several_seats_ends_the_game_for_all_of_them(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    page.goto("/mine")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    table = _table(page, table_id)
    assert (table["status"], table["winners"]) == ("finished", [])


def test_a_game_with_other_people_is_ended_at_its_table_alone(visit: Visitor) -> None:
    ann, bob = visit(), visit()
    table_id = _laid(ann, ["me", "open"])
    guest = Host(bob.context, "Bob")
    guest.post(f"/api/tables/{table_id}/join")
    ann.goto("/mine")
    expect(ann.get_by_role("button", name="Close table")).to_be_visible()
    bob.goto("/mine")
    expect(bob.get_by_role("link", name="Open", exact=True)).to_be_visible()
    expect(bob.locator("[data-end]")).to_have_count(0)  # it is not his
    assert ann.request.post(f"/api/tables/{table_id}/start", data={}).ok
    ann.goto("/mine")
    expect(ann.locator("article")).to_contain_text("started")
    expect(ann.locator("[data-end]")).to_have_count(0)


def test_who_has_too_many_tables_is_led_to_them_and_closes_one_there(visit: Visitor) -> None:
    page = visit()
    for _ in range(MOST):
        _laid(page, ["me", "open"])
    page.goto("/")
    page.locator("[data-play=board]").click()
    page.get_by_role("alert").get_by_role("link", name="My tables").click()
    expect(page.locator("article")).to_have_count(MOST)
    page.get_by_role("button", name="Close table").first.click()
    page.get_by_role("button", name="Yes, close it").click()
    expect(page.locator("article")).to_have_count(MOST - 1)
    page.goto("/")
    page.locator("[data-play=board]").click()
    page.wait_for_url("**/table/*")


def test_virtual_players_standish_and_variants_are_named_with_their_points(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past("cards/1-with-3-beginners.carson")
    scores = host.get(f"/api/tables/{past}")["table"]["scores"]
    solo = {"players": 2, "solo": "rancher", "variants": "new-beginning river"}
    host.lay("board", solo, ["me"])
    page.goto("/mine")
    cards = page.locator("article", has_text="The Card Game")
    expect(cards.locator(".points")).to_have_text([str(points) for points in scores])
    expect(cards).to_contain_text("Star (virtual, beginner)")
    board = page.locator("article", has_text="Standish")
    expect(board).to_contain_text("Jeb Standish (Rancher)")
    expect(board).to_contain_text("A New Beginning and Carson River")
