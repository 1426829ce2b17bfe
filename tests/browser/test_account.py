"""Who one is: from a guest to an account, in and out, elsewhere, and away for good."""

from playwright.sync_api import Page, expect

from browser.conftest import Visitor

SECRET = "tumbleweed-1858"


def _claim(page: Page, name: str) -> None:
    form = page.locator("[data-form=claim]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(SECRET)
    form.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are {name}")).to_be_visible()


def _log_in(page: Page, name: str, password: str = SECRET) -> None:
    form = page.locator("[data-form=login]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


def test_an_account_is_made_known_elsewhere_sent_away_there_and_left(visit: Visitor) -> None:
    here, there = visit("/account"), visit("/account", 390, 844)
    _claim(here, "Annie Oakley")
    _log_in(there, "Annie Oakley", "wrong-password")
    expect(there.locator("[data-form=login] [role=alert]")).not_to_be_empty()
    _log_in(there, "Annie Oakley")
    expect(there.get_by_text("You are Annie Oakley")).to_be_visible()
    expect(there.locator("[data-sessions] li")).to_have_count(2)
    here.reload()
    here.locator("[data-sessions]").get_by_role("button", name="Sign out").click()
    expect(here.locator("[data-sessions] li")).to_have_count(1)
    there.reload()
    expect(there.get_by_text("You are not signed in")).to_be_visible()
    here.get_by_role("button", name="Sign out").click()
    expect(here.get_by_text("You are not signed in")).to_be_visible()


def test_everything_about_an_account_to_its_end(visit: Visitor) -> None:
    page = visit("/account")
    _claim(page, "Doc Holiday")
    for kind in ("push", "mail", "webhook"):
        expect(page.locator(f"[data-refused~={kind}] p")).not_to_be_empty()  # no origin is set here, so none can be had
    expect(page.get_by_text("its public address is not known")).to_have_count(1)
    page.get_by_role("button", name="Make a secret link").click()
    expect(page.locator("code")).to_contain_text("/enter#")
    page.locator("[data-links]").get_by_role("button", name="Revoke").click()
    expect(page.locator("[data-links]")).to_have_count(0)
    form = page.locator("[data-form=password]")
    form.get_by_label("Current password").fill(SECRET)
    form.get_by_label("New password").fill("sagebrush-1859")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("has been changed")
    with page.expect_download() as told:
        page.get_by_role("link", name="Download everything").click()
    assert "Doc Holiday" in told.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete your account").click()
    page.locator("[data-form=delete]").get_by_label("Password").fill("sagebrush-1859")
    page.get_by_role("button", name="Delete everything").click()
    page.wait_for_url("**/")
    page.goto("/account")
    expect(page.get_by_text("You are not signed in")).to_be_visible()


def test_a_guest_is_warned_before_nobody_knows_him_any_more(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Drifter")
    page.get_by_role("button", name="Save").click()
    page.locator("#head-settings").get_by_role("link", name="Your account").click()
    expect(page.get_by_text("a guest called Drifter")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("you will lose your tables")).to_be_visible()
    page.get_by_role("button", name="Sign out anyway").click()
    expect(page.get_by_text("You are not signed in")).to_be_visible()


def test_a_record_that_does_not_hold_is_refused_with_its_reason(visit: Visitor) -> None:
    page = visit("/mine")
    page.get_by_text("Import a game record").click()
    page.get_by_label("Or paste its text").fill("game: cards\n")
    page.get_by_role("button", name="Check and import").click()
    expect(page.locator("details [role=alert]")).not_to_be_empty()


def test_who_is_nobody_yet_is_not_sent_to_links_that_are_not_there(visit: Visitor) -> None:
    page = visit("/account")
    hint = page.locator("#claim-hint")
    expect(hint).to_contain_text("Once you have an account")
    _claim(page, "Kit Lawson")
    expect(page.get_by_role("button", name="secret link")).to_be_visible()
