"""Prospector (BG-9.9): a Mine for $10 on any unowned free parcel, now; red: two dynamite."""

from typing import Any

import pytest

from board.characters.helpers import cash_limit, others_choose, taking
from carson.board.material.ground import NAMES
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    income_of,
    on,
    refused,
    scripted,
    told,
    track_of,
)

pytestmark = pytest.mark.rule("BG-9.9")

LAND = """
        b   c   d   e   f
    3   ..  Mt  Ho  ..0 ..1
    4   Ra1 CH  ..  Mt0 Mt1
"""
TRACK = "ranch mine drugstore bank saloon ranch mine"
NO_MINES = "ranch bank drugstore bank saloon ranch hotel"


def prospecting(**given: Any) -> BoardGame:
    """Seat 0 has taken the Prospector."""
    return taking("prospector", **{"diagram": LAND, "track": TRACK, "money": 10, **given})


@pytest.mark.parametrize("tile", ["prospector", "red prospector"])
def test_the_cash_limit_is_20_on_both_sides(tile: str) -> None:
    assert cash_limit(tile) == 20


# Yellow


@pytest.mark.rule("BG-16.7")
def test_the_prospector_chooses_a_mine_of_the_track_or_declines() -> None:
    game = prospecting()
    assert asked(game) == "0 ask"
    assert choices(game) == ["choose from-4", "choose from-12", "choose decline"]
    refused(game, "0 choose from-3", "no-such-option", "BG-9.9", option="from-3")
    refused(game, "0 choose from-the-bag", "no-such-option", "BG-9.9", option="from-the-bag")


def test_he_pays_10_dollars_and_puts_a_property_tile_and_the_mine_on_a_parcel() -> None:
    game = prospecting(money=12)
    answer(game, "0 choose from-4")
    assert asked(game) == "0 take-parcel"
    answer(game, "0 claim d4")
    assert on(game, "d4") == "Mi0"
    assert game.state.money[0] == 2
    assert game.state.tiles[0] == 12 - 3
    assert asked(game) == "1 character"


def test_the_mine_is_worked_like_any_other() -> None:
    """d4 has a neutral and an own Mountain beside it."""
    game = prospecting(revolvers=1)
    answer(game, "0 choose from-4", "0 claim d4")
    assert income_of(game, "d4") == 6
    assert game.state.revolvers == [2, 1, 1]  # BG-7.5


@pytest.mark.rule("BG-9.23", "BG-7.1")
def test_any_unowned_free_parcel_will_do_connected_or_not() -> None:
    game = prospecting()
    answer(game, "0 choose from-4")
    taken = {"c3", "d3", "e3", "f3", "b4", "c4", "e4", "f4"}
    assert choices(game) == [f"claim {name}" for name in NAMES if name not in taken]


@pytest.mark.parametrize(
    ("at", "rule"),
    [("c3", "BG-9.9"), ("d3", "BG-9.9"), ("e3", "BG-9.23"), ("f3", "BG-9.23"), ("c4", "BG-9.23")],
)
def test_an_occupied_or_owned_parcel_or_city_halls_will_not_do(at: str, rule: str) -> None:
    game = prospecting()
    answer(game, "0 choose from-4")
    refused(game, f"0 claim {at}", "parcel-not-to-take", rule, at=at)


def test_what_is_paid_for_is_built() -> None:
    game = prospecting()
    answer(game, "0 choose from-4")
    refused(game, "0 pass", "wrong-moment", "BG-9.9")


@pytest.mark.rule("BG-4.11", "BG-16.7")
def test_the_dearer_buildings_shift_and_one_is_drawn() -> None:
    cheap, dear = prospecting(draws="church"), prospecting(draws="church")
    answer(cheap, "0 choose from-4", "0 claim d4")
    answer(dear, "0 choose from-12", "0 claim d4")
    assert track_of(cheap) == ["ranch", "drugstore", "bank", "saloon", "ranch", "mine", "church"]
    assert track_of(dear) == ["ranch", "mine", "drugstore", "bank", "saloon", "ranch", "church"]


@pytest.mark.rule("BG-4.11", "BG-8.14")
def test_a_city_hall_drawn_then_is_placed_by_the_first_of_the_pass_order() -> None:
    game = prospecting(diagram="    d   e\n3   ..  ..\n    --\n4   Ho  ..", draws="city_hall church")
    answer(game, "0 choose from-4", "0 claim d3")
    assert asked(game) == "0 city-hall"
    answer(game, "0 claim e3")
    assert on(game, "e3") == "CH"
    assert track_of(game)[-1] == "church"


def test_he_may_decline() -> None:
    game = prospecting()
    answer(game, "0 choose decline")
    assert (game.state.money[0], game.state.dynamite[0]) == (10, 0)
    assert track_of(game) == TRACK.split()
    assert asked(game) == "1 character"


def test_with_less_than_10_dollars_he_is_not_asked() -> None:
    game = prospecting(money=9)
    assert asked(game) == "1 character"
    assert (game.state.money[0], game.state.dynamite[0]) == (9, 0)


@pytest.mark.rule("BG-16.8", "BG-2.3")
def test_without_a_property_tile_he_is_not_asked() -> None:
    rows = "\n".join(f"{row}   " + "..0 " * 6 for row in (1, 2))
    assert asked(prospecting(diagram=f"    a   b   c   d   e   f\n{rows}")) == "1 character"


@pytest.mark.rule("BG-9.23")
def test_without_an_unowned_free_parcel_he_is_not_asked() -> None:
    """Every parcel has something on it or is owned; Mountains and Houses may be unowned."""
    full = "\n".join(f"{row}   " + "Mt  " * 8 for row in range(1, 8))
    assert asked(prospecting(diagram=f"    a   b   c   d   e   f   g   h\n{full}\n8   " + "..1 " * 8)) == "1 character"


@pytest.mark.rule("BG-16.7")
def test_with_no_mine_on_the_track_it_comes_from_the_bag_without_shift_or_draw() -> None:
    game = prospecting(track=NO_MINES, bag={"mine": 2, "church": 1})
    assert choices(game) == ["choose from-the-bag", "choose decline"]
    answer(game, "0 choose from-the-bag", "0 claim d4")
    assert on(game, "d4") == "Mi0"
    assert game.state.money[0] == 0
    assert track_of(game) == NO_MINES.split()
    assert sum(game.state.bag) == 2
    assert game.moves[-1].draws == ()


def test_with_no_mine_left_in_track_or_bag_the_tile_flips_and_gives_dynamite_for_free() -> None:
    game = prospecting(track=NO_MINES, bag={"church": 1})
    assert told(game, "flipped") == [{"number": 9}]
    assert (game.state.money[0], game.state.dynamite[0]) == (10, 2)
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-3.7")
def test_once_flipped_it_stays_red() -> None:
    game = prospecting(track=NO_MINES, bag={"church": 1}, until="", passed=(0, 1, 2))
    others_choose(game)
    assert game.state.round == 3
    answer(game, f"{game.state.passed[0]} choose prospector")
    assert told(game, "flipped") == [{"number": 9}]
    assert sum(game.state.dynamite) == 4


@pytest.mark.rule("BG-16.7")
def test_mines_that_players_keep_or_have_built_are_not_left() -> None:
    game = prospecting(diagram="    d\n3   Mi1", track=NO_MINES, bag={}, kept={1: "mine", 2: "mine"})
    assert game.state.dynamite[0] == 2


@pytest.mark.rule("BG-16.7")
@pytest.mark.parametrize(("track", "bag"), [(NO_MINES, {"mine": 1}), (TRACK, {})])
def test_it_does_not_flip_while_a_mine_is_left(track: str, bag: dict[str, int]) -> None:
    game = prospecting(track=track, bag=bag)
    assert told(game, "flipped") == []
    assert asked(game) == "0 ask"


@pytest.mark.rule("BG-16.7")
def test_the_flip_is_looked_at_when_the_tile_is_taken_not_when_the_last_mine_goes() -> None:
    game = prospecting(track=NO_MINES, bag={"mine": 1})
    answer(game, "0 choose from-the-bag", "0 claim d4")
    others_choose(game)
    assert told(game, "flipped") == []
    assert game.state.sides[9] == 0


# Red


@pytest.mark.rule("BG-9.20")
def test_the_red_prospector_receives_two_dynamite_for_free() -> None:
    game = taking("red prospector", money=3)
    assert game.state.dynamite == [2, 0, 0]
    assert game.state.money[0] == 3
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-2.2")
@pytest.mark.parametrize(
    ("held", "received"),
    [((0, 5, 0), 2), ((1, 3, 2), 1), ((0, 6, 0), 1), ((0, 4, 3), 0), ((7, 0, 0), 0)],
)
def test_there_are_seven_dynamite_in_all(held: tuple[int, int, int], received: int) -> None:
    game = taking("red prospector", dynamite=held)
    assert game.state.dynamite[0] == held[0] + received
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-2.2", "BG-9.20")
def test_dynamite_that_was_used_can_be_received_again() -> None:
    """Seat 1 held seven and placed one; next round six are out, so one is there."""
    game = scripted(
        at="actions",
        until="cowboys",
        characters="red prospector, captain",
        placed={1: "gambling+dynamite"},
        dynamite={1: 6},
    )
    answer(game, "0 choose prospector")
    assert game.state.dynamite == [1, 6]
