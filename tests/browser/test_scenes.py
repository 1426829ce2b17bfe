"""Great moments as scenes over the table: duels, Outlaws, robberies, the rodeo, bids turned over, and the end."""

from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.played import act, taken_up
from browser.playing import STILL
from browser.sizes import SIZES, at_every_size, lies

SHOW, STAGE = "[data-show]", "[data-stage]"


class Moment(NamedTuple):
    """A game of a record after so many moves, and the move that makes the scene."""

    record: str
    move: int
    players: int
    seat: int
    action: str


DUEL = Moment("board/4-prosper.carson", 70, 4, 2, "choose e4")
TILES = Moment("board/might-is-right.carson", 83, 4, 2, "choose 4")
OUTLAW = Moment("board/outlaws.carson", 71, 4, 1, "build mine g2")
ROBBERY = Moment("board/outlaws.carson", 72, 4, 0, "choose pay")
RODEO = Moment("board/horses.carson", 67, 3, 1, "choose f7")
BIDS = Moment("cards/1-with-3-beginners.carson", 16, 1, 0, "bid 1")
END = Moment("board/4-prosper.carson", 179, 4, 3, "spend 4")
CARDS_END = Moment("cards/1-with-3-beginners.carson", 54, 1, 0, "take mercenary")


def watched(player: Page, watchers: list[Page], moment: Moment) -> None:
    """Somebody plays the move while others look on."""
    table_id = taken_up(player, moment.record, moment.move, ["me"] * moment.players)
    for page in watchers:
        page.goto(f"/table/{table_id}")
        page.wait_for_selector("#side-panel")
    act(player, table_id, moment.seat, moment.action)
    while moment is TILES and (waiting := _asked(player, table_id, "duel-tile")):
        for seat, action in waiting:
            act(player, table_id, seat, action)
    for page in watchers:
        page.wait_for_selector(SHOW)


def _asked(page: Page, table_id: str, kind: str) -> list[tuple[int, str]]:
    """Who is asked this, each with an answer."""
    decision = page.request.get(f"/api/tables/{table_id}").json()["view"]["decision"]
    if decision is None or decision["kind"] != kind:
        return []
    seen = {seat: page.request.get(f"/api/tables/{table_id}?seat={seat}").json() for seat in decision["seats"]}
    return [(seat, one["actions"][0]) for seat, one in seen.items()]


def to_stage(page: Page, kind: str) -> Locator:
    """The show stands at the first scene of this kind."""
    back, on = (page.get_by_role("button", name=name, exact=True) for name in ("Previous", "Next"))
    while back.is_enabled():
        back.click()
    while True:
        if page.locator("[data-dramatic=true]").count():
            expect(page.locator(STAGE)).to_have_count(1)
            if page.locator(STAGE).get_attribute("data-stage") == kind:
                return page.locator(STAGE)
        before = page.locator(SHOW).get_attribute("data-show")
        on.click()
        expect(page.locator(SHOW)).not_to_have_attribute("data-show", before or "")


def in_sight(page: Page) -> None:
    """All of the scene is in the window."""
    lies(page, "one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight", STAGE)


def test_a_duel_is_a_scene_over_its_place_with_parts_dice_and_stake(visit: Visitor) -> None:
    """At three sizes, in light and dark; it is skipped and seen again, and moves nothing else."""
    player = visit()
    watchers = [
        visit(width=width, height=height, reduced_motion="no-preference", color_scheme=scheme)
        for (width, height), scheme in zip(SIZES, ("dark", "light", "dark"), strict=True)
    ]
    for page in watchers:
        page.add_init_script(STILL)
    watched(player, watchers, DUEL)
    for page in watchers:
        stage = to_stage(page, "fight")
        expect(stage).to_contain_text("Duel for e4")
        expect(stage).to_contain_text("At stake: parcel e4 for $4")
        expect(stage.locator("[data-side]")).to_have_count(2)
        expect(stage.locator(".part")).to_have_text(["1 revolver token", "1 revolver token"])
        expect(stage.locator(".die")).to_have_count(2)
        expect(stage.locator(".total")).to_have_count(2)
        expect(stage.locator(".won")).to_have_count(1)
        in_sight(page)
        # It stands over its place, which is seen.
        middle = "(two.left + two.right) / 2"
        lies(page, f"one.left <= {middle} && {middle} <= one.right", STAGE, "[data-place=e4]")
        lies(page, "one.top >= two.bottom || one.bottom <= two.top", STAGE, "[data-place=e4]")
        assert stage.evaluate("node => getComputedStyle(node).position") == "fixed", "it moves nothing else"
        page.get_by_role("button", name="Skip").click()
        expect(page.locator(STAGE)).to_have_count(0)
        page.get_by_role("button", name="Show again").click()
        expect(page.locator(STAGE)).to_have_count(1)
    for page in watchers[:2]:
        serious = [
            one["id"] for one in Axe().run(page).response["violations"] if one["impact"] in ("serious", "critical")
        ]
        assert serious == []


@pytest.mark.parametrize(
    ("moment", "kind", "told"),
    [
        (TILES, "fight", "Duel for"),
        (OUTLAW, "outlaw", "Fight with an Outlaw on b5"),
        (ROBBERY, "robbery", "Robbery on"),
        (ROBBERY, "arrival", "Outlaws ride into town"),
        (RODEO, "rodeo", "Rodeo"),
        (BIDS, "bids", "Bids"),
        (END, "end", "The final score"),
        (CARDS_END, "end", "The final score"),
    ],
    ids=["tiles", "outlaw", "robbery", "arrival", "rodeo", "bids", "end", "cards-end"],
)
def test_other_great_moments_have_their_scenes_too(visit: Visitor, moment: Moment, kind: str, told: str) -> None:
    page = visit(width=390, height=844, reduced_motion="no-preference")
    page.add_init_script(STILL)
    watched(visit(), [page], moment)
    stage = to_stage(page, kind)
    expect(stage).to_contain_text(told)
    for _ in at_every_size(page):
        in_sight(page)
    sides = stage.locator("[data-side]").evaluate_all("sides => sides.map(side => Number(side.dataset.side))")
    if kind == "bids":
        expect(stage.locator(".total")).to_have_text(["1.", "2.", "3.", "4."])
        order = page.locator(".order li b").all_inner_texts()
        assert stage.locator(".die").evaluate_all("dice => dice.map(die => die.textContent.trim())") == order
    if kind == "outlaw":
        assert -1 in sides
    if moment is TILES:
        expect(stage.locator(".die")).to_have_text(["4", "0"])
    # Figures of the heading's letters hang below the line: a 0 reads as an o there.
    for total in stage.locator(".total").all():
        assert "lining-nums" in total.evaluate("one => getComputedStyle(one).fontVariantNumeric")
    if kind in ("rodeo", "robbery", "end", "fight"):
        expect(stage.locator(".won")).to_have_count(1)
        assert len(sides) >= 2


def test_who_wants_no_motion_sees_a_scene_that_stands_still(visit: Visitor) -> None:
    """Nothing is played by itself; what is asked for again is there at once, all of it."""
    page = visit(width=1280, height=800)
    page.add_init_script(STILL)
    player = visit()
    table_id = taken_up(player, DUEL.record, DUEL.move, ["me"] * DUEL.players)
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("#side-panel")
    act(player, table_id, DUEL.seat, DUEL.action)
    page.get_by_role("button", name="Show again").click()
    page.wait_for_selector(SHOW)
    stage = to_stage(page, "fight")
    for _ in at_every_size(page):
        in_sight(page)
    running = "node => node.getAnimations({ subtree: true }).length"
    assert stage.evaluate(running) == 0
    assert stage.locator(".total").first.evaluate("node => getComputedStyle(node).opacity") == "1"
