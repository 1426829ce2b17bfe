"""The page for hosts has the settings and commands that no other page names."""

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.sizes import fits


def test_the_page_for_hosts_names_what_players_never_see(visit: Visitor) -> None:
    page = visit("/")
    expect(page.locator("main")).not_to_contain_text("CARSON_")
    page.get_by_role("link", name="For server hosts").click()
    expect(page.get_by_role("heading", name="For server hosts")).to_be_visible()
    for name in ("make serve", "CARSON_ORIGIN", "CARSON_SMTP_URL", "CARSON_MAIL_FROM"):
        expect(page.locator("main code", has_text=name).first).to_be_visible()


def test_its_long_words_stay_inside_a_phone(visit: Visitor) -> None:
    page = visit("/hosts", language="de", width=390, height=844)
    expect(page.get_by_role("heading", name="Für Betreiber")).to_be_visible()
    fits(page)
