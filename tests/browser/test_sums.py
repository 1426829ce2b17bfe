"""Nothing is chosen blind: each answer shows what it brings, as a sum whose parts can be seen."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import taken_up
from browser.sizes import DESK, PHONE, WIDE, at_every_size, put, sees, settled


def asked_at(visit: Visitor, record: str, move: int, players: int, seat: int) -> Page:
    page = visit(width=1280, height=800)
    seats = ["me" if one == seat else "random" for one in range(players)]
    page.goto(f"/table/{taken_up(page, record, move, seats)}")
    settled(page)
    return page


def seen_at_every_size(page: Page, what: str) -> None:
    for _ in at_every_size(page):
        sees(page, what)


@pytest.mark.parametrize(
    ("where", "answer", "sums"),
    [
        (("board/6-all-yellow.carson", 128, 6, 5), "choose 6-vp", ["+6 VP", "−1 cowboy", "−1 firepower"]),
        (("board/outlaws.carson", 105, 4, 3), "choose attack", [" $1 = +$1 at Building income"]),
        (("board/5-gold.carson", 91, 5, 1), "choose reroll", ["17% to win"]),
        (("board/4-prosper.carson", 131, 4, 2), "choose later", ["up to +$8 at Building income"]),
        (("board/might-is-right.carson", 175, 4, 3), "choose occupy", [" = +$3 at Building income"]),
    ],
    ids=["heroes", "spoils", "reroll", "grocer", "occupy"],
)
def test_a_button_says_what_it_brings(
    visit: Visitor, where: tuple[str, int, int, int], answer: str, sums: list[str]
) -> None:
    page = asked_at(visit, *where)
    told = page.locator(f"[data-action='{answer}'] [data-sum]")
    expect(told).to_have_count(len(sums))
    for line, text in zip(sums, told.all_inner_texts(), strict=True):
        assert line in text
    seen_at_every_size(page, f"[data-action='{answer}'] [data-sum]")


def test_a_tax_is_told_by_who_pays_it(visit: Visitor) -> None:
    page = asked_at(visit, "board/might-is-right.carson", 10, 4, 2)
    taxes = page.locator("[data-action='choose money'] [data-sum]")
    expect(taxes).to_have_count(1)
    *payers, total = taxes.inner_text().replace(" = ", " + ").split(" + ")
    paid = [int(payer.rpartition("$")[2]) for payer in payers]
    assert len(paid) == 3
    assert total == f"+${sum(paid)}"
    seen_at_every_size(page, "[data-action^=choose] [data-sum]")


def test_a_horse_bought_at_wages_shows_what_it_costs_and_does(visit: Visitor) -> None:
    page = asked_at(visit, "board/horses.carson", 60, 3, 0)
    expect(page.locator("[data-action=pass] [data-sum]")).to_have_text("+$4")
    page.locator("[data-place=enclosure-4]").click()
    chosen = page.locator("[data-chosen=enclosure-4]")
    for line in ("= −$2", "+1 horse", "+3 hats at the end of the round", "+2 VP at the end of the game"):
        expect(chosen).to_contain_text(line)
    seen_at_every_size(page, "[data-chosen=enclosure-4]")


def test_characters_are_taken_knowing_what_they_bring(visit: Visitor) -> None:
    page = asked_at(visit, "board/4-prosper.carson", 8, 4, 3)
    expect(page.locator("[data-character=banker] [data-sum]")).to_have_text("+$9")
    page = asked_at(visit, "board/3-late-characters.carson", 33, 3, 0)
    expect(page.locator("[data-character=editor] [data-sum]")).to_have_text("+1 VP at Building income")
    for size in (DESK, WIDE):
        put(page, size)
        sees(page, "[data-character] [data-sum]")
    # On a phone the list is longer than its room.
    put(page, PHONE)
    for told in page.locator("[data-character] [data-sum]").all():
        told.scroll_into_view_if_needed()
        expect(told).to_be_in_viewport(ratio=1)


def test_a_power_of_the_card_game_names_the_best_card_that_it_takes(visit: Visitor) -> None:
    page = asked_at(visit, "cards/1-with-3-beginners.carson", 21, 1, 0)
    expect(page.locator(".act [data-sum]")).to_contain_text("Best on offer now: I-35 (+10).")
    seen_at_every_size(page, ".act [data-sum]")
