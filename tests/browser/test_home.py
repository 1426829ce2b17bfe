"""The first page and the frame around all pages: every way leads somewhere, and settings stay."""

from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.playing import CHOICES


def test_the_first_page_offers_every_way(visit: Visitor) -> None:
    page = visit("/")
    expect(page.locator("[data-play]")).to_have_count(2)
    ways = page.locator("main").get_by_role("link")
    found = {way.get_attribute("href") for way in ways.all()}
    assert {"/learn", "/new", "/mine", "/watch", "/rules", "/pad"} <= found


def test_a_game_one_plays_stands_on_the_first_page_and_can_be_gone_on_with(visit: Visitor) -> None:
    page = visit("/")
    page.locator("[data-play=cards]").click()
    page.wait_for_selector(CHOICES, state="attached")
    table = page.url
    page.get_by_role("link", name="Carson City, digital").click()
    going = page.locator("[data-going] article")
    expect(going).to_have_count(1)
    expect(going).to_contain_text("Your turn")
    expect(page.locator("#head-ways")).to_contain_text("your turn at 1 table")
    going.get_by_role("link", name="Continue").click()
    page.wait_for_selector(CHOICES, state="attached")
    assert page.url == table


def test_a_pasted_link_or_number_leads_to_its_table_and_anything_else_is_told_to_be_nothing(visit: Visitor) -> None:
    ann = visit("/")
    ann.locator("[data-play=board]").click()
    ann.wait_for_selector(CHOICES, state="attached")
    number = ann.url.rsplit("/", 1)[1]
    bob = visit("/")
    field, go = bob.get_by_label("Table link or number"), bob.get_by_role("button", name="Join")
    for text, said in (
        ("sagebrush", "That is not a table link"),
        (f"https://elsewhere.example/table/{number}", "another server"),
        ("0" * 20, "This table does not exist"),
    ):
        field.fill(text)
        go.click()
        expect(bob.locator("#join-fault")).to_contain_text(said)
    for text in (number.upper(), f" {ann.url} "):
        bob.goto("/")
        field.fill(text)
        go.click()
        bob.wait_for_url(f"**/table/{number}")


def test_on_a_phone_the_ways_fold_into_a_menu(visit: Visitor) -> None:
    page = visit("/", 390, 844)
    menu = page.get_by_role("button", name="Menu")
    expect(page.locator("#head-ways")).to_be_hidden()
    menu.click()
    expect(page.locator("#head-ways")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#head-ways")).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    page.locator("#head-ways").get_by_role("link", name="Watch").click()
    expect(page.get_by_role("heading", level=1, name="Watch")).to_be_visible()
    expect(page.locator("#head-ways")).to_be_hidden()
    assert page.title().startswith("Watch")


def test_settings_are_kept_and_sound_is_off_until_it_is_wanted(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    page.get_by_label("Sounds").check()
    page.get_by_label("Reduce motion").check()
    page.get_by_label("Dark").check()
    page.get_by_label("Your name").fill("Calamity")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#head-settings")).to_contain_text("Your name is now Calamity")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page.get_by_role("button", name="Calamity").click()
    expect(page.get_by_label("Sounds")).to_be_checked()
    expect(page.get_by_label("Your name")).to_have_value("Calamity")


def test_a_name_that_is_none_is_refused_beside_it(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill(" \u2800 ")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#head-settings .fault")).not_to_be_empty()


def test_public_games_are_watched_and_ones_own_are_found(visit: Visitor) -> None:
    ann = visit("/new")
    ann.locator("[data-section=public] summary").click()
    ann.locator("[data-section=public]").get_by_label("everyone").check()
    ann.get_by_role("button", name="Set up the table").click()
    ann.wait_for_selector(CHOICES, state="attached")
    number = ann.url.rsplit("/", 1)[1]
    name = ann.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]["name"]
    bob = visit("/watch")
    card = bob.locator("article", has=bob.locator(f"a[href='/table/{number}']"))
    expect(card).to_contain_text(f"{name} to play")
    expect(card.get_by_role("button", name="bot")).to_have_count(2)
    card.get_by_role("button", name="bot").first.click()
    expect(card).to_contain_text("normal bot")
    ann.goto("/mine")
    expect(ann.locator("article")).to_contain_text("Your turn")
    ann.get_by_role("button", name="Finished").click()
    expect(ann.locator("article")).to_have_count(0)
    ann.get_by_role("button", name="My turn").click()
    expect(ann.locator("article")).to_have_count(1)
