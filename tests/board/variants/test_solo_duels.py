"""Phase 2 against Standish, his firepower, and what becomes of his beaten cowboys (BG-14.3 to BG-14.5)."""

from typing import Any

import pytest
from msgspec.structs import replace

from board.variants.helpers_solo import HUMAN, STANDISH, alone
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.variants.might_is_right.state import PILES
from carson.board.variants.solo.state import HAND, Hand
from carson.board.views.odds import odds
from support.board import BoardGame, answer, asked, gains, refused, scripted, standing, told


def acted(strategy: str = "rancher", **given: Any) -> BoardGame:
    return alone("", strategy, at="actions", until="end", **given)


# Phase 2


@pytest.mark.rule("BG-14.3")
@pytest.mark.parametrize(("in_round", "cards"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_standish_and_the_human_alternate_standish_first(in_round: int, cards: int) -> None:
    game = alone(in_round=in_round, supply=8, until="actions")
    for number in range(1, cards + 1):
        assert asked(game) == "0 cowboy"
        assert len(told(game, "standish-card")) == number
        answer(game, "0 cowboy wages")
    # He is done; the human goes on alone.
    answer(game, "0 cowboy wages")
    assert len(told(game, "standish-card")) == cards
    assert asked(game) == "0 cowboy"
    answer(game, "0 pass")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-14.3")
def test_when_the_human_is_done_standish_goes_on() -> None:
    game = alone(in_round=3, supply=4, until="actions")
    answer(game, "0 pass")
    assert asked(game) == "pause"
    assert len(told(game, "standish-card")) == 5


@pytest.mark.rule("BG-16.80")
@pytest.mark.parametrize("first", ["human", "standish"])
def test_he_is_first_in_the_pass_order_whoever_is_done_first(first: str) -> None:
    game = alone(supply=6, until="actions")
    for _ in range(0 if first == "human" else 4):
        answer(game, "0 cowboy wages")
    answer(game, "0 pass")
    assert game.state.passed == [STANDISH, HUMAN]
    assert game.state.order == [STANDISH, HUMAN]


@pytest.mark.rule("BG-14.3", "BG-14.4")
def test_each_card_is_told_with_its_firepower_and_the_sum() -> None:
    game = alone(cards="A3 X1 F3", supply=3)
    answer(game, "0 cowboy wages", "0 cowboy wages")
    assert told(game, "standish-card") == [
        {"card": "A", "firepower": 3, "power": 3},
        {"card": "X", "firepower": 1, "power": 4},
        {"card": "F", "firepower": 3, "power": 7},
    ]


@pytest.mark.rule("BG-14.3")
def test_an_empty_deck_is_refilled_from_the_discards_but_not_from_this_rounds_cards() -> None:
    game = alone(in_round=3, drawn="A3 B2", supply=2)
    state = game.state
    drawn, rest = HAND.of(state).drawn, HAND.of(state).deck
    assert len(drawn) == 3
    HAND.put(state, Hand(deck=(), drawn=drawn, laid_off=rest))
    answer(game, "0 cowboy wages")
    assert len(HAND.of(game.state).drawn) == 4
    assert HAND.of(game.state).laid_off == ()
    assert set(HAND.of(game.state).deck) == set(rest) - {HAND.of(game.state).drawn[-1]}
    assert told(game, "standish-reshuffles") == [{"cards": 9}]


# Firepower


@pytest.mark.rule("BG-14.4")
def test_his_strength_is_the_sum_of_his_cards_without_a_die() -> None:
    """4 + 1 for the human, 2 + 3 for him."""
    game = acted(drawn="C2 D3", placed="gambling", standish="gambling", supply=1, combat=(4,))
    assert told(game, "rolled") == [{"at": "gambling", "rolls": ((HUMAN, 4, 0),)}]
    assert told(game, "duel") == [{"at": "gambling", "strengths": ((STANDISH, 5), (HUMAN, 5)), "winner": STANDISH}]


@pytest.mark.rule("BG-14.4")
@pytest.mark.parametrize(("die", "winner"), [(4, STANDISH), (5, HUMAN)])
def test_he_wins_ties(die: int, winner: int) -> None:
    game = acted(drawn="C2 D3", placed="gambling", standish="gambling", supply=1, combat=(die,))
    assert told(game, "duel")[0]["winner"] == winner


@pytest.mark.rule("BG-14.4")
@pytest.mark.parametrize(("strategy", "each"), [("rancher", 1), ("miner", 0), ("strength", 2), ("urban", 1)])
def test_cowboys_on_his_character_card_add_to_his_firepower(strategy: str, each: int) -> None:
    """The Doctor 1 each, the Governor nothing, the Sheriff 2, the Lawyer 1."""
    game = acted(strategy, drawn="C2", placed="gambling", standish="gambling", on_card=3, combat=(1,))
    assert told(game, "duel")[0]["strengths"][0] == (STANDISH, 2 + 3 * each)


@pytest.mark.rule("BG-14.4", "BG-14.5")
@pytest.mark.parametrize(("firepower", "winner"), [(5, STANDISH), (6, HUMAN)])
def test_the_books_standish_with_9_and_one_beaten_has_11_and_12_beats_him(firepower: int, winner: int) -> None:
    """His cards add up to 9, the Sheriff adds 2 for the cowboy beaten before: with a 6 the human needs 6 more."""
    given = {"drawn": "C2 A4 D3", "placed": "gambling cowboy-vp", "standish": "gambling cowboy-vp"}
    game = acted("strength", supply=0, revolvers=firepower, combat=(6, 6), **given)
    first, second = told(game, "duel")
    assert first["strengths"] == ((STANDISH, 9), (HUMAN, 6 + firepower))
    assert first["winner"] == HUMAN
    assert second["strengths"] == ((STANDISH, 11), (HUMAN, 6 + firepower))
    assert second["winner"] == winner


@pytest.mark.rule("BG-14.5")
def test_a_beaten_cowboy_goes_on_his_character_card_not_to_his_supply() -> None:
    game = acted(drawn="X1", placed="gambling", standish="gambling", supply=1, combat=(6,))
    assert HAND.of(game.state).beaten == 1
    assert (game.state.supply[STANDISH], game.state.general[STANDISH]) == (0, 9)
    assert told(game, "standish-beaten") == [{"count": 1, "power": 2}]
    assert standing(game, STANDISH) == []


@pytest.mark.rule("BG-14.4")
def test_dynamite_gives_the_human_two_dice_against_him() -> None:
    game = acted(drawn="C2 D3", placed="gambling+dynamite", standish="gambling", supply=0, combat=(3, 3))
    assert told(game, "duel")[0]["strengths"] == ((STANDISH, 5), (HUMAN, 6))


@pytest.mark.rule("BG-14.4", "BG-9.10")
def test_the_red_gunsmith_rolls_again_against_him() -> None:
    game = acted(
        drawn="C2 D3", placed="gambling", standish="gambling", supply=1, combat=(1, 6), character="red gunsmith"
    )
    assert asked(game) == "0 reroll"
    assert game.decision is not None
    assert game.decision.about["dice"] == [(HUMAN, 1, 0)]
    assert game.decision.about["rolls"] == [(STANDISH, 0, 0), (HUMAN, 1, 0)]
    answer(game, "0 choose reroll")
    assert told(game, "duel")[0]["winner"] == HUMAN
    assert [event["rolls"] for event in told(game, "rolled")] == [((HUMAN, 1, 0),), ((HUMAN, 6, 0),)]


@pytest.mark.rule("BG-14.4", "BG-14.11", "BG-11.3")
@pytest.mark.parametrize("character", ["banker", "red gunsmith"])
def test_with_might_is_right_the_human_plays_a_tile_and_he_none(character: str) -> None:
    """There is no tile of his to wait for, whoever plays after the others."""
    given: dict[str, Any] = {"drawn": "C2 D3 H3", "placed": "gambling", "standish": "gambling", "supply": 4}
    game = alone(variants="might-is-right", at="cowboys", character=character, **given)
    PILES.put(game.state, replace(PILES.of(game.state), hands=((0, 4, 5), ()), chosen=((), ()), discard=(1, 2, 3)))
    answer(game, "0 pass")
    assert asked(game) == "0 duel-tile"
    answer(game, "0 choose 5")
    assert told(game, "tiles-shown") == [{"at": "gambling", "rolls": [(HUMAN, 5, 0)]}]
    assert told(game, "duel")[0]["strengths"] == ((STANDISH, 8), (HUMAN, 9))
    # Nor does he ever draw any.
    assert (PILES.of(game.state).hands, PILES.of(game.state).discard) == (((0, 4), ()), (1, 2, 3, 5))


@pytest.mark.rule("BG-14.4")
@pytest.mark.parametrize(("supply", "wins"), [(0, 1), (1, 2), (4, 5), (5, 6), (-1, 0)])
def test_the_odds_against_him_know_that_he_rolls_no_die_and_wins_ties(supply: int, wins: int) -> None:
    """Firepower 5: with 5 more of the human's any die does; with none only the six."""
    game = alone(at="cowboys", drawn="D3", cards="B2", placed="gambling", standish="gambling", supply=1, in_round=2)
    state = game.state
    state.supply[HUMAN] = max(0, supply)
    state.bonus[HUMAN] = min(0, supply)
    chances = odds(game.rules.table, state, PLACE_BY_NAME["gambling"])
    assert (chances[HUMAN] * 6, chances[STANDISH] * 6) == (wins, 6 - wins)


@pytest.mark.rule("BG-14.6", "BG-7.7")
def test_he_takes_half_of_an_attacked_buildings_income_unless_beaten() -> None:
    drawing = "        b   c   d\n    2   Ho  Ho  Ho\n    3   ..  Sa0 ..\n"
    game = alone(drawing, at="actions", until="end", standish="c3", drawn="E3")
    assert gains(game, "loot") == {STANDISH: 7}
    assert gains(game, "building-income") == {HUMAN: 8}
    game = alone(drawing, at="actions", until="end", standish="c3", placed="c3", drawn="E3", combat=(6,))
    assert gains(game, "loot") == {}
    assert gains(game, "building-income") == {HUMAN: 15}


@pytest.mark.rule("BG-14.6", "BG-7.6")
def test_the_human_may_attack_his_buildings() -> None:
    drawing = "        b   c   d\n    2   Ho  Ho  Ho\n    3   ..  Sa1 ..\n"
    game = alone(drawing, at="actions", until="end", placed="c3")
    assert gains(game, "loot") == {HUMAN: 7}
    # $8 are 4 VP in round 1.
    assert game.state.vp[STANDISH] == 4


@pytest.mark.rule("BG-14.1", "BG-3.7")
def test_a_character_serves_once() -> None:
    game = alone(at="end", money=0, in_round=1)
    assert asked(game) == "0 character"
    refused(game, "0 choose banker", "character-gone", "BG-14.1", character="banker")
    refused(game, "0 choose doctor", "character-not-in-play", "BG-3.7")
    answer(game, "0 choose mercenary")
    assert game.state.order == [STANDISH, HUMAN]


@pytest.mark.rule("BG-14.4")
def test_among_people_everybody_still_rolls() -> None:
    game = scripted(placed={0: "roads", 1: "roads"}, combat=(4, 5))
    assert told(game, "rolled")[0]["rolls"] == ((0, 4, 0), (1, 5, 0))
