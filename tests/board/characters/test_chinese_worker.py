"""Chinese Worker (BG-9.4): 2 roads and buildings at half price; red: a building of the track for $5, now."""

from typing import Any

import pytest

from board.characters.helpers import cash_limit, taking
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    on,
    options,
    refused,
    scripted,
    shows,
    told,
    track_of,
)

pytestmark = pytest.mark.rule("BG-9.4")

START = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..0
            --
    5   ..  ..  ..
"""
TRACK = "ranch mine drugstore church saloon ranch hotel"
RED_IN_PLAY = "2Y 4R 5Y 6Y 8Y 12Y 19Y"


def taking_red(**given: Any) -> BoardGame:
    """Seat 0 has taken the red Chinese Worker and owns a connected parcel."""
    return taking("red chinese_worker", **{"diagram": START, "track": TRACK, "money": 5, **given})


@pytest.mark.parametrize("tile", ["chinese_worker", "red chinese_worker"])
def test_the_cash_limit_is_30_on_both_sides(tile: str) -> None:
    assert cash_limit(tile) == 30


# Yellow


def test_the_chinese_worker_brings_two_roads_at_once() -> None:
    game = taking("chinese_worker", diagram=START, stock=1)
    assert game.state.stock == [3, 1, 1]
    assert told(game, "roads") == [{"seat": 0, "count": 2}]
    answer(game, "0 road c3e", "0 road c2e")
    assert game.state.stock[0] == 1


@pytest.mark.parametrize(("space", "half"), [(12, 6), (10, 5), (8, 4), (6, 3), (5, 3), (4, 2), (3, 2)])
def test_a_building_costs_half_rounded_up(space: int, half: int) -> None:
    given: dict[str, Any] = {"characters": "chinese_worker, captain", "placed": {0: f"buy-{space}"}, "track": TRACK}
    game = scripted(money=half, **given)
    assert asked(game) == "0 purchase"
    answer(game, f"0 {choices(game)[0]}")
    assert game.state.money[0] == 0
    assert len(game.state.kept[0]) == 1
    assert asked(scripted(money=half - 1, **given)) == "pause"


@pytest.mark.parametrize("characters", ["captain, chinese_worker", "red chinese_worker, captain"])
def test_rivals_and_the_red_side_pay_the_full_price(characters: str) -> None:
    given: dict[str, Any] = {"characters": characters, "placed": {0: "buy-5"}}
    assert asked(scripted(money=4, **given)) == "pause"
    game = scripted(money=5, **given)
    answer(game, "0 buy drugstore")
    assert game.state.money[0] == 0


def test_the_half_price_does_not_hold_for_parcels() -> None:
    game = scripted(START, characters="chinese_worker, captain", placed={0: "d4"}, money=3)
    answer(game, "0 buy d4")
    assert game.state.money[0] == 1


# Red


def test_the_red_chinese_worker_brings_no_roads() -> None:
    game = taking_red()
    answer(game, "0 choose decline")
    assert game.state.stock[0] == 0


def test_the_red_chinese_worker_may_take_any_building_of_the_track() -> None:
    game = taking_red(track="ranch mine - church saloon - hotel")
    assert asked(game) == "0 ask"
    assert choices(game) == [
        *("choose from-3", "choose from-4", "choose from-6", "choose from-8", "choose from-12"),
        "choose decline",
    ]
    refused(game, "0 choose from-5", "no-such-option", "BG-9.4", option="from-5")


def test_a_building_costs_5_dollars_wherever_it_lies() -> None:
    game = taking_red(money=12)
    answer(game, "0 choose from-12")
    assert game.state.money[0] == 7


def test_he_may_decline() -> None:
    game = taking_red()
    answer(game, "0 choose decline")
    assert game.state.money[0] == 5
    assert track_of(game) == TRACK.split()
    assert asked(game) == "1 character"


def test_with_less_than_5_dollars_he_is_not_asked() -> None:
    assert asked(taking_red(money=4)) == "1 character"


def test_with_nothing_on_the_track_he_is_not_asked() -> None:
    assert asked(taking_red(track="- - - - - - -")) == "1 character"


def test_the_building_may_be_built_at_once_with_its_house() -> None:
    game = taking_red()
    answer(game, "0 choose from-5")
    assert asked(game) == "0 build"
    answer(game, "0 build drugstore e4", "0 house d3")
    shows(
        game,
        """
            c   d   e
        3   ..  Ho  ..
        4   ..  Ho  Dr0
        """,
    )
    assert game.state.kept[0] == ()


def test_the_building_may_be_kept() -> None:
    game = taking_red()
    answer(game, "0 choose from-5", "0 pass")
    assert on(game, "e4") == "..0"
    assert [len(kept) for kept in game.state.kept] == [1, 0, 0]
    assert asked(game) == "1 character"


def test_a_building_that_cannot_be_built_is_kept() -> None:
    game = taking_red(diagram="")
    answer(game, "0 choose from-5")
    assert asked(game) == "1 character"
    assert [len(kept) for kept in game.state.kept] == [1, 0, 0]


@pytest.mark.rule("BG-7.2")
def test_a_rival_may_be_asked_for_a_place_for_its_house() -> None:
    game = taking_red(diagram="    a   b\n1   ..1 ..0", roads="a1e")
    answer(game, "0 choose from-5")
    assert choices(game) == ["build drugstore b1", "ask a1", "pass"]


def test_only_the_building_taken_may_be_built_now() -> None:
    game = taking_red(kept={0: "ranch"})
    answer(game, "0 choose from-5")
    assert "build drugstore e4" in options(game)
    refused(game, "0 build ranch e4", "no-such-building", "BG-6.6", kind="ranch")


@pytest.mark.rule("BG-4.11")
def test_the_dearer_buildings_shift_and_one_is_drawn_for_12_dollars() -> None:
    game = taking_red(draws="bank")
    answer(game, "0 choose from-6", "0 pass")
    assert track_of(game) == ["ranch", "mine", "drugstore", "saloon", "ranch", "hotel", "bank"]


@pytest.mark.rule("BG-4.11")
def test_of_two_buildings_alike_he_chooses_which_one_leaves_the_track() -> None:
    cheap, dear = taking_red(draws="bank"), taking_red(draws="bank")
    answer(cheap, "0 choose from-3", "0 pass")
    answer(dear, "0 choose from-10", "0 pass")
    assert track_of(cheap) == ["mine", "drugstore", "church", "saloon", "ranch", "hotel", "bank"]
    assert track_of(dear) == ["ranch", "mine", "drugstore", "church", "saloon", "hotel", "bank"]


@pytest.mark.rule("BG-4.11", "BG-4.4")
def test_with_an_empty_bag_the_dearest_space_stays_empty_and_takes_no_cowboy() -> None:
    game = taking_red(bag={}, supply=1, until="actions")
    answer(game, "0 choose from-6", "0 pass")
    assert track_of(game) == ["ranch", "mine", "drugstore", "saloon", "ranch", "hotel", "-"]
    answer(game, "1 choose banker", "2 choose father_christmas")
    assert asked(game) == "1 cowboy"
    refused(game, "1 cowboy buy-12", "space-closed", "BG-4.4", at="buy-12")


@pytest.mark.rule("BG-4.11", "BG-8.14")
def test_a_city_hall_drawn_is_placed_by_the_first_of_the_pass_order_and_another_building_is_drawn() -> None:
    game = taking_red(passed=(0, 2, 1), draws="city_hall bank")
    answer(game, "0 choose from-5", "0 build drugstore e4", "0 house d3")
    assert asked(game) == "0 city-hall"
    answer(game, "0 claim e5")
    assert on(game, "e5") == "CH"
    assert track_of(game) == ["ranch", "mine", "church", "saloon", "ranch", "hotel", "bank"]
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-8.14")
def test_the_first_of_the_pass_order_need_not_be_the_chinese_worker() -> None:
    game = taking("banker", diagram=START, track=TRACK, money=5, draws="city_hall bank", in_play=RED_IN_PLAY)
    answer(game, "1 choose chinese_worker", "1 choose from-12")
    assert asked(game) == "0 city-hall"
