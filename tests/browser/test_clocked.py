"""A table with a clock is told of before its position, and lines fail: what was begun is done to its end."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import Visitor
from browser.played import begun
from browsing.tables import Host

CLOCK = {"kind": "live", "move": 120, "bank": 900}
SITE = "d3"
THRICE = "place => [1, 2, 3].forEach(() => place.dispatchEvent(new MouseEvent('click', {bubbles: true})))"
# How many answers to a ping the page has heard.
PONGS = """globalThis.pongs = 0
    const Line = WebSocket
    globalThis.WebSocket = class extends Line {
        constructor(...more) {
            super(...more)
            this.addEventListener('message', ({ data }) => (pongs += data.includes('"pong"') ? 1 : 0))
        }
    }"""
HIDDEN = 60_000  # milliseconds between two looks at the time in a tab that nobody sees


def _to_build(visit: Visitor) -> Page:
    """Ann is to build a Blacksmith, which brings a House, at a table with a clock."""
    page = visit()
    host = Host(page.context, "Ann")
    table = host.late("board/4-prosper.carson", "build", 0.511, CLOCK)
    # A clock counts whole seconds: only in the next one is the table told anew.
    asked = max(seat["asked_at"] or 0 for seat in host.get(f"/api/tables/{table}")["table"]["seats"])
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step$=true]")
    page.wait_for_function("asked => Date.now() / 1000 >= asked + 1", arg=asked)
    return page


def _choose(page: Page, place: str = "") -> str:
    """This place, or the first that is open."""
    place = place or page.locator("rect.open").first.get_attribute("data-place") or ""
    page.locator(f"[data-place={place}]").dispatch_event("click")
    return place


def _is_house(page: Page, place: str) -> None:
    expect(page.locator(f"[data-place={place}]")).to_have_attribute("aria-label", re.compile(f"^{place}, House"))


def test_a_building_that_was_confirmed_gets_its_house_under_a_clock(visit: Visitor) -> None:
    page = _to_build(visit)
    _choose(page, SITE)
    page.wait_for_selector("[data-step*=' 1 '][data-step$=true]")
    house = _choose(page)
    page.locator("[data-confirm]:enabled").click()
    _is_house(page, house)


def test_a_plan_of_several_moves_is_done_to_its_end_under_a_clock(visit: Visitor) -> None:
    page = _to_build(visit)
    page.keyboard.press("p")
    page.wait_for_selector("[data-plan='0']")
    house = ""
    for step, place in enumerate((SITE, ""), 1):
        page.wait_for_selector("rect.open")
        house = _choose(page, place)
        page.locator("[data-confirm]:enabled").click()
        page.wait_for_selector(f"[data-plan='{step}']")
    page.get_by_role("button", name="Play it: 2 moves").click()
    expect(page.locator("[data-plan]")).to_have_count(0)
    _is_house(page, house)


def test_what_is_thought_of_is_kept_when_the_line_fails(visit: Visitor) -> None:
    page = _to_build(visit)
    page.route(re.compile(r"/ahead\?plan=."), lambda route: route.abort())
    with page.expect_event("requestfailed"):
        _choose(page, SITE)
    page.unroute_all()
    page.get_by_role("button", name="Change").last.click()
    _choose(page, SITE)
    expect(page.get_by_role("region", name="Building, step by step")).to_contain_text("a place for the House")


def test_a_plan_that_can_be_done_only_in_part_is_not_done_and_says_why(visit: Visitor) -> None:
    page = visit()
    host, bob = Host(page.context, "Ann"), Host(visit().context, "Bob")
    options = {"real": 2, "virtual": ["beginner", "beginner"]}
    table = host.post("/api/tables", {"game": "cards", "options": options, "seats": ["me", "open"]})["id"]
    bob.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")

    def twice(route: Route) -> None:
        answer = route.fetch()
        planned = answer.json()
        route.fulfill(response=answer, json={**planned, "steps": planned["steps"] * 2})

    page.route("**/try", twice)
    page.goto(f"/table/{table}")
    page.wait_for_selector("button.bid:enabled")
    page.keyboard.press("p")
    page.wait_for_selector("[data-plan='0']")
    page.locator("button.bid").first.dblclick()
    page.get_by_role("button", name="Play it: 2 moves").click()
    expect(page.locator("[data-plan] [role=alert]")).to_contain_text("Bob")
    assert not host.get(f"/api/tables/{table}")["view"]["my_bid"]


def test_a_place_clicked_thrice_is_taken_once_and_the_deck_is_asked_for_once(visit: Visitor) -> None:
    page = visit()
    table = Host(page.context, "Ann").late("cards/4.carson", "place", 0.7, CLOCK)
    acts: list[str] = []
    decks: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: '"act"' in str(text) and acts.append(text)))
    page.on("request", lambda request: request.url.endswith("/deck") and decks.append(request.url))
    page.goto(f"/table/{table}")
    place = page.locator("g.place").first
    place.wait_for()
    asked = page.locator("[data-question]").get_attribute("data-question") or ""
    place.evaluate(THRICE)
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", asked)
    assert len(acts) == 1
    assert len(decks) <= 1, "it may have come with the page"


def test_a_move_is_made_where_the_browser_calls_the_line_insecure(visit: Visitor) -> None:
    page = visit()
    page.add_init_script("delete Crypto.prototype.randomUUID")
    table = begun(page, "cards", ["me", "greedy"])
    page.goto(f"/table/{table}")
    page.locator("button.bid:enabled").first.dblclick()
    page.wait_for_function(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json())"
        ".then(({view}) => view.my_bid === 1 || !view.players[0].bids_left.includes(1))",
        arg=table,
    )


def test_a_tab_that_nobody_sees_keeps_its_line(visit: Visitor) -> None:
    page = visit()
    page.clock.install()
    lines: list[Any] = []
    page.on("websocket", lambda line: lines.append(line))
    page.add_init_script(PONGS)
    page.goto(f"/table/{begun(page, 'cards', ['me', 'greedy'])}")
    page.wait_for_selector("button.bid:enabled")
    for number in range(1, 4):
        page.clock.fast_forward(HIDDEN)
        # Time goes on once the page has heard the answer, not when it has come to the browser.
        page.wait_for_function("number => pongs === number", arg=number)
    assert len(lines) == 1


@pytest.mark.parametrize("code", [4403, 4404])
def test_who_is_shown_the_door_does_not_wait_for_ever(visit: Visitor, code: int) -> None:
    page = visit()

    closed: list[int] = []

    def close_at_the_first_move(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(text: str | bytes) -> None:
            if json.loads(text)["type"] == "act":
                closed.append(code)
                line.close(code=code)
            else:
                server.send(text)

        line.on_message(heard)

    page.route_web_socket(re.compile("/live"), close_at_the_first_move)
    page.goto(f"/table/{begun(page, 'cards', ['me', 'greedy'])}")
    page.locator("button.bid:enabled").first.dblclick()
    expect(page.locator("button.bid:enabled")).to_have_count(9)
    assert closed == [code]
