"""Captain (BG-9.6): cowboys for money, now; red: revolver tokens for money."""

import pytest

from board.characters.helpers import cash_limit, taking
from carson.board.mechanics.purse import firepower
from support.board import answer, asked, choices, refused, scripted

pytestmark = pytest.mark.rule("BG-9.6")


@pytest.mark.parametrize(("tile", "limit"), [("captain", 25), ("red captain", 20)])
def test_the_cash_limit_is_25_and_on_the_red_side_20(tile: str, limit: int) -> None:
    assert cash_limit(tile) == limit


# Yellow


@pytest.mark.parametrize(
    ("money", "offers"),
    [
        (1, "1-cowboy"),
        (3, "1-cowboy"),
        (4, "1-cowboy 2-cowboys"),
        (8, "1-cowboy 2-cowboys"),
        (9, "1-cowboy 2-cowboys 3-cowboys"),
    ],
)
def test_the_captain_is_offered_the_cowboys_he_can_pay(money: int, offers: str) -> None:
    game = taking("captain", money=money)
    assert asked(game) == "0 ask"
    assert choices(game) == [f"choose {offer}" for offer in (*offers.split(), "decline")]


@pytest.mark.parametrize(("offer", "price", "cowboys"), [("1-cowboy", 1, 1), ("2-cowboys", 4, 2), ("3-cowboys", 9, 3)])
def test_1_2_or_3_cowboys_of_the_general_supply_cost_1_4_or_9_dollars(offer: str, price: int, cowboys: int) -> None:
    game = taking("captain", money=10, supply=4)
    answer(game, f"0 choose {offer}")
    assert game.state.money == [10 - price, 10, 10]
    assert game.state.supply == [4 + cowboys, 4, 4]
    assert game.state.general == [6 - cowboys, 6, 6]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-16.10")
def test_the_captain_sells_only_as_many_as_are_in_the_general_supply() -> None:
    game = taking("captain", money=10, supply=8)
    assert choices(game) == ["choose 1-cowboy", "choose 2-cowboys", "choose decline"]
    refused(game, "0 choose 3-cowboys", "no-such-option", "BG-9.6", option="3-cowboys")
    assert asked(taking("captain", money=10, supply=10)) == "1 character"


@pytest.mark.rule("BG-16.10")
def test_the_occupant_of_city_hall_is_one_of_the_ten() -> None:
    game = taking("captain", diagram="    d\n3   CH", occupant=0, money=10, supply=8)
    assert choices(game) == ["choose 1-cowboy", "choose decline"]


# Red


@pytest.mark.parametrize(
    ("money", "offers"),
    [(3, "1-revolver"), (8, "1-revolver"), (9, "1-revolver 2-revolvers")],
)
def test_the_red_captain_is_offered_the_revolvers_he_can_pay(money: int, offers: str) -> None:
    game = taking("red captain", money=money)
    assert choices(game) == [f"choose {offer}" for offer in (*offers.split(), "decline")]


@pytest.mark.parametrize(("offer", "price", "revolvers"), [("1-revolver", 3, 1), ("2-revolvers", 9, 2)])
def test_1_or_2_revolver_tokens_cost_3_or_9_dollars(offer: str, price: int, revolvers: int) -> None:
    game = taking("red captain", money=10, revolvers=1)
    answer(game, f"0 choose {offer}")
    assert game.state.money == [10 - price, 10, 10]
    assert game.state.revolvers == [1 + revolvers, 1, 1]
    assert firepower(game.state, 0) == 1 + revolvers
    assert asked(game) == "1 character"


def test_the_revolver_tokens_are_kept_for_good() -> None:
    game = scripted(at="end", until="characters", characters="red captain, banker", revolvers=(3, 1))
    assert asked(game) == "pause"
    assert game.state.revolvers == [3, 1]
    assert firepower(game.state, 0) - game.state.supply[0] == 3


# Both


@pytest.mark.parametrize("tile", ["captain", "red captain"])
def test_the_captain_may_decline(tile: str) -> None:
    game = taking(tile, money=10, supply=3, revolvers=1)
    answer(game, "0 choose decline")
    assert (game.state.money[0], game.state.supply[0], game.state.revolvers[0]) == (10, 3, 1)
    assert asked(game) == "1 character"


@pytest.mark.parametrize(("tile", "money"), [("captain", 0), ("red captain", 2)])
def test_who_can_pay_nothing_is_not_asked(tile: str, money: int) -> None:
    game = taking(tile, money=money)
    assert asked(game) == "1 character"
    assert game.state.money[0] == money
