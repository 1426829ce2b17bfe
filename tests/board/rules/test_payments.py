"""Payments never create debt (BG-16.27), and the order in which an income is worked out (BG-16.13)."""

import pytest

from support.board import answer, asked, income_of, scripted

RANCHES_AND_HOUSES = """
        a   b   c   d
    1   TH  TH  TH  ..
    2   TH  Sa0 TH  ..
    3   TH  TH  TH  Hl0
"""


@pytest.mark.rule("BG-16.27")
def test_money_spent_on_one_thing_is_missing_for_the_next() -> None:
    """$12 for the Mine leave nothing for the Ranch; its cowboy has acted for nothing."""
    game = scripted(placed={0: "buy-12 buy-10 vp-5"}, money=14)
    answer(game, "0 buy mine")
    assert asked(game) == "pause"
    assert (game.state.money[0], game.state.general[0]) == (2, 10)


@pytest.mark.rule("BG-16.27")
def test_with_the_exact_price_one_buys() -> None:
    game = scripted(placed={0: "buy-12"}, money=12)
    answer(game, "0 buy mine")
    assert game.state.money[0] == 0


@pytest.mark.rule("BG-16.27", "BG-9.13")
def test_who_must_pay_pays_what_there_is() -> None:
    """The red Governor's tax of $1 a revolver."""
    game = scripted(at="characters", money=(0, 5, 2), revolvers=(9, 4, 6))
    answer(game, "0 choose governor", "0 choose revolvers")
    assert game.state.money == [4 + 2, 1, 0]


@pytest.mark.rule("BG-16.13", "BG-9.3")
def test_doubling_goes_beyond_the_maximum() -> None:
    game = scripted(RANCHES_AND_HOUSES, characters="grocer, banker, captain")
    assert (asked(game), income_of(game, "b2")) == ("0 ask", 55)
    answer(game, "0 choose saloon")
    assert game.state.money[0] == 2 * 55 + 6


@pytest.mark.rule("BG-16.13", "BG-9.20")
def test_tripling_comes_before_the_attackers_half() -> None:
    """A Mine of $9 is $27 with dynamite: the attacker takes 13, the owner has 14."""
    game = scripted("    c   d   e\n4   Mt  Mi0 Mt\n5   ..  Mt  ..", dynamite={0: 1}, placed={1: "d4"})
    answer(game, "0 choose d4")
    assert game.state.money == [14, 13, 0]


@pytest.mark.rule("BG-16.13", "BG-8.14")
def test_city_halls_step_comes_before_doubling() -> None:
    game = scripted("    c   d   e\n4   Ho  Sa0 CH", characters="grocer, banker, captain", placed={0: "e4"})
    answer(game, "0 choose occupy", "0 choose saloon")
    assert game.state.money[0] == 2 * (5 + 5 + 5)
