"""Playing with others over a line that may fail: what was confirmed, who is there, and what they do to one's choice."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor, until
from browser.played import BOARD, CARDS, act, begun, brought_to, take_back
from browser.sizes import fits, lies
from browsing.tables import Host

HELD = "This will go through as soon as you are back online."
GRACE = 10_000  # milliseconds after which who is gone is told to be away


class Line:
    """The live connection of a page, to be cut and mended; one that is deaf carries no move to the server."""

    def __init__(self, page: Page) -> None:
        self.page, self.up, self.deaf = page, True, False
        self.open: list[WebSocketRoute] = []
        self.lost: list[str] = []
        page.route_web_socket(re.compile("/live"), self._take)

    def _take(self, line: WebSocketRoute) -> None:
        if not self.up:
            line.close()
            return
        server = line.connect_to_server()
        self.open.append(line)

        def heard(text: str | bytes) -> None:
            if self.deaf and json.loads(text)["type"] == "act":
                self.lost.append(str(text))
            else:
                server.send(text)

        line.on_message(heard)

    def cut(self) -> None:
        self.up = False
        while self.open:
            self.open.pop().close()
        expect(self.page.locator(".bar .fault")).to_be_visible()

    def mend(self) -> None:
        self.up, self.deaf = True, False
        self.page.evaluate("dispatchEvent(new Event('online'))")
        expect(self.page.locator(".bar .fault")).to_have_count(0)


def _seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return found


def _owner(page: Page, parcel: str) -> int:
    return int(_seen(page)["view"]["owner"]["abcdefgh".index(parcel[0]) + 8 * (int(parcel[1]) - 1)])


def _to_claim(visit: Visitor) -> tuple[Page, Line, list[str]]:
    """Ann is to claim a parcel; two that she may."""
    page = brought_to(visit)
    line = Line(page)
    page.reload()
    page.wait_for_selector("[data-step$=true]")
    open_now = [action.split()[1] for action in _seen(page)["actions"] if re.search(r" [a-h]\d$", action)]
    return page, line, [open_now[0], open_now[-1]]


def _to_the_end(page: Page, table: str) -> None:
    """Ann answers whatever she is asked; the bots do the rest."""

    def over() -> bool:
        seen = page.request.get(f"/api/tables/{table}").json()
        decision = seen["view"]["decision"]
        if decision and 0 in decision["seats"]:
            act(page, table, 0, seen["actions"][0])
        return decision is None

    until(page, over)


def _together(visit: Visitor, game: str, seats: list[str], options: dict[str, Any]) -> tuple[Page, Page, str]:
    """Ann and Bob, whose game has begun."""
    ann, bob = visit(), visit()
    host, guest = Host(ann.context, "Ann"), Host(bob.context, "Bob")
    table = host.post("/api/tables", {"game": game, "options": options, "seats": seats})["id"]
    guest.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    return ann, bob, table


def test_what_was_confirmed_without_a_connection_is_withdrawn_by_something_else(visit: Visitor) -> None:
    page, line, (first, other) = _to_claim(visit)
    line.cut()
    page.locator(f"[data-place={first}]").dispatch_event("click")
    page.locator("[data-confirm]:enabled").click()
    expect(page.get_by_text(HELD)).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text(HELD)).to_have_count(0)
    page.locator(f"[data-place={other}]").dispatch_event("click")
    line.mend()
    page.locator("[data-confirm]:enabled").click()
    until(page, lambda: _owner(page, other) == 0)
    assert _owner(page, first) != 0


def test_what_may_have_been_sent_stands_and_nothing_else_is_chosen(visit: Visitor) -> None:
    page, line, (first, other) = _to_claim(visit)
    line.deaf = True
    page.locator(f"[data-place={first}]").dispatch_event("click")
    page.locator("[data-confirm]:enabled").click()
    until(page, lambda: bool(line.lost))
    line.cut()
    expect(page.get_by_text(HELD)).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_disabled()
    page.locator(f"[data-place={other}]").dispatch_event("click")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-chosen={first}]")).to_be_visible()
    line.mend()
    until(page, lambda: _owner(page, first) == 0)


def test_a_building_that_was_confirmed_without_a_connection_can_still_be_changed(visit: Visitor) -> None:
    page = visit()
    table = Host(page.context, "Ann").late("board/4-prosper.carson", "build", 0.511)
    line = Line(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step$=true]")
    line.cut()
    for step, place in (("1", "[data-place=d3]"), ("2", "rect.open")):
        page.locator(place).first.dispatch_event("click")
        page.wait_for_selector(f"[data-step*=' {step} '][data-step$=true]")
    page.locator("[data-confirm]:enabled").click()
    expect(page.get_by_text(HELD)).to_be_visible()
    page.get_by_role("button", name="Change").last.click()
    expect(page.get_by_text(HELD)).to_have_count(0)
    before = _seen(page)["table"]["seq"]
    line.mend()
    # The plan is whole again, and only now it is done: both steps of it.
    page.locator("rect.open").first.dispatch_event("click")
    page.locator("[data-confirm]:enabled").click()
    until(page, lambda: _seen(page)["table"]["seq"] >= before + 2)


def test_a_bid_that_was_confirmed_without_a_connection_can_be_another(visit: Visitor) -> None:
    page = visit()
    line = Line(page)
    page.goto(f"/table/{begun(page, 'cards', ['me', 'random'])}")
    page.wait_for_selector("button.bid:enabled")
    line.cut()
    page.locator("button.bid:enabled").first.click()
    page.locator("button.confirm:enabled").click()
    expect(page.get_by_text(HELD)).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.locator("button.bid:enabled").nth(4).click()
    line.mend()
    expect(page.locator("button.bid[aria-pressed=true]")).to_have_text("5")
    page.locator("button.confirm:enabled").click()
    until(page, lambda: 5 not in _seen(page)["view"]["players"][0]["bids_left"])
    assert 1 in _seen(page)["view"]["players"][0]["bids_left"]


@pytest.mark.parametrize(("game", "options"), [("board", {**BOARD, "players": 3}), ("cards", {**CARDS, "real": 3})])
def test_who_is_gone_for_some_seconds_is_said_to_be_away(visit: Visitor, game: str, options: dict[str, Any]) -> None:
    ann, bob, table = _together(visit, game, ["me", "open", "random"], options)
    bob.goto(f"/table/{table}")
    bob.wait_for_selector("[data-question]")
    ann.clock.install()
    with ann.expect_websocket(lambda line: "/live" in line.url) as told:
        ann.goto(f"/table/{table}")
    who = ann.locator("[data-player='1'], .players tbody:nth-of-type(2)")
    expect(who).to_contain_text("Bob")
    ann.clock.fast_forward(GRACE)
    expect(ann.locator("[data-bot]").first).to_be_attached()
    expect(ann.locator("[data-away]")).to_have_count(0)
    with told.value.expect_event("framereceived", lambda text: '"presence"' in str(text)):
        bob.goto("/rules")
    expect(ann.locator("[data-away]")).to_have_count(0)
    ann.clock.fast_forward(GRACE)
    expect(ann.locator("[data-away]")).to_have_text("away")  # neither the bot nor herself
    expect(who.locator("[data-away]")).to_be_visible()
    bob.goto(f"/table/{table}")
    expect(ann.locator("[data-away]")).to_have_count(0)


def test_a_bot_is_marked_in_the_card_game_wherever_it_is_named(visit: Visitor) -> None:
    page = visit()
    table = begun(page, "cards", ["me", "random"])
    page.goto(f"/table/{table}")
    expect(page.locator(".players tbody:nth-of-type(2)").get_by_role("img", name="bot")).to_be_visible()
    expect(page.locator(".tabs button").nth(1).get_by_role("img", name="bot")).to_be_visible()
    expect(page.locator(".tabs [data-bot]")).to_have_count(1)
    _to_the_end(page, table)
    expect(page.locator("[data-ranks] [data-bot]")).to_have_count(1)


def test_who_gave_up_reads_so(visit: Visitor) -> None:
    ann, bob, table = _together(visit, "board", ["me", "open", "random"], {**BOARD, "players": 3})
    bob.goto(f"/table/{table}")
    assert bob.request.post(f"/api/tables/{table}/resign", data={}).ok
    expect(bob.locator(".bar .ask")).to_contain_text("You resigned; a bot plays on for you.")
    ann.goto(f"/table/{table}")
    expect(ann.locator(".bar .ask")).not_to_be_empty()
    expect(ann.locator(".bar .ask")).not_to_contain_text("resigned")
    expect(ann.locator(".bar [data-standin]")).to_have_text("Bob resigned; a bot plays on.")


def test_who_loses_a_choice_because_another_took_a_move_back_is_told(visit: Visitor) -> None:
    ann, bob, table = _together(visit, "board", ["me", "open"], BOARD)
    people = (ann, bob)
    for _ in range(9):
        seen = ann.request.get(f"/api/tables/{table}").json()
        [seat] = seen["view"]["decision"]["seats"]
        if seat == 1 and seen["undo"] is not None:
            break
        mine = people[seat].request.get(f"/api/tables/{table}").json()
        act(people[seat], table, seat, mine["actions"][0])
    bob.goto(f"/table/{table}")
    bob.locator(".characters button.open, rect.open").first.dispatch_event("click")
    expect(bob.locator("[data-confirm]")).to_be_enabled()
    take_back(ann, table, 0)
    expect(bob.locator(".bar").get_by_role("status")).to_contain_text("Ann undid a move, so your choice")
    # Who had chosen nothing has lost nothing.
    act(ann, table, 0, ann.request.get(f"/api/tables/{table}").json()["actions"][0])
    bob.reload()
    expect(bob.locator(".bar.mine")).to_be_visible()
    take_back(ann, table, 0)
    expect(bob.locator(".bar.mine")).to_have_count(0)
    expect(bob.locator(".bar").get_by_role("status").filter(has_text="undid a move")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "clock", "told"),
    [
        ("en", (8, 12), "8 seconds per move, 12 seconds in reserve"),
        ("fr", (30, 1), "30 secondes par coup, 1 seconde de réserve"),
        ("de", (30, 60), "30 Sekunden je Zug, eine Minute Reserve"),
    ],
)
def test_a_reserve_below_a_minute_is_told_in_seconds(
    visit: Visitor, language: str, clock: tuple[int, int], told: str
) -> None:
    page = visit(language=language)
    seconds = {"kind": "live", "move": clock[0], "bank": clock[1]}
    wanted = {"game": "cards", "options": CARDS, "seats": ["me", "open"], "clock": seconds}
    page.goto(f"/table/{Host(page.context, 'Ann').post('/api/tables', wanted)['id']}")
    expect(page.locator("main")).to_contain_text(told)


@pytest.mark.parametrize("width", [1280, 390])
def test_where_it_is_ones_turn_is_the_first_thing_on_the_first_page(visit: Visitor, width: int) -> None:
    page = visit(width=width, height=844)
    tables = [begun(page, "cards", ["me", "random"]) for _ in range(2)]
    page.goto("/")
    due = page.locator("[data-due]")
    expect(due).to_contain_text("Your turn at 2 tables")
    expect(page).to_have_title(re.compile(r"^\(2\) Carson City"))
    lies(page, "one.bottom < 320", "[data-due]")
    fits(page)
    begun(page, "cards", ["me", "random"])
    begun(page, "cards", ["me", "random"])
    page.reload()
    expect(due).to_contain_text("Your turn at 4 tables")
    expect(due.get_by_role("link")).to_have_count(4)  # three, and the way to all
    expect(due.get_by_role("link").last).to_have_attribute("href", "/mine")
    for table in tables:
        act(page, table, 0, "bid 3")
    page.locator("header a[href='/rules']").first.dispatch_event("click")
    expect(page).to_have_title(re.compile(r"^\(\d\) Rule book"))
    # Who comes to this browser next is told of nobody's tables.
    page.goto("/account")
    expect(page).to_have_title(re.compile(r"^\(\d\) "))
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("alert").locator("..").get_by_role("button", name=re.compile("out")).click()
    expect(page.get_by_role("button", name="Sign in").first).to_be_visible()
    expect(page).to_have_title(re.compile(r"^[^(]"))
    page.locator("header a[href='/']").first.dispatch_event("click")
    page.wait_for_selector("main h2")
    expect(due).to_have_count(0)
