"""Two persons at one card table, with everything moving: who comes back sees how things stand, and no old moves."""

import json
from itertools import count
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import Visitor
from browser.played import caught_up
from browsing.tables import Host

MOVING = {"reduced_motion": "no-preference"}
KINDS = {"bid", "take", "place"}
TWO = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "beginner"]}, "seats": ["me", "open"]}
# Every show that was ever begun on this page.
COUNTED = """globalThis.shows = 0
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const one of addedNodes)
        if (one.matches?.('[data-show]') || one.querySelector?.('[data-show]')) globalThis.shows++
    }).observe(document, { childList: true, subtree: true })"""
_ids = count(1)


def _post(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def _together(visit: Visitor) -> tuple[list[Page], str]:
    pages = [visit(**MOVING), visit(**MOVING)]
    for page, name in zip(pages, ("Ann", "Bob"), strict=True):
        _post(page, "/api/guest", {"name": name})
        page.add_init_script(COUNTED)
    table_id: str = _post(pages[0], "/api/tables", TWO)["id"]
    _post(pages[1], f"/api/tables/{table_id}/join", {"seat": 1})
    _post(pages[0], f"/api/tables/{table_id}/start", {})
    for page in pages:
        page.goto(f"/table/{table_id}")
        page.wait_for_selector("[data-question]")
    return pages, table_id


def _look(page: Page, table_id: str) -> Any:
    return page.request.get(f"/api/tables/{table_id}").json()


def _act(page: Page, table_id: str) -> Any:
    """The first thing that may be done; what is asked then."""
    seen = _look(page, table_id)
    wish = {"action": seen["actions"][0], "question": seen["question"], "id": f"comeback-{next(_ids):05}"}
    _post(page, f"/api/tables/{table_id}/actions", wish)
    return _look(page, table_id)


def _tells_all(text: str | bytes) -> bool:
    return bool(json.loads(text)["type"] == "position")


def _come_back(page: Page, seen: Any) -> None:
    """A reload: what stands there is what the server says, once the connection has told all it has to tell."""
    heard: list[str | bytes] = []

    def listen(line: WebSocket) -> bool:
        line.on("framereceived", lambda text: heard.append(text))
        return True

    with page.expect_websocket(listen) as opened:
        page.reload()
        page.wait_for_selector(f"[data-question='{seen['seat']} {seen['table']['seq']}']")
    if not any(map(_tells_all, heard)):
        opened.value.wait_for_event("framereceived", _tells_all)
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def test_after_a_reload_no_old_move_is_played_again_whatever_is_asked(visit: Visitor) -> None:
    (ann, bob), table_id = _together(visit)
    met = set()
    for _ in range(26):
        seen = _look(ann, table_id)
        mover = ann if seen["actions"] else bob
        kind = seen["view"]["decision"]["kind"]
        if len(seen["view"]["players"][0]["city"]) and (kind, mover is ann) not in met:
            met.add((kind, mover is ann))
            _come_back(ann, seen)
            assert ann.evaluate("shows") == 0, f"played again while {seen['asked']}"
        _act(mover, table_id)
    assert {kind for kind, _ in met} >= KINDS
    assert {mine for _, mine in met} == {True, False}, "one's own questions, and others'"
    # What happens from then on is news, and is shown.
    while not ann.evaluate("shows"):
        seen = _look(ann, table_id)
        _act(ann if seen["actions"] else bob, table_id)
        caught_up(ann, table_id)


def test_what_happened_since_does_not_repeat_what_lies_on_the_table(visit: Visitor) -> None:
    (ann, bob), table_id = _together(visit)
    # Bob is the last of a round, and so what is revealed then comes after Ann's own last move.
    while True:
        seen = _look(ann, table_id)
        mover = ann if seen["actions"] else bob
        if _act(mover, table_id)["view"]["round"] > seen["view"]["round"] and mover is bob:
            break
    _come_back(ann, _look(ann, table_id))
    expect(ann.locator("[role=log]")).to_contain_text("On offer:")
    expect(ann.locator("[data-since] li", has_text="round ")).to_have_count(1)
    assert ann.locator("[data-since] li", has_text="On offer:").count() == 0


def test_the_end_of_a_brought_game_shows_the_winners_city_and_says_where_it_comes_from(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    table_id = host.past("cards/4.carson")
    winner = host.get(f"/api/tables/{table_id}")["table"]["winners"][0]
    page.goto(f"/table/{table_id}")
    expect(page.locator("[data-ending]")).to_contain_text("played elsewhere")
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator(".tabs button").nth(winner)).to_have_attribute("aria-pressed", "true")
