"""Chinese Worker: before bids one more terrain card for everybody; on the own turn two cards (CG-7.13, CG-10.3)."""

import pytest

from support.cards import worth
from support.script import FOUR, CardGame, answer, asked, offer, options, owns, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.13")


def announced(bids: str = "9 8 7 6") -> CardGame:
    """Seat 0 has announced the Chinese Worker, and all have bid."""
    game = scripted(FOUR, owned={0: "chinese_worker"}, characters="banker cowboy", terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use chinese_worker")
    answer(game, *(f"{seat} bid {value}" for seat, value in enumerate(bids.split())))
    return game


def test_the_chinese_worker_scores_nothing() -> None:
    assert worth("chinese_worker", "Ho Ba Pr") == 0


def test_one_more_terrain_card_is_revealed() -> None:
    assert offer(announced()) == ["banker", "I-01", "I-02", "I-03", "I-04", "I-48"]


def test_it_is_revealed_before_bids() -> None:
    game = scripted(owned={0: "chinese_worker"}, terrain="I-01 I-02 I-03 I-04 I-48")
    answer(game, "0 use chinese_worker")
    assert (asked(game), offer(game)[-1]) == ("0 bid", "I-48")
    assert told(game, "card-added") == [{"card": "I-48"}]


def test_the_card_is_for_everybody() -> None:
    game = announced("1 9 8 7")
    answer(game, "1 take I-48", "1 place n14")
    assert "I-48" not in offer(game)


@pytest.mark.parametrize(("first", "second"), [("I-01", "I-48"), ("I-03", "banker"), ("banker", "I-02")])
def test_on_the_own_turn_two_cards_are_taken(first: str, second: str) -> None:
    game = announced()
    for card in (first, second):
        assert asked(game) == "0 take"
        answer(game, f"0 take {card}")
        if card != "banker":
            assert asked(game) == f"0 place {card}"
            answer(game, f"0 {options(game)[0]}")
    assert asked(game) == "1 take"
    assert ("banker" in owns(game)) == ("banker" in (first, second))


def test_the_turn_comes_by_the_bid_as_usual() -> None:
    game = announced("7 9 8 6")
    answer(game, "1 take I-01", "1 place n14", "2 take I-02", "2 place n14")
    assert asked(game) == "0 take"
    assert game.decision.about["left"] == 2
    answer(game, "0 take I-03", "0 place n14", "0 take I-04", "0 place p14")
    assert asked(game) == "3 take"


def test_it_is_the_owner_at_any_seat_who_takes_two() -> None:
    game = scripted(FOUR, owned={2: "chinese_worker"}, characters="banker cowboy")
    answer(game, "2 use chinese_worker", "0 bid 8", "1 bid 7", "2 bid 9", "3 bid 6")
    assert (asked(game), game.decision.about["left"]) == ("2 take", 2)
    assert [player.takes_two for player in game.view(None).players] == [False, False, True, False]


def test_without_the_announcement_one_card_is_taken() -> None:
    game = scripted(FOUR, owned={0: "chinese_worker"}, characters="banker")
    answer(game, "0 pass", "0 bid 9", "1 bid 8", "2 bid 7", "3 bid 6")
    assert len(offer(game)) == 5
    answer(game, "0 take banker")
    assert asked(game) == "1 take"


def test_others_take_one_card() -> None:
    game = announced("1 9 8 7")
    answer(game, "1 take banker")
    assert asked(game) == "2 take"


def test_the_next_round_is_as_usual() -> None:
    game = announced("1 9 8 7")
    for seat in (1, 2, 3):
        answer(game, f"{seat} take I-0{seat}", f"{seat} place n14")
    answer(game, "0 take banker", "0 take I-48", "0 place n14")
    assert (game.state.round, len(offer(game)), asked(game)) == (2, 5, "0,1,2,3 bid")
    assert not game.view(None).players[0].takes_two


@pytest.mark.rule("CG-10.3")
def test_the_first_card_is_placed_before_the_second_is_taken() -> None:
    game = announced()
    answer(game, "0 take I-01")
    refused(game, "0 take I-02", "wrong-moment", "CG-6.7", asked="place", action="take I-02")
    answer(game, "0 place n14")
    assert asked(game) == "0 take"


@pytest.mark.rule("CG-10.3")
def test_the_second_card_may_be_placed_by_the_first() -> None:
    game = announced()
    answer(game, "0 take I-01", "0 place n14", "0 take I-02")
    assert "place p14" in options(game)


@pytest.mark.rule("CG-10.3")
def test_two_cards_must_be_taken() -> None:
    game = announced()
    answer(game, "0 take I-01", "0 place n14")
    assert [word for word in options(game) if not word.startswith("take")] == []
    refused(game, "0 pass", "wrong-moment", "CG-4.6", asked="take", action="pass")
