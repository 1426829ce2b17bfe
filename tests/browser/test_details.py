"""Small things that players stumbled over."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import act, asked_at, taken_up
from browser.playing import STILL
from browsing.tables import Host

HORSES = ("board/horses.carson", 15, 3, 0)
ALL_VARIANTS = ("board/all-variants.carson", 0, 5, 0)
AFTER_BIDS = ("cards/1-with-3-beginners.carson", 16)
POWER = ("cards/1-with-3-beginners.carson", 21)
VP = ("board/4-quiet.carson", 38, 4, 2)
# A card's number in more than one line, at any of these widths of what holds it.
BROKEN = """(holder) => {
    const lines = document.querySelector(holder)
    const broken = []
    for (let width = 60; width < 340; width += 4) {
        lines.style.width = `${width}px`
        const walk = document.createTreeWalker(lines, NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) {
            for (const found of walk.currentNode.data.matchAll(/I-\\d\\d/g)) {
                const range = document.createRange()
                range.setStart(walk.currentNode, found.index)
                range.setEnd(walk.currentNode, found.index + found[0].length)
                const rows = new Set([...range.getClientRects()].map((box) => box.top))
                if (rows.size > 1) broken.push(`${found[0]} ${width}`)
            }
        }
    }
    return broken
}"""
HIDDEN = """() => {
    const list = document.querySelector('[role=log]')
    list.scrollTop = list.scrollHeight
    const heads = [...list.querySelectorAll('h3')].map((head) => head.getBoundingClientRect())
    const lines = [...list.querySelectorAll('p')].map((line) => line.getBoundingClientRect())
    return lines.filter((line) => heads.some((head) => line.top < head.bottom - 1 && line.bottom > head.top + 1)).length
}"""


def _cards(visit: Visitor) -> tuple[Page, str]:
    page = visit()
    return page, taken_up(page, *AFTER_BIDS, ["me"])


def test_the_sheet_of_a_new_beginning_says_what_duel_tiles_make_of_the_money(visit: Visitor) -> None:
    """BG-11.1: with Might is Right $15 less the sum of the own tiles; the sum on the sheet is what one begins with."""
    page = visit()
    record, move, players, _ = ALL_VARIANTS
    table_id = taken_up(page, record, move, ["me:Ann", *["random"] * (players - 1)])
    page.goto(f"/table/{table_id}")
    told = page.locator("[data-tiles]")
    expect(told).to_contain_text("With your duel tiles you start with")
    money = int(told.inner_text().split("= $")[1].split(".")[0])
    asked = page.locator("[data-question]").get_attribute("data-question")
    page.locator(".sheet [data-confirm]").click()
    page.wait_for_function("asked => document.querySelector('[data-question]').dataset.question !== asked", arg=asked)
    seen = page.request.get(f"/api/tables/{table_id}").json()["view"]
    assert seen["players"][0]["money"] == money


def test_no_card_is_next_for_a_virtual_player_once_they_all_have_chosen(visit: Visitor) -> None:
    page, table_id = _cards(visit)
    page.goto(f"/table/{table_id}")
    expect(page.locator(".offer .next")).to_have_count(1)
    act(page, table_id, 0, "bid 1")
    page.goto(f"/table/{table_id}")
    expect(page.locator(".offer button.takeable .gain").first).to_be_visible()  # what comes with the mark is there
    expect(page.locator(".offer .next")).to_have_count(0)


def test_a_number_that_is_typed_counts_at_once(visit: Visitor) -> None:
    page = asked_at(visit, VP)
    field, spend = page.get_by_role("spinbutton"), page.locator("[data-spend]")
    before = spend.get_attribute("data-spend") or ""
    field.fill("3")
    expect(spend).not_to_have_attribute("data-spend", before)
    expect(spend).to_contain_text("3 VP")
    expect(page.get_by_role("slider")).to_have_value("2")
    field.fill("")  # nothing yet: what was there stays
    expect(spend).to_contain_text("3 VP")


def test_what_is_picked_has_one_button(visit: Visitor) -> None:
    """The second enclosure: another cowboy to where one stands, or that one moves (BG-13.3)."""
    page = asked_at(visit, HORSES)
    table_id = page.url.rsplit("/", 1)[1]
    act(page, table_id, 0, "cowboy wages")
    act(page, table_id, 0, "horse 2")
    page.wait_for_selector("[data-question]:has-text('place another cowboy')")
    page.locator("[data-place=wages]").click()
    desk = page.locator(".desk")
    expect(desk.get_by_role("button", name="Move this cowboy")).to_be_visible()
    expect(desk.get_by_role("button", name="Place a cowboy on Wages")).to_have_count(1)


def test_who_waits_reads_for_whom_but_not_while_something_is_shown(visit: Visitor) -> None:
    ann, bob = visit(), visit()
    host, guest = Host(ann.context, "Ann"), Host(bob.context, "Bob")
    table_id = host.post("/api/tables", {"game": "board", "options": {"players": 2}, "seats": ["me", "open"]})["id"]
    guest.post(f"/api/tables/{table_id}/join")
    host.post(f"/api/tables/{table_id}/start")
    [asked] = host.get(f"/api/tables/{table_id}")["view"]["decision"]["seats"]
    waits, other = (bob, "Ann") if asked == 0 else (ann, "Bob")
    waits.goto(f"/table/{table_id}")
    expect(waits.locator(".desk")).to_contain_text(f"Waiting for {other}. Point at or tap a place")


def test_nobody_is_waited_for_in_a_scene(visit: Visitor) -> None:
    page = visit(reduced_motion="no-preference")
    table_id = taken_up(page, "board/horses.carson", 16, ["me", "random", "random"])
    page.add_init_script(STILL)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-step$=true]")
    act(page, table_id, 0, "pass")
    page.wait_for_selector("[data-show]")
    expect(page.locator(".desk")).to_contain_text("Point at or tap a place")
    expect(page.locator(".desk")).not_to_contain_text("Waiting")


def test_no_badge_lies_over_the_next_column_of_a_table_of_rules(visit: Visitor) -> None:
    page = visit("/rules/CG-7.16", 1280, 800)
    page.wait_for_selector("tr.target .marks button >> nth=1")
    # Measured in one go: while the page is still being set, columns move between two looks.
    ends, column = page.locator("tr.target").evaluate(
        """row => [
            [...row.querySelectorAll('.marks button')].map((one) => one.getBoundingClientRect().right),
            row.querySelector('td').getBoundingClientRect().left,
        ]"""
    )
    assert len(ends) == 2
    assert max(ends) <= column


def test_totals_of_the_score_pad_have_figures_of_one_height(visit: Visitor) -> None:
    page = visit("/pad/board")
    total = page.locator("[data-total]").first
    expect(total).to_have_text("0")
    assert "lining-nums" in total.evaluate("one => getComputedStyle(one).fontVariantNumeric")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_log_lines_hide_under_no_heading_and_break_no_cards_number(visit: Visitor, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    past = Host(page.context, "Ann").past("cards/4.carson")
    page.goto(f"/replay/{past}/60")
    expect(page.get_by_role("log")).to_contain_text("takes I-")
    assert page.evaluate(HIDDEN) == 0
    assert page.evaluate(BROKEN, "[role=log]") == []


def test_no_question_and_no_answer_breaks_a_cards_number(visit: Visitor) -> None:
    page = visit()
    table_id = taken_up(page, *POWER, ["me"])
    page.goto(f"/table/{table_id}")
    expect(page.locator("section.act")).to_contain_text("Best on offer now: I-35")
    assert page.evaluate(BROKEN, "section.act") == []
    for action in ("use lawyer", "take I-35"):
        act(page, table_id, 0, action)
    expect(page.locator("[data-question]")).to_contain_text("choose a place for I-35")
    assert page.evaluate(BROKEN, "[data-question]") == []
