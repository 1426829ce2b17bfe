"""Oddities are said as warnings: a player's own box may differ from what was reconstructed."""

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from carson.cards.data.checks import check
from carson.cards.data.loader import BUILT_IN, built_in
from carson.cards.material.deck import parse
from carson.words import Teller, Words


def warnings_after(change: Callable[[Any], object]) -> list[str]:
    tree = json.loads(built_in().to_json())
    change(tree)
    text = json.dumps(tree)
    parse(text, "box.json")  # a warning does not keep a deck from being played with
    faults = check(text, "box.json")
    assert all(fault.warning for fault in faults)
    teller = Teller(Words("en"), str)
    return [f"{fault.place}: {teller.error(fault.cause)}" for fault in faults]


def test_the_built_in_deck_has_neither_errors_nor_warnings() -> None:
    text = resources.files("carson.cards.data").joinpath(BUILT_IN).read_text("utf-8")
    assert check(text, BUILT_IN) == []


def test_the_built_in_file_has_one_card_a_line() -> None:
    text = resources.files("carson.cards.data").joinpath(BUILT_IN).read_text("utf-8")
    lines = [line for line in text.splitlines() if '"attraction":' in line]
    assert len(lines) == 96 + 21
    assert all(line.count('"attraction":') == 1 for line in lines)


def test_two_cards_of_an_era_alike() -> None:
    def change(tree: Any) -> None:
        tree["eras"]["I"][11]["parcels"] = ["", "mountain", "", ""]

    assert warnings_after(change) == ["box.json, I-12, parcels: The card is the same as I-11."]


def test_the_same_card_in_both_eras_is_no_oddity() -> None:
    parcels = [card.parcels for card in built_in().terrain]
    assert parcels[0] == parcels[48]


def test_suits_not_spread_evenly_over_the_backs() -> None:
    def change(tree: Any) -> None:
        for card in tree["characters"][:2]:  # hat leads four others
            card["back"] = ["hat", "cactus", "horseshoe", "boot", "cattle", "star"]

    found = warnings_after(change)
    assert "box.json, characters, back: Hat is in place 1 on 6 backs; spread evenly, it would be 3 or 4." in found
    assert all(warning.startswith("box.json, characters, back: ") for warning in found)


def test_more_skulls_than_the_last_round_can_do_without() -> None:
    def change(tree: Any) -> None:
        tree["characters"][0]["skull"] = True  # the fourth

    message = "4 backs have a skull; with more than 3, there may be no back left to break a tie. [CG-10.5]"
    assert warnings_after(change) == [f"box.json, characters, skull: {message}"]


@pytest.mark.parametrize(("kind", "name"), [("mine", "Mine"), ("prison", "Prison")])
def test_the_books_round_needs_a_card_of_attraction_7(kind: str, name: str) -> None:
    def change(tree: Any) -> None:
        for card in (*tree["eras"]["I"], *tree["eras"]["II"]):
            if kind in card["parcels"] and card["attraction"] == 7:
                card["attraction"] = 6

    message = f"No card with a {name} has attraction 7, as one in the rule book has. [CG-4.12]"
    assert warnings_after(change) == [f"box.json, eras, attraction: {message}"]


def test_a_deck_with_errors_gets_no_warnings() -> None:
    tree = json.loads(built_in().to_json())
    tree["eras"]["I"][11]["parcels"] = ["", "mountain", "", ""]
    tree["format"] = 2
    assert [fault.warning for fault in check(json.dumps(tree), "box.json")] == [False]
