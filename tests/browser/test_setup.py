"""Setting up a table: each kind of option, what is refused, chance, and the waiting room."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visitor
from browser.playing import CHOICES


def _table(page: Page) -> Any:
    number = page.url.rsplit("/", 1)[1]
    return page.evaluate(f"fetch('/api/tables/{number}').then(answer => answer.json())")["table"]


def _laid(page: Page) -> Any:
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    return _table(page)


def _open(page: Page, section: str) -> None:
    page.locator(f"[data-section={section}] summary").click()


def test_every_kind_of_option_of_the_board_game_reaches_the_table(visit: Visitor) -> None:
    page = visit("/new")
    page.locator("[data-players]").select_option("2")
    _open(page, "characters")
    page.locator("input[name=set][value=own]").check()
    for number, side in ((1, "out"), (7, "R"), (14, "")):
        page.locator(f"input[name=side-{number}][value='{side}']").check()
    expect(page.get_by_text("7 of 7 chosen")).to_be_visible()
    _open(page, "bag")
    page.locator("input[name=bag][value=own]").check()
    page.locator("#bag-school").fill("1")
    page.locator("#bag-school").blur()
    _open(page, "variants")
    page.locator("input[value=river]").check()
    page.locator("input[value=outlaws]").check()
    _open(page, "river")
    page.locator("input[name=river]").nth(1).check()
    page.get_by_role("button", name="h4", exact=True).click()
    page.get_by_role("button", name="g3", exact=True).click()
    page.get_by_role("button", name="g2", exact=True).click()
    page.get_by_role("button", name="g1", exact=True).click()
    _open(page, "edition")
    page.locator("input[name=edition][value=dutch]").check()
    _open(page, "clock")
    page.locator("input[name=clock][value=own]").check()
    page.get_by_role("spinbutton", name="Seconds per move").fill("45")
    table = _laid(page)
    options = table["options"]
    assert options["characters"] == "2Y 3Y 4Y 5Y 6Y 7R 14"
    assert options["bag"].endswith("school 1")
    assert (options["variants"], options["edition"]) == ("river outlaws", "dutch")
    assert options["river"].split() == ["g1", "g2", "g3", "d4", "e4", "f4", "g4", "a5", "b5", "c5", "d5"]
    assert table["clock"] == {"kind": "live", "move": 45, "bank": 600}
    page.goto("/new")  # the last choice is there again
    expect(page.locator("[data-section=characters] summary")).to_contain_text("custom")
    expect(page.locator("[data-section=edition] summary")).to_contain_text("Dutch edition")


def test_a_river_of_ones_own_is_drawn_in_any_shape_with_one_parcel_at_least(visit: Visitor) -> None:
    page = visit("/new")
    _open(page, "variants")
    page.locator("input[value=river]").check()
    _open(page, "river")
    page.locator("input[name=river]").nth(1).check()
    for parcel in ("a5", "b5", "c5", "d5", "e4", "f4", "g4", "h4"):
        page.get_by_role("button", name=parcel, exact=True).click()
    expect(page.get_by_role("button", name="d4", exact=True)).to_be_disabled()
    page.get_by_role("button", name="d4", exact=True).dispatch_event("click")
    expect(page.get_by_text("1 river parcel.")).to_be_visible()
    page.get_by_role("button", name="g7", exact=True).click()
    assert _laid(page)["options"]["river"] == "d4 g7"


def test_alone_against_standish(visit: Visitor) -> None:
    page = visit("/new")
    _open(page, "solo")
    page.locator("input[name=solo][value=miner]").check()
    expect(page.locator("select[data-seat]")).to_have_count(1)
    table = _laid(page)
    assert (table["options"]["solo"], len(table["seats"])) == ("miner", 1)


def test_virtual_players_suits_and_a_person_at_the_same_screen(visit: Visitor) -> None:
    page = visit("/new")
    page.get_by_label("The Card Game").check()
    page.locator("[data-table]").select_option("5")
    _open(page, "virtual")
    page.locator("[data-virtual='1']").select_option("expert")
    _open(page, "suits")
    page.locator("[data-suit='1']").select_option("cattle")
    page.get_by_label("Your name").fill("Ann")
    page.locator("select[data-seat='1']").select_option("guest")
    page.get_by_label("Name for seat 2").fill("Bob")
    table = _laid(page)
    assert table["options"]["virtual"] == ["beginner", "expert", "beginner"]
    assert table["options"]["suits"][1] == "cattle"
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("section", "choose", "said"),
    [
        ("characters", ["input[name=set][value=own]", "input[name=side-1][value=out]"], "BG-3.7"),
        ("solo", ["input[name=solo][value=urban]", "input[name=edition][value=dutch]"], "Dutch edition"),
    ],
)
def test_what_does_not_fit_is_refused_where_it_was_chosen_with_its_rule(
    visit: Visitor, section: str, choose: list[str], said: str
) -> None:
    page = visit("/new")
    for one in ("characters", "solo", "edition"):
        _open(page, one)
    for one in choose:
        page.locator(one).check()
    _open(page, section)  # folded again
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(f"[data-section={section}] [role=alert]")).to_contain_text(said)


@pytest.mark.parametrize("game", ["board", "cards"])
def test_whatever_chance_brings_can_be_played(visit: Visitor, game: str) -> None:
    page = visit("/new")
    for _ in range(2):
        page.locator(f"input[name=game][value={game}]").check()
        page.locator("[data-preset=surprise]").click()
        expect(page.locator(".told dl")).to_be_visible()
        page.get_by_role("button", name="Set up the table").click()
        page.wait_for_selector("[data-question]")
        assert _table(page)["status"] == "playing"
        page.goto("/new")


def test_what_is_changed_while_chance_draws_stays_so(visit: Visitor) -> None:
    page = visit("/new")
    page.evaluate("Math.random = () => 0.9")  # one of those that ask the server for characters
    with page.expect_request("**/api/setup/board?characters=random*"):
        held: list[Route] = []
        page.route("**/api/setup/board?characters=random*", lambda route: held.append(route))
        page.locator("[data-preset=surprise]").click()
    page.locator("[data-players]").select_option("5")
    page.locator("select[data-seat='1']").select_option("open")
    held[0].continue_()
    expect(page.locator(".told dl")).to_be_visible()
    expect(page.locator("[data-players]")).to_have_value("5")
    expect(page.locator("select[data-seat='1']")).to_have_value("open")
    expect(page.locator("[data-section=characters] summary")).to_contain_text("custom")


def test_everything_at_once_can_be_played(visit: Visitor) -> None:
    page = visit("/new")
    button = page.locator("[data-preset=everything]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    table = _laid(page)
    page.wait_for_selector(CHOICES, state="attached")
    assert (table["options"]["bag"], len(table["options"]["variants"].split())) == ("full", 6)


def test_the_waiting_room_tells_what_is_played_and_the_host_seats_bots(visit: Visitor) -> None:
    page = visit("/new", 390, 844)
    for seat in (1, 2):
        page.locator(f"select[data-seat='{seat}']").select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("2 seats are still free")).to_be_visible()
    expect(page.locator("dl")).to_contain_text("First steps")
    expect(page.locator("dl")).to_contain_text("no limit")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.locator("[data-bot='1']").click()
    expect(page.locator("li", has_text="normal bot")).to_have_count(1)
    page.locator("[data-free='1']").click()
    expect(page.get_by_text("2 seats are still free")).to_be_visible()
    page.get_by_role("button", name="Sheriff").click()
    expect(page.get_by_text("white cowboy")).to_be_visible()
    page.get_by_role("button", name="Start, with bots").click()
    page.wait_for_selector("[data-question]")


def test_free_seats_are_spoken_of_where_there_are_any(visit: Visitor) -> None:
    page = visit("/new")
    page.locator("[data-players]").select_option("2")
    page.locator("[data-seat='1']").select_option("open")
    expect(page.get_by_text("Open seats are")).to_be_visible()
    page.locator("[data-seat='1']").select_option("normal")
    expect(page.get_by_text("Open seats are")).to_have_count(0)
    expect(page.get_by_text("The first player is drawn at random.")).to_be_visible()


def test_a_file_is_chosen_in_the_language_of_the_page_and_by_keyboard(visit: Visitor) -> None:
    page = visit("/new", language="de")
    page.locator("[data-section=material] summary").click()
    picked = page.get_by_label("Datei wählen")
    expect(page.get_by_text("Keine Datei gewählt")).to_be_visible()
    page.keyboard.press("Tab")
    expect(picked).to_be_focused()
    picked.set_input_files({"name": "figures.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator("[data-section=material]")).to_contain_text("figures.json wird verwendet.")
    expect(page.get_by_text("Keine Datei gewählt")).to_have_count(0)
    page.get_by_role("button", name="Datei entfernen").click()
    expect(page.get_by_text("Keine Datei gewählt")).to_be_visible()
    expect(page.locator("[data-section=material]")).not_to_contain_text("wird verwendet")
