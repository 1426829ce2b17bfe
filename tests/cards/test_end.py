"""After the last round: the Auctioneer sells, the Paperboy takes, an Auctioneer so taken sells (CG-7.3)."""

import pytest

from support.cards import plan
from support.script import FOUR, answer, asked, last_round_over, options, owns, refused, told

PAIR = plan("""
    A A B B
    A A B B
""")


@pytest.mark.rule("CG-7.3")
def test_after_the_last_round_the_auctioneer_may_sell() -> None:
    game = last_round_over(owned={0: "auctioneer"}, laid={0: PAIR})
    assert told(game, "rounds-over") == [{}]
    assert asked(game) == "0 sell"
    assert options(game) == ["pass", "sell I-01", "sell I-02"]
    answer(game, "0 sell I-01")
    assert options(game) == ["pass", "sell I-02"]
    answer(game, "0 sell I-02")
    assert asked(game) == ""  # nothing is left to sell
    assert game.outcome().scores[0] == 14


@pytest.mark.rule("CG-7.3")
def test_nobody_must_sell_at_the_end() -> None:
    game = last_round_over(owned={0: "auctioneer"}, laid={0: PAIR})
    refused(game, "0 take doctor", "wrong-moment", "CG-7.3", asked="sell", action="take doctor")
    answer(game, "0 pass")
    assert asked(game) == ""
    assert told(game, "sold") == []


@pytest.mark.rule("CG-7.3")
def test_the_auctioneer_sells_before_the_paperboy_takes() -> None:
    game = last_round_over(FOUR, owned={0: "paperboy", 3: "auctioneer"}, laid={3: PAIR})
    assert asked(game) == "3 sell"
    answer(game, "3 pass")
    assert asked(game) == "0 paperboy"
    answer(game, "0 take doctor")
    assert asked(game) == ""


@pytest.mark.rule("CG-7.3")
def test_without_a_card_to_sell_or_a_paperboy_nothing_is_asked() -> None:
    assert asked(last_round_over(owned={0: "auctioneer"})) == ""
    assert asked(last_round_over()) == ""


@pytest.mark.rule("CG-7.3")
def test_an_auctioneer_taken_by_the_paperboy_may_still_sell() -> None:
    game = last_round_over(owned={0: "paperboy"}, laid={0: PAIR})
    answer(game, "0 take auctioneer")
    assert asked(game) == "0 sell"
    answer(game, "0 sell I-02", "0 sell I-01")
    assert asked(game) == ""
    # Three for the Paperboy and seven for each card sold; Bank and Banker are gone with card B.
    assert game.outcome().scores[0] == 3 + 7 + 7


@pytest.mark.rule("CG-7.3")
def test_only_then_is_the_game_scored() -> None:
    game = last_round_over(owned={0: "paperboy auctioneer"}, laid={0: PAIR})
    for question, reply in (("0 sell", "pass"), ("0 paperboy", "take captain")):
        assert asked(game) == question
        assert game.outcome() is None
        answer(game, f"0 {reply}")
    assert game.outcome() is not None
    assert owns(game) == ("auctioneer", "banker", "captain", "paperboy")
