"""Every piece on one page, and the pieces on the map: the river between its banks, and the roads that are bridges."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Visitor
from browser.sizes import fits
from browsing.tables import Host
from carson.board.material.pieces import NAMES


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_of_all_pieces_names_them_and_fits_a_phone(visit: Visitor, theme: str) -> None:
    page = visit("/design", color_scheme=theme, width=390, height=844)
    expect(page.get_by_role("heading", level=1)).to_have_text("Every piece")
    for name in ("Train Station", "Chinese Worker", "Horseshoe", "dynamite", "building-vp"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    assert page.locator("li .parcel").count() > len(NAMES)
    fits(page)
    found = Axe().run(page).response["violations"]
    assert [one["nodes"][0]["html"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_a_road_with_river_on_both_sides_is_drawn_as_a_bridge(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past("board/river.carson")
    moves = host.get(f"/api/tables/{past}/replay")["moves"]
    page.goto(f"/replay/{past}/{moves}")
    seen = host.get(f"/api/tables/{past}/replay?move={moves}")["view"]
    expect(page.locator(".flow")).to_have_count(len(seen["river"]))
    assert "d4s" in seen["roads"]
    bridge = page.locator("[data-bridge]")
    expect(bridge).to_have_count(1)
    expect(bridge).to_have_attribute("data-bridge", "d4s")


def test_what_is_drawn_for_a_player_has_the_colour_of_their_suit(visit: Visitor) -> None:
    page = visit()
    host = Host(page.context, "Ann")
    past = host.past("board/river.carson")
    page.goto(f"/replay/{past}/{host.get(f'/api/tables/{past}/replay')['moves']}")
    colours = {"hat": "rgb(28, 88, 217)", "star": "rgb(151, 38, 28)"}
    for suit, colour in colours.items():
        drawings = ((f".tile.{suit}", "stroke"), (f".badge.{suit} rect", "fill"), (f"svg.{suit} rect", "fill"))
        for place, paint in drawings:
            drawn = page.locator(place).first
            drawn.wait_for(state="attached")
            assert drawn.evaluate(f"one => getComputedStyle(one).{paint}") == colour, place
