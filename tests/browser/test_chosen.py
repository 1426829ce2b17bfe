"""What one has chosen and not yet done stays while the server goes on telling how things stand."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visitor, until
from browser.played import begun, brought_to, passing


def _retold(page: Page) -> Callable[[], None]:
    """From now on the page's last position can be told to it once more, as after a lost connection."""
    last: list[tuple[WebSocketRoute, str]] = []

    def remember(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            if json.loads(text)["type"] == "position":
                last[:] = [(line, str(text))]
            line.send(text)

        server.on_message(tell)

    def again() -> None:
        until(page, lambda: bool(last))
        line, text = last[0]
        line.send(json.dumps({**json.loads(text), "entries": []}))
        # What comes after it has been heard later.
        line.send(json.dumps({"type": "presence", "seats": [0], "watching": 41}))
        expect(page.get_by_text("41", exact=False).first).to_be_attached()

    page.route_web_socket(re.compile("/live"), remember)
    return again


def test_a_bid_that_was_chosen_stays_chosen(visit: Visitor) -> None:
    page = visit()
    table = begun(page, "cards", ["me", "random"])
    again = _retold(page)
    page.goto(f"/table/{table}")
    page.locator("button.bid:enabled").first.click()
    expect(page.locator("button.confirm")).to_be_enabled()
    again()
    expect(page.locator("button.bid[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("button.confirm")).to_be_enabled()


def test_a_character_that_is_thought_of_stays_so(visit: Visitor) -> None:
    page = brought_to(visit, until="character")
    again = _retold(page)
    page.reload()
    page.locator(".characters button.open").first.click()
    expect(page.locator(".characters [data-confirm]")).to_be_enabled()
    again()
    expect(page.locator(".characters [data-confirm]")).to_be_enabled()


def test_an_amount_that_was_set_stays_set(visit: Visitor) -> None:
    page = brought_to(visit, passing, until="cash")
    again = _retold(page)
    page.reload()
    most = page.get_by_role("spinbutton").get_attribute("max") or ""
    expect(page.locator("[data-spend]")).not_to_have_attribute("data-spend", most)  # the first offer is the least
    page.get_by_role("spinbutton").fill(most)
    page.get_by_role("spinbutton").press("Tab")
    expect(page.locator("[data-spend]")).to_have_attribute("data-spend", most)
    again()
    expect(page.locator("[data-spend]")).to_have_attribute("data-spend", most)
    expect(page.get_by_role("slider")).not_to_have_value("0")
