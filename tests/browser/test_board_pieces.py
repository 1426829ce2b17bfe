"""Pieces on the board game's table: cowboys that are moved, tokens beside them, and a desk that moves nothing else."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at, taken_up

SIZES = [(390, 844), (834, 1112), (1280, 720), (1280, 900)]
# Positions of the records: file, move, number of players, and whose question it is.
KIT = ("board/kit-carson.carson", 18, 4, 0)
STABLE = ("board/horses.carson", 86, 3, 0)
OFFER = ("board/2-owners.carson", 13, 2, 1)
QUIET = ("board/4-quiet.carson", 96, 4, 3)
DYNAMITE = ("board/5-gold.carson", 23, 5, 4)
SCHOOL = ("board/4-quiet.carson", 150, 4, 1)
VP = ("board/all-variants.carson", 151, 5, 3)
PURCHASE = ("board/6-own-bag.carson", 121, 6, 5)


def _place(page: Page, place: str) -> Any:
    return page.locator(f"[data-place='{place}']")


def _settled(page: Page, boxes: str) -> Any:
    """Where everything is once the page has taken its new size."""
    seen: Any = None
    while seen != (seen := page.evaluate(boxes)):
        page.evaluate("new Promise((next) => requestAnimationFrame(() => setTimeout(next, 60)))")
    return seen


def test_a_cowboy_that_stands_is_moved_on_the_map_by_click_or_keyboard(visit: Visitor) -> None:
    """BG-11.4: the cowboy is chosen, then where it goes; it is shown there before it counts."""
    page = asked_at(visit, KIT)
    expect(page.locator(".choices button", has_text="Move")).to_have_count(0)
    expect(_place(page, "c5")).to_have_class(re.compile("mover"))
    with page.expect_response(lambda answer: "moving=c5" in answer.url):
        _place(page, "c5").click()
    expect(_place(page, "c5")).to_have_class(re.compile("lifted"))
    expect(page.locator(".desk")).to_contain_text("Choose a new place for the cowboy from c5")
    _place(page, "ammunition").click()
    expect(page.locator("[data-chosen=ammunition]")).to_contain_text("3 extra firepower")
    expect(_place(page, "ammunition").locator("svg.cowboys")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(_place(page, "c5")).not_to_have_class(re.compile("lifted"))
    _place(page, "c5").focus()
    expect(_place(page, "c5")).to_have_attribute("aria-label", re.compile("Move this cowboy"))
    page.keyboard.press("Enter")
    expect(_place(page, "c5")).to_have_class(re.compile("lifted"))
    # Who cannot see it is told the same, and that it may be put back.
    expect(_place(page, "c5")).to_have_attribute("aria-pressed", "true")
    expect(_place(page, "c5")).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_role("status").filter(has_text="Choose a new place for the cowboy from c5")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    to = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-chosen={to}]")).to_be_visible()
    expect(page.locator("svg .ghost")).to_have_count(1)
    expect(page.locator("[data-confirm]")).to_have_text(f"Move a cowboy from c5 to {to}")
    page.keyboard.press("Enter")
    expect(_place(page, to)).to_have_attribute("aria-label", re.compile("Here: Ann"))
    expect(_place(page, "c5")).not_to_have_attribute("aria-label", re.compile("Ann$"))
    expect(page.locator("[data-chosen]")).to_have_count(0)


def test_a_cowboy_is_taken_back_where_the_second_enclosure_lets_it(visit: Visitor) -> None:
    """BG-13.3: taken up first, as for a move; the list of all moves is gone."""
    page = asked_at(visit, STABLE)
    expect(page.locator("[data-action^='shift']")).to_have_count(0)
    _place(page, "g3").click()
    page.locator("[data-action='withdraw g3']").click()
    expect(_place(page, "g3")).not_to_have_class(re.compile("lifted"))
    expect(_place(page, "g3")).not_to_have_attribute("aria-label", re.compile("Ann"))


def test_a_building_of_the_track_is_taken_where_it_lies(visit: Visitor) -> None:
    """BG-9.15: which Ranch, is a question of the track."""
    page = asked_at(visit, OFFER)
    expect(page.locator("button.open[data-place^=buy-]")).to_have_count(2)
    _place(page, "buy-10").click()
    expect(page.locator("[data-chosen=buy-10]")).to_contain_text("Ranch")
    expect(page.locator("[data-confirm]")).to_have_text("Take the building from the $10 space")


def test_what_is_bought_is_pointed_at_with_what_it_would_be_worth(visit: Visitor) -> None:
    page = asked_at(visit, PURCHASE)
    expect(page.locator("button.spot[data-place^=buy-]")).to_have_count(1)
    expect(page.locator(".desk")).to_contain_text("Can be built on")
    expect(page.locator("[data-action='buy mine']")).to_be_visible()


def test_a_token_lies_beside_its_cowboy_and_is_named(visit: Visitor) -> None:
    page = asked_at(visit, QUIET)
    token = _place(page, "roads").locator("[data-token=quiet]")
    expect(token).to_be_visible()
    expect(token.locator("title")).to_have_text("no-duel token")
    expect(_place(page, "roads")).to_have_attribute("aria-label", re.compile(r"\(no-duel token\)"))


def test_dynamite_is_seen_on_the_map(visit: Visitor) -> None:
    page = asked_at(visit, DYNAMITE)
    expect(page.locator("svg [data-token=dynamite] title")).to_have_text("dynamite")
    expect(_place(page, "g5")).to_have_attribute("aria-label", re.compile(r"\(dynamite\)"))


def test_nothing_is_asked_that_the_rules_would_refuse(visit: Visitor) -> None:
    """A School and its three Houses: sent one by one, while what lies ahead is looked at."""
    refused: list[str] = []
    page = visit()
    page.on("response", lambda answer: refused.append(answer.url) if answer.status == 422 else None)
    record, move, players, seat = SCHOOL
    table_id = taken_up(page, record, move, ["me" if one == seat else "random" for one in range(players)])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-step$=true]")
    plan = ["build school b6"]
    _place(page, "b6").click()
    while len(plan) < 4:
        ahead = page.request.get(f"/api/tables/{table_id}/ahead", params={"plan": ",".join(plan)}).json()
        plan.append(next(action for action in ahead["actions"] if action.startswith("house")))
        page.wait_for_selector(f"[data-step*=' {len(plan) - 1} '][data-step$=true]")
        _place(page, plan[-1].split()[1]).click()
    page.wait_for_selector("[data-confirm]:enabled")
    asked = page.locator("[data-question]").get_attribute("data-question") or ""
    page.locator("[data-confirm]").click()
    page.wait_for_function(
        "since => Number(document.querySelector('[data-question]').dataset.question.split(' ')[1]) >= since",
        arg=int(asked.split()[1]) + 4,
    )
    page.wait_for_selector("[data-step$=true]")
    assert refused == []


def test_who_buys_vp_is_told_what_the_cash_limit_leaves(visit: Visitor) -> None:
    """BG-4.10: $31 and a limit of $20; what the server says, and what is left of it, for every amount."""
    page = asked_at(visit, VP)
    line = page.locator(".limit", has_text="cash limit")
    expect(line).to_contain_text("you may keep $20; you must spend the other $7 there: 1 VP for each full $10")
    page.get_by_role("spinbutton").fill("3")
    page.get_by_role("spinbutton").press("Tab")
    expect(line).to_contain_text("you may keep all of the $19")
    line.get_by_role("link", name="BG-4.10").click()
    expect(page.get_by_role("dialog")).to_contain_text("Cash limit")


def test_nothing_moves_when_a_place_is_chosen(visit: Visitor) -> None:
    """On a phone, a tablet and wider: also where a building's card is long."""
    page = asked_at(visit, KIT)
    boxes = """() => [...document.querySelectorAll('[data-place], [data-player], .way')].map((one) =>
        [one.dataset.place ?? one.dataset.player ?? 'track', Math.round(one.getBoundingClientRect().top)].join())"""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        before = _settled(page, boxes)
        for place in ("wages", "buy-5", "a2"):
            _place(page, place).dispatch_event("click")
            expect(page.locator(f"[data-chosen={place}]")).to_be_visible()
            # Where the desk would lie over the place the page is scrolled, and that may take a moment.
            page.wait_for_function(
                f"before => (scrollTo(0, 0), JSON.stringify(({boxes})()) === JSON.stringify(before))", arg=before
            )
            page.get_by_role("button", name="Cancel").click()


def test_the_desk_hides_none_of_the_characters_to_choose_from(visit: Visitor) -> None:
    """Though a road can be laid meanwhile, which the desk offers."""
    page = asked_at(visit, ("board/kit-carson.carson", 11, 4, 3))
    seen = """() => [...document.querySelectorAll('.characters button')].filter((one) => {
        one.scrollIntoView({ block: 'end' })
        const { left, bottom } = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(left + 30, bottom - 6))
      }).length"""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".desk")).to_contain_text("Lay your road")
        page.wait_for_function(f"() => ({seen})() === 0")


def test_firepower_and_its_parts_are_seen_without_opening_anything(visit: Visitor) -> None:
    page = asked_at(visit, QUIET, width=390, height=844)
    board = page.locator("[data-player]").first
    expect(board.locator("[data-part=revolvers]")).to_be_visible()
    expect(board.locator("[data-part=cowboys]")).to_be_visible()
    total = int(board.locator(".figure:has(.parts) > span[aria-hidden]").first.inner_text())
    parts = [int(text) for text in board.locator("[data-part]").all_inner_texts()]
    assert sum(parts) == total
    board.locator("summary").click()
    expect(board.locator("dl")).to_contain_text(f"= {total}")
