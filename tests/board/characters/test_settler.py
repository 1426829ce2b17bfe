"""Settler (BG-9.5): an unowned parcel now; red: $8, or VP for Mountains."""

import pytest

from board.characters.helpers import cash_limit, others_choose, taking
from carson.board.material.ground import NAMES
from support.board import BoardGame, answer, asked, choices, gains, on, parcels_of, refused, scripted

pytestmark = pytest.mark.rule("BG-9.5")

LAND = """
        b   c   d   e   f
    3   ..  Mt  Ho  ..0 ..1
    4   Ra1 CH  ..  Mt0 Mt1
"""


@pytest.mark.parametrize(("tile", "limit"), [("settler", 30), ("red settler", 20)])
def test_the_cash_limit_is_30_and_on_the_red_side_20(tile: str, limit: int) -> None:
    assert cash_limit(tile) == limit


# Yellow


@pytest.mark.rule("BG-9.23")
def test_the_settler_may_take_any_unowned_parcel_but_city_halls() -> None:
    game = taking("settler", diagram=LAND)
    assert asked(game) == "0 take-parcel"
    owned = {"e3", "f3", "b4", "e4", "f4"}
    assert choices(game) == [*(f"claim {name}" for name in NAMES if name not in owned | {"c4"}), "pass"]
    for at in ("e3", "f3", "c4"):
        refused(game, f"0 claim {at}", "parcel-not-to-take", "BG-9.23", at=at)


@pytest.mark.rule("BG-9.23")
def test_nor_is_city_halls_parcel_taken_where_it_stands_in_the_corner() -> None:
    refused(taking("settler", diagram="    a\n1   CH"), "0 claim a1", "parcel-not-to-take", "BG-9.23", at="a1")


@pytest.mark.parametrize(("at", "there"), [("b3", "..0"), ("c3", "Mt0"), ("d3", "Ho0"), ("h8", "..0")])
def test_the_parcel_is_taken_at_once_and_for_free_with_what_stands_on_it(at: str, there: str) -> None:
    game = taking("settler", diagram=LAND, money=7)
    answer(game, f"0 claim {at}")
    assert on(game, at) == there
    assert game.state.money[0] == 7
    assert game.state.tiles[0] == 12 - 3
    assert asked(game) == "1 character"


def test_the_settler_may_decline() -> None:
    game = taking("settler", diagram=LAND)
    answer(game, "0 pass")
    assert parcels_of(game, 0) == ["e3", "e4"]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-16.8", "BG-2.3")
def test_without_a_property_tile_the_settler_is_not_offered_a_parcel() -> None:
    diagram = """
            a   b   c   d   e   f
        1   ..0 ..0 ..0 ..0 ..0 ..0
        2   ..0 ..0 ..0 ..0 ..0 ..0
    """
    assert asked(taking("settler", diagram=diagram)) == "1 character"


# Red


def test_the_red_settler_takes_no_parcel_but_may_take_8_dollars_at_once() -> None:
    game = taking("red settler", diagram=LAND)
    assert choices(game) == ["choose 8-now", "choose later"]
    answer(game, "0 choose 8-now")
    assert game.state.money[0] == 8
    assert asked(game) == "1 character"


def end_of_round(choice: str) -> BoardGame:
    """Seat 0 took the red Settler and made this choice; nobody did anything until the cash limit."""
    game = taking("red settler", diagram=LAND, until="cash")
    answer(game, f"0 choose {choice}")
    others_choose(game)
    return game


def test_who_waited_scores_1_vp_for_each_own_mountain_at_the_end_of_the_round() -> None:
    game = end_of_round("later")
    assert gains(game, "settler") == {0: 1}
    assert (game.state.money[0], game.state.vp[0]) == (0, 1)


def test_who_took_8_dollars_scores_no_mountains() -> None:
    game = end_of_round("8-now")
    assert gains(game, "settler") == {0: 8}
    assert game.state.vp[0] == 0


@pytest.mark.parametrize("in_round", [1, 4])
def test_every_own_mountain_counts_and_no_neutral_one_or_a_rivals(in_round: int) -> None:
    diagram = """
            b   c   d   e   f   g
        3   Mt0 Mt0 Mt  Mt1 Mt0 Ho0
    """
    game = scripted(diagram, at="end", until="cash", characters="red settler, captain", in_round=in_round)
    assert gains(game, "settler") == {0: 3}
