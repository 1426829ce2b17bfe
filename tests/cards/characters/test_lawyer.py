"""Lawyer: before bids at once any revealed card; the bid of the round wins nothing (CG-7.22, CG-7.4)."""

import pytest

from support.cards import worth
from support.script import FOUR, CardGame, answer, asked, look, offer, options, owns, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.22")


def announced(players: str = FOUR) -> CardGame:
    game = scripted(players, owned={0: "lawyer"}, characters="banker cowboy", terrain="I-01 I-02 I-03 I-04")
    answer(game, "0 use lawyer")
    return game


def test_the_lawyer_scores_nothing() -> None:
    assert worth("lawyer", "Ho Ba Pr") == 0


def test_any_revealed_card_is_taken_at_once_and_none_is_added() -> None:
    game = announced()
    assert asked(game) == "0 take-now"
    assert options(game) == ["take banker", "take I-01", "take I-02", "take I-03", "take I-04"]
    answer(game, "0 take I-03", "0 place n14")
    assert look(game) != ""
    assert offer(game) == ["banker", "I-01", "I-02", "I-04"]


@pytest.mark.rule("CG-10.1")
def test_the_character_may_be_taken_and_is_not_replaced() -> None:
    game = announced()
    answer(game, "0 take banker")
    assert owns(game) == ("banker", "lawyer")
    assert offer(game) == ["I-01", "I-02", "I-03", "I-04"]


def test_the_player_picks_a_bid_card_as_usual() -> None:
    game = announced()
    answer(game, "0 take banker")
    assert asked(game) == "0,1,2,3 bid"
    assert options(game) == [f"bid {value}" for value in range(1, 10)]


def test_the_bid_is_discarded_and_wins_nothing() -> None:
    game = announced()
    answer(game, "0 take banker", "0 bid 9", "1 bid 1", "2 bid 2", "3 bid 3")
    assert told(game, "order") == [{"seats": (3, 2, 1), "values": [3, 2, 1]}]
    assert told(game, "bid-wins-nothing") == [{"seat": 0, "value": 9}]
    for seat in (3, 2, 1):
        assert asked(game) == f"{seat} take"
        answer(game, f"{seat} take I-0{seat}", f"{seat} place n14")
    assert (game.state.round, asked(game)) == (2, "0,1,2,3 bid")
    assert "bid 9" not in options(game)


@pytest.mark.rule("CG-7.4")
def test_the_bid_is_picked_secretly_and_discarded_face_up_at_the_reveal() -> None:
    game = announced()
    answer(game, "0 take banker", "0 bid 9")
    assert (game.view(1).players[0].laid, game.view(1).players[0].bid) == (True, 0)
    assert told(game, "bid-wins-nothing", 1) == []
    answer(game, "1 bid 1", "2 bid 2", "3 bid 3")
    assert game.view(1).players[0].bid == 9
    assert game.view(1).players[0].bids_left == (1, 2, 3, 4, 5, 6, 7, 8)


def test_in_the_next_round_the_player_has_a_turn_again() -> None:
    game = announced("star, beginner cattle, beginner hat, beginner boot")
    answer(game, "0 take banker")
    assert not game.view(None).players[0].has_turn
    answer(game, "0 bid 9")
    assert game.state.round == 2
    assert game.view(None).players[0].has_turn
    answer(game, "0 bid 8")
    assert asked(game) == "0 take"


def test_it_is_the_owner_at_any_seat_who_has_no_turn() -> None:
    game = scripted(FOUR, owned={2: "lawyer"}, characters="banker cowboy")
    answer(game, "2 use lawyer", "2 take banker", "0 bid 1", "1 bid 2", "2 bid 9", "3 bid 3")
    assert told(game, "order") == [{"seats": (3, 1, 0), "values": [3, 2, 1]}]


def test_unused_the_bid_counts() -> None:
    game = scripted(FOUR, owned={0: "lawyer"})
    answer(game, "0 pass", "0 bid 9", "1 bid 1", "2 bid 2", "3 bid 3")
    assert asked(game) == "0 take"


def test_a_card_must_be_taken() -> None:
    refused(announced(), "0 pass", "wrong-moment", "CG-10.1", asked="take", action="pass")
