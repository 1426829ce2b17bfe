"""Parcel purchase (BG-6.5): the price, who may buy what, and that nobody buys what they cannot pay (BG-16.27)."""

import pytest

from support.board import BoardGame, answer, asked, choices, on, refused, scripted, standing


def price_of(game: BoardGame, parcel: str) -> int:
    assert game.decision is not None
    price: int = game.decision.about["prices"][parcel]
    return price


@pytest.mark.rule("BG-6.5")
def test_the_books_parcel_for_6_dollars() -> None:
    """$1, $2 for the Houses, $2 for the Saloons, $1 for the Mountain."""
    game = scripted(
        """
            b   c   d   e   f
        2   ..  ..  ..  ..  Mt
        3   Ho  Ho  Sa0 ..  ..
        4   ..  ..  ..  Mt  ..
        5   ..  Sa1 ..  Ho  Ho
        """,
        placed={2: "d4"},
        money=20,
    )
    assert price_of(game, "d4") == 6
    answer(game, "2 buy d4")
    assert (game.state.money[2], on(game, "d4"), game.state.tiles[2]) == (14, "..2", 11)


@pytest.mark.rule("BG-6.5", "BG-5.3")
def test_the_buyers_cowboy_goes_to_the_general_supply_at_once() -> None:
    game = scripted(placed={0: "a1 b1", 1: "c1"}, money=9)
    answer(game, "0 buy b1")
    assert (standing(game, 0), game.state.general[0], game.state.supply[0]) == (["a1"], 9, 0)
    answer(game, "0 buy a1")
    assert (asked(game), standing(game, 0), game.state.general[0]) == ("1 buy-parcel", [], 10)


@pytest.mark.rule("BG-6.5")
@pytest.mark.parametrize("there", ["Mt", "Ho", "TH", "Ra1", "Ch1", "Pr1", "TS1", "CH", "Mt1", "Ho1"])
def test_each_thing_costs_a_dollar_next_to_the_parcel_whosever_it_is(there: str) -> None:
    game = scripted(f"    d   e\n4   ..  {there}", placed={0: "d4"}, money=20)
    assert price_of(game, "d4") == 2


@pytest.mark.rule("BG-6.5")
@pytest.mark.parametrize("there", ["Mt", "Ho", "TH"])
def test_what_stands_on_the_parcel_costs_a_dollar_too(there: str) -> None:
    game = scripted(f"    d   e\n4   {there}  ..1", placed={0: "d4"}, money=20)
    assert price_of(game, "d4") == 2
    answer(game, "0 buy d4")
    assert on(game, "d4") == f"{there}0"


@pytest.mark.rule("BG-6.5")
def test_a_parcel_costs_1_to_10_dollars() -> None:
    game = scripted(
        """
            c   d   e   f   g
        3   Mt  Mt  Mt  Ho  ..
        4   Ho  Ho  TH  ..  ..
        5   Ra1 Ho  Mt  ..  ..
        """,
        placed={0: "d4 g8"},
        money=20,
    )
    assert (price_of(game, "d4"), price_of(game, "g8")) == (10, 1)


@pytest.mark.rule("BG-6.5")
def test_bare_owned_parcels_and_roads_cost_nothing() -> None:
    game = scripted(
        """
            c   d   e
        3   ..1 ..1 ..2
        4   ..  ..  ..2
        """,
        roads="d4e d4s",
        placed={0: "d4"},
        money=1,
    )
    assert price_of(game, "d4") == 1


@pytest.mark.rule("BG-6.5")
def test_prices_count_what_stands_there_when_it_is_paid() -> None:
    """A parcel bought next door changes nothing: only what stands counts, and nothing is built in between."""
    game = scripted("    c   d   e\n4   Mt  ..  ..", placed={0: "d4 e4"}, money=9)
    answer(game, "0 buy e4")
    assert price_of(game, "d4") == 2


@pytest.mark.rule("BG-6.5")
def test_only_unowned_parcels_are_for_sale() -> None:
    """A cowboy on an owned bare parcel is refused, on a rival's building it attacks."""
    game = scripted("    d   e\n4   ..1 Hl1", at="cowboys", order=(0, 1, 2), supply=1)
    refused(game, "0 cowboy d4", "not-attackable", "BG-7.6", at="d4")
    game = scripted("    d   e\n4   ..1 Hl1", placed={0: "e4"}, money=20)
    assert (asked(game), on(game, "e4")) == ("pause", "Hl1")


@pytest.mark.rule("BG-6.5", "BG-8.14")
def test_city_hall_is_not_for_sale() -> None:
    game = scripted("    d\n4   CH", placed={0: "d4"}, money=20)
    assert (asked(game), on(game, "d4")) == ("0 occupy", "CH")


@pytest.mark.rule("BG-6.5", "BG-16.27")
def test_who_cannot_pay_does_not_buy_and_the_cowboy_has_acted() -> None:
    game = scripted("    c   d   e\n4   Mt  ..  ..", placed={0: "d4"}, money=1)
    assert asked(game) == "pause"
    assert (game.state.money[0], on(game, "d4"), game.state.general[0]) == (1, "..", 10)


@pytest.mark.rule("BG-6.5", "BG-16.27")
def test_with_too_little_for_all_one_chooses_which() -> None:
    game = scripted(
        "    c   d   e   f   g\n4   Mt  ..  ..  ..  Mt",
        placed={0: "d4 e4 b4"},
        money=3,
    )
    assert choices(game) == ["buy b4", "buy d4", "buy e4", "pass"]
    answer(game, "0 buy d4")
    assert choices(game) == ["buy e4", "pass"]
    refused(game, "0 buy b4", "too-dear", "BG-6.5", price=2, money=1)
    answer(game, "0 buy e4")
    assert (asked(game), game.state.money[0]) == ("pause", 0)


@pytest.mark.rule("BG-6.5", "BG-16.27")
def test_a_duel_may_be_won_by_who_cannot_pay() -> None:
    game = scripted(placed={0: "a1", 1: "a1"}, money=(0, 5, 0), combat=(6, 1))
    assert (asked(game), on(game, "a1")) == ("pause", "..")
    assert (game.state.supply, game.state.general[0]) == ([0, 1, 0], 10)
