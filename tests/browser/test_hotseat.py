"""Several people at one screen: nobody sees the other's secret, and a choice can be taken back before the hand-over."""

from playwright.sync_api import Page, expect

from browser.conftest import Visitor, stop_clock
from browser.played import act, begun, taken_up

BIDS = "button.bid"


def _begun(page: Page, game: str = "cards") -> str:
    table_id = begun(page, game, ["me:Ann", "me:Bob"])
    page.goto(f"/table/{table_id}")
    return table_id


def _show(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I’m {name}").click()
    page.wait_for_selector("[data-question]")


def test_the_table_is_covered_between_two_secret_bids(visit: Visitor) -> None:
    page = visit()
    _begun(page)
    expect(page.get_by_role("heading", name="Pass the screen to Ann")).to_be_visible()
    _show(page, "Ann")
    page.locator(BIDS).nth(4).dblclick()
    curtain = page.locator("[data-curtain='1']")
    expect(curtain).to_contain_text("Pass the screen to Bob")
    # Nothing of the table is left, neither to be seen nor to be read out, and the focus is on the curtain.
    assert page.locator(f"[data-question], {BIDS}, [role=log]").count() == 0
    expect(page.get_by_role("button", name="I’m Bob")).to_be_focused()
    _show(page, "Bob")
    expect(page.locator(BIDS)).to_have_count(9)
    assert page.locator(f"{BIDS}:focus, {BIDS}:hover").count() == 0
    seen = page.evaluate("document.querySelector('[data-question]').dataset.question")
    assert seen.startswith("1 ")


def test_a_bid_is_taken_back_before_the_screen_goes_on(visit: Visitor) -> None:
    page = visit()
    _begun(page)
    _show(page, "Ann")
    page.locator(BIDS).first.dblclick()
    page.get_by_role("button", name="Ann: undo my last move").click()
    expect(page.locator(BIDS)).to_have_count(9)
    page.locator(BIDS).last.dblclick()
    expect(page.locator("[data-curtain='1']")).to_be_visible()


def test_where_nothing_is_secret_the_screen_goes_on_at_once_unless_it_is_always_to_be_covered(visit: Visitor) -> None:
    page = visit()
    table_id = taken_up(page, "board/2-owners.carson", 4, ["me:Ann", "me:Bob"])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question^='1 ']")
    assert page.locator("[data-curtain]").count() == 0
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Hide the table").select_option("always")
    # What Bob is told about his own wish is not left for Ann to read.
    page.locator("[data-place='a5']").first.click(force=True)
    reason = page.locator("[role=status]", has_text="Why not?")
    expect(reason).to_be_visible()
    act(page, table_id, 1, "claim d5")
    expect(page.locator("[data-curtain='0']")).to_be_visible()
    expect(reason).to_have_count(0)
    page.reload()
    expect(page.locator("[data-curtain='0']")).to_be_visible()


def test_neither_a_show_nor_a_plan_gives_one_persons_tiles_to_another(visit: Visitor) -> None:
    page = visit(reduced_motion="no-preference")
    table_id = taken_up(page, "board/might-is-right.carson", 0, ["greedy", "me:Ann", "greedy", "me:Bob"])
    page.clock.install()
    page.goto(f"/table/{table_id}")
    _show(page, "Ann")
    page.wait_for_selector("[data-player] summary")  # comes a step after the question, by the clock
    stop_clock(page)  # the show lasts until it is ended
    act(page, table_id, 1, "claim c1")
    _show(page, "Bob")
    page.wait_for_selector("[data-question^='3 ']")
    assert page.locator("[data-show]").count() == 0
    assert page.get_by_role("button", name="Show again").count() == 0
    for board in page.locator("[data-player] summary").all():
        board.click()
    hidden = page.locator("[data-player] dd", has_text="total")
    expect(hidden).to_have_count(3)
    expect(page.locator("[data-player='3'] dd", has_text="total")).to_have_count(0)
    # Nor are Bob's tiles taken for those of somebody whose move he supposes.
    page.keyboard.press("p")
    page.wait_for_selector("[data-plan='0']")
    page.locator("rect.open").first.click()
    page.locator("[data-confirm]:enabled").click()
    expect(page.locator("[data-plan='1']")).to_contain_text("What if?")
    expect(hidden).to_have_count(3)
    expect(page.locator("[data-player='3'] dd", has_text="total")).to_have_count(0)


def test_a_running_replay_at_a_shared_screen_shows_nobodys_secret(visit: Visitor) -> None:
    page = visit()
    table_id = _begun(page)
    act(page, table_id, 0, "bid 4")
    page.goto(f"/replay/{table_id}")
    page.wait_for_selector("[data-replay='1']")
    assert page.get_by_label("View as").locator("option").all_inner_texts() == ["spectator"]
    assert page.get_by_title("your bid, face down").count() == 0


def test_who_comes_while_others_are_asked_says_who_he_is_before_he_sees_anything(visit: Visitor) -> None:
    page, guest = visit(), visit()
    guest.request.post("/api/guest", data={"name": "Cleo"})
    page.request.post("/api/guest", data={"name": "Ann"})
    wanted = {
        "game": "cards",
        "options": {"real": 3, "virtual": ["beginner", "beginner"]},
        "seats": ["me:Ann", "me:Bob", "open"],
    }
    table_id = page.request.post("/api/tables", data=wanted).json()["id"]
    assert guest.request.post(f"/api/tables/{table_id}/join", data={}).ok
    assert page.request.post(f"/api/tables/{table_id}/start", data={}).ok
    act(page, table_id, 0, "bid 4")
    act(page, table_id, 1, "bid 5")
    page.goto(f"/table/{table_id}")
    expect(page.locator("[data-curtain='0 1']")).to_contain_text("Cleo")
    assert page.locator("[data-question]").count() == 0
    _show(page, "Bob")
    page.wait_for_selector("[data-question^='1 ']")
    expect(page.get_by_title("your bid, face down")).to_have_text("5")
