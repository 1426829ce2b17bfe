"""The status page: what works, at a glance, and what does not."""

import json

from playwright.sync_api import Route, expect

from browser.conftest import Visitor
from browser.sizes import fits

FAILING = {
    "works": False,
    "version": "0.2.0",
    "started": 1_790_000_000,
    "now": 1_790_100_000,
    "parts": [
        {"name": "database", "works": True, "since": 1_790_000_000},
        {"name": "disk", "works": True, "since": 1_790_000_000},
        {"name": "news", "works": True, "since": 1_790_000_000},
        {"name": "cache", "works": False, "since": 1_790_090_000},
        {"name": "bots", "works": False, "since": 1_790_090_000},
    ],
    "playing": 1,
    "waiting": 0,
}


def test_the_foot_of_every_page_leads_to_it_and_everything_works(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("contentinfo").get_by_role("link", name="Status").click()
    expect(page.get_by_role("heading", name="Status")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Everything works")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Database working")).to_be_visible()


def test_what_fails_is_named_on_a_phone_in_german(visit: Visitor) -> None:
    page = visit("/hosts", language="de", width=390, height=844)

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(FAILING), content_type="application/json")

    page.route("**/api/status*", answer)
    page.get_by_role("main").get_by_role("link", name="Serverstatus").click()
    expect(page.get_by_role("status").filter(has_text="Etwas funktioniert nicht")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Rechner für Bots gestört")).to_be_visible()
    expect(page.get_by_text("Gerade läuft 1 Spiel.")).to_be_visible()
    fits(page)
