"""What is in the box, as far as a game can tell (section 1). The figures on the cards are in test_deck.py."""

import pytest

from carson.cards.material.grid import members
from carson.cards.material.pieces import CHARACTERS, SUITS
from carson.kernel import Game, OptionsError
from support.cards import deck_of, picture
from support.script import SIX, answer, look, offer, rules_for, scripted, told


@pytest.mark.rule("CG-1.1")
def test_there_are_six_suits_and_six_players_have_one_each() -> None:
    assert set(SUITS) == {"hat", "star", "cactus", "boot", "horseshoe", "cattle"}
    assert len(SUITS) == 6
    game = scripted(SIX)
    assert {player.suit for player in game.view(None).players} == set(SUITS)


@pytest.mark.rule("CG-1.1")
def test_no_other_suit_can_be_chosen() -> None:
    with pytest.raises(OptionsError) as caught:
        rules_for("star, cattle, hat, spade")
    assert caught.value.code == "options-suit"
    assert caught.value.details == {"option": "suits", "rule": "CG-1.1", "found": "spade", "known": SUITS}


@pytest.mark.rule("CG-1.1")
def test_the_bid_cards_of_all_kinds_of_players_are_those_from_1_to_11() -> None:
    table = rules_for("star, beginner cattle, intermediate hat, expert boot").table
    assert {value for pile in table.full for value in members(pile)} == set(range(1, 12))


@pytest.mark.rule("CG-1.2")
def test_each_era_has_its_own_48_cards() -> None:
    for era in ("I", "II"):
        game = scripted(at=f"{era} 1")
        pile = [game.rules.table.names[card] for card in game.state.terrain]
        shown = offer(game)[1:]
        assert sorted(pile + shown) == [f"{era}-{number:02}" for number in range(1, 49)]


@pytest.mark.rule("CG-1.2")
def test_a_terrain_card_is_two_by_two_parcels_with_at_most_one_object_each() -> None:
    printed = """
        Mi ..
        Ou Mt
    """
    game = scripted(terrain="I-01", deck=deck_of({"I-01": printed}))
    answer(game, "0 bid 9", "0 take I-01", "0 place n14")
    assert look(game) == picture(printed)


@pytest.mark.rule("CG-1.3")
def test_all_21_characters_are_in_the_pile() -> None:
    rules = rules_for()
    game = Game.start(rules, "any")
    assert game.view(None).characters_left == 20  # and one is turned up
    pile = [game.state.top, *game.state.unseen, CHARACTERS.index(offer(game)[0])]
    assert sorted(pile) == list(range(21))


@pytest.mark.rule("CG-1.3")
def test_a_back_shows_the_suits_from_the_strongest_to_the_weakest() -> None:
    game = scripted(characters="doctor banker", deck=deck_of(backs={"banker": "boot hat cattle star cactus horseshoe"}))
    assert game.view(None).back == ("boot", "hat", "cattle", "star", "cactus", "horseshoe")


@pytest.mark.rule("CG-1.3")
def test_a_skull_on_a_back_is_seen() -> None:
    # All backs carry one: otherwise no skull stays on top.
    everybody = scripted().view(None).unowned
    assert scripted(deck=deck_of(skulls=everybody)).view(None).skull
    assert not scripted().view(None).skull


@pytest.mark.rule("CG-1.4")
def test_attraction_guides_virtual_players_to_terrain_and_characters_alike() -> None:
    for wanted in ("doctor", "I-03"):
        game = scripted(
            characters="doctor",
            terrain="I-01 I-02 I-03 I-04",
            bids={1: [9]},
            deck=deck_of(attraction={wanted: 10, "I-04": 9}),
        )
        answer(game, "0 bid 1")
        assert told(game, "took")[0] == {"seat": 1, "card": wanted}


@pytest.mark.rule("CG-1.4")
def test_attraction_is_worth_nothing_to_real_players() -> None:
    game = scripted(
        owned={0: "banker", 1: "editor"},
        laid={0: "I-01@n14"},
        deck=deck_of(attraction={"I-01": 10, "banker": 10, "editor": 10}),
    )
    assert [game.view(None).points(seat) for seat in (0, 1)] == [0, 10]
