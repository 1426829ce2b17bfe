"""Everything a decision needs is on the screen, with the most players in both games, without scrolling."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import asked_at
from browsing.tables import Host

COWBOY = ("board/6-all-yellow.carson", 193, 6, 0)
CHARACTER = ("board/6-all-yellow.carson", 13, 6, 3)
DESK, WIDE, PHONE = (1280, 800), (1920, 1080), (390, 844)
# What of these is not wholly in the window, or lies under something else in its middle.
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const free = one.contains(over) || over?.contains(one) || over?.closest('svg') === one.closest('svg')
    return !(left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && free)
}).map((one) => one.dataset.place ?? one.dataset.card ?? one.innerText)"""


def _sees(page: Page, *parts: str) -> None:
    for part in parts:
        expect(page.locator(part).first).to_be_attached()
        page.wait_for_function(f"(what) => !({HIDDEN})(what).length", arg=part)


def _at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, innerWidth < 600 ? document.querySelector('.slot').offsetTop : 0)")


def _lies(page: Page, what: str, where: str) -> None:
    """Once fonts and late parts have come: `where` is an expression about its `box`."""
    page.wait_for_function(f"what => (box => {where})(document.querySelector(what).getBoundingClientRect())", arg=what)


def _box(page: Page, what: str) -> dict[str, Any]:
    box: dict[str, Any] = page.evaluate(f"() => document.querySelector('{what}').getBoundingClientRect().toJSON()")
    return box


def test_the_board_of_six_is_in_sight_at_every_size_while_a_cowboy_is_placed(visit: Visitor) -> None:
    page = asked_at(visit, COWBOY, width=1280, height=800)
    _sees(
        page, ".bar", ".land [data-place]", ".way [data-place]", "[data-income]", "[data-player]", "[data-action=pass]"
    )
    seen = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    for player in seen["view"]["players"]:
        entry = page.locator(f"[data-income='{player['seat']}']")
        expect(entry.locator("b")).to_have_text(str(player["vp"]))
    # As large as its content: the desk is no higher than what it usually says.
    _lies(page, ".desk", "box.height <= 180")
    # What a place is worth is told beside the map, over nothing that can be chosen, and not once the window is another.
    page.locator("rect.open").nth(20).hover()
    tip = page.locator(".floating")
    expect(tip).to_be_visible()
    covered = """() => {
        const card = document.querySelector('.floating').getBoundingClientRect()
        const places = [...document.querySelectorAll('rect.open, button.open, [data-action]')]
        return places.map((one) => one.getBoundingClientRect()).filter((one) =>
            one.right > card.left && one.left < card.right && one.bottom > card.top && one.top < card.bottom).length
    }"""
    page.wait_for_function(f"() => ({covered})() === 0")
    page.set_viewport_size({"width": 1270, "height": 800})
    expect(tip).to_have_count(0)
    # With a place chosen, too.
    page.locator("rect.open").nth(20).click()
    _sees(page, "[data-confirm]", ".land [data-place]", ".way [data-place]", "[data-income]")
    page.keyboard.press("Escape")

    _at(page, WIDE)
    _sees(
        page, ".land [data-place]", ".way [data-place]", "[data-income]", "[data-player]", "[data-action=pass]", ".side"
    )
    _lies(page, ".side", "box.right > 1880")
    _lies(page, ".land", "box.width > 880")

    _at(page, PHONE)
    _sees(page, ".land [data-place]", ".way [data-place]", "[data-income]", "[data-action=pass]")
    # The track and what is chosen lie in the lower half, where the thumb is.
    _lies(page, ".way", "box.top > 422")
    _lies(page, ".desk", "box.bottom >= 840")


def test_the_map_is_drawn_larger_in_its_place(visit: Visitor) -> None:
    page = asked_at(visit, COWBOY, width=1280, height=800)
    before, parcel = _box(page, ".land"), _box(page, "[data-place=d4]")["width"]
    page.get_by_role("button", name="Larger").click()
    assert _box(page, ".land") == before
    assert _box(page, "[data-place=d4]")["width"] > parcel * 1.4
    page.locator("[data-place=d4]").press("-")
    assert abs(_box(page, "[data-place=d4]")["width"] - parcel) < 1


def test_all_characters_are_in_sight_beside_the_map_and_the_track(visit: Visitor) -> None:
    page = asked_at(visit, CHARACTER, width=1280, height=800)
    parts = (".land [data-place]", ".way [data-place]", ".characters.asked button", "[data-income]")
    _sees(page, *parts)
    _at(page, WIDE)
    _sees(page, *parts, "[data-player]")
    _at(page, PHONE)
    _sees(page, ".land [data-place=a1]", ".land [data-place=h6]", "[data-income]")
    _lies(page, ".characters.asked", "box.bottom >= 840")


def test_the_card_game_of_six_shows_all_cards_the_city_and_everybodys_scores(visit: Visitor) -> None:
    page = visit(width=1280, height=800)
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.late('cards/6.carson', 'bid', 0.7)}")
    page.wait_for_selector("#side-panel")
    page.wait_for_selector(".offer .gain")
    _sees(page, ".offer [data-card]", "g.laid", "tbody .points", "tbody .bids", "button.bid")
    # The city fills the middle: most of what is between the offer and the players.
    _lies(page, ".ground", "box.height > document.querySelector('.centre').offsetHeight * 0.75")
    _lies(page, ".centre", "box.bottom <= 801")

    _at(page, WIDE)
    _sees(page, ".offer [data-card]", "g.laid", "tbody .points", "button.bid")
    _lies(page, ".side", "box.right > 1880")
    _lies(page, ".ground", "box.height > 780")

    _at(page, PHONE)
    _sees(page, ".offer [data-card]", "[data-bids] b", "button.bid")


def test_what_a_place_brings_hides_no_part_of_the_city_on_a_phone(visit: Visitor) -> None:
    page = visit(width=390, height=844, has_touch=True)
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.late('cards/6.carson', 'place', 0.7)}")
    page.wait_for_selector("g.place[data-gain]")
    page.wait_for_selector("#side-panel")  # the last to be drawn
    _sees(page, "g.laid", "g.place .reach")
    # By a finger, not by the locator: where a place is drawn anew under its tap, that scrolls the page to try again.
    place = _box(page, "g.place .reach")
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_selector("button.confirm:enabled")
    _sees(page, "g.laid", "g.place .reach")
    _lies(page, ".ground", "box.bottom <= document.querySelector('.answers').getBoundingClientRect().top")
