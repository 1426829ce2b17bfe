"""A game's past: every move has an address, and stepping through it is instant."""

import re
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor, until
from browser.played import act, begun, play, take_back, taken_up
from browser.sizes import fits


def _at(page: Page, move: int) -> None:
    """The move is shown, and the address says so."""
    page.wait_for_selector(f"[data-replay='{move}']")
    page.wait_for_function("move => location.pathname.endsWith(`/${move}`)", arg=move)


def _serious(page: Page) -> list[str]:
    found = Axe().run(page, context="main").response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("game", ["cards", "board"])
def test_a_finished_game_is_stepped_through_by_buttons_keys_slider_and_log(visit: Visitor, game: str) -> None:
    page = visit()
    table_id = begun(page, game, ["me:Ann", "me:Bob"])
    moves = play(page, table_id, "past")
    page.goto(f"/replay/{table_id}")
    _at(page, moves)
    page.keyboard.press("Home")
    _at(page, 0)
    page.keyboard.press("ArrowRight")
    _at(page, 1)
    page.get_by_role("button", name="Next move").click()
    _at(page, 2)
    page.get_by_role("button", name="Next round or phase").click()
    page.wait_for_function("() => Number(document.querySelector('[data-replay]').dataset.replay) > 2")
    page.get_by_role("slider", name="Move", exact=True).fill("20")
    _at(page, 20)
    link = page.locator("[role=log] a", has_text=re.compile("^1[0-9]$")).first
    chosen = int(link.inner_text())
    link.click()
    _at(page, chosen)
    expect(page.locator("[role=log] a[aria-current=step]")).to_have_text(str(chosen))
    # Whoever follows the link sees the same move.
    other = visit(f"/replay/{table_id}/{chosen}", width=390, height=844, language="de")
    _at(other, chosen)
    fits(other)
    assert _serious(other) == []


def test_a_replay_is_opened_once_so_that_nothing_leads_back_to_its_end(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    # At last it waits for what is to come.
    with page.expect_request(re.compile("/events.*wait=")):
        page.goto(f"/replay/{table_id}")
    _at(page, 0)
    assert asked.count(f"/api/tables/{table_id}") == 1
    assert asked.count(f"/api/tables/{table_id}/events") == 3, "all of it, the end of it, and what comes"


def test_it_plays_by_itself_and_stops_at_the_end(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    moves = play(page, table_id, "film")
    page.goto(f"/replay/{table_id}/{moves - 3}")
    _at(page, moves - 3)
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    _at(page, moves)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()


def test_over_a_game_is_seen_with_anybodys_eyes_and_taken_up_from_a_move(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "eyes")
    looker = visit(f"/replay/{table_id}/1")
    _at(looker, 1)
    assert looker.get_by_label("View as").locator("option").all_inner_texts() == ["spectator", "Ann", "Bob"]
    with looker.expect_response(lambda answer: "move=1&seat=0" in answer.url) as seen:
        looker.get_by_label("View as").select_option("Ann")
    assert seen.value.json()["view"]["my_bid"] > 0
    looker.get_by_role("button", name="Play on from here").click()
    looker.wait_for_url("**/table/*")
    looker.wait_for_selector("[data-question]")


def test_while_it_goes_on_only_the_own_past_can_be_seen(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "now", most=9)
    looker = visit(f"/replay/{table_id}")
    _at(looker, 9)
    assert looker.get_by_label("View as").locator("option").all_inner_texts() == ["spectator"]
    looker.goto(f"/replay/{table_id}/400")
    _at(looker, 9)


def test_a_game_that_goes_on_says_what_has_come_and_can_be_followed(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "grow", most=9)
    looker = visit(f"/replay/{table_id}/4")
    _at(looker, 4)
    expect(looker.locator("[data-fresh='0']")).to_contain_text("The game is still in progress")
    play(page, table_id, "grow-on", most=3)
    expect(looker.locator("[data-fresh='3']")).to_contain_text("3 new moves")
    _at(looker, 4)
    expect(looker.get_by_role("slider", name="Move", exact=True)).to_have_attribute("max", "12")
    looker.get_by_role("button", name="Follow the game").click()
    _at(looker, 12)
    play(page, table_id, "grow-further", most=2)
    _at(looker, 14)
    expect(looker.locator("[role=log] a", has_text="14").first).to_be_attached()
    # Who goes back looks at what was, and follows no more.
    looker.keyboard.press("ArrowLeft")
    _at(looker, 13)
    play(page, table_id, "grow-more", most=1)
    expect(looker.locator("[data-fresh='1']")).to_be_visible()
    _at(looker, 13)
    assert looker.get_by_label("View as").locator("option").all_inner_texts() == ["spectator"]


def test_at_a_shared_screen_what_comes_is_followed_by_a_spectators_eyes(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "cards", ["me:Ann", "me:Bob"])
    play(page, table_id, "shared", most=2)
    secrets: list[str] = []

    def spoken(route: Route) -> None:
        """What only the first of the two may know has words now, so that it would be seen."""
        answer = route.fetch()
        page_of_news = answer.json()
        for event in (event for entry in page_of_news["entries"] for event in entry["events"] if event["private"]):
            event["text"] = f"a secret {event['kind']}"
            secrets.append(event["text"])
        route.fulfill(response=answer, json=page_of_news)

    page.route("**/events?*", spoken)
    page.goto(f"/replay/{table_id}")
    page.get_by_role("button", name="Follow the game").click()
    expect(page.get_by_role("log")).to_contain_text("Ann plays a bid card")
    began = len(secrets)
    views: list[str] = []
    page.on("request", lambda request: views.append(request.url) if "/replay?" in request.url else None)
    moves = 2 + play(page, table_id, "shared-on", most=12)
    _at(page, moves)
    assert views
    assert not [url for url in views if "seat=" in url]
    assert (began, len(secrets) > began) == (1, True), "the first bid, and the next one while one looks on"
    expect(page.get_by_role("log")).not_to_contain_text("a secret")
    page.unroute_all(behavior="ignoreErrors")


def _listening(visit: Visitor, table_id: str, move: int, held: list[Route]) -> Page:
    """Somebody who looks at a move, and hears what happens only when the test lets it through."""
    page = visit()
    page.route("**/events?*wait=*", lambda route: held.append(route))
    page.goto(f"/replay/{table_id}/{move}")
    _at(page, move)
    until(page, lambda: len(held) == 1)
    return page


def test_a_move_that_was_taken_back_is_not_shown_when_another_came_with_the_same_news(visit: Visitor) -> None:
    ann = visit()
    table_id = taken_up(ann, "board/2-owners.carson", 15, ["me:Ann", "me:Bob"])
    act(ann, table_id, 0, "cowboy a2")
    held: list[Route] = []
    looker = _listening(visit, table_id, 1, held)
    expect(looker.locator(".said")).to_contain_text("Ann places a cowboy on a2")
    take_back(ann, table_id, 0)
    act(ann, table_id, 0, "cowboy wages")
    held[0].continue_()
    expect(looker.locator(".said")).to_contain_text("Ann places a cowboy on Wages")
    _at(looker, 1)
    expect(looker.get_by_role("log")).not_to_contain_text("a2")


def test_what_comes_while_the_language_changes_is_told_once_and_in_the_new_one(visit: Visitor) -> None:
    ann = visit()
    table_id = taken_up(ann, "board/2-owners.carson", 15, ["me:Ann", "me:Bob"])
    act(ann, table_id, 0, "cowboy a2")
    held: list[Route] = []
    looker = _listening(visit, table_id, 1, held)
    log, slider = looker.get_by_role("log"), looker.get_by_role("slider")
    # The log that is read anew has it before whoever listens.
    act(ann, table_id, 1, "cowboy buy-5")
    looker.get_by_label("Language").first.select_option("de")
    expect(log.locator("a", has_text=re.compile("^2$"))).to_have_count(1)
    expect(slider).to_have_attribute("max", "2")
    held[0].continue_()
    until(looker, lambda: len(held) == 2)
    expect(log.locator("a", has_text=re.compile("^2$"))).to_have_count(1)
    # Whoever listens has it, and while he asks how far the game is the log is read.
    asked: list[Route] = []
    looker.route(re.compile(r"/replay\?(?!move)"), lambda route: asked.append(route))
    act(ann, table_id, 0, "cowboy wages")
    held[1].continue_()
    until(looker, lambda: len(asked) == 1)
    looker.get_by_label("Sprache").first.select_option("nl")
    expect(log.locator("a", has_text=re.compile("^3$"))).to_have_count(1)
    until(looker, lambda: len(asked) == 2)
    for route in asked:
        route.continue_()
    until(looker, lambda: len(held) == 3)
    expect(slider).to_have_attribute("max", "3")
    expect(log.locator("a", has_text=re.compile("^3$"))).to_have_count(1)
    expect(log).not_to_contain_text("places a cowboy")
    expect(log).not_to_contain_text("setzt")
