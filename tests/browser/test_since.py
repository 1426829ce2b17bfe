"""Who comes back to a table is told what happened since the own last move."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import act, taken_up
from browsing.tables import Host


def _missed(page: Page, table_id: str) -> tuple[int, list[str]]:
    """Who is asked: the number of his last move, and all that was told of others' moves since."""
    seat = page.request.get(f"/api/tables/{table_id}").json()["view"]["decision"]["seats"][0]
    entries: list[Any] = page.request.get(f"/api/tables/{table_id}/events").json()["entries"]
    moves = [entry for entry in entries if entry["kind"] == "move"]
    last = max((entry["number"] for entry in moves if entry["seat"] == seat), default=0)
    return last, [event["text"] for entry in moves[last:] for event in entry["events"] if event["text"]]


def test_who_comes_back_reads_what_happened_since_the_own_last_move(visit: Visitor) -> None:
    page = visit()
    table_id = taken_up(page, "board/2-owners.carson", 15, ["me:Ann", "me:Bob"])
    for move in ("0 cowboy a2", "1 cowboy buy-5", "0 cowboy wages", "1 cowboy buy-8"):
        seat, _, action = move.partition(" ")
        act(page, table_id, int(seat), action)
    last, told = _missed(page, table_id)
    assert (last, bool(told)) == (3, True)
    page.goto(f"/table/{table_id}")
    since = page.locator(f"[data-since='{last}']")
    expect(since).to_contain_text("Since your last turn")
    for text in told:
        expect(since.locator("li", has_text=text).first).to_be_attached()
    link = since.locator("details a").last.get_attribute("href") or ""
    assert int(link.rpartition("/")[2]) > last
    since.get_by_role("button", name="Got it").click()
    expect(since).to_have_count(0)
    _to_the_replay_and_back(page)
    assert since.count() == 0


def _to_the_replay_and_back(page: Page) -> None:
    page.keyboard.press("r")
    page.wait_for_selector("[data-replay]")
    page.go_back()
    page.wait_for_selector("[data-question]")
    expect(page.locator("#side-panel")).to_contain_text("cowboy")  # so the page knows what happened


def _look(page: Page, hidden: bool) -> None:
    page.evaluate(
        """hidden => {
            Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
            document.dispatchEvent(new Event('visibilitychange'))
        }""",
        hidden,
    )


def test_who_was_there_is_told_nothing_but_what_happened_behind_another_tab_is(visit: Visitor) -> None:
    page, other = visit(reduced_motion="no-preference"), visit()
    ann, bob = Host(page.context, "Ann"), Host(other.context, "Bob")
    wish = {"move": 15, "seats": ["me", "open"]}
    table_id: str = ann.post(f"/api/tables/{ann.past('board/2-owners.carson')}/clone", wish)["id"]
    bob.post(f"/api/tables/{table_id}/join")
    ann.post(f"/api/tables/{table_id}/start")
    act(page, table_id, 0, "cowboy a2")
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")
    expect(page.locator("#side-panel")).to_contain_text("cowboy")
    act(other, table_id, 1, "cowboy buy-5")
    page.wait_for_selector("rect.open")  # it has been shown
    assert page.locator("[data-since]").count() == 0
    _to_the_replay_and_back(page)
    assert page.locator("[data-since]").count() == 0
    act(page, table_id, 0, "cowboy wages")
    expect(page.locator("[data-question^='0 ']")).to_contain_text("Bob")
    _look(page, hidden=True)
    act(other, table_id, 1, "cowboy buy-8")
    page.wait_for_selector("rect.open")  # it has been shown
    assert page.locator("[data-since]").count() == 0
    _look(page, hidden=False)
    expect(page.locator("[data-since]")).to_contain_text("Bob")


def test_a_new_name_at_the_table_leaves_it_there_with_the_log(visit: Visitor) -> None:
    page = visit()
    table_id = taken_up(page, "board/2-owners.carson", 15, ["me", "greedy"])
    act(page, table_id, 0, "cowboy a2")
    answer = page.request.get(f"/api/tables/{table_id}/events?since=1&wait=20").json()
    assert [entry["seat"] for entry in answer["entries"]] == [1]
    page.goto(f"/table/{table_id}")
    since = page.locator("[data-since='1']")
    expect(since).to_be_visible()
    log = page.get_by_role("log")
    expect(log).to_contain_text("Ann places a cowboy on a2")
    # How few lines the log has at any time.
    page.evaluate(
        """() => {
        const count = () => document.querySelectorAll("[role=log] a").length
        window.fewest = count()
        new MutationObserver(() => { window.fewest = Math.min(window.fewest, count()) })
          .observe(document.body, { childList: true, subtree: true })
        }"""
    )
    had = page.evaluate("window.fewest")
    assert had >= 2
    assert page.request.put("/api/account/name", data={"name": "Calamity"}).ok
    expect(log).to_contain_text("Calamity places a cowboy on a2")
    expect(since).to_be_visible()
    assert page.evaluate("window.fewest") == had


def test_the_title_says_from_the_first_that_it_is_ones_turn(visit: Visitor) -> None:
    page = visit()
    page.goto(f"/table/{taken_up(page, 'board/2-owners.carson', 15, ['me', 'greedy'])}")
    page.wait_for_selector("[data-question]")
    expect(page).to_have_title("● Your turn")
    page.locator("a[href='/rules']").first.click()
    expect(page).to_have_title(re.compile(r"^\(1\) Rule book"))
