"""A game against Standish written down, read back, looked at, undone; and what a broken one is told."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from board.games import keen, played
from board.variants.helpers_solo import HUMAN, STANDISH, alone
from carson.board.audit import faults
from carson.board.library import new_rules, replayed
from carson.board.material.figures import STRATEGIES
from carson.board.options import Options
from carson.board.variants.solo.reasons import WHYS
from carson.board.variants.solo.state import HAND
from carson.board.views.view import plain
from carson.kernel import NotationError, parse, record
from carson.words import LANGUAGES, BoardTeller, Words
from support.board import BoardGame, answer, everything
from words.ftl import catalogue, choices


def middle(strategy: str, upto: int, **others: str) -> BoardGame:
    rng = Random(f"{strategy} {upto}")
    return played(new_rules(Options(2, solo=strategy, **others)), f"{strategy} {upto}", keen(rng), upto)


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("upto", [0, 4, 9, 20, 45, 70])
def test_positions_and_records_read_back(strategy: str, upto: int) -> None:
    game = middle(strategy, upto)
    rules = game.rules
    text = rules.position_text(game.state)
    assert rules.position_text(rules.parse_position(text)) == text
    assert rules.parse_position(text).slices == game.state.slices
    again = replayed(parse(record(game).text()))
    assert rules.position_text(again.state) == text
    assert again.rules.table.options == rules.table.options


@pytest.mark.parametrize("seat", [HUMAN, None])
def test_the_view_tells_all_that_lies_open(seat: int | None) -> None:
    game = alone(strategy="urban", cards="G2", drawn="C2", in_round=2)
    shown = game.view(seat).variants["solo"]
    assert (shown["strategy"], shown["character"]) == ("urban", "lawyer")
    assert [(card["card"], card["firepower"]) for card in shown["drawn"]] == [("C", 2), ("G", 2)]
    assert (len(shown["deck"]), shown["laid_off"], shown["to_draw"]) == (10, [], 2)
    # A cowboy lies on the Lawyer.
    assert (shown["on_card"], shown["firepower"], shown["bridged"]) == (1, 5, False)
    standish = game.view(seat).players[STANDISH]
    assert standish.firepower.total == 5
    assert (standish.limit, standish.character) == (-1, -1)
    assert plain(game.view(seat))["variants"]["solo"] == shown


def test_a_bot_can_imagine_the_state_from_the_view() -> None:
    game = middle("miner", 40, variants="river")
    imagined = game.rules.imagine(game.view(HUMAN), Random(1))
    assert everything(imagined) == everything(game.state)
    assert faults(game.rules.table, imagined) == []


def test_used_characters_are_not_shown() -> None:
    game = alone(at="end", money=0)
    assert "banker" not in [character.name for character in game.view(HUMAN).characters]
    assert len(game.view(HUMAN).characters) == 6


def test_a_move_that_makes_standish_draw_a_card_is_not_undone() -> None:
    game = alone(supply=5, in_round=3)
    answer(game, "0 cowboy wages")
    assert game.undoable(HUMAN) is None
    # Once he is done it is again.
    game = alone(supply=5, drawn="C2 C2 A3 B2", cards="X1", in_round=3)
    answer(game, "0 cowboy wages", "0 cowboy wages")
    assert game.undoable(HUMAN) is not None


def test_nobody_can_act_for_him() -> None:
    game = alone(supply=2)
    reason = game.why_not(STANDISH, "pass")
    assert reason is not None
    assert reason.code == "not-your-decision"
    assert game.legal_actions(STANDISH) == []


def test_the_same_draws_give_the_same_game() -> None:
    first, second = (middle("urban", 60) for _ in range(2))
    assert [move.events for move in first.moves] == [move.events for move in second.moves]


@pytest.mark.parametrize(
    ("line", "broken", "fault"),
    [
        ("cards: ", "cards: 0 0", "cards"),
        ("cards-drawn: ", "cards-drawn: 0 1 2 3 4 5", "cards-drawn"),
        ("on-card: ", "on-card: 3", "cowboys of 1"),
        ("bridged: ", "bridged: 1", "bridged"),
        ("sides: ", "sides: 2Y 3Y", "characters"),
        ("passed: ", "passed: 0 1", "pass order"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(line: str, broken: str, fault: str) -> None:
    game = middle("rancher", 12)
    text = game.rules.position_text(game.state)
    (there,) = [found for found in text.splitlines() if found.startswith(line)]
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(text.replace(there, broken))
    assert fault in caught.value.details["faults"]


@pytest.mark.parametrize("figure", ["-1", "2"])
def test_he_has_built_his_bridge_or_not(figure: str) -> None:
    game = middle("rancher", 12)
    with pytest.raises(NotationError) as caught:
        game.rules.parse_position(game.rules.position_text(game.state).replace("bridged: 0", f"bridged: {figure}"))
    assert caught.value.code == "position-number"


@pytest.mark.parametrize("name", ["money", "revolvers", "stock", "supply"])
def test_standish_has_nothing_of_his_own(name: str) -> None:
    game = middle("rancher", 12)
    assert faults(game.rules.table, game.state) == []
    had: list[int] = getattr(game.state, name)
    had[STANDISH] += 1
    assert f"{name} of {STANDISH}" in faults(game.rules.table, game.state)


def test_he_draws_no_more_cards_than_the_round_allows() -> None:
    game = alone(cards="A3")
    state, hand = game.state, HAND.of(game.state)
    HAND.put(state, replace(hand, deck=hand.deck[3:], drawn=(*hand.drawn, *hand.deck[:3])))
    assert "cards-drawn" in faults(game.rules.table, state)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_his_has_words(language: str) -> None:
    told: Any = dict(choices(catalogue(language)["event-standish"]))["why"]
    assert set(told) == set(WHYS)


def test_he_goes_only_by_reasons_that_have_words() -> None:
    seen = set()
    for strategy in STRATEGIES:
        for number in range(60, 66):
            game = middle(strategy, number)
            seen |= {event.data["why"] for event in game.events(None) if event.kind == "standish"}
    assert seen <= set(WHYS)
    assert len(seen) > 15


def test_his_reasons_are_told_with_the_rule() -> None:
    game = alone(cards="A3")
    tell = BoardTeller(Words("en"), ["Ada", "Standish"].__getitem__)
    sentences = [tell.event(event) for event in game.events(None)]
    assert sentences == [
        "Standish draws card A (3). His firepower is now 3.",
        "Standish places a cowboy on Ammunition.",
        "Standish, Ammunition: the card says so (BG-14.9).",
        "Standish places a cowboy on Cowboy VP.",
        "Standish, Cowboy VP: the card says so (BG-14.9).",
    ]


@pytest.mark.rule("BG-16.80")
def test_nobody_passes_before_him() -> None:
    game = middle("rancher", 12)
    game.state.passed = [HUMAN, STANDISH]
    assert "pass order" in faults(game.rules.table, game.state)


def test_piles_that_are_shuffled_have_no_order() -> None:
    game = middle("rancher", 12)
    hand = HAND.of(game.state)
    assert len(hand.deck) > 1
    HAND.put(game.state, replace(hand, deck=hand.deck[::-1]))
    assert faults(game.rules.table, game.state) == ["order of cards"]
