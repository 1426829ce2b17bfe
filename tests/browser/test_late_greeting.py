"""A live connection that is slow to begin, or breaks off: nothing that happens meanwhile is missed or done twice."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor, until
from browser.played import act, taken_up
from browser.playing import STILL

BIDDING = ("cards/1-with-3-beginners.carson", 16)
DUEL = ("board/4-prosper.carson", 70)
SHOW = "[data-show]"
MOVING = {"reduced_motion": "no-preference"}


class Server:
    """What the server says over the live connection is kept back until the test lets it through."""

    def __init__(self, page: Page, there: bool = True) -> None:
        self.page, self.there, self.open = page, there, False
        self.said: list[tuple[str, str]] = []
        self.lines: list[WebSocketRoute] = []
        self.moves: list[str] = []
        page.route_web_socket(re.compile("/live"), self._take)

    def _take(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        if self.there:
            self._connect(line)

    def come(self) -> None:
        """Until now nobody has answered."""
        until(self.page, lambda: bool(self.lines))
        self.there = True
        self._connect(self.lines[-1])

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            if json.loads(text)["type"] == "act":
                self.moves.append(str(text))
            server.send(text)

        def say(text: str | bytes) -> None:
            if self.open:
                line.send(text)
            else:
                self.said.append((json.loads(text)["type"], str(text)))

        line.on_message(hear)
        server.on_message(say)

    def wait(self, kind: str) -> None:
        """The server has said this."""
        until(self.page, lambda: kind in [one for one, _ in self.said])

    def tell(self, *kinds: str) -> None:
        """These of what it has said so far, or all of it; in this order."""
        chosen = [(kind, text) for one in kinds for kind, text in self.said if kind == one] if kinds else [*self.said]
        for one in chosen:
            self.said.remove(one)
            self.lines[-1].send(one[1])

    def tell_all(self) -> None:
        """What it has said, and whatever it says from now on."""
        self.open = True
        self.tell()


def _bids(page: Page) -> None:
    page.locator("button.bid:enabled").first.click()
    page.locator("button.confirm").click()


def _at_bids(visit: Visitor) -> tuple[Page, Server, str]:
    page = visit(**MOVING)
    page.add_init_script(STILL)
    table_id, server = taken_up(page, *BIDDING, ["me"]), Server(page)
    page.goto(f"/table/{table_id}")
    return page, server, table_id


def test_what_others_do_before_the_connection_is_there_is_shown_and_read_out(visit: Visitor) -> None:
    page, player = visit(**MOVING), visit()
    page.add_init_script(STILL)
    table_id, server = taken_up(player, *DUEL, ["me"] * 4), Server(page, there=False)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-question]")
    act(player, table_id, 2, "choose e4")
    server.open = True
    server.come()
    page.wait_for_selector(SHOW)
    expect(page.locator("[data-announcer]")).to_contain_text("e4")


def test_a_move_that_is_made_before_the_greeting_is_done_and_shown(visit: Visitor) -> None:
    page, server, _ = _at_bids(visit)
    _bids(page)
    server.wait("welcome")
    assert server.moves == []
    server.tell_all()
    page.wait_for_selector(SHOW)
    assert len(server.moves) == 1


def test_a_move_whose_line_breaks_before_it_is_answered_is_done_once_and_shown(visit: Visitor) -> None:
    page, server, table_id = _at_bids(visit)
    server.wait("position")
    server.tell()
    seq = page.request.get(f"/api/tables/{table_id}").json()["table"]["seq"]
    _bids(page)
    server.wait("done")
    server.said.clear()
    server.open = True
    server.lines[0].close()
    page.wait_for_selector(SHOW)
    until(page, lambda: len(server.lines) == 2)
    assert page.request.get(f"/api/tables/{table_id}").json()["table"]["seq"] == seq + 1


def test_a_position_may_come_before_the_answer_that_brought_it(visit: Visitor) -> None:
    page, server, _ = _at_bids(visit)
    server.wait("position")
    server.tell()
    _bids(page)
    server.wait("position")
    server.tell("position")
    page.wait_for_selector(SHOW)
    server.tell("done")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("button.takeable, .choices button").first).to_be_enabled()
