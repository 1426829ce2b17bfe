"""Father Christmas. Yellow: 5 VP now. Red: 2 VP now, and a roll of the white die for more."""

import pytest

from board.characters.helpers_late import cash_limit
from support.board import answer, asked, scripted, told

pytestmark = pytest.mark.rule("BG-9.19")


def test_5_vp_now() -> None:
    game = scripted(at="characters", characters="father_christmas, banker", money=9, vp=7)
    answer(game, "0 choose father_christmas")
    assert game.state.vp == [12, 7]
    assert game.state.money == [9, 9]
    assert game.moves[-1].draws == ()
    assert asked(game) == "1 character"


@pytest.mark.parametrize(
    ("roll", "money", "cowboys"),
    [(1, 0, 0), (2, 0, 0), (3, 5, 0), (4, 5, 0), (5, 5, 1), (6, 5, 1)],
)
def test_the_red_side_is_2_vp_and_the_white_die(roll: int, money: int, cowboys: int) -> None:
    game = scripted(at="characters", characters="red father_christmas, banker", money=9, supply=3, white=(roll,))
    answer(game, "0 choose father_christmas")
    assert game.moves[-1].draws == (("white", roll),)
    assert game.state.vp == [2, 0]
    assert game.state.money == [9 + money, 9]
    assert game.state.supply == [3 + cowboys, 3]
    assert game.state.general == [7 - cowboys, 7]
    assert asked(game) == "1 character"


def test_no_cowboy_when_none_is_in_the_general_supply() -> None:
    game = scripted(at="characters", characters="red father_christmas, banker", supply=(10, 3), white=(6,))
    answer(game, "0 choose father_christmas")
    assert game.state.supply == [10, 3]
    assert game.state.general == [0, 7]
    assert game.state.money == [5, 0]


def test_the_roll_is_told() -> None:
    game = scripted(at="characters", characters="red father_christmas, banker", white=(3,))
    answer(game, "0 choose father_christmas")
    assert told(game, "letter") == [{"seat": 0, "roll": 3}]


def test_the_limit_is_10_on_both_sides() -> None:
    assert cash_limit("father_christmas") == 10
    assert cash_limit("red father_christmas") == 10
