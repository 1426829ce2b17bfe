"""Every face of every character can be taken by clicks and by keys alone, and is found by its name."""

import re
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visitor
from browser.played import act, begun, caught_up, take_back
from carson.board.characters.cast import CAST
from carson.words import BoardTeller, Words

TELLER = BoardTeller(Words("en"), str)
# The forty faces. 14 lies on the table with both of its own; 17 has its red one in round 4, and 15 its yellow one with
# Horses alone.
SETS = {
    "0Y 1Y 2Y 3Y 4Y 5Y 6Y 7Y": 1,
    "8Y 9Y 10Y 11Y 12Y 13Y 14": 1,
    "15Y 16Y 17 18Y 19Y 1R 2R": 1,
    "0R 3R 4R 5R 6R 7R 8R 9R": 1,
    "10R 11R 12R 13R 15R 16R 18R": 1,
    "14 16R 17 18R 19R 1Y 2Y": 4,
}
NUMBERS = range(len(CAST))
WANTED = {(number, side) for number in NUMBERS for side in ("yellow", "red")}
MOST = 400


def _faces(characters: str, in_round: int) -> set[tuple[int, str]]:
    """The faces of a set that can be taken in this round."""
    found = set()
    for word in characters.split():
        number = int(word.rstrip("YR"))
        sides = {"Y": ["yellow"], "R": ["red"]}.get(word[-1]) or ["yellow", "red"]
        if number == 17:
            sides = ["red" if in_round == 4 else "yellow"]
        found |= {(number, side) for side in sides}
    return found


def test_the_sets_below_have_all_forty_faces() -> None:
    assert set().union(*(_faces(*one) for one in SETS.items())) == WANTED


def _asked(page: Page, table_id: str, in_round: int) -> dict[str, Any]:
    """Moves of whoever is asked, until the first one chooses a character in this round."""
    where = f"/api/tables/{table_id}"
    for _ in range(MOST):
        seen = page.request.get(where).json()
        decision = seen["view"]["decision"]
        seat = decision["seats"][0]
        if decision["kind"] == "character" and seen["view"]["round"] == in_round:
            return {"seat": seat, **seen["view"]}
        actions = page.request.get(f"{where}?seat={seat}").json()["actions"]
        act(page, table_id, seat, "pass" if "pass" in actions else actions[0])
    raise AssertionError("nobody was asked for a character")


def _table(page: Page, characters: str, in_round: int) -> tuple[str, dict[str, Any]]:
    options = {"players": 2, "bag": "beginners", "characters": characters}
    if "15Y" in characters:
        options["variants"] = "horses"
    table_id = begun(page, "board", ["me:Ann", "me:Bob"], options)
    return table_id, _asked(page, table_id, in_round)


def _open(page: Page, table_id: str, seat: int) -> None:
    page.goto(f"/table/{table_id}")
    page.wait_for_selector(f"[data-question^='{seat} ']")


@pytest.mark.parametrize(("characters", "in_round"), SETS.items(), ids=lambda value: str(value).replace(" ", "-"))
def test_every_face_is_taken_as_it_is_called(visit: Visitor, characters: str, in_round: int) -> None:
    page = visit()
    table_id, seen = _table(page, characters, in_round)
    faces = [one | face for one in seen["characters"] for face in one["choice"] or [{}]]
    assert {(one["number"], one["side"]) for one in faces} == _faces(characters, in_round)
    _open(page, table_id, seen["seat"])
    for face, by_click in product(faces, (True, False)):
        _take(page, face, by_click)
        then = page.request.get(f"/api/tables/{table_id}").json()
        lies = next(one for one in then["view"]["characters"] if one["number"] == face["number"])
        assert (lies["name"], lies["side"], lies["limit"]) == (face["name"], face["side"], face["limit"])
        assert lies["taken"] == seen["seat"]
        if page.request.get(f"/api/tables/{table_id}?seat={seen['seat']}").json()["undo"] is None:
            table_id, seen = _table(page, characters, in_round)  # dice were rolled
            _open(page, table_id, seen["seat"])
        else:
            take_back(page, table_id, seen["seat"])
            caught_up(page, table_id)  # else the next card is chosen where none is asked for


def _take(page: Page, face: dict[str, Any], by_click: bool) -> None:
    """Chosen and put back, then chosen and taken: all by clicks, or all by keys."""
    name = TELLER.character(face["name"])
    card = page.get_by_role(
        "button", name=re.compile(rf"Turn order number {face['number']} {name} ?limit \${face['limit']}")
    )
    take = page.get_by_role("button", name=re.compile(rf"^Take (the )?{name}$"))
    expect(card).to_have_accessible_name(re.compile(re.escape(TELLER.power(face["name"], face["side"])[:40])))
    choose = card.click if by_click else partial(card.press, "Enter")
    choose()
    expect(take).to_be_enabled()
    page.keyboard.press("Escape")
    expect(take).to_have_count(0)
    choose()
    expect(take).to_be_enabled()
    asked = page.locator("[data-question]").get_attribute("data-question")
    if by_click:
        take.click()
    else:
        card.press("Enter")
    page.wait_for_function("asked => document.querySelector('[data-question]').dataset.question !== asked", arg=asked)
