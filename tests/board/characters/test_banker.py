"""Banker (BG-9.2): $9 now; or, red, VP for money at the end of the round."""

import pytest

from board.characters.helpers import cash_limit, taking
from support.board import BoardGame, answer, asked, choices, gains, refused, scripted

pytestmark = pytest.mark.rule("BG-9.2")


def round_over(money: int, in_round: int = 2) -> BoardGame:
    """The actions are done; seat 0 has the red Banker and this much money."""
    return scripted(at="end", until="fill", characters="red banker, captain", money={0: money}, in_round=in_round)


def test_the_banker_brings_9_dollars_at_once() -> None:
    game = taking("banker", money=1)
    assert game.state.money == [10, 1, 1]
    assert asked(game) == "1 character"


@pytest.mark.parametrize(("tile", "limit"), [("banker", 120), ("red banker", 60)])
def test_the_cash_limit_is_120_and_on_the_red_side_60(tile: str, limit: int) -> None:
    assert cash_limit(tile) == limit


def test_the_red_banker_brings_nothing_at_once() -> None:
    game = taking("red banker", money=30)
    assert game.state.money[0] == 30
    assert asked(game) == "1 character"


@pytest.mark.parametrize(
    ("money", "offers"),
    [(3, "3-vp"), (11, "3-vp"), (12, "3-vp 5-vp"), (24, "3-vp 5-vp"), (25, "3-vp 5-vp 7-vp")],
)
def test_the_red_banker_is_offered_at_the_end_of_the_round_what_he_can_pay(money: int, offers: str) -> None:
    game = round_over(money)
    assert asked(game) == "0 ask"
    assert choices(game) == [f"choose {offer}" for offer in (*offers.split(), "decline")]


def test_with_less_than_3_dollars_the_red_banker_is_not_asked() -> None:
    game = round_over(2)
    assert asked(game) == "pause"
    assert game.state.money[0] == 2


def test_an_offer_he_cannot_pay_is_refused() -> None:
    refused(round_over(24), "0 choose 7-vp", "no-such-option", "BG-9.2", option="7-vp")


@pytest.mark.parametrize(("offer", "price", "vp"), [("3-vp", 3, 3), ("5-vp", 12, 5), ("7-vp", 25, 7)])
def test_3_5_or_7_vp_cost_3_12_or_25_dollars(offer: str, price: int, vp: int) -> None:
    game = round_over(30)
    answer(game, f"0 choose {offer}")
    assert (game.state.money[0], game.state.vp[0]) == (30 - price, vp)
    assert gains(game, "banker") == {0: vp}


def test_he_buys_once() -> None:
    game = round_over(9)
    answer(game, "0 choose 3-vp")
    assert asked(game) == "pause"
    assert game.state.vp[0] == 3


def test_he_may_decline() -> None:
    game = round_over(30)
    answer(game, "0 choose decline")
    assert (game.state.money[0], game.state.vp[0]) == (30, 0)
    assert asked(game) == "0 cash"


def test_he_buys_before_the_cash_limit_is_looked_at() -> None:
    game = round_over(72)
    answer(game, "0 choose 5-vp")
    assert asked(game) == "0 cash"
    assert game.decision is not None
    assert game.decision.about["excess"] == 0


def test_he_buys_after_round_4_too() -> None:
    assert asked(round_over(30, in_round=4)) == "0 ask"


def test_only_who_has_the_banker_buys() -> None:
    game = scripted(at="end", until="fill", characters="captain, red banker", money=5)
    assert asked(game) == "1 ask"
    answer(game, "1 choose decline")
    assert asked(game) == "pause"
