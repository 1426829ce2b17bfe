"""Everything a decision needs is on the screen, with the most players in both games, without scrolling."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor, until
from browser.played import act, asked_at, begun
from browser.sizes import DESK, PHONE, WIDE, at_every_size, put, sees, settled
from browsing.tables import Host

EVERYTHING = "new-beginning river might-is-right outlaws horses"
COWBOY = ("board/6-all-yellow.carson", 193, 6, 0)
CHARACTER = ("board/6-all-yellow.carson", 13, 6, 3)


def _lies(page: Page, what: str, where: str) -> None:
    """Once fonts and late parts have come: `where` is an expression about its `box`."""
    page.wait_for_function(f"what => (box => {where})(document.querySelector(what).getBoundingClientRect())", arg=what)


def _box(page: Page, what: str) -> dict[str, Any]:
    box: dict[str, Any] = page.evaluate(f"() => document.querySelector('{what}').getBoundingClientRect().toJSON()")
    return box


def test_the_board_of_six_is_in_sight_at_every_size_while_a_cowboy_is_placed(visit: Visitor) -> None:
    page = asked_at(visit, COWBOY, width=1280, height=800)
    sees(
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
    sees(page, "[data-confirm]", ".land [data-place]", ".way [data-place]", "[data-income]")
    page.keyboard.press("Escape")

    put(page, WIDE)
    sees(
        page, ".land [data-place]", ".way [data-place]", "[data-income]", "[data-player]", "[data-action=pass]", ".side"
    )
    _lies(page, ".side", "box.right > 1880")
    _lies(page, ".land", "box.width > 880")
    expect(page.locator("section.characters li").first).to_be_visible()  # they cannot be folded where there is room
    page.locator("rect.open").nth(20).hover()
    expect(tip).to_be_visible()
    page.wait_for_function(f"() => ({covered})() === 0")
    page.mouse.move(0, 0)

    put(page, PHONE)
    sees(page, ".land [data-place]", ".way [data-place]", "[data-income]", "[data-action=pass]")
    # The track and what is chosen lie in the lower half, where the thumb is.
    _lies(page, ".way", "box.top > 422")
    _lies(page, ".desk", "box.bottom >= 840")


def test_the_map_is_drawn_larger_in_its_place(visit: Visitor) -> None:
    page = asked_at(visit, COWBOY, width=1280, height=800)
    for size in (DESK, WIDE):
        put(page, size)
        before, parcel = _box(page, ".land"), _box(page, "[data-place=d4]")["width"]
        page.get_by_role("button", name="Larger").click()
        _lies(page, "[data-place=d4]", f"box.width > {parcel * 1.4}")
        assert _box(page, ".land") == before
        page.locator("[data-place=d4]").press("-")
        _lies(page, "[data-place=d4]", f"Math.abs(box.width - {parcel}) < 1")


def test_on_a_phone_two_fingers_draw_the_map_larger_in_its_place(visit: Visitor) -> None:
    page = asked_at(visit, COWBOY, width=390, height=844, has_touch=True)
    before, parcel = _box(page, ".land"), _box(page, "[data-place=d4]")["width"]
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def spread(*apart: int) -> None:
        for number, distance in enumerate(apart):
            points = [{"x": x - distance, "y": y}, {"x": x + distance, "y": y}]
            fingers.send(
                "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": points}
            )
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    spread(40, 60, 80)
    _lies(page, "[data-place=d4]", f"Math.abs(box.width - {parcel * 2}) < 1")
    assert _box(page, ".land") == before
    spread(80, 60, 30)
    _lies(page, "[data-place=d4]", f"Math.abs(box.width - {parcel}) < 1")


def test_all_characters_are_in_sight_beside_the_map_and_the_track(visit: Visitor) -> None:
    page = asked_at(visit, CHARACTER, width=1280, height=800)
    parts = (".land [data-place]", ".way [data-place]", ".characters.asked button", "[data-income]")
    sees(page, *parts)
    put(page, WIDE)
    sees(page, *parts, "[data-player]")
    put(page, PHONE)
    sees(page, ".land [data-place=a1]", ".land [data-place=h6]", "[data-income]")
    _lies(page, ".characters.asked", "box.bottom >= 840")


def _asked_for(page: Page, table_id: str, kind: str) -> None:
    """The first of what can be done, over HTTP, until this is asked."""

    def asked() -> bool:
        seen = page.request.get(f"/api/tables/{table_id}").json()
        if not seen["actions"]:
            return False  # bots move
        if seen["view"]["decision"]["kind"] == kind:
            return True
        act(page, table_id, 0, seen["actions"][0])
        return False

    until(page, asked)


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_every_variant_six_players_their_characters_and_the_sheet_are_in_sight(
    visit: Visitor, language: str
) -> None:
    page = visit(width=1280, height=800, language=language)
    options = {"players": 6, "bag": "full", "characters": "quiet", "variants": EVERYTHING}
    table_id = begun(page, "board", ["me", *["random"] * 5], options)
    asked = {
        "sheet": (".sheet [data-confirm]", ".land [data-place]", ".way [data-place]"),
        "character": (".characters.asked button", ".land [data-place]", "[data-income]"),
        "cowboy": (".land [data-place]", ".way [data-place]", "[data-player]", "[data-income]", "[data-action=pass]"),
    }
    page.goto(f"/table/{table_id}")
    page.wait_for_selector("#side-panel")
    for kind, parts in asked.items():
        _asked_for(page, table_id, kind)
        sees(page, *parts)


def test_up_to_four_players_have_their_names_in_the_strip_at_every_size(visit: Visitor) -> None:
    page = asked_at(visit, ("board/3-beginners.carson", 28, 3, 1))
    for _ in at_every_size(page):
        sees(page, "[data-income] .name")
        cut = (
            "[...document.querySelectorAll('[data-income] .name')].filter(name => name.scrollWidth > name.clientWidth)"
        )
        page.wait_for_function(f"() => {cut}.length === 0")


def test_the_card_game_of_six_shows_all_cards_the_city_and_everybodys_scores(visit: Visitor) -> None:
    page = visit(width=1280, height=800)
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.late('cards/6.carson', 'bid', 0.7)}")
    page.wait_for_selector("#side-panel")
    page.wait_for_selector(".offer .gain")
    sees(page, ".offer [data-card]", "g.laid", "tbody .points", "tbody .bids", "button.bid")
    _lies(page, ".tabs", "box.height < 45")  # one row, however long the names are
    page.wait_for_function("() => (tabs => tabs.scrollWidth <= tabs.clientWidth)(document.querySelector('.tabs'))")
    # The city fills the middle: most of what is between the offer and the players.
    _lies(page, ".ground", "box.height > document.querySelector('.centre').offsetHeight * 0.75")
    _lies(page, ".centre", "box.bottom <= 801")

    put(page, WIDE)
    sees(page, ".offer [data-card]", "g.laid", "tbody .points", "button.bid")
    _lies(page, ".side", "box.right > 1880")
    _lies(page, ".ground", "box.height > 780")

    put(page, PHONE)
    sees(page, ".offer [data-card]", "[data-bids] b", "button.bid")


def test_what_a_place_brings_hides_no_part_of_the_city_on_a_phone(visit: Visitor) -> None:
    page = visit(width=390, height=844, has_touch=True)
    host = Host(page.context, "Ann")
    page.goto(f"/table/{host.late('cards/6.carson', 'place', 0.7)}")
    page.wait_for_selector("g.place[data-gain]")
    settled(page)
    sees(page, "g.laid", "g.place .reach")
    # By a finger, not by the locator: where a place is drawn anew under its tap, that scrolls the page to try again.
    place = _box(page, "g.place .reach")
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_selector("button.confirm:enabled")
    sees(page, "g.laid", "g.place .reach")
    _lies(page, ".ground", "box.bottom <= document.querySelector('.answers').getBoundingClientRect().top")
