"""Who one is: from a guest to an account, in and out, elsewhere, and away for good."""

from playwright.sync_api import Page, expect

from browser.conftest import Visitor

SECRET = "tumbleweed-1858"


def _claim(page: Page, name: str) -> None:
    form = page.locator("[data-form=claim]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(SECRET)
    form.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"You are {name}")).to_be_visible()


def _log_in(page: Page, name: str, password: str = SECRET) -> None:
    form = page.locator("[data-form=login]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


def test_an_account_is_made_left_and_come_back_to(visit: Visitor) -> None:
    page = visit("/account")
    _claim(page, "Belle Starr")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Nobody is known here")).to_be_visible()
    _log_in(page, "Belle Starr", "wrong-password")
    expect(page.locator("[data-form=login] [role=alert]")).not_to_be_empty()
    _log_in(page, "Belle Starr")
    expect(page.get_by_text("You are Belle Starr")).to_be_visible()


def test_another_browser_is_sent_away(visit: Visitor) -> None:
    here, there = visit("/account"), visit("/account", 390, 844)
    _claim(here, "Annie Oakley")
    _log_in(there, "Annie Oakley")
    expect(there.locator("[data-sessions] li")).to_have_count(2)
    here.reload()
    here.locator("[data-sessions]").get_by_role("button", name="End").click()
    expect(here.locator("[data-sessions] li")).to_have_count(1)
    there.reload()
    expect(there.get_by_text("Nobody is known here")).to_be_visible()


def test_a_secret_link_is_made_and_withdrawn_and_the_password_changed(visit: Visitor) -> None:
    page = visit("/account")
    _claim(page, "Doc Holiday")
    page.get_by_role("button", name="Make a secret link").click()
    expect(page.locator("code")).to_contain_text("/enter#")
    page.locator("[data-links]").get_by_role("button", name="Withdraw").click()
    expect(page.locator("[data-links]")).to_have_count(0)
    form = page.locator("[data-form=password]")
    form.get_by_label("Password so far").fill(SECRET)
    form.get_by_label("New password").fill("sagebrush-1859")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("status")).to_contain_text("counts from now on")


def test_ways_of_being_told_that_this_server_has_not_are_said_not_to_be_there(visit: Visitor) -> None:
    page = visit("/account")
    _claim(page, "Kit")
    for kind in ("push", "mail", "webhook"):
        expect(page.locator(f"[data-offer={kind}] p")).not_to_be_empty()  # no origin is set here


def test_leaving_for_good_is_asked_for_twice(visit: Visitor) -> None:
    page = visit("/account")
    _claim(page, "Black Bart")
    with page.expect_download() as told:
        page.get_by_role("link", name="Download everything").click()
    assert "Black Bart" in told.value.path().read_text("utf-8")
    page.get_by_role("button", name="Leave for good").click()
    page.locator("[data-form=delete]").get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Delete all of me").click()
    page.wait_for_url("**/")
    page.goto("/account")
    _log_in(page, "Black Bart")
    expect(page.locator("[data-form=login] [role=alert]")).not_to_be_empty()


def test_a_record_that_does_not_hold_is_refused_with_its_reason(visit: Visitor) -> None:
    page = visit("/mine")
    page.get_by_text("Bring the record of a game").click()
    page.get_by_label("Or its text").fill("game: cards\n")
    page.get_by_role("button", name="Check and bring it").click()
    expect(page.locator("details [role=alert]")).not_to_be_empty()
