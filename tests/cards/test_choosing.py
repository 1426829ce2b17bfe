"""Taking cards in the order of bids (CG-4.6 to CG-4.8, CG-4.10, CG-4.11)."""

import pytest

from support.cards import EMPTY_CARD, deck_of
from support.script import FOUR, ONE, SIX, CardGame, answer, asked, offer, options, owns, refused, scripted, told

STAR_FIRST = deck_of(backs={"editor": "star boot cattle hat"})


def order(game: CardGame) -> list[int]:
    """The seats in the order in which they took a card in this game."""
    return [took["seat"] for took in told(game, "took")]


def take_all(game: CardGame) -> None:
    """Everybody takes the first card and lays it at the first place, to the end of the round."""
    while game.decision.kind in ("take", "place"):
        seat = game.decision.seats[0]
        answer(game, f"{seat} {options(game, seat)[0]}")


@pytest.mark.rule("CG-4.6")
def test_the_highest_bid_chooses_first() -> None:
    game = scripted(FOUR)
    answer(game, "0 bid 3", "1 bid 9", "2 bid 1", "3 bid 5")
    take_all(game)
    assert order(game) == [1, 3, 0, 2]


@pytest.mark.rule("CG-4.6")
def test_virtual_players_choose_in_their_turn() -> None:
    game = scripted("star, cattle, beginner hat, beginner boot", bids={2: [4], 3: [8]})
    answer(game, "0 bid 3", "1 bid 7")
    take_all(game)
    assert order(game) == [3, 1, 2, 0]


@pytest.mark.rule("CG-4.6")
def test_what_powers_add_counts_for_the_order() -> None:
    game = scripted(FOUR, owned={2: "mercenary"})
    answer(game, "0 bid 3", "1 bid 7", "2 bid 4", "3 bid 8", "2 use mercenary")
    take_all(game)
    assert order(game) == [2, 3, 1, 0]
    assert told(game, "order") == [{"seats": (2, 3, 1, 0), "values": [9, 8, 7, 3]}]


@pytest.mark.rule("CG-4.6")
def test_a_player_may_take_any_revealed_card_terrain_or_the_character() -> None:
    game = scripted(characters="doctor", terrain="I-01 I-02 I-03 I-04")
    answer(game, "0 bid 9")
    assert options(game) == ["take doctor", "take I-01", "take I-02", "take I-03", "take I-04"]
    answer(game, "0 take doctor")
    assert owns(game) == ("doctor",)


@pytest.mark.rule("CG-4.6")
def test_only_a_revealed_card_can_be_taken() -> None:
    game = scripted(characters="doctor", terrain="I-01 I-02 I-03 I-04")
    answer(game, "0 bid 9")
    shown = ["doctor", "I-01", "I-02", "I-03", "I-04"]
    refused(game, "0 take I-05", "not-on-offer", "CG-4.6", card="I-05", offer=shown)
    refused(game, "0 take banker", "not-on-offer", "CG-4.6", card="banker", offer=shown)
    refused(game, "0 take I-99", "no-such-card", "CG-4.6", card="I-99")
    refused(game, "0 bid 8", "wrong-moment", "CG-4.6", asked="take", action="bid 8")
    refused(game, "0 pass", "wrong-moment", "CG-4.6", asked="take", action="pass")


@pytest.mark.rule("CG-4.6")
def test_each_player_takes_one_card_and_it_is_gone_for_the_others() -> None:
    game = scripted(FOUR, characters="doctor", terrain="I-01 I-02 I-03 I-04")
    answer(game, "0 bid 9", "1 bid 8", "2 bid 7", "3 bid 6", "0 take doctor")
    assert asked(game) == "1 take"
    assert offer(game) == ["I-01", "I-02", "I-03", "I-04"]
    refused(game, "0 take I-01", "not-your-decision", "CG-4.6", seat=0, seats=(1,), asked="take")


@pytest.mark.rule("CG-4.6")
def test_a_terrain_card_is_added_to_the_city_before_the_next_player_chooses() -> None:
    game = scripted(FOUR)
    answer(game, "0 bid 9", "1 bid 8", "2 bid 7", "3 bid 6", "0 take I-01")
    assert asked(game) == "0 place I-01"
    refused(game, "1 take I-02", "not-your-decision", "CG-6.7", seat=1, seats=(0,), asked="place")
    answer(game, "0 place n14")
    assert asked(game) == "1 take"


@pytest.mark.rule("CG-4.6")
def test_cards_added_by_powers_lie_at_the_far_end_of_the_column() -> None:
    game = scripted(owned={0: "governor chinese_worker"}, characters="doctor", terrain="I-01 I-02 I-03 I-04 I-48 I-47")
    answer(game, "0 use governor")
    assert offer(game) == ["doctor", "I-01", "I-02", "I-03", "I-04", "I-48"]
    answer(game, "0 take doctor", "0 use chinese_worker")
    assert offer(game) == ["I-01", "I-02", "I-03", "I-04", "I-48", "I-47"]


@pytest.mark.rule("CG-4.7")
def test_equal_bids_go_to_the_suit_that_stands_higher_on_the_next_back() -> None:
    """Star, boot, cattle, hat from the strongest down."""
    game = scripted(FOUR, characters="banker editor", deck=STAR_FIRST)
    answer(game, "0 bid 5", "1 bid 5", "2 bid 5", "3 bid 5")
    take_all(game)
    assert [game.rules.table.options.suits[seat] for seat in order(game)] == ["star", "boot", "cattle", "hat"]


@pytest.mark.rule("CG-4.7")
def test_the_back_that_counts_is_the_one_on_top_not_the_revealed_characters() -> None:
    deck = deck_of(backs={"banker": "hat", "editor": "boot"})
    game = scripted(FOUR, characters="banker editor", deck=deck)
    answer(game, "0 bid 1", "1 bid 2", "2 bid 5", "3 bid 5")
    assert asked(game) == "3 take"


@pytest.mark.rule("CG-4.7")
def test_a_tie_with_a_virtual_player_is_broken_in_the_same_way() -> None:
    for back, first in (("star", 0), ("cattle", 1)):
        game = scripted(ONE, characters="banker editor", bids={1: [5]}, deck=deck_of(backs={"editor": back}))
        answer(game, "0 bid 5")
        take_all(game)
        assert order(game)[0] == first


@pytest.mark.rule("CG-4.7")
def test_a_higher_bid_comes_before_a_stronger_suit() -> None:
    game = scripted(FOUR, characters="banker editor", deck=STAR_FIRST)
    answer(game, "0 bid 5", "1 bid 5", "2 bid 6", "3 bid 5")
    assert asked(game) == "2 take"


@pytest.mark.rule("CG-4.8")
def test_a_virtual_player_takes_the_card_with_the_highest_attraction() -> None:
    deck = deck_of(attraction={"I-01": 4, "I-02": 6, "I-03": 9, "I-04": 5, "doctor": 7})
    game = scripted(ONE, characters="doctor", terrain="I-01 I-02 I-03 I-04", bids={1: [9], 2: [8], 3: [7]}, deck=deck)
    answer(game, "0 bid 1")
    assert [took["card"] for took in told(game, "took")] == ["I-03", "doctor", "I-02"]


@pytest.mark.rule("CG-4.8")
@pytest.mark.parametrize(
    ("column", "taken"),
    [("I-04 I-02 I-03 I-01", "I-02"), ("I-01 I-03 I-02 I-04", "I-03"), ("I-03 I-02 I-01 I-04", "I-03")],
)
def test_among_equals_it_takes_the_card_nearest_the_piles(column: str, taken: str) -> None:
    deck = deck_of(attraction={"I-01": 4, "I-02": 9, "I-03": 9, "I-04": 5, "doctor": 7})
    game = scripted(ONE, characters="doctor", terrain=column, bids={1: [9]}, deck=deck)
    answer(game, "0 bid 1")
    assert told(game, "took")[0]["card"] == taken


@pytest.mark.rule("CG-4.8")
def test_among_equals_the_character_lies_nearest() -> None:
    deck = deck_of(attraction={"I-01": 9, "doctor": 9})
    game = scripted(ONE, characters="doctor", terrain="I-01", bids={1: [9]}, deck=deck)
    answer(game, "0 bid 1")
    assert told(game, "took")[0]["card"] == "doctor"


@pytest.mark.rule("CG-4.10")
@pytest.mark.parametrize(
    ("players", "left"), [(FOUR, ["I-04"]), ("star, cattle, hat, boot, cactus", ["I-05"]), (SIX, [])]
)
def test_one_card_leaves_the_game_with_four_or_five_players_none_with_six(players: str, left: list[str]) -> None:
    game = scripted(players, characters="banker")
    for seat in range(game.rules.table.players):
        answer(game, f"{seat} bid {9 - seat}")
    take_all(game)
    assert list(game.view(None).gone) == left
    assert told(game, "left") == [{"cards": left}] * len(left)
    assert not set(left) & {game.rules.table.names[card] for card in game.state.terrain}
    assert game.state.round == 2


@pytest.mark.rule("CG-4.10")
def test_a_character_that_nobody_took_leaves_the_game_too() -> None:
    game = scripted(FOUR, characters="auctioneer editor")
    answer(game, "0 bid 9", "1 bid 8", "2 bid 7", "3 bid 6")
    for seat in range(4):
        answer(game, f"{seat} take I-0{seat + 1}", f"{seat} place n14")
    assert game.view(None).gone == ("auctioneer",)
    assert offer(game)[0] == "editor"
    assert all(owns(game, seat) == () for seat in range(4))


@pytest.mark.rule("CG-4.11")
def test_there_is_a_card_for_everybody_when_a_power_takes_one_more() -> None:
    """Six players and six cards: whoever uses Governor or Chinese Worker takes two, and brings one more."""
    for power in ("governor", "chinese_worker"):
        game = scripted(SIX, owned={0: power}, characters="banker", deck=deck_of({"I-01": EMPTY_CARD}))
        answer(game, f"0 use {power}")
        if power == "governor":
            answer(game, "0 take banker")
        for seat in range(6):
            answer(game, f"{seat} bid {9 - seat}")
        take_all(game)
        assert sorted(order(game)) == [0, 0, 1, 2, 3, 4, 5]
        assert game.view(None).gone == ()


@pytest.mark.rule("CG-4.11")
def test_an_era_uses_at_most_47_of_its_48_cards() -> None:
    """Nine rounds of five cards, one more by the Governor and one by the Chinese Worker."""
    game = scripted(SIX, owned={0: "governor chinese_worker"}, characters="banker")
    answer(game, "0 use governor", "0 take banker", "0 use chinese_worker")
    while (game.state.era, game.state.round) != (0, 9) or game.decision.kind != "bid":
        seat = game.decision.seats[0]
        choices = options(game, seat)
        answer(game, f"{seat} {'pass' if 'pass' in choices else choices[0]}")
    assert len(game.state.terrain) == 1
