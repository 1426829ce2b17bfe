"""Where rules meet (section 10). Others stand with their subject: selling, skull, views and the characters."""

import pytest

from carson.cards.material.pieces import CHARACTERS, SUITS
from support.cards import deck_of
from support.script import FOUR, CardGame, answer, asked, offer, options, owns, scripted, told


@pytest.mark.rule("CG-10.1")
@pytest.mark.parametrize("power", ["lawyer", "governor"])
def test_a_character_taken_before_bids_is_not_replaced_and_the_top_back_still_breaks_ties(power: str) -> None:
    deck = deck_of(backs={"editor": "hat boot cattle star"}, skulls=["undertaker"])
    game = scripted(FOUR, owned={0: power}, characters="banker editor undertaker", deck=deck)
    back = game.view(None).back
    answer(game, f"0 use {power}", "0 take banker")
    # No new skull check: the pile is as it was.
    assert game.view(None).back == back
    assert all(card not in CHARACTERS for card in offer(game))
    assert told(game, "skull") == []
    answer(game, "0 bid 1", "1 bid 5", "2 bid 5", "3 bid 5")
    assert asked(game) == "2 take"


@pytest.mark.rule("CG-10.2")
def test_governor_and_lawyer_in_one_round_take_two_cards_and_the_bid_is_discarded() -> None:
    game = scripted(FOUR, owned={0: "governor lawyer"}, characters="banker cowboy", terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use governor", "0 take banker", "0 use lawyer", "0 take I-48", "0 place n14")
    answer(game, "0 bid 9", "1 bid 3", "2 bid 2", "3 bid 1")
    assert owns(game) == ("banker", "governor", "lawyer")
    assert told(game, "order") == [{"seats": (1, 2, 3), "values": [3, 2, 1]}]
    assert told(game, "bid-wins-nothing") == [{"seat": 0, "value": 9}]
    for seat in (1, 2, 3):
        answer(game, f"{seat} take I-0{seat}", f"{seat} place n14")
    assert game.view(None).gone == ("I-04",)


@pytest.mark.rule("CG-10.2", "CG-4.10")
def test_lawyer_with_chinese_worker_the_card_is_for_everybody_and_the_player_has_no_turn() -> None:
    game = scripted(
        FOUR, owned={0: "lawyer chinese_worker"}, characters="banker cowboy", terrain="I-01 I-02 I-03 I-04 I-48"
    )
    answer(game, "0 use lawyer", "0 take banker", "0 use chinese_worker")
    assert offer(game) == ["I-01", "I-02", "I-03", "I-04", "I-48"]
    answer(game, "0 bid 9", "1 bid 3", "2 bid 2", "3 bid 1")
    answer(game, "1 take I-48", "1 place n14", "2 take I-01", "2 place n14", "3 take I-02", "3 place n14")
    assert game.state.round == 2
    assert owns(game) == ("banker", "chinese_worker", "lawyer")
    # Two cards were left this time.
    assert game.view(None).gone == ("I-03", "I-04")


@pytest.mark.rule("CG-10.2")
def test_lawyer_with_bid_powers_they_may_be_used_and_do_nothing() -> None:
    powers = "lawyer heroes gunsmith mercenary doctor"
    game = scripted(FOUR, owned={0: powers}, characters="banker")
    answer(game, "0 use lawyer", "0 take banker", "0 use heroes", "0 use gunsmith")
    answer(game, "0 bid 9", "1 bid 3", "2 bid 2", "3 bid 1", "0 use mercenary", "0 use doctor")
    assert told(game, "order") == [{"seats": (1, 2, 3), "values": [3, 2, 1]}]


@pytest.mark.rule("CG-10.4")
def test_bids_have_no_cap_9_and_6_and_3_and_5_and_2_are_25() -> None:
    """Higher than any card: an expert's 11, the strongest suit on top, comes second."""
    players = "star, expert cattle, beginner hat, beginner boot"
    deck = deck_of(backs={"editor": "cattle"})
    game = scripted(
        players,
        owned={0: "gunsmith heroes mercenary doctor"},
        characters="banker editor",
        bids={1: [11], 2: [8], 3: [7]},
        deck=deck,
    )
    answer(game, "0 use heroes", "0 use gunsmith", "0 bid 9", "0 use mercenary", "0 use doctor")
    assert told(game, "order") == [{"seats": (0, 1, 2, 3), "values": [25, 11, 8, 7]}]


@pytest.mark.rule("CG-10.4")
@pytest.mark.parametrize(("back", "first"), [("star", 0), ("cattle", 1)])
def test_ties_compare_the_raised_values(back: str, first: int) -> None:
    """2 + 6 and 8 are a tie, which the suits break; 2 and 8 would be none."""
    game = scripted(FOUR, owned={0: "gunsmith"}, characters="banker editor", deck=deck_of(backs={"editor": back}))
    answer(game, "0 use gunsmith", "0 bid 2", "1 bid 8", "2 bid 3", "3 bid 4")
    assert asked(game) == f"{first} take"


@pytest.mark.rule("CG-10.4")
def test_equal_cards_raised_differently_are_no_tie() -> None:
    game = scripted(
        FOUR, owned={1: "doctor"}, characters="banker editor", deck=deck_of(backs={"editor": "star cattle"})
    )
    answer(game, "0 bid 5", "1 bid 5", "2 bid 1", "3 bid 2", "1 use doctor")
    assert asked(game) == "1 take"


def tied(skulls: tuple[str, ...]) -> CardGame:
    """Four equal bids with the Captain's back on top, or another if that one shows a skull: boot is strongest."""
    deck = deck_of(backs=dict.fromkeys(CHARACTERS, "boot hat cattle star"), skulls=skulls)
    game = scripted(FOUR, characters="banker captain", deck=deck)
    answer(game, *(f"{seat} bid 5" for seat in range(4)))
    return game


def suit_of_the_first(game: CardGame) -> str:
    return game.view(None).players[game.decision.seats[0]].suit


@pytest.mark.rule("CG-10.5")
def test_a_skull_is_never_on_top_to_break_a_tie_while_another_back_is_in_the_pile() -> None:
    for skulls in ((), ("captain",), ("captain", "auctioneer"), CHARACTERS[1:]):
        game = tied(skulls)
        assert not game.view(None).skull
        assert suit_of_the_first(game) == "boot"


@pytest.mark.rule("CG-10.5")
def test_if_all_backs_left_show_skulls_they_still_do_not_break_ties() -> None:
    """Then the suits' own order does: of these four, hat comes first, though every back has boot on top."""
    game = tied(CHARACTERS)
    assert game.view(None).skull
    assert game.view(None).back[0] == "boot"
    assert suit_of_the_first(game) == SUITS[0] == "hat"
    assert options(game, game.decision.seats[0])
