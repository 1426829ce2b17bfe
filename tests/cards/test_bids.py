"""Laying bids in secret (CG-4.4) and what is left of them (CG-4.9)."""

import pytest

from support.script import FOUR, answer, asked, options, refused, scripted, told

TWO = "star, cattle, beginner hat, beginner boot"


@pytest.mark.rule("CG-4.4")
def test_all_real_players_bid_at_the_same_time_in_any_order() -> None:
    game = scripted(FOUR)
    decision = game.decision
    assert (decision.kind, decision.seats, decision.together) == ("bid", (0, 1, 2, 3), True)
    answer(game, "2 bid 4", "0 bid 9")
    assert asked(game) == "1,3 bid"
    answer(game, "3 bid 1", "1 bid 2")
    assert game.state.bid == [9, 2, 4, 1]


@pytest.mark.rule("CG-4.4")
def test_virtual_players_are_not_asked_for_a_bid() -> None:
    assert asked(scripted(TWO)) == "0,1 bid"


@pytest.mark.rule("CG-4.4")
def test_a_bid_is_secret_until_the_last_is_laid() -> None:
    """Whatever seat 0 lays, the others see the same; it sees its own."""
    five, six = scripted(TWO), scripted(TWO)
    answer(five, "0 bid 5")
    answer(six, "0 bid 6")
    for seat in (1, None):
        for game in (five, six):
            player = game.view(seat).players[0]
            assert (player.laid, player.bid, len(player.bids_left)) == (True, 0, 9)
            assert told(game, "bid-laid", seat) == [{"seat": 0}]
            assert told(game, "bid-chosen", seat) == []
        assert five.events(seat) == six.events(seat)
    assert (five.view(0).my_bid, six.view(0).my_bid) == (5, 6)
    assert told(five, "bid-chosen", 0) == [{"seat": 0, "value": 5}]
    assert (five.view(1).my_bid, five.view(None).my_bid) == (0, 0)


@pytest.mark.rule("CG-4.4")
def test_all_bids_are_revealed_at_once_with_the_top_cards_of_the_virtual_piles() -> None:
    game = scripted(TWO, bids={2: [3], 3: [8]})
    answer(game, "0 bid 5")
    assert game.state.bid == [0, 0, 0, 0]
    answer(game, "1 bid 7")
    assert [player.bid for player in game.view(None).players] == [5, 7, 3, 8]
    assert told(game, "bids") == [{"values": [5, 7, 3, 8]}]


@pytest.mark.rule("CG-4.4")
def test_a_bid_may_be_taken_back_until_all_are_revealed() -> None:
    game = scripted(FOUR)
    answer(game, "0 bid 5", "1 bid 7", "2 bid 1")
    game.undo(0)
    answer(game, "0 bid 6", "3 bid 2")
    assert game.state.bid == [6, 7, 1, 2]
    assert [game.undoable(seat) for seat in (0, 3, None)] == [None, None, None]


@pytest.mark.rule("CG-4.4")
def test_a_laid_bid_cannot_be_followed_by_another() -> None:
    game = scripted(TWO)
    answer(game, "0 bid 5")
    refused(game, "0 bid 6", "not-your-decision", "CG-4.4", seat=0, seats=(1,), asked="bid")


@pytest.mark.rule("CG-4.4")
@pytest.mark.parametrize("action", ["pass", "take I-01", "place n14", "use heroes", "aside"])
def test_nothing_but_a_bid_is_an_answer(action: str) -> None:
    refused(scripted(), f"0 {action}", "wrong-moment", "CG-4.4", asked="bid", action=action)


@pytest.mark.rule("CG-4.9")
@pytest.mark.parametrize("value", [1, 5, 9])
def test_a_played_bid_card_is_not_available_again_in_the_era(value: int) -> None:
    game = scripted(owned={0: "heroes gunsmith"}, characters="banker")
    answer(game, "0 use heroes", "0 use gunsmith", f"0 bid {value}", "0 take banker")
    left = [other for other in range(1, 10) if other != value]
    assert options(game) == [f"bid {other}" for other in left]
    refused(game, f"0 bid {value}", "bid-played", "CG-4.9", value=value, left=left)


@pytest.mark.rule("CG-4.9")
def test_after_the_round_no_bid_lies_on_the_table() -> None:
    game = scripted(characters="banker")
    answer(game, "0 bid 9", "0 take banker")
    assert [(player.bid, player.laid) for player in game.view(None).players] == [(0, False)] * 4


@pytest.mark.rule("CG-4.9")
def test_everybody_sees_which_values_each_player_has_left() -> None:
    game = scripted(TWO, bids={2: [3, 1], 3: [8, 4]}, characters="banker")
    answer(game, "0 bid 5", "1 bid 9", "1 take banker", "0 take I-01", "0 place n14")
    for seat in (0, 1, None):
        assert [player.bids_left for player in game.view(seat).players] == [
            (1, 2, 3, 4, 6, 7, 8, 9),
            (1, 2, 3, 4, 5, 6, 7, 8),
            (1, 2, 4, 5, 6, 7, 8, 9),
            (1, 2, 3, 4, 5, 6, 7, 9),
        ]


@pytest.mark.rule("CG-4.9")
def test_a_virtual_player_never_plays_a_bid_card_twice_in_an_era() -> None:
    game = scripted("star, cattle, hat, expert boot")
    seen = []
    for value in range(1, 10):
        answer(game, *(f"{seat} bid {value}" for seat in range(3)))
        seen.append(game.state.bid[3])
        while game.decision.kind != "bid":
            seat = game.decision.seats[0]
            answer(game, f"{seat} {options(game, seat)[0]}")
    # The script draws the lowest of what is left.
    assert seen == [3, 4, 5, 6, 7, 8, 9, 10, 11]
