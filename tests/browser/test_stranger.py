"""Who is not known here, or only looks on: nothing is asked that would be refused, and nobody is told of himself."""

from playwright.sync_api import Page, Response, expect

from browser.conftest import Visitor
from browser.played import begun


def _refusals(page: Page) -> list[str]:
    found: list[str] = []

    def heard(answer: Response) -> None:
        if answer.status >= 400:
            found.append(f"{answer.status} {answer.url}")

    page.on("response", heard)
    return found


def test_a_first_visit_asks_for_nothing_that_is_refused_and_who_is_known_is_known_again(visit: Visitor) -> None:
    page = visit()
    refused = _refusals(page)
    page.goto("/account")
    expect(page.get_by_role("button", name="Sign in").first).to_be_visible()
    assert refused == []
    assert page.request.post("/api/guest", data={"name": "Calamity"}).ok
    page.goto("/account")
    expect(page.locator("main")).to_contain_text("Calamity")


def test_a_page_from_before_one_was_known_does_not_make_one_a_stranger(visit: Visitor) -> None:
    page = visit("/account")
    old = page.request.get("/account").text()
    assert page.request.post("/api/guest", data={"name": "Calamity"}).ok
    page.evaluate("localStorage.setItem('carson.name', 'Calamity')")
    page.route("**/account", lambda route: route.fulfill(body=old, content_type="text/html"))
    page.goto("/account")
    expect(page.locator("main")).to_contain_text("Calamity")


def test_who_looks_on_is_told_whom_talk_is_for_and_is_not_counted_to_himself(visit: Visitor) -> None:
    table_id = begun(visit(), "cards", ["me", "me:Bob"])
    page = visit()
    refused = _refusals(page)
    page.goto(f"/table/{table_id}")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#side-panel")).to_contain_text("Only players can chat here.")
    bar = page.locator("[data-question]")
    expect(bar).to_contain_text("You are watching")
    another = visit(f"/table/{table_id}")
    expect(another.locator("[data-question]")).to_contain_text("1 spectator")
    expect(bar).to_contain_text("1 spectator")
    another.goto("/rules")
    expect(bar).not_to_contain_text("1 spectator")
    assert refused == []
