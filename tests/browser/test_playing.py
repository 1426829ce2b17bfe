"""Whole games through the interface, from the first click to the score sheet."""

from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import caught_up
from browser.playing import CHOICES, choose, play_to_the_end


def _start(page: Page, game: str) -> None:
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(CHOICES, state="attached")


def test_one_click_begins_a_game_against_bots_and_it_is_played_to_its_score_sheet(visit: Visitor) -> None:
    """Of The Card Game; the board game is played to its end by test_steady.py, and both by test_by_keyboard.py."""
    page = visit("/", service_workers="allow")
    _start(page, "cards")
    assert play_to_the_end(page, "cards") > 20
    expect(page.locator("[data-ranks] li")).to_have_count(4)
    expect(page.get_by_role("link", name="Download record")).to_be_visible()


def test_a_move_can_be_taken_back(visit: Visitor) -> None:
    page = visit("/")
    _start(page, "cards")
    page.locator("button.bid").first.dblclick()
    page.wait_for_selector("button.takeable")
    # The last of the column is a terrain card, which is to be placed: nothing is drawn yet.
    page.locator("button.takeable").last.click()
    page.locator("button.confirm").click()
    page.wait_for_selector("g.place")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("button.takeable")


def test_two_browsers_at_one_table_and_one_comes_back_in_the_middle(visit: Visitor) -> None:
    ann = visit("/new")
    ann.get_by_label("The Card Game").check()
    ann.get_by_label("Your name").fill("Ann")
    ann.locator("select[data-seat='1']").select_option("open")
    ann.get_by_role("button", name="Set up the table").click()
    ann.wait_for_selector("code")
    link = ann.locator("code").inner_text()
    bob = visit(link, width=390, height=844, language="nl")
    bob.get_by_label("Je naam").fill("Bob")
    bob.get_by_role("button", name="Meedoen").click()
    expect(ann.locator("li", has_text="Bob")).to_be_visible()
    ann.get_by_role("button", name="Start", exact=True).click()
    chance = Random("two")
    table_id = link.rpartition("/")[2]
    ann.wait_for_selector("[data-question]")
    for turn in range(12):
        for page in (ann, bob):
            caught_up(page, table_id)
            if page.request.get(f"/api/tables/{table_id}").json()["actions"]:
                page.wait_for_selector(CHOICES, state="attached")
                choose(page, chance)
        if turn == 5:
            bob.reload()
            bob.wait_for_selector("[data-question]")
    lines = ann.locator("[role=log] p").count()
    assert lines > 5
    bob.wait_for_function(f"() => document.querySelectorAll('[role=log] p').length >= {lines}")


def test_a_secret_link_makes_another_browser_the_same_person(visit: Visitor) -> None:
    ann = visit("/")
    _start(ann, "cards")
    link = ann.evaluate(
        "fetch('/api/links', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{}'})"
        ".then(answer => answer.json())"
    )
    other = visit(link["path"], width=390, height=844)
    other.get_by_role("button", name="Sign in").click()
    other.get_by_role("link", name="My tables").last.click()
    expect(other.locator("main article")).to_have_count(1)
    assert "#" not in other.url
