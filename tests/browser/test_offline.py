"""Installed, and without a network."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.playing import CHOICES


def _kept(page: Page) -> None:
    """Until the service worker is in charge of the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_a_network_a_page_says_so_in_the_readers_language_and_comes_back_by_itself(visit: Visitor) -> None:
    page = visit("/", language="fr", service_workers="allow")
    _kept(page)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_contain_text("Pas de connexion")
    page.goto("/mine")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("télégraphe")
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1, name="Mes tables")).to_be_visible()


def test_a_page_that_needs_no_server_is_there_without_a_network_though_it_was_never_visited(visit: Visitor) -> None:
    page = visit("/", language="nl", service_workers="allow")
    _kept(page)
    page.context.set_offline(True)
    page.goto("/pad/cards")
    expect(page.get_by_role("link", name="Mijn tafels")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Scoreblok")
    # In another language too, whose words nobody has asked for yet.
    page.evaluate("localStorage.setItem('carson.language', 'it')")
    page.goto("/rules")
    expect(page.get_by_role("link", name="I miei tavoli")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()  # the books themselves were never here


def test_no_page_is_ever_blank_without_a_network(visit: Visitor) -> None:
    page = visit("/", language="de", service_workers="allow")
    _kept(page)
    page.context.set_offline(True)
    for path in ("/learn", "/learn/board-basics", "/new", "/account", "/table/0", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("Der Telegraf ist ausgefallen")


@pytest.mark.parametrize("part", ["/assets/Pad-*.js", "/assets/fr-*.js"])
def test_a_page_that_does_not_come_says_so_and_can_be_tried_again(visit: Visitor, part: str) -> None:
    page = visit("/offline.html", language="fr", service_workers="block")
    page.route(f"**{part}", lambda route: route.abort())
    page.goto("/pad")
    expect(page.get_by_role("alert")).to_have_text("Cette page n’a pas pu être chargée. Vérifiez votre connexion.")
    page.unroute(f"**{part}")
    page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Carnet de score")


def test_at_a_table_it_is_said_at_once_and_the_game_goes_on_afterwards(visit: Visitor) -> None:
    page = visit("/", service_workers="allow")
    page.locator("[data-play=cards]").click()
    page.wait_for_selector(CHOICES, state="attached")
    page.context.set_offline(True)
    expect(page.locator(".bar .fault")).to_contain_text("No connection")
    expect(page.get_by_text("No connection")).to_have_count(1)  # once, where it stays in sight
    page.context.set_offline(False)
    expect(page.locator(".bar .fault")).to_have_count(0)
    page.locator("button.bid:enabled").first.dblclick()
    page.wait_for_selector("button.takeable, g.place, [data-question]")


def test_it_can_be_installed(visit: Visitor) -> None:
    page = visit("/", service_workers="allow")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        found = page.request.get(icon["src"])
        assert (found.status, found.headers["content-type"].split(";")[0]) == (200, icon["type"])
    worker = page.request.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_worker_leaves_the_api_alone(visit: Visitor) -> None:
    page = visit("/", service_workers="allow")
    _kept(page)
    page.reload()
    page.wait_for_selector("[data-play]")
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(one => one.keys()))))"
        ".then(found => found.flat().map(request => new URL(request.url).pathname))"
    )
    assert "/offline.html" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if path.startswith("/api/")] == []
