"""Plans: moves tried on a private copy, one's own and supposed ones; then done or discarded. Orders, and the keys."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor, until
from browser.played import act, begun
from browsing.tables import Host

# One's own bid comes first, then the others' are supposed; nobody else is asked meanwhile.
ALONE = {"real": 2, "virtual": ["beginner", "beginner"]}


def _seen(page: Page, table_id: str) -> Any:
    return page.request.get(f"/api/tables/{table_id}?seat=0").json()


def _at(page: Page, table_id: str) -> None:
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")


@pytest.fixture
def open_table(visit: Visitor) -> tuple[Page, str]:
    """Ann is to bid, and so is somebody else, who takes his time."""
    page = visit()
    bob = visit()
    begun(bob, "cards", ["me", "greedy"])  # so that he is known
    page.request.post("/api/guest", data={"name": "Ann"})
    laid = page.request.post("/api/tables", data={"game": "cards", "options": ALONE, "seats": ["me", "open"]}).json()
    assert bob.request.post(f"/api/tables/{laid['id']}/join", data={}).ok
    assert page.request.post(f"/api/tables/{laid['id']}/start", data={}).ok
    _at(page, laid["id"])
    return page, laid["id"]


def test_a_plan_supposes_others_moves_is_stepped_back_and_done(open_table: tuple[Page, str]) -> None:
    page, table_id = open_table
    before = _seen(page, table_id)
    page.keyboard.press("p")
    expect(page.locator("[data-plan='0']")).to_contain_text("only you can see this")
    page.locator("button.bid").nth(4).dblclick()
    expect(page.locator("[data-plan='1']")).to_contain_text("What if?")
    page.locator("button.bid").nth(2).dblclick()
    expect(page.locator("[data-plan='2']")).to_contain_text("(chance)")
    after = _seen(page, table_id)
    assert (after["table"]["seq"], after["view"]) == (before["table"]["seq"], before["view"])
    page.get_by_role("button", name="Step back").click()
    expect(page.locator("[data-plan='1']")).to_be_visible()
    page.get_by_role("button", name="Play it: 1 move").click()
    expect(page.locator("[data-plan]")).to_have_count(0)
    assert _seen(page, table_id)["view"]["my_bid"] == 5


def test_a_plan_that_is_discarded_leaves_nothing(open_table: tuple[Page, str]) -> None:
    page, table_id = open_table
    before = _seen(page, table_id)["table"]["seq"]
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator("button.bid").first.dblclick()
    expect(page.locator("[data-plan='1']")).to_be_visible()
    page.get_by_role("button", name="Discard plan").click()
    expect(page.locator("button.bid:enabled")).to_have_count(9)
    assert _seen(page, table_id)["table"]["seq"] == before


def test_what_is_clicked_before_the_plan_has_come_is_no_move(open_table: tuple[Page, str]) -> None:
    page, table_id = open_table
    held: list[Route] = []
    page.route("**/try", lambda route: held.append(route))
    box = page.locator("button.bid").first.bounding_box()
    assert box is not None
    page.get_by_role("button", name="Plan", exact=True).click()
    until(page, lambda: bool(held))
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("button.confirm")).to_have_count(0)
    held.pop().continue_()
    expect(page.locator("[data-plan='0']")).to_contain_text("Ann: choose a bid card")
    assert _seen(page, table_id)["view"]["my_bid"] == 0


def test_a_plan_follows_each_move_of_the_game_once(open_table: tuple[Page, str]) -> None:
    page, table_id = open_table
    tries: list[str] = []
    page.on("request", lambda request: tries.append(request.url) if request.url.endswith("/try") else None)
    page.keyboard.press("p")
    expect(page.locator("[data-plan='0']")).to_contain_text("Ann: choose a bid card")
    act(page, table_id, 0, "bid 4")
    expect(page.locator("[data-plan='0']")).to_contain_text("What if?")
    page.locator("button.bid").nth(2).dblclick()
    expect(page.locator("[data-plan='1']")).to_be_visible()
    assert len(tries) == 3


def test_an_order_is_given_and_withdrawn_in_the_tables_menu(open_table: tuple[Page, str]) -> None:
    page, table_id = open_table
    page.locator("button.bid").first.dblclick()
    page.keyboard.press("m")
    give = page.get_by_role("button", name="Save order")
    page.get_by_label("Play this bid card next").select_option("7")
    give.click()
    expect(page.get_by_label("Play this bid card next")).to_have_value("7")
    page.wait_for_function(
        "id => fetch(`/api/tables/${id}/orders`).then(answer => answer.json()).then(orders => orders.bid === 7)",
        arg=table_id,
    )
    page.get_by_label("Play this bid card next").select_option("none")
    give.click()
    page.wait_for_function(
        "id => fetch(`/api/tables/${id}/orders`).then(answer => answer.json()).then(orders => orders.bid === null)",
        arg=table_id,
    )


def test_what_is_chosen_while_an_order_is_on_its_way_is_still_to_be_given(open_table: tuple[Page, str]) -> None:
    page, _ = open_table
    page.locator("button.bid").first.dblclick()
    page.keyboard.press("m")
    held: list[Route] = []
    page.route("**/orders", lambda route: held.append(route) if route.request.method == "PUT" else route.continue_())
    bid, give = page.get_by_label("Play this bid card next"), page.get_by_role("button", name="Save order")
    bid.select_option("7")
    give.click()
    until(page, lambda: bool(held))
    expect(give).to_be_disabled()
    bid.select_option("5")
    held.pop().continue_()
    expect(give).to_be_enabled()
    expect(bid).to_have_value("5")
    give.click()
    until(page, lambda: bool(held))
    assert held[0].request.post_data_json["bid"] == 5
    held.pop().continue_()
    expect(give).to_be_disabled()
    expect(bid).to_have_value("5")


def test_what_is_supposed_of_others_hides_nothing_and_asks_for_nothing_that_is_not_there(visit: Visitor) -> None:
    page = visit()
    table_id = Host(page.context, "Ann").late("board/6-all-yellow.carson", "cowboy")
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-step$=true]")
    page.get_by_role("button", name="Plan").click()
    page.wait_for_selector("[data-plan]")
    page.locator("[data-place=wages]").click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-plan='1']")
    # What the other might choose lies open before one's eyes, below the desk.
    page.locator("[data-place=ammunition]").click()
    expect(page.locator("[data-chosen=ammunition]")).to_be_visible()
    assert refused == []


def test_keys_are_listed_do_what_they_say_and_leave_who_writes_alone(open_table: tuple[Page, str]) -> None:
    page, _ = open_table
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("undo")
    expect(page.get_by_role("dialog")).to_contain_text("clear your choice")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_placeholder("Write a message")).to_be_focused()
    page.keyboard.type("Your pup")
    expect(page.get_by_placeholder("Write a message")).to_have_value("Your pup")
    assert page.locator("[data-plan]").count() == 0
    page.locator("button.bid").first.dblclick()
    page.get_by_role("button", name="Undo", exact=True).wait_for()
    page.get_by_role("tab", name="Chat").focus()
    page.keyboard.press("u")
    expect(page.locator("button.bid:enabled")).to_have_count(9)
    expect(page.locator("[data-announcer]")).to_contain_text("Your turn")


def test_closing_the_list_of_keys_leaves_what_is_chosen(open_table: tuple[Page, str]) -> None:
    page, _ = open_table
    page.locator("button.bid").first.click()
    expect(page.locator("button.confirm")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("button.confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("button.confirm")).to_have_count(0)


def test_notes_are_written_at_once_and_are_there_again_after_another_tab(open_table: tuple[Page, str]) -> None:
    page, _ = open_table
    notes = page.get_by_label("My notes")
    page.keyboard.press("n")
    expect(notes).to_be_focused()
    expect(notes).to_be_editable()
    page.keyboard.type("Bob lays 7, surely")
    page.get_by_role("tab", name="Points").click()
    page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("Bob lays 7, surely")
