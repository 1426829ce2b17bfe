"""A game's past: every move has an address, and stepping through it is instant."""

import re
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import begun, play


def _at(page: Page, move: int) -> None:
    """The move is shown, and the address says so."""
    page.wait_for_selector(f"[data-replay='{move}']")
    page.wait_for_function("move => location.pathname.endsWith(`/${move}`)", arg=move)


def _serious(page: Page) -> list[str]:
    found = Axe().run(page, context="main").response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_finished_game_is_stepped_through_by_buttons_keys_slider_and_log(visit: Visitor, game: str) -> None:
    page = visit("/")
    table_id = begun(page, game, ["me:Ann", "me:Bob"])
    moves = play(page, table_id, "past")
    page.goto(f"/replay/{table_id}")
    _at(page, moves)
    page.keyboard.press("Home")
    _at(page, 0)
    page.keyboard.press("ArrowRight")
    _at(page, 1)
    page.get_by_role("button", name="One move on").click()
    _at(page, 2)
    page.get_by_role("button", name="On to the next round or phase").click()
    page.wait_for_function("Number(document.querySelector('[data-replay]').dataset.replay) > 2")
    page.get_by_role("slider", name="Move of the game").fill("20")
    _at(page, 20)
    link = page.locator("[role=log] a", has_text=re.compile("^1[0-9]$")).first
    chosen = int(link.inner_text())
    link.click()
    _at(page, chosen)
    expect(page.locator("[role=log] a[aria-current=step]")).to_have_text(str(chosen))
    # Whoever follows the link sees the same move.
    other = visit(f"/replay/{table_id}/{chosen}", width=390, height=844, language="de")
    _at(other, chosen)
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    assert _serious(other) == []


def test_a_replay_is_opened_once_so_that_nothing_leads_back_to_its_end(visit: Visitor) -> None:
    page = visit("/")
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(f"/replay/{table_id}")
    _at(page, 0)
    page.wait_for_load_state("networkidle")
    assert asked.count(f"/api/tables/{table_id}") == 1
    assert asked.count(f"/api/tables/{table_id}/series") == 1


def test_it_plays_by_itself_and_stops_at_the_end(visit: Visitor) -> None:
    page = visit("/")
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    moves = play(page, table_id, "film")
    page.goto(f"/replay/{table_id}/{moves - 3}")
    _at(page, moves - 3)
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    _at(page, moves)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()


def test_over_a_game_is_seen_with_anybodys_eyes_and_taken_up_from_a_move(visit: Visitor) -> None:
    page = visit("/")
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "eyes")
    looker = visit(f"/replay/{table_id}/1")
    _at(looker, 1)
    assert looker.get_by_label("Seen by").locator("option").all_inner_texts() == ["a spectator", "Ann", "Bob"]
    with looker.expect_response(lambda answer: "move=1&seat=0" in answer.url) as seen:
        looker.get_by_label("Seen by").select_option("Ann")
    assert seen.value.json()["view"]["my_bid"] > 0
    looker.get_by_role("button", name="Play on from here").click()
    looker.wait_for_url("**/table/*")
    looker.wait_for_selector("[data-question]")


def test_while_it_goes_on_only_the_own_past_can_be_seen(visit: Visitor) -> None:
    page = visit("/")
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "now", most=9)
    looker = visit(f"/replay/{table_id}")
    _at(looker, 9)
    assert looker.get_by_label("Seen by").locator("option").all_inner_texts() == ["a spectator"]
    looker.goto(f"/replay/{table_id}/400")
    _at(looker, 9)
