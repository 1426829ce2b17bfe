"""Auctioneer. Yellow: auctions 2 unowned parcels as one lot, now. Red: auctions the 3-revolvers token, now."""

from typing import Any

import pytest

from board.characters.helpers_late import cash_limit, crowded
from support.board import BoardGame, answer, asked, choices, on, options, parcels_of, refused, scripted, told

pytestmark = pytest.mark.rule("BG-9.12")


def auction(tile: str = "auctioneer", seat: int = 0, lot: str = "b2 c3", **given: Any) -> BoardGame:
    """The auction has been opened by the player of this seat, the first to choose of three."""
    others = [other for other in range(3) if other != seat]
    characters = ["banker", "settler"]
    characters.insert(seat, tile)
    game = scripted(
        given.pop("diagram", ""),
        at="characters",
        until="actions",
        characters=", ".join(characters),
        passed=(seat, *others),
        **given,
    )
    answer(game, f"{seat} choose auctioneer")
    if tile == "auctioneer":
        for parcel in lot.split():
            answer(game, f"{seat} choose {parcel}")
    return game


# Yellow: the lot


def test_two_unowned_parcels_are_chosen_now() -> None:
    game = scripted(
        """
            a   b
        1   ..  Mt
        2   Ho1 ..0
        """,
        at="characters",
        characters="auctioneer, banker",
        money=9,
    )
    answer(game, "0 choose auctioneer")
    assert asked(game) == "0 ask"
    first = choices(game)
    assert len(first) == 62
    assert {"choose a1", "choose b1"} <= set(first)
    refused(game, "0 choose b2", "no-such-option", "BG-9.12")
    answer(game, "0 choose b1")
    assert choices(game) == [option for option in first if option != "choose b1"]
    answer(game, "0 choose c3")
    assert asked(game) == "0 auction"
    assert told(game, "auction") == [{"seat": 0, "lot": ["b1", "c3"]}]


def test_it_is_one_lot_and_what_stands_there_goes_with_it() -> None:
    game = auction(
        diagram="""
            b   c
        2   Mt  ..
        3   ..  Ho
        """,
        money=9,
    )
    answer(game, "0 pass", "1 spend 4", "2 pass")
    assert parcels_of(game, 1) == ["b2", "c3"]
    assert (on(game, "b2"), on(game, "c3")) == ("Mt1", "Ho1")
    assert game.state.tiles == [12, 10, 12]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.23")
def test_city_halls_parcel_is_not_for_sale() -> None:
    game = scripted(
        """
            d
        4   CH
        """,
        at="characters",
        characters="auctioneer, banker",
        money=9,
    )
    answer(game, "0 choose auctioneer")
    refused(game, "0 choose d4", "no-such-option", "BG-9.12")
    answer(game, "0 choose d5")
    refused(game, "0 choose d4", "no-such-option", "BG-9.12")


@pytest.mark.rule("BG-16.11")
def test_the_only_unowned_parcel_is_sold_alone() -> None:
    game = scripted(
        crowded(d4="CH", e5=".."),
        at="characters",
        characters="auctioneer, banker, settler, captain, indian, mercenary",
        money=9,
    )
    answer(game, "0 choose auctioneer")
    assert choices(game) == ["choose e5"]
    answer(game, "0 choose e5")
    assert asked(game) == "0 auction"
    assert told(game, "auction") == [{"seat": 0, "lot": ["e5"]}]
    answer(game, "0 pass", "1 spend 1", *(f"{seat} pass" for seat in (2, 3, 4, 5)))
    assert on(game, "e5") == "..1"


@pytest.mark.rule("BG-16.11")
def test_without_an_unowned_parcel_there_is_no_auction() -> None:
    game = scripted(
        crowded(d4="CH"),
        at="characters",
        characters="auctioneer, banker, settler, captain, indian, mercenary",
        money=9,
    )
    answer(game, "0 choose auctioneer")
    assert asked(game) == "1 character"


# Bidding


@pytest.mark.rule("BG-9.22")
def test_bidding_goes_clockwise_from_the_auctioneer() -> None:
    game = auction(seat=1, money=9)
    for seat, bid in ((1, 1), (2, 2), (0, 3), (1, 4), (2, 5), (0, 6)):
        assert asked(game) == f"{seat} auction"
        answer(game, f"{seat} spend {bid}")


@pytest.mark.rule("BG-9.22", "BG-16.11")
def test_the_first_bid_is_at_least_1_dollar() -> None:
    game = auction(money=3)
    assert choices(game) == ["spend 1", "spend 2", "spend 3", "pass"]
    refused(game, "0 spend 0", "bid-amount", "BG-9.22")


@pytest.mark.rule("BG-9.22")
def test_each_bid_is_more_than_the_last() -> None:
    game = auction(money=9)
    answer(game, "0 spend 7")
    refused(game, "1 spend 7", "bid-amount", "BG-9.22", bid=7, money=9)
    refused(game, "1 spend 6", "bid-amount", "BG-9.22")
    assert choices(game) == ["spend 8", "spend 9", "pass"]
    refused(game, "1 choose b2", "wrong-moment", "BG-9.22")


@pytest.mark.rule("BG-9.22")
def test_nobody_bids_more_than_they_have() -> None:
    game = auction(money=(5, 4, 9))
    refused(game, "0 spend 6", "bid-amount", "BG-9.22", money=5)
    answer(game, "0 spend 3")
    refused(game, "1 spend 5", "bid-amount", "BG-9.22", money=4)


@pytest.mark.rule("BG-9.22")
def test_who_leaves_leaves_for_good() -> None:
    game = auction(money=9)
    answer(game, "0 spend 1", "1 pass", "2 spend 2")
    assert asked(game) == "0 auction"
    answer(game, "0 spend 3")
    assert asked(game) == "2 auction"
    answer(game, "2 pass")
    assert parcels_of(game, 0) == ["b2", "c3"]


@pytest.mark.rule("BG-9.22")
def test_the_others_go_on_clockwise_without_those_who_left() -> None:
    game = scripted(
        at="characters", characters="auctioneer, banker, settler, captain, indian, mercenary", money=(9, 9, 9, 9, 9, 1)
    )
    answer(game, "0 choose auctioneer", "0 choose b2", "0 choose c3")
    answer(game, "0 spend 1", "1 pass", "2 pass", "3 spend 2", "4 spend 3")
    assert asked(game) == "0 auction"
    answer(game, "0 spend 4")
    assert asked(game) == "3 auction"
    answer(game, "3 spend 5", "4 pass")
    assert asked(game) == "0 auction"


@pytest.mark.rule("BG-9.22")
def test_everybody_sees_the_lot_the_bid_and_the_bidder() -> None:
    game = auction(money=9)
    assert game.decision is not None
    assert game.decision.about == {"lot": ["b2", "c3"], "bid": 0, "bidder": -1}
    answer(game, "0 spend 3")
    assert game.decision.about == {"lot": ["b2", "c3"], "bid": 3, "bidder": 0}
    answer(game, "1 pass", "2 spend 4", "0 pass")
    assert told(game, "bid") == [{"seat": 0, "amount": 3}, {"seat": 2, "amount": 4}]
    assert told(game, "auction-won") == [{"seat": 2, "amount": 4}]
    assert told(game, "claimed") == [{"seat": 2, "parcel": "b2"}, {"seat": 2, "parcel": "c3"}]


@pytest.mark.rule("BG-4.1")
def test_the_auction_of_the_last_to_choose_ends_phase_1() -> None:
    game = scripted(at="characters", until="actions", characters="auctioneer, banker", passed=(1, 0), money=9, supply=1)
    answer(game, "1 choose banker", "0 choose auctioneer", "0 choose b2", "0 choose c3", "0 spend 1", "1 pass")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-9.22")
def test_who_cannot_bid_more_is_out_without_being_asked() -> None:
    game = auction(money=(9, 4, 9))
    answer(game, "0 spend 4")
    assert asked(game) == "2 auction"


@pytest.mark.rule("BG-16.11")
def test_an_auctioneer_without_money_leaves_at_once() -> None:
    game = auction(money=(0, 9, 9))
    assert asked(game) == "1 auction"
    answer(game, "1 spend 1", "2 pass")
    assert parcels_of(game, 1) == ["b2", "c3"]


@pytest.mark.rule("BG-9.22")
def test_the_last_one_left_may_still_make_the_first_bid() -> None:
    game = auction(money=9)
    answer(game, "0 pass", "1 pass")
    assert asked(game) == "2 auction"
    answer(game, "2 spend 1")
    assert parcels_of(game, 2) == ["b2", "c3"]


@pytest.mark.rule("BG-9.22")
def test_without_a_bid_nothing_is_sold() -> None:
    game = auction(money=9)
    answer(game, "0 pass", "1 pass", "2 pass")
    assert told(game, "unsold") == [{"seat": 0}]
    assert game.state.money == [9, 9, 9]
    assert [parcels_of(game, seat) for seat in range(3)] == [[], [], []]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.22")
def test_where_nobody_has_money_nothing_is_sold() -> None:
    game = auction(money=0)
    assert told(game, "unsold") == [{"seat": 0}]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.22")
def test_a_bidder_needs_a_property_tile_for_each_parcel() -> None:
    diagram = """
        a   b   c   d   e   f   g   h
    6   ..2 ..2 ..2 ..2 ..2 ..  ..  ..
    7   ..1 ..1 ..1 ..2 ..2 ..2 ..2 ..2
    8   ..1 ..1 ..1 ..1 ..1 ..1 ..1 ..1
    """
    game = auction(diagram=diagram, money=9)
    assert game.state.tiles == [12, 1, 2]
    answer(game, "0 spend 1")
    assert asked(game) == "2 auction"


@pytest.mark.rule("BG-9.22")
def test_an_auctioneer_without_a_tile_sells_and_is_paid_but_does_not_bid() -> None:
    diagram = """
        a   b   c   d   e   f   g   h
    7   ..0 ..0 ..0 ..0 ..  ..  ..  ..
    8   ..0 ..0 ..0 ..0 ..0 ..0 ..0 ..0
    """
    game = auction(diagram=diagram, money=9)
    assert asked(game) == "1 auction"
    answer(game, "1 spend 5", "2 pass")
    assert game.state.money == [9 + 3, 4, 9]


# Paying


@pytest.mark.rule("BG-9.22")
def test_half_rounded_down_goes_to_the_bank_and_half_rounded_up_to_the_auctioneer() -> None:
    game = auction(money=9)
    answer(game, "0 pass", "1 pass", "2 spend 7")
    assert game.state.money == [9 + 4, 9, 2]
    assert told(game, "paid") == [{"seat": 2, "amount": 3, "why": "auction"}]
    assert told(game, "handed-over") == [{"giver": 2, "taker": 0, "amount": 4, "why": "auction"}]


@pytest.mark.rule("BG-9.22")
def test_an_even_bid_is_halved() -> None:
    game = auction(seat=2, money=9)
    answer(game, "2 pass", "0 spend 6", "1 pass")
    assert game.state.money == [3, 9, 9 + 3]


@pytest.mark.rule("BG-9.22")
def test_an_auctioneer_who_wins_pays_only_the_banks_half() -> None:
    game = auction(money=9)
    answer(game, "0 spend 7", "1 pass", "2 pass")
    assert game.state.money == [6, 9, 9]
    assert told(game, "paid") == [{"seat": 0, "amount": 3, "why": "auction"}]
    assert told(game, "handed-over") == []
    assert parcels_of(game, 0) == ["b2", "c3"]


@pytest.mark.rule("BG-9.22")
def test_an_auctioneer_must_have_the_whole_bid_all_the_same() -> None:
    game = auction(money=9)
    refused(game, "0 spend 10", "bid-amount", "BG-9.22", money=9)


def test_fetched_by_the_paperboy_the_auctioneer_sells_too() -> None:
    game = scripted(at="characters", characters="paperboy fetching auctioneer, banker", money=9)
    answer(game, "0 choose paperboy", "0 choose auctioneer", "0 choose b2", "0 choose c3", "0 pass", "1 spend 2")
    assert game.state.money == [9 - 3 + 1, 7]


def test_the_limit_is_30_on_both_sides() -> None:
    assert cash_limit("auctioneer") == 30
    assert cash_limit("red auctioneer") == 30


# Red


def test_the_red_auctioneer_auctions_the_3_revolvers_token_now() -> None:
    game = auction("red auctioneer", seat=1, money=9)
    assert asked(game) == "1 auction"
    assert told(game, "auction") == [{"seat": 1, "lot": []}]
    answer(game, "1 pass", "2 spend 3", "0 pass")
    assert game.state.ammunition == 2
    assert asked(game) == "0 character"


def test_the_winner_pays_the_auctioneer_all_of_it() -> None:
    game = auction("red auctioneer", money=9)
    answer(game, "0 spend 4", "1 spend 7", "2 pass", "0 pass")
    assert game.state.money == [16, 2, 9]
    assert told(game, "paid") == []


def test_an_auctioneer_who_wins_the_token_pays_nothing() -> None:
    game = auction("red auctioneer", money=9)
    answer(game, "0 spend 9")
    assert game.state.ammunition == 0
    assert told(game, "ammunition") == [{"seat": 0}]
    assert game.state.money == [9, 9, 9]
    assert told(game, "handed-over") == told(game, "paid") == []


def test_but_may_not_bid_more_than_the_money_in_hand() -> None:
    game = auction("red auctioneer", money=9)
    refused(game, "0 spend 10", "bid-amount", "BG-9.22", money=9)


def test_sold_it_counts_at_once_and_the_ammunition_space_is_closed() -> None:
    game = auction("red auctioneer", money=9, supply=1)
    answer(game, "0 pass", "1 spend 1", "2 pass", "1 choose banker", "2 choose settler", "2 pass")
    assert asked(game) == "1 cowboy"
    refused(game, "1 cowboy ammunition", "space-closed", "BG-4.4")


@pytest.mark.rule("BG-6.2")
def test_sold_it_is_3_firepower_in_this_rounds_duels() -> None:
    game = scripted(
        at="characters", characters="red auctioneer, banker", money=9, supply=1, combat=(5, 3), passed=(0, 1)
    )
    answer(game, "0 choose auctioneer", "0 pass", "1 spend 1", "1 choose banker")
    answer(game, "1 cowboy roads", "0 cowboy roads")
    assert dict(told(game, "duel")[0]["strengths"]) == {1: 5 + 3, 0: 3}


def test_sold_it_is_back_on_its_space_next_round() -> None:
    game = scripted(at="characters", until="", characters="red auctioneer, banker, mercenary", money=5)
    answer(game, "0 choose auctioneer", "0 pass", "1 spend 1", "2 pass")
    assert game.state.ammunition == 1
    answer(game, "1 choose captain", "1 choose decline", "2 choose mercenary")
    assert game.state.round == 3
    assert game.state.ammunition == -1
    assert not game.state.ammunition_closed
    answer(game, "1 choose banker", "2 choose mercenary", "0 choose captain", "0 choose decline")
    assert asked(game) == "1 cowboy"
    assert "cowboy ammunition" in options(game, 1)


def test_unsold_the_token_stays_on_its_space() -> None:
    game = auction("red auctioneer", money=9, supply=1)
    answer(game, "0 pass", "1 pass", "2 pass")
    assert told(game, "unsold") == [{"seat": 0}]
    assert game.state.ammunition == -1
    answer(game, "1 choose banker", "2 choose settler", "2 pass")
    assert asked(game) == "1 cowboy"
    assert "cowboy ammunition" in options(game, 1)


def test_the_token_needs_no_property_tile() -> None:
    diagram = """
        a   b   c   d   e   f   g   h
    7   ..1 ..1 ..1 ..1 ..  ..  ..  ..
    8   ..1 ..1 ..1 ..1 ..1 ..1 ..1 ..1
    """
    game = auction("red auctioneer", diagram=diagram, money=9)
    answer(game, "0 pass")
    assert asked(game) == "1 auction"
