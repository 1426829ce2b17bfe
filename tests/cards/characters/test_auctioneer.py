"""Auctioneer: sells up to three cards of the city, 7 VP each. When: test_selling.py."""

import pytest

from support.cards import deck_of, picture, plan, worth
from support.script import FOUR, CardGame, answer, look, options, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.10")


def owner_of(drawing: str) -> CardGame:
    """The Auctioneer's owner with this city, at a moment to sell."""
    return scripted(owned={0: "auctioneer"}, laid={0: plan(drawing)})


def sellable(game: CardGame) -> str:
    """The letters of the cards that may be sold."""
    return "".join(chr(64 + int(word[-2:])) for word in options(game) if word.startswith("sell"))


@pytest.mark.parametrize(("sold", "points"), [(0, 0), (1, 7), (2, 14), (3, 21)])
def test_each_sold_card_is_worth_7_at_most_21(sold: int, points: int) -> None:
    assert worth("auctioneer", "Ho ..", sold=sold) == points


def test_a_sold_card_leaves_the_city_with_all_that_is_on_it() -> None:
    deck = deck_of({"I-01": "Ho ..\n.. ..", "I-02": ".. Ho\n.. Ba"})
    game = scripted(owned={0: "auctioneer"}, laid={0: "I-01@n14 I-02@p14"}, deck=deck)
    answer(game, "0 sell I-02")
    assert look(game) == picture("""
        Ho ..
        .. ..
    """)
    player = game.view(None).players[0]
    assert player.sold == ("I-02",)
    assert game.view(None).sheet(0).characters == {"auctioneer": 7}
    assert told(game, "sold") == [{"seat": 0, "card": "I-02"}]


def test_three_cards_may_be_sold_in_all_at_once_or_over_time() -> None:
    game = owner_of("""
        A A B B C C D D E E
        A A B B C C D D E E
    """)
    answer(game, "0 sell I-01", "0 sell I-02")
    answer(game, "0 bid 9", "0 sell I-03")
    assert sellable(game) == ""
    refused(game, "0 sell I-04", "sell-no-more", "CG-7.10", most=3)


def test_without_the_auctioneer_nothing_is_sold() -> None:
    game = scripted(owned={1: "auctioneer"}, laid={0: "I-01@n14"})
    refused(game, "0 sell I-01", "sell-no-auctioneer", "CG-7.10")


def test_only_an_own_card_of_the_city_is_sold() -> None:
    game = scripted(FOUR, owned={0: "auctioneer"}, laid={0: "I-01@n14", 1: "I-02@n14"}, terrain="I-03")
    refused(game, "0 sell I-02", "sell-not-there", "CG-7.10", card="I-02")
    refused(game, "0 sell I-03", "sell-not-there", "CG-7.10", card="I-03")
    refused(game, "0 sell I-77", "no-such-card", "CG-7.10", card="I-77")
    refused(game, "0 sell auctioneer", "no-such-card", "CG-7.10", card="auctioneer")


def test_a_card_that_covers_another_or_is_covered_cannot_be_sold() -> None:
    """C lies on a corner of B; A touches both only by their sides."""
    game = owner_of("""
        A A B B
        A A B C C
              C C
    """)
    assert sellable(game) == "A"
    for card in ("I-02", "I-03"):
        refused(game, f"0 sell {card}", "sell-overlaps", "CG-7.10", card=card)


def test_a_card_wholly_covered_cannot_be_sold_either() -> None:
    game = scripted(owned={0: "auctioneer"}, laid={0: "I-01@n14 I-02@n14 I-03@p14"})
    for card in ("I-01", "I-02"):
        refused(game, f"0 sell {card}", "sell-overlaps", "CG-7.10", card=card)
    assert sellable(game) == "C"


def test_the_rest_of_the_city_must_stay_connected() -> None:
    game = owner_of("""
        A A B B C C
        A A B B C C
    """)
    assert sellable(game) == "AC"
    refused(game, "0 sell I-02", "sell-splits", "CG-7.10", card="I-02")


def test_cards_that_touch_by_a_corner_are_not_connected() -> None:
    game = owner_of("""
        A A B B
        A A B B
            C C
            C C
    """)
    assert sellable(game) == "AC"
    refused(game, "0 sell I-02", "sell-splits", "CG-7.10", card="I-02")


def test_half_a_side_is_connection_enough() -> None:
    """Without A, D still hangs on C by one parcel's side, and C on B."""
    game = owner_of("""
        A A B B
        A A B B
          C C
          C C
        D D
        D D
    """)
    assert sellable(game) == "ABD"


def test_in_a_ring_any_card_may_be_sold_but_then_not_every_one() -> None:
    game = owner_of("""
        A A B B C C
        A A B B C C
        D D     E E
        D D     E E
        F F G G H H
        F F G G H H
    """)
    assert sellable(game) == "ABCDEFGH"
    answer(game, "0 sell I-02")
    assert sellable(game) == "AC"


def test_the_only_card_of_a_city_may_be_sold() -> None:
    game = owner_of("""
        A A
        A A
    """)
    answer(game, "0 sell I-01")
    assert look(game) == ""
