"""What is said and written at a table is not lost, doubled or read by the wrong one; orders are given, not slipped."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor, until
from browser.played import act, begun

SAY = "Write a message"
LINES = "#side-panel [role=log]"
NOTES = "#side-panel textarea"
# Nothing can be written while it is shut. (What outlives its page passes by whoever stands between it and the server.)
SHUT = """const real = window.fetch
window.fetch = (path, init) => init?.method === 'PUT' && sessionStorage.getItem('shut')
    ? Promise.reject(new TypeError('shut')) : real(path, init)"""


def _at(page: Page, game: str = "cards", seats: tuple[str, ...] = ("me", "greedy")) -> str:
    table_id = begun(page, game, list(seats))
    page.goto(f"/table/{table_id}")
    return table_id


def _alone(visit: Visitor, key: str, **more: Any) -> tuple[Page, str]:
    """At a table against a bot, with what this key leads to."""
    page = visit(**more)
    table_id = _at(page)
    page.wait_for_selector("#side-panel")
    page.keyboard.press(key)
    return page, table_id


def _writing(visit: Visitor) -> tuple[Page, str]:
    page, table_id = _alone(visit, "n")
    expect(page.locator(NOTES)).to_be_editable()
    return page, table_id


def _note(page: Page, table_id: str, seat: int = 0) -> str:
    return str(page.request.get(f"/api/tables/{table_id}/notes?seat={seat}").json()["text"])


def _lines(page: Page, table_id: str) -> list[str]:
    return [line["text"] for line in page.request.get(f"/api/tables/{table_id}/chat").json()["lines"]]


def _show(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I’m {name}").click()
    page.wait_for_selector("#side-panel")


def test_at_one_screen_everybody_has_notes_of_his_own(visit: Visitor) -> None:
    page = visit()
    table_id = _at(page, seats=("me:Ann", "me:Ben"))
    _show(page, "Ann")
    page.keyboard.press("n")
    notes = page.locator(NOTES)
    expect(notes).to_be_editable()
    page.keyboard.type("Ben bids low")
    page.locator("button.bid").nth(4).dblclick()
    _show(page, "Ben")
    expect(page.get_by_label("Ben’s notes")).to_be_editable()
    expect(notes).to_have_value("")
    notes.fill("Ann bids high")
    until(page, lambda: _note(page, table_id, 1) == "Ann bids high")
    assert _note(page, table_id, 0) == "Ben bids low"


def test_where_no_curtain_falls_going_on_opens_nobodys_notes(visit: Visitor) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('carson.curtain', 'never')")
    table_id = _at(page, seats=("me:Ann", "me:Ben"))
    page.wait_for_selector("[data-question^='0 ']")
    page.wait_for_selector("#side-panel")
    page.keyboard.press("n")
    expect(page.get_by_label("Ann’s notes")).to_be_editable()
    act(page, table_id, 0, "bid 4")
    page.wait_for_selector("[data-question^='1 ']")
    expect(page.locator(NOTES)).to_have_count(0)


def test_a_note_written_without_a_connection_is_kept_when_it_is_back(visit: Visitor) -> None:
    page, table_id = _writing(visit)
    page.context.set_offline(True)
    page.keyboard.type("Bob lays 7")
    expect(page.locator("#side-panel [role=alert]")).to_contain_text("Nothing is lost")
    page.get_by_role("tab", name="Points").click()
    page.context.set_offline(False)
    until(page, lambda: _note(page, table_id) == "Bob lays 7")


def test_a_note_that_could_not_be_written_is_there_after_a_reload_and_then_written(visit: Visitor) -> None:
    page, table_id = _writing(visit)
    page.add_init_script(SHUT)
    page.reload()
    page.evaluate("sessionStorage.setItem('shut', 'yes')")
    page.wait_for_selector("#side-panel")
    page.keyboard.press("n")
    expect(page.locator(NOTES)).to_be_editable()
    page.keyboard.type("Bob lays 7")
    expect(page.locator("#side-panel [role=alert]")).to_be_visible()
    page.reload()
    page.wait_for_selector("#side-panel")
    page.keyboard.press("n")
    expect(page.locator(NOTES)).to_have_value("Bob lays 7")
    assert _note(page, table_id) == ""
    # Meanwhile something else was written elsewhere: neither is lost.
    assert page.request.put(f"/api/tables/{table_id}/notes", data={"text": "Ann lays 9"}).ok
    page.reload()
    page.wait_for_selector("#side-panel")
    page.evaluate("sessionStorage.clear(); dispatchEvent(new Event('online'))")
    until(page, lambda: _note(page, table_id) == "Ann lays 9\nBob lays 7")
    page.wait_for_function("() => localStorage.getItem('carson.notes') === '{}'")


def test_a_note_is_kept_by_who_reloads_right_after_the_last_key(visit: Visitor) -> None:
    page, table_id = _writing(visit)
    page.keyboard.type("Bob lays 7")
    page.reload()
    until(page, lambda: _note(page, table_id) == "Bob lays 7")


def test_a_line_is_said_once_however_often_it_is_sent(visit: Visitor) -> None:
    page, table_id = _alone(visit, "t")
    held: list[Route] = []
    page.route("**/chat", lambda route: held.append(route) if route.request.method == "POST" else route.continue_())
    field = page.get_by_placeholder(SAY)
    field.fill("Howdy")
    field.press("Enter")
    field.press("Enter")
    page.get_by_role("button", name="Send").dblclick()
    until(page, lambda: len(held) > 0)
    for route in held:
        route.continue_()
    page.unroute("**/chat")
    expect(field).to_have_value("")
    field.fill("Your turn")
    page.get_by_role("button", name="Send").dblclick()
    expect(page.locator(f"{LINES} p")).to_have_count(2)
    assert _lines(page, table_id) == ["Howdy", "Your turn"]


def test_a_line_that_found_no_connection_is_sent_when_it_is_back(visit: Visitor) -> None:
    page, table_id = _alone(visit, "t")
    field = page.get_by_placeholder(SAY)
    field.fill("Howdy")
    page.context.set_offline(True)
    field.press("Enter")
    expect(page.locator("#side-panel")).to_contain_text("Not sent yet")
    expect(field).to_have_value("Howdy")
    field.press("Enter")
    page.context.set_offline(False)
    expect(page.locator(LINES)).to_contain_text("Howdy")
    expect(field).to_have_value("")
    assert _lines(page, table_id) == ["Howdy"]


def test_at_one_screen_everybody_speaks_for_himself(visit: Visitor) -> None:
    page = visit()
    table_id = _at(page, seats=("me:Ann", "me:Ben"))
    act(page, table_id, 0, "bid 4")
    _show(page, "Ben")
    page.keyboard.press("t")
    page.get_by_placeholder(SAY).fill("Howdy")
    page.get_by_placeholder(SAY).press("Enter")
    expect(page.locator(f"{LINES} strong")).to_have_text("Ben")


def test_on_a_phone_the_field_stays_above_the_desk_while_one_talks(visit: Visitor) -> None:
    page = visit(width=390, height=844)
    _at(page, "board", ("me", "random"))
    page.wait_for_selector("[data-step$=true]")
    page.wait_for_selector("#side-panel")
    page.keyboard.press("t")
    field = page.get_by_placeholder(SAY)
    expect(field).to_be_focused()
    # He has scrolled so that the field stands right above the desk.
    page.wait_for_function("() => parseFloat(document.documentElement.style.getPropertyValue('--foot')) > 50")
    page.evaluate("""() => {
        const foot = parseFloat(document.documentElement.style.getPropertyValue('--foot'))
        const { bottom } = document.activeElement.getBoundingClientRect()
        scrollBy({ top: bottom - innerHeight + foot + 12, behavior: 'instant' })
    }""")
    for number in range(1, 6):
        page.keyboard.type(f"Line {number}")
        page.keyboard.press("Enter")
        expect(page.locator(f"{LINES} p", has_text="Line")).to_have_count(number)
        expect(field).to_have_value("")
        page.wait_for_function("""() => {
            const foot = parseFloat(document.documentElement.style.getPropertyValue('--foot'))
            const field = document.activeElement.getBoundingClientRect()
            return field.top > 0 && field.bottom <= innerHeight - foot
        }""")


def test_an_order_given_while_one_is_asked_waits_until_it_is_confirmed(visit: Visitor) -> None:
    page = visit()
    table_id = _at(page, seats=("me:Ann", "me:Ben"))
    _show(page, "Ann")
    page.keyboard.press("m")
    bid = page.get_by_label("Play this bid card next")
    bid.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(bid).to_have_value("3")
    orders = page.locator("[data-orders]")
    expect(orders).to_contain_text("You are being asked right now")
    assert page.request.get(f"/api/tables/{table_id}?seat=0").json()["view"]["my_bid"] == 0
    page.get_by_role("button", name="Save order").click()
    expect(page.locator("[data-curtain='1']")).to_be_visible()
    assert page.request.get(f"/api/tables/{table_id}?seat=0").json()["view"]["my_bid"] == 3


def test_only_bid_cards_in_hand_are_offered_and_a_refused_order_leads_to_its_rule(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me", "greedy"])
    act(page, table_id, 0, "bid 4")

    def in_round_two() -> bool:
        seen = page.request.get(f"/api/tables/{table_id}").json()
        if seen["view"]["round"] == 2 and "bid 5" in seen["actions"]:
            return True
        if seen["actions"]:
            act(page, table_id, 0, seen["actions"][0])
        return False

    until(page, in_round_two)
    assert page.request.put(f"/api/tables/{table_id}/orders", data={"bid": 4}).ok
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("#side-panel")
    page.keyboard.press("m")
    options = page.get_by_label("Play this bid card next").locator("option")
    expect(options).to_have_text(["none", "1", "2", "3", "5", "6", "7", "8", "9"])
    dropped = page.locator("[data-orders] p", has_text="Not carried out")
    dropped.get_by_role("link").click()
    expect(page.get_by_role("dialog")).to_be_visible()
