"""After the game: sheets, lines, turning points, the record, a link and a picture; and the same again."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import begun, play
from browser.sizes import fits
from browsing.tables import Host
from carson.board.options import Options as BoardOptions
from carson.cards.options import Options as CardOptions
from carson.kernel import Game, record
from records import again_board, again_cards

GRAPHS = {"board": ["Points", "VP", "Money", "Next income"], "cards": ["Points"]}
SUITS = ["hat", "star", "cactus", "boot"]
BOARD = BoardOptions(2)
CARDS = CardOptions(2, ("beginner", "beginner"))
PNG = b"\x89PNG\r\n\x1a\n"


def _ended(visit: Visitor, game: str, **more: str) -> tuple[Page, str]:
    page = visit(**more)
    table_id = begun(page, game, ["me:Ann", "me:Bob"])
    play(page, table_id, "after")
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("[data-image]")
    return page, table_id


@pytest.mark.parametrize("game", GRAPHS)
def test_the_end_has_a_sheet_lines_with_their_figures_and_turning_points_that_lead_to_their_move(
    visit: Visitor, game: str
) -> None:
    page, table_id = _ended(visit, game)
    scores = page.request.get(f"/api/tables/{table_id}").json()["table"]["scores"]
    for title in GRAPHS[game]:
        expect(page.get_by_role("slider", name=title).first).to_be_attached()
    # By keys the figures of each moment are told: at the end they are the scores.
    slider = page.get_by_role("slider", name="Points").first
    slider.press("End")
    total = scores[0]
    assert f"Ann {total}" in (slider.get_attribute("aria-valuetext") or "")
    assert ", end: " in (slider.get_attribute("aria-valuetext") or "")
    slider.press("ArrowLeft")
    assert ", in progress: " in (slider.get_attribute("aria-valuetext") or "")
    first = page.locator("figure").first
    expect(first.locator("svg text", has_text="II.1" if game == "cards" else "Round 1")).to_have_count(1)
    page.get_by_text("Figures by round").first.click()
    rows = page.locator("figure").first.locator("tbody tr")
    assert rows.count() >= 5
    expect(rows.last.locator("td").first).to_have_text(str(total))
    turning = page.get_by_role("heading", name="Turning points").locator("..").locator("li a").first
    address = turning.get_attribute("href") or ""
    turning.click()
    page.wait_for_selector(f"[data-replay='{address.rpartition('/')[2]}']")


@pytest.mark.parametrize(
    ("played", "said", "rule"),
    [
        (lambda number: again_board.played("equal", BOARD, number), "{} passed earlier", "BG-10.2"),
        (lambda number: again_cards.played("equal", CARDS, number), "another game", "CG-8.3"),
    ],
    ids=["board", "cards"],
)
def test_equal_at_the_top_it_is_said_what_decides(
    visit: Visitor, played: Callable[[int], Game[Any, Any, Any]], said: str, rule: str
) -> None:
    """BG-10.2, CG-8.3. Where one is ahead, nothing is said of it."""
    page = visit()
    host = Host(page.context, "Ann")

    def best_of(game: Game[Any, Any, Any]) -> int:
        scores = game.rules.outcome(game.state).scores
        return scores.count(max(scores))

    for equal in (True, False):
        game = next(game for game in map(played, count()) if (best_of(game) > 1) == equal)
        table_id = host.post("/api/records", {"record": record(game).text()})["id"]
        page.goto(f"/table/{table_id}")
        page.wait_for_selector("[data-image]")
        expect(page.locator("[data-tied]")).to_have_count(1 if equal else 0)
        if equal:
            winner = page.locator("[data-ranks] .won .name").first.inner_text().strip()
            expect(page.locator("[data-tied]")).to_contain_text(said.format(winner))
            expect(page.locator("[data-tied] a")).to_have_attribute("href", f"/rules/{rule}")


def test_the_result_becomes_a_picture_and_the_record_a_file(visit: Visitor) -> None:
    page, table_id = _ended(visit, "board")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link to the replay").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    # Whoever gets the link sees the game from its beginning.
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table_id}/0")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as image").click()
    content = saved.value.path().read_bytes()
    assert content.startswith(PNG)
    assert (int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")) == (1200, 630)
    assert len(content) > 20_000  # it is not empty
    shown = page.get_by_role("img", name="An image of the result").get_attribute("src") or ""
    assert "font-face" in shown  # it brings our letters along: a picture cannot read the page's
    with page.expect_download() as record:
        page.get_by_role("link", name="Download record").click()
    assert record.value.path().read_text("utf-8").startswith("carson record")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector("[data-question], code")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end(visit: Visitor, theme: str) -> None:
    page, _ = _ended(visit, "cards", color_scheme=theme)
    found = Axe().run(page, context="[data-ending]").response["violations"]
    assert [one["nodes"][0]["html"] for one in found if one["impact"] in ("serious", "critical")] == []
    page.set_viewport_size({"width": 390, "height": 844})
    fits(page)
    page.wait_for_function("() => document.querySelector('svg .axis').getBoundingClientRect().height >= 12")


def _about(event: Any) -> set[int]:
    data = event["data"]
    named = {data.get(name) for name in ("seat", "owner", "winner", "giver", "taker")}
    return named | {one[0] for name in ("strengths", "rolls") for one in data.get(name) or ()}


def test_a_turning_point_is_told_by_what_concerns_who_is_named(visit: Visitor) -> None:
    page = visit()
    table_id = Host(page.context, "Ann").past("board/4-prosper.carson")
    page.goto(f"/table/{table_id}")
    turns = page.get_by_role("heading", name="Turning points").locator("..").locator("li:has(p:not(:empty))")
    turns.first.wait_for()
    entries = page.request.get(f"/api/tables/{table_id}/events").json()["entries"]
    moves = [entry for entry in entries if entry["kind"] == "move"]
    # The page has all of them, which come one part after the other.
    page.wait_for_selector(f"[role=log] a:text-is('{len(moves)}')", state="attached")
    chosen = 0
    for turn in turns.all():
        told, title = turn.locator("p").inner_text(), turn.locator("a").inner_text()
        seat = SUITS.index((turn.locator("svg").get_attribute("class") or "").split()[0])
        number = int((turn.locator("a").get_attribute("href") or "").rpartition("/")[2])
        events = [event for event in moves[number - 1]["events"] if event["text"]]
        own = [event["text"].partition(" [")[0] for event in events if seat in _about(event)]  # rules are not cited
        assert sum(text in told for text in own) >= min(3, len(own)), title
        chosen += len(events) > 3 and 0 < len(own) < len(events)
    assert chosen  # somewhere there was more to tell than is told


def test_nothing_at_the_end_lies_beyond_the_edge_of_a_phone_and_no_round_is_told_as_a_turning_point(
    visit: Visitor,
) -> None:
    page = visit(width=390, height=844)
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.past('board/5-gold.carson')}")
    page.wait_for_selector("[data-image]")
    expect(page.get_by_role("columnheader", name="Horseshoe").first).to_be_attached()
    fits(page)
    page.goto(f"/table/{host.past('cards/6.carson')}")
    turns = page.get_by_role("heading", name="Turning points").locator("..").locator("li p")
    turns.filter(has_text=re.compile(r"\w")).first.wait_for()
    expect(turns.filter(has_text="On offer")).to_have_count(0)


def test_the_log_stays_at_its_end_however_fast_it_grows(visit: Visitor) -> None:
    page = visit()
    table_id = begun(page, "board", ["me:Ann", "me:Bob"])
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("#side-panel [role=log] p")
    play(page, table_id, "log")
    page.wait_for_selector("[data-ending]")
    page.wait_for_function(
        "() => { const log = document.querySelector('#side-panel [role=log]');"
        " return log.scrollHeight > 2 * log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2 }"
    )
