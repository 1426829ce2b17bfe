"""The piles, and how long a game lasts (section 3)."""

import pytest

from carson.cards.material.pieces import CHARACTERS
from carson.kernel import Game
from support.script import ONE, SIX, Script, offer, play_to, rules_for, scripted, told


@pytest.mark.rule("CG-3.1")
def test_a_game_begins_with_full_piles_and_the_first_round_turned_up() -> None:
    game = Game.start(rules_for(ONE), None, Script({"character": [5, 1], "terrain": [9, 2, 30, 4]}))
    view = game.view(None)
    assert (view.era, view.round) == (0, 1)
    assert view.offer == ("doctor", "I-10", "I-03", "I-31", "I-05")
    assert (view.terrain_left, view.characters_left) == (44, 20)
    assert [len(player.bids_left) for player in view.players] == [9, 9, 9, 9]


@pytest.mark.rule("CG-3.1")
def test_each_pile_is_shuffled() -> None:
    """Another seed gives another order, and every card of a pile may come first."""
    rules = rules_for(ONE)
    first = {offer(Game.start(rules, f"seed {number}"))[0] for number in range(200)}
    second = {offer(Game.start(rules, f"seed {number}"))[1] for number in range(500)}
    assert first == set(CHARACTERS)
    assert second == {f"I-{number:02}" for number in range(1, 49)}


@pytest.mark.rule("CG-3.1")
def test_only_the_eras_own_terrain_comes() -> None:
    game = scripted(SIX)
    play_to(game, "end")
    shown = [revealed["cards"][1:] for revealed in told(game, "revealed")]
    assert all(card.startswith("I-") for cards in shown[:9] for card in cards)
    assert all(card.startswith("II-") for cards in shown[9:] for card in cards)
    assert len({card for cards in shown for card in cards}) == 90


@pytest.mark.rule("CG-3.1")
def test_the_characters_are_one_pile_for_both_eras_and_three_are_left() -> None:
    game = scripted(ONE)
    play_to(game, "end")
    shown = [revealed["cards"][0] for revealed in told(game, "revealed")]
    # The script draws the lowest of what is left: never reshuffled, they come once each.
    assert shown == list(CHARACTERS[:18])
    assert game.view(None).characters_left == 3


@pytest.mark.rule("CG-3.2")
def test_a_game_is_two_eras_of_nine_rounds() -> None:
    game = scripted(ONE)
    play_to(game, "end")
    rounds = [(said["era"], said["round"]) for said in told(game, "round")]
    assert rounds == [(era, number) for era in (0, 1) for number in range(1, 10)]
    assert game.decision is None
