"""A player reports a message; an admin settles it, bans, renames, closes a table; everybody reads an announcement."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.played import CARDS
from browser.sizes import fits

SECRET = "tumbleweed-1858"
ADMIN = "Wyatt Earp"


def _post(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    response = page.request.post(path, data=body or {})
    assert response.ok, response.text()
    return response.json()


@pytest.fixture(scope="module")
def granted(site: str, site_folder: Path, request: pytest.FixtureRequest) -> None:
    """Somebody with an account, made an admin by the command on the host while the server runs."""
    api = request.getfixturevalue("chromium").new_context(base_url=site)
    api.request.post("/api/guest", data={"name": ADMIN})
    assert api.request.post("/api/account/claim", data={"password": SECRET}).ok
    api.close()
    database = f"sqlite:///{site_folder / 'carson.db'}"
    command = [sys.executable, "-m", "carson.cli", "admin", "grant", ADMIN, "--database", database]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture
def office(granted: None, visit: Visitor) -> Iterator[Page]:
    """The admin's browser; what it still announces at the end is withdrawn."""
    page = visit()
    _log_in(page)
    yield page
    for one in page.request.get("/api/announcements").json()["announcements"]:
        _post(page, f"/api/admin/announcements/{one['id']}/withdraw", {"reason": "the test is over"})


def _log_in(page: Page) -> None:
    _post(page, "/api/login", {"name": ADMIN, "password": SECRET})


def _table(host: Page, guest: Page, host_name: str, guest_name: str) -> str:
    """A game between two people, begun."""
    for page, name in ((host, host_name), (guest, guest_name)):
        _post(page, "/api/guest", {"name": name})
    table_id: str = _post(host, "/api/tables", {"game": "cards", "options": CARDS, "seats": ["me", "open"]})["id"]
    _post(guest, f"/api/tables/{table_id}/join")
    _post(host, f"/api/tables/{table_id}/start")
    return table_id


def _act(where: Page | Locator, act: str, name: str, reason: str = "rules of the house") -> None:
    """Opens the form of an act, gives the reason and does it."""
    where.get_by_role("button", name=f"{name}…", exact=True).click()
    form = where.locator(f"form[data-act={act}]")
    form.get_by_label("Reason").fill(reason)
    form.get_by_role("button", name=name, exact=True).click()
    expect(form).to_have_count(0)


def test_a_reported_message_is_settled_and_deleted_for_everybody(visit: Visitor, office: Page) -> None:
    ann, bob = visit(), visit()
    table_id = _table(ann, bob, "Ann", "Bob")
    _post(bob, f"/api/tables/{table_id}/chat", {"text": "good evening"})
    _post(bob, f"/api/tables/{table_id}/chat", {"text": "a rude word"})
    ann.goto(f"/table/{table_id}")
    ann.wait_for_selector("#side-panel")
    ann.keyboard.press("t")
    ann.locator("[role=log] p", has_text="a rude word").get_by_role("button", name="report").click()
    form = ann.locator("[data-form=report]")
    form.get_by_label("What is wrong with it?").fill("not at our table")
    form.get_by_role("button", name="Report").click()
    expect(form.get_by_role("status")).to_have_text("Thank you. An admin will look at it.")
    form.get_by_role("button", name="Close").click()
    # Once is enough.
    ann.locator("[role=log] p", has_text="a rude word").get_by_role("button", name="report").click()
    form.get_by_label("What is wrong with it?").fill("again")
    form.get_by_role("button", name="Report").click()
    expect(form.get_by_role("alert")).to_have_text("You have already reported this.")

    office.goto("/")
    office.get_by_role("contentinfo").get_by_role("link", name="Admin").click()
    report = office.locator("[data-report]", has_text="a rude word")
    expect(report).to_contain_text("Reported by Ann")
    report.get_by_text("What was said around it").click()
    expect(report.locator("details")).to_contain_text("good evening")
    _act(report, "uphold-remove", "Uphold and delete the message")
    expect(report).to_have_count(0)
    expect(ann.locator("[role=log] p", has_text="a rude word")).to_have_count(0)
    office.get_by_role("button", name="settled").click()
    expect(report).to_contain_text("upheld")
    office.get_by_role("link", name="Log", exact=True).click()
    expect(office.locator("[data-log] li").first).to_contain_text("Bob report settled by Wyatt Earp")


def test_a_reported_name_is_changed_and_its_owner_banned(visit: Visitor, office: Page) -> None:
    ann, bad = visit(), visit()
    table_id = _table(ann, bad, "Ann", "Bad Name")
    ann.goto(f"/table/{table_id}")
    ann.wait_for_selector("#side-panel")
    ann.keyboard.press("t")
    ann.get_by_role("button", name="Report a name…").click()
    form = ann.locator("[data-form=report]")
    form.get_by_label("Whose name?").select_option("Bad Name")
    form.get_by_label("What is wrong with it?").fill("see for yourself")
    form.get_by_role("button", name="Report").click()
    expect(form.get_by_role("status")).to_be_visible()

    office.goto("/admin")
    office.locator("[data-report]", has_text="see for yourself").get_by_role("link").click()
    expect(office.locator("[data-person]")).to_have_text("Bad Name")
    office.get_by_role("button", name="Rename…").click()
    office.get_by_label("New name").fill("Good Name")
    office.get_by_label("Reason").fill("a better one")
    office.get_by_role("button", name="Rename", exact=True).click()
    expect(office.locator("[data-person]")).to_have_text("Good Name")
    expect(ann.locator("main")).to_contain_text("Good Name")
    _act(office, "ban", "Ban")
    expect(office.locator("main")).to_contain_text("banned until")
    assert bad.request.get("/api/me").status == 401
    _act(office.locator("[data-tables] li").first, "close", "Close the table")
    expect(office.locator("[data-log] li").nth(1)).to_contain_text("Bad Name → Good Name")
    assert ann.request.get(f"/api/tables/{table_id}").json()["table"]["ended"] == "abandoned"


def test_an_announcement_reaches_open_pages_and_can_be_dismissed(visit: Visitor, office: Page) -> None:
    reader = visit()
    reader.clock.install()
    reader.goto("/rules")
    expect(reader.get_by_role("heading", level=1)).to_be_visible()
    office.goto("/admin/announcements")
    office.get_by_label("Text, as everybody will read it").fill("The server pauses at nine.")
    office.get_by_role("button", name="Announce").click()
    notice = "[data-announcement]"
    expect(office.locator(notice)).to_contain_text("The server pauses at nine.")
    reader.clock.run_for(61_000)
    expect(reader.locator(notice)).to_contain_text("The server pauses at nine.")
    reader.locator(notice).get_by_role("button", name="Dismiss").click()
    expect(reader.locator(notice)).to_have_count(0)
    with reader.expect_response("**/api/announcements"):
        reader.reload()
        reader.clock.run_for(2_000)
    expect(reader.locator(notice)).to_have_count(0)
    _act(office.locator("[data-announcements]"), "withdraw", "Withdraw")
    expect(office.locator(notice)).to_have_count(0)


def test_nobody_else_finds_a_way_in(visit: Visitor) -> None:
    page = visit("/admin")
    expect(page.get_by_text("This page is for the admins of this server.")).to_be_visible()
    expect(page.get_by_role("contentinfo").get_by_role("link", name="Admin")).to_have_count(0)
    assert page.request.get("/api/admin/people").status == 401


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("section", ["reports", "people", "tables", "announcements", "log"])
def test_its_long_words_stay_inside_the_screen(visit: Visitor, granted: None, section: str, width: int) -> None:
    page = visit(width=width, height=844, language="de")
    _log_in(page)
    page.goto(f"/admin/{section}")
    expect(page.get_by_role("navigation", name="Verwaltung")).to_be_visible()
    fits(page)
