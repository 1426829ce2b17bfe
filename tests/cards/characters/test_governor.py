"""Governor: once in the game, before bids, one more terrain card and at once any revealed card (CG-7.17)."""

import pytest

from support.cards import worth
from support.script import FOUR, CardGame, answer, asked, look, offer, options, owns, refused, scripted

pytestmark = pytest.mark.rule("CG-7.17")


def announced(characters: str = "banker cowboy") -> CardGame:
    game = scripted(FOUR, owned={0: "governor"}, characters=characters, terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use governor")
    return game


def test_the_governor_scores_nothing() -> None:
    assert worth("governor", "Ho Ba Pr") == 0


def test_one_more_terrain_card_is_revealed_before_the_governor_takes() -> None:
    game = announced()
    assert asked(game) == "0 take-now"
    assert options(game) == [f"take {card}" for card in ("banker", "I-01", "I-02", "I-03", "I-04", "I-48")]


def test_the_new_card_may_be_taken() -> None:
    game = announced()
    answer(game, "0 take I-48", "0 place n14")
    assert look(game) != ""
    assert offer(game) == ["banker", "I-01", "I-02", "I-03", "I-04"]


def test_a_terrain_card_is_placed_at_once() -> None:
    game = announced()
    answer(game, "0 take I-01")
    assert asked(game) == "0 place I-01"
    answer(game, "0 place n14")
    assert asked(game) == "0,1,2,3 bid"


@pytest.mark.rule("CG-10.1")
def test_the_character_may_be_taken_and_is_not_replaced() -> None:
    game = announced()
    answer(game, "0 take banker")
    assert owns(game) == ("banker", "governor")
    assert offer(game) == ["I-01", "I-02", "I-03", "I-04", "I-48"]


def test_the_player_still_bids_and_chooses_as_usual() -> None:
    game = announced()
    answer(game, "0 take banker", "0 bid 9", "1 bid 8", "2 bid 7", "3 bid 6")
    assert asked(game) == "0 take"
    answer(game, "0 take I-01", "0 place n14")
    assert asked(game) == "1 take"


def test_a_card_must_be_taken_and_only_a_revealed_one() -> None:
    game = announced()
    refused(game, "0 pass", "wrong-moment", "CG-10.1", asked="take", action="pass")
    refused(game, "0 take doctor", "not-on-offer", "CG-10.1", card="doctor", offer=offer(game))
    refused(game, "0 take mayor", "no-such-card", "CG-10.1", card="mayor")


def test_once_in_the_whole_game() -> None:
    game = scripted(at="I 9", owned={0: "governor"}, characters="banker cowboy")
    answer(game, "0 use governor", "0 take banker", "0 bid 9", "0 take I-01", "0 place n14")
    assert game.state.era == 1
    assert asked(game) == "0 bid"
    assert game.view(None).players[0].used == ("governor",)


def test_not_after_bids() -> None:
    game = scripted(owned={0: "governor doctor"})
    answer(game, "0 pass", "0 bid 9")
    refused(game, "0 use governor", "power-not-now", "CG-4.5", character="governor", asked="doctor")
