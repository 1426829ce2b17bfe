"""VP purchase (BG-6.11): any number of VP at the price of the space."""

import pytest

from support.board import answer, asked, choices, refused, scripted


@pytest.mark.rule("BG-6.11")
@pytest.mark.parametrize("price", [5, 4, 3, 2])
def test_any_number_of_vp_at_the_price_of_the_space(price: int) -> None:
    for bought in (1, 2, 20 // price):
        game = scripted(in_round=1, placed={0: f"vp-{price}"}, money=20)
        answer(game, f"0 spend {bought * price}")
        assert (game.state.vp[0], game.state.money[0]) == (bought, 20 - bought * price)


@pytest.mark.rule("BG-6.11")
def test_only_whole_vp_and_only_with_money_there_is() -> None:
    game = scripted(placed={0: "vp-5"}, money=14)
    assert choices(game) == ["spend 5", "spend 10", "pass"]
    for amount in (0, 4, 6, 14, 15):
        refused(game, f"0 spend {amount}", "vp-amount", "BG-6.11", price=5, money=14)
    refused(game, "0 buy ranch", "wrong-moment", "BG-6.11", asked="buy-vp")


@pytest.mark.rule("BG-6.11", "BG-16.27")
def test_who_has_less_than_the_price_is_not_asked() -> None:
    game = scripted(placed={0: "vp-5"}, money=4)
    assert (asked(game), game.state.general[0]) == ("pause", 10)


@pytest.mark.rule("BG-6.11", "BG-4.6")
def test_the_dearest_space_comes_first() -> None:
    game = scripted(in_round=1, placed={0: "vp-2 vp-5", 1: "vp-4 vp-3"}, money=20)
    assert [(asked(game), game.decision.about["price"])] == [("0 buy-vp", 5)]
    answer(game, "0 spend 5", "1 spend 4", "1 spend 3", "0 spend 2")
    assert game.state.money == [13, 13, 20]
