"""The score pad and the set-up for owners of the box, in a real browser."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.sizes import fits
from carson.pad.board import Pad
from carson.pad.board_entry import Entry
from carson.words import LANGUAGES

# What each player of the sample has, in the engine's terms; the pad asks for the same in counts.
SAMPLE = [
    Entry("Ann", vp=12, money=47, things={"bank": 2, "train_station": 1, "house": 2}, more={"horses": 3, "rodeos": 2}),
    Entry(
        "Bob", vp=20, money=5, things={"school": 1, "church": 1, "mountain": 2}, bridge={"mountain": 1}, teacher=True
    ),
]


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in ("serious", "critical")]


def fill(page: Page, label: str, player: str, value: int) -> None:
    page.get_by_role("spinbutton", name=f"{label}, {player}", exact=True).fill(str(value))


def sample(page: Page) -> None:
    """The sample typed into a new board pad of two players."""
    page.get_by_role("button", name="Remove Player 3").click()
    for variant in ("Carson River", "Horses"):
        page.get_by_role("checkbox", name=variant).check()
    for number, entry in enumerate(SAMPLE, 1):
        page.get_by_label(f"Name of player {number}").fill(entry.name)
        fill(page, "VP during the game", entry.name, entry.vp)
        fill(page, "Money", entry.name, entry.money)
        houses = entry.things.get("house", 0)
        mountains = entry.things.get("mountain", 0)
        fill(page, "Buildings", entry.name, sum(entry.things.values()) - houses - mountains)
        fill(page, "Houses and Townhouses", entry.name, houses)
        fill(page, "Mountains", entry.name, mountains)
        fill(page, "Of these, next to a bridge", entry.name, sum(entry.bridge.values()))
        fill(page, "Horses", entry.name, entry.more.get("horses", 0))
        fill(page, "Rodeo tokens", entry.name, entry.more.get("rodeos", 0))
    page.get_by_role("checkbox", name="Train Station, Ann").check()
    page.get_by_role("spinbutton", name="House symbols in the whole city").fill("11")
    page.get_by_role("checkbox", name="Teacher in round 4, Bob").check()
    fill(page, "Schools, Prisons, Churches", "Bob", 2)


@pytest.mark.rule("BG-10.1", "BG-10.2")
def test_the_board_pad_adds_up_as_the_engine_does_and_keeps_the_game(visit: Visitor) -> None:
    page = visit("/pad/board")
    sample(page)
    totals = [scored.sheet.total for scored in Pad(SAMPLE, symbols=11).scored()]
    for seat, total in enumerate(totals):
        expect(page.locator(f"[data-total='{seat}']")).to_have_text(str(total))
    winner = SAMPLE[totals.index(max(totals))].name
    expect(page.locator(".winner")).to_contain_text(f"{winner} wins with {max(totals)}")
    page.reload()
    expect(page.locator("[data-total='0']")).to_have_text(str(totals[0]))
    # Equal at the top: the pass order of round 4 decides, once it is known.
    fill(page, "VP during the game", "Bob", SAMPLE[1].vp + totals[0] - totals[1])
    expect(page.locator(".winner")).to_contain_text("Ann and Bob tie")
    page.get_by_label("Place in the pass order of round 4, Ann").select_option("2")
    page.get_by_label("Place in the pass order of round 4, Bob").select_option("1")
    expect(page.locator(".winner")).to_contain_text("Bob wins")
    page.get_by_role("button", name="New game").click()
    # What is only opened is not kept yet.
    expect(page.locator("[data-total='0']")).to_have_text("0")
    expect(page.locator(".kept li")).to_have_count(1)
    fill(page, "Money", "Player 1", 6)
    expect(page.locator(".kept li")).to_have_count(2)


@pytest.mark.rule("BG-8.15", "BG-10.1")
def test_a_map_laid_out_again_is_counted_as_the_engine_counts_it(visit: Visitor) -> None:
    page = visit("/pad/board")
    page.get_by_role("button", name="Count from the map").click()
    first = {"Train Station": "d4", "Hotel": "d5", "Mountain": "a1"}
    neutral = {"House": "e5", "City Hall": "h8"}
    for whose, things in (("Player 1", first), ("Player 2", {"Townhouse": "c3", "Mine": "b7"}), ("nobody", neutral)):
        page.get_by_role("radio", name=whose, exact=True).click()
        for thing, parcel in things.items():
            page.get_by_role("radio", name=thing, exact=True).click()
            page.locator(f"#map-{parcel}").click()
    entries = [
        Entry("1", things={"train_station": 1, "hotel": 1, "mountain": 1}),
        Entry("2", things={"townhouse": 1, "mine": 1}),
        Entry("3"),
    ]
    for seat, scored in enumerate(Pad(entries, neutral={"house": 1, "city_hall": 1}).scored()):
        expect(page.locator(f"[data-total='{seat}']")).to_have_text(str(scored.sheet.total))
    # By keyboard: the same once more takes it away.
    page.locator("#map-e5").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#map-d5")).to_be_focused()
    page.get_by_role("radio", name="Player 1", exact=True).click()
    page.get_by_role("radio", name="Hotel", exact=True).click()
    page.locator("#map-d5").press("Enter")
    expect(page.get_by_role("spinbutton", name="Buildings, Player 1")).to_have_value("1")


def test_the_card_pad_counts_a_city_that_is_laid_out_again(visit: Visitor) -> None:
    page = visit("/pad/cards")
    page.get_by_role("button", name="Lay out the city").first.click()
    for name, parcels in (("House", ((2, 1),)), ("Saloon", ((3, 1),)), ("empty parcel", ((2, 2), (3, 2)))):
        page.get_by_role("radio", name=name, exact=True).click()
        for y, x in parcels:
            page.locator(f"#city-{y}-{x}").click()
    page.get_by_role("button", name="Captain", exact=True).click()
    page.get_by_role("button", name="Count points").click()
    expect(page.get_by_role("spinbutton", name="Saloons, Player 1")).to_have_value("2")
    expect(page.locator("[data-total='0']")).to_have_text("8")
    page.locator("#city-2-2").click()
    page.get_by_role("button", name="Count points").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("checkbox", name="virtual player").nth(1).check()
    page.get_by_role("spinbutton", name="Total attraction, Player 2").fill("9")
    expect(page.locator(".winner")).to_contain_text("Player 2 wins with 9")


def test_what_outlaws_cost_is_typed_without_a_minus_and_a_figure_out_of_bounds_is_told(visit: Visitor) -> None:
    page = visit("/pad/cards", width=390, height=844)
    page.wait_for_selector("[data-total]")
    expect(page.locator(".best")).to_have_count(0)
    expect(page.locator(".kept li")).to_have_count(0)
    outlaws = page.get_by_role("spinbutton", name="Outlaws, Player 1: points lost")
    outlaws.press_sequentially("6")
    expect(page.locator("[data-total='0']")).to_have_text("−6")
    expect(outlaws.locator("..")).to_contain_text("−")
    outlaws.fill("-12")
    expect(outlaws).to_have_value("12")
    expect(page.locator("[data-total='0']")).to_have_text("−12")
    expect(page.locator(".kept li")).to_have_count(1)
    fill(page, "Banks", "Player 2", -3)
    expect(page.get_by_role("status").get_by_text("Must be at least 0.")).to_be_visible()


def test_the_city_comes_into_sight_on_a_phone_and_what_was_typed_comes_back(visit: Visitor) -> None:
    page = visit("/pad/cards", width=390, height=844)
    fill(page, "Banks", "Player 1", 7)
    page.get_by_role("button", name="Lay out the city").first.click()
    city = page.get_by_role("region", name="Player 1’s city")
    expect(city).to_be_focused()
    expect(city.get_by_role("heading").first).to_be_in_viewport()
    page.get_by_role("radio", name="House", exact=True).click()
    page.locator("#city-2-1").click()
    page.get_by_role("radio", name="empty parcel", exact=True).click()
    for place in ("3-1", "2-2", "3-2"):
        page.locator(f"#city-{place}").click()
    city.get_by_role("button", name="Count points").click()
    expect(page.get_by_role("spinbutton", name="Banks, Player 1")).to_have_value("0")
    city.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("spinbutton", name="Banks, Player 1")).to_have_value("7")


def test_without_a_connection_the_pad_goes_on(visit: Visitor) -> None:
    page = visit("/pad/board")
    page.wait_for_selector("[data-total]")
    page.context.set_offline(True)
    fill(page, "Buildings", "Player 2", 4)
    expect(page.locator("[data-total='1']")).to_have_text("8")
    assert page.evaluate("localStorage.getItem('carson.pads')").count('"buildings":4') == 1


def test_a_rule_is_shown_over_the_pad_and_leads_on_to_others(visit: Visitor) -> None:
    page = visit("/pad/board")
    page.get_by_role("button", name="Rule BG-8.15").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("whose eight roads")
    expect(sheet.locator("figure")).to_have_count(1)
    sheet.get_by_role("link", name="BG-8.13").click()
    expect(sheet.get_by_role("heading")).to_contain_text("BG-8.13")
    sheet.get_by_role("button", name="Back to BG-8.15").click()
    expect(sheet.get_by_role("heading")).to_contain_text("BG-8.15")
    expect(sheet.get_by_role("link", name="Open in the rule book")).to_have_attribute("href", "/rules/BG-8.15")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_set_up_follows_what_is_chosen(visit: Visitor) -> None:
    page = visit("/pad/setup")
    expect(page.locator("ol > li")).to_have_count(8)
    page.get_by_role("checkbox", name="Carson River").check()
    expect(page.get_by_text("Lay out the river on")).to_be_visible()
    expect(page.get_by_text("Roll for the centre and 6 Mountains")).to_be_visible()
    page.get_by_role("radio", name="The Card Game").check()
    expect(page.get_by_text("reveal one character and 4 terrain cards")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_speaks_every_language_on_a_phone(visit: Visitor, language: str) -> None:
    page = visit("/pad/board", language=language, width=390, height=844)
    for path in ("/pad/board", "/pad/cards", "/pad/setup"):
        page.locator(f"nav a[href='{path}']").click()
        page.wait_for_selector("ol > li" if path == "/pad/setup" else "[data-total]")
        if path == "/pad/cards":
            page.locator(".build").first.click()
        text = page.locator("main").inner_text()
        assert not re.findall(r"\b(?:web|object|line|board-line|character|variant|set)-[a-z-]+", text)
        fits(page)


def test_axe_finds_nothing_serious_on_the_card_pad_and_the_set_up_by_day(visit: Visitor) -> None:
    page = visit("/pad/cards", color_scheme="light")
    page.locator(".build").first.click()
    assert serious(page) == []
    page.locator("nav a[href='/pad/setup']").click()
    page.wait_for_selector("ol > li")
    assert serious(page) == []


def test_axe_finds_nothing_serious_on_the_board_pad_and_a_rule_by_night(visit: Visitor) -> None:
    page = visit("/pad/board", color_scheme="dark")
    page.get_by_role("button", name="Rule BG-8.15").first.click()
    page.wait_for_selector("dialog figure")
    assert serious(page) == []
