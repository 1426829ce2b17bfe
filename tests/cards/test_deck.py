"""The cards as data: what the built-in deck holds, its digest, and its one-line text."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from carson.cards.data.faults import DeckError
from carson.cards.data.loader import built_in
from carson.cards.library import filled, new_game, replayed
from carson.cards.material import pieces
from carson.cards.material.deck import parse
from carson.kernel import record
from carson.kernel.records import parse as parse_record


def test_the_built_in_deck_keeps_its_digest() -> None:
    """Stored games name the deck by this digest; a corrected deck is a new file with a new name."""
    assert (built_in().name, built_in().digest) == ("reconstructed-1", "0256493ff6aa471d")


@pytest.mark.rule("CG-1.1", "CG-1.3")
def test_every_back_shows_the_six_suits_in_an_order() -> None:
    six = {"hat", "star", "cactus", "boot", "horseshoe", "cattle"}
    for card in built_in().characters:
        assert len(card.back) == 6
        assert {pieces.SUITS[suit] for suit in card.back} == six


@pytest.mark.rule("CG-1.2")
def test_there_are_48_terrain_cards_of_four_parcels_for_each_era() -> None:
    terrain = built_in().terrain
    assert [card.era for card in terrain] == [0] * 48 + [1] * 48
    assert all(len(card.parcels) == 4 for card in terrain)
    assert {parcel for card in terrain for parcel in card.parcels} == set(range(pieces.EMPTY, pieces.KINDS))


@pytest.mark.rule("CG-1.3")
def test_there_are_21_characters_each_at_the_place_of_its_code() -> None:
    characters = built_in().characters
    assert len(characters) == 21
    assert characters[pieces.CHARACTERS.index("governor")].name == "governor"
    assert tuple(card.name for card in characters) == pieces.CHARACTERS
    assert {card.name for card in characters if card.skull} == {"gunsmith", "mercenary", "undertaker"}


@pytest.mark.rule("CG-1.4")
def test_every_card_carries_an_attraction_number() -> None:
    deck = built_in()
    numbers = [card.attraction for card in deck.terrain] + [card.attraction for card in deck.characters]
    assert len(numbers) == 117
    assert all(1 <= number <= 10 for number in numbers)


@pytest.mark.parametrize(
    ("kind", "era_1", "era_2"),
    [
        pytest.param(pieces.MOUNTAIN, 32, 12, marks=pytest.mark.rule("CG-8.10")),
        pytest.param(pieces.HOUSE, 18, 18, marks=pytest.mark.rule("CG-8.11")),
        pytest.param(pieces.TOWNHOUSE, 2, 10, marks=pytest.mark.rule("CG-8.12")),
        pytest.param(pieces.MINE, 10, 4, marks=pytest.mark.rule("CG-8.13")),
        pytest.param(pieces.RANCH, 10, 4, marks=pytest.mark.rule("CG-8.14")),
        pytest.param(pieces.BLACKSMITH, 2, 1, marks=pytest.mark.rule("CG-8.15")),
        pytest.param(pieces.DRUGSTORE, 3, 8, marks=pytest.mark.rule("CG-8.16")),
        pytest.param(pieces.BANK, 3, 8, marks=pytest.mark.rule("CG-8.17")),
        pytest.param(pieces.SALOON, 1, 5, marks=pytest.mark.rule("CG-8.18")),
        pytest.param(pieces.HOTEL, 1, 4, marks=pytest.mark.rule("CG-8.19")),
        pytest.param(pieces.GENERAL_STORE, 1, 1, marks=pytest.mark.rule("CG-8.20")),
        pytest.param(pieces.CHURCH, 1, 2, marks=pytest.mark.rule("CG-8.21")),
        pytest.param(pieces.PRISON, 1, 3, marks=pytest.mark.rule("CG-8.22")),
        pytest.param(pieces.CITY_HALL, 0, 1, marks=pytest.mark.rule("CG-8.23")),
        pytest.param(pieces.OUTLAWS, 3, 5, marks=pytest.mark.rule("CG-8.24")),
    ],
)
def test_each_era_has_as_many_of_an_object_as_the_table_says(kind: int, era_1: int, era_2: int) -> None:
    times = Counter((card.era, parcel) for card in built_in().terrain for parcel in card.parcels)
    assert (times[0, kind], times[1, kind]) == (era_1, era_2)


def test_parcels_are_read_top_left_top_right_bottom_left_bottom_right() -> None:
    card = next(card for card in built_in().terrain if card.id == "I-45")
    assert card.parcels == (pieces.OUTLAWS, pieces.MINE, pieces.MOUNTAIN, pieces.EMPTY)


def test_a_deck_fits_on_one_line_and_comes_back_equal() -> None:
    line = built_in().to_json()
    assert line.isascii()
    assert "\n" not in line
    assert parse(line, "a record") == built_in()


def test_name_note_layout_and_order_of_characters_do_not_change_the_digest() -> None:
    tree = json.loads(built_in().to_json())
    tree["name"] = "my-box"
    tree["note"] = "corrected from the box"
    tree["characters"].reverse()
    deck = parse(json.dumps(tree, indent=4), "my-box.json")
    assert deck == replace(built_in(), name="my-box")


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree["eras"]["I"][0].update(id="I-99"),
        lambda tree: tree["eras"]["I"][0].update(attraction=3),
        lambda tree: tree["eras"]["II"][1]["parcels"].reverse(),
        lambda tree: tree["eras"]["I"].reverse(),
        lambda tree: tree["characters"][0].update(attraction=5),
        lambda tree: tree["characters"][0].update(skull=True),
        lambda tree: tree["characters"][0]["back"].reverse(),
    ],
)
def test_whatever_a_game_can_tell_apart_changes_the_digest(change: Callable[[Any], object]) -> None:
    tree = json.loads(built_in().to_json())
    change(tree)
    deck = parse(json.dumps(tree), "changed")
    assert deck.digest != built_in().digest
    assert len(deck.digest) == 16


def test_the_order_of_powers_may_be_corrected() -> None:
    """Of the player aid's order only the Governor's place is known (CG-4.3, CG-4.5): a deck file may give another."""
    tree = json.loads(built_in().to_json())
    governor, *others = tree["powers"]["before"]
    tree["powers"] = {"before": [governor, *others[::-1]], "after": tree["powers"]["after"][::-1]}
    deck = parse(json.dumps(tree), "box.json")
    first, *rest = built_in().before
    assert (deck.before, deck.after) == ((first, *rest[::-1]), built_in().after[::-1])
    assert deck.digest != built_in().digest


def test_the_symbols_of_a_character_may_be_corrected() -> None:
    """The symbols follow from the descriptions (CG-7), so a deck file may give others."""
    tree = json.loads(built_in().to_json())
    tree["characters"][0] |= {"dollar": False, "arrow": True}
    deck = parse(json.dumps(tree), "box.json")
    assert (deck.characters[0].dollar, deck.characters[0].arrow) == (False, True)
    assert deck.digest != built_in().digest


def test_a_stored_game_with_a_deck_that_is_refused_today_is_still_played() -> None:
    """Once a deck could ask for powers in any order and show any symbols."""
    tree = json.loads(built_in().to_json())
    tree["powers"]["before"].reverse()
    lawyer = next(card for card in tree["characters"] if card["name"] == "lawyer")
    lawyer["arrow"] = False
    text = json.dumps(tree)
    with pytest.raises(DeckError) as caught:
        parse(text, "box.json")
    assert [(fault.where, fault.field) for fault in caught.value.faults] == [("powers", "before"), ("lawyer", "arrow")]
    game = new_game(filled(2, "expert"), "tumbleweed", parse(text, "box.json", stored=True))
    bid = game.legal_actions(0)[0]
    game.apply(0, bid)
    again = replayed(parse_record(record(game).text()))
    assert again.rules.position_text(again.state) == game.rules.position_text(game.state)
    assert again.legal_actions(1) == game.legal_actions(1)
