"""Who comes back to a table is told what happened since the own last move."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import begun, play


def _missed(page: Page, table_id: str) -> tuple[int, list[str]]:
    """Who is asked: the number of his last move, and all that was told of others' moves since."""
    seat = page.request.get(f"/api/tables/{table_id}").json()["view"]["decision"]["seats"][0]
    entries: list[Any] = page.request.get(f"/api/tables/{table_id}/events").json()["entries"]
    moves = [entry for entry in entries if entry["kind"] == "move"]
    last = max((entry["number"] for entry in moves if entry["seat"] == seat), default=0)
    return last, [event["text"] for entry in moves[last:] for event in entry["events"] if event["text"]]


def test_who_comes_back_reads_what_happened_since_the_own_last_move(visit: Visitor) -> None:
    page = visit("/")
    table_id = begun(page, "board", ["me:Ann", "me:Bob"])
    play(page, table_id, "since", most=30)
    last, told = _missed(page, table_id)
    for step in range(40):
        if last and told:
            break
        play(page, table_id, f"since{step}", most=1)
        last, told = _missed(page, table_id)
    page.goto(f"/table/{table_id}")
    since = page.locator(f"[data-since='{last}']")
    expect(since).to_contain_text("Since your last turn")
    for text in told:
        assert since.locator("li", has_text=text).count()
    link = since.locator("details a").last.get_attribute("href") or ""
    assert int(link.rpartition("/")[2]) > last
    since.get_by_role("button", name="Got it").click()
    expect(since).to_have_count(0)
