"""Might is Right, set-up: duel tiles are dealt, and start money makes up for the luck of it."""

from collections import Counter

import pytest

from board.variants.helpers_might import rules_of
from carson.board.library import BoardGame, new_rules
from carson.board.options import Options
from carson.board.variants.might_is_right.state import PILES
from carson.kernel import Game, record
from support.board import told

pytestmark = pytest.mark.rule("BG-11.3")


def begin(players: int, seed: str = "tiles") -> BoardGame:
    return Game.start(new_rules(Options(players, variants="might-is-right")), seed)


def test_two_players_have_0_to_5_each_and_15_dollars() -> None:
    game = begin(2)
    assert PILES.of(game.state).hands == ((0, 1, 2, 3, 4, 5),) * 2
    assert game.state.money == [15, 15]
    assert "tile" not in {what for what, _ in game.setup.draws}


@pytest.mark.parametrize(("players", "each", "total"), [(3, 6, 45), (4, 6, 60), (5, 6, 75), (6, 5, 75)])
def test_more_players_are_dealt_all_the_tiles_of_their_sets_and_get_30_dollars_less_their_sum(
    players: int, each: int, total: int
) -> None:
    """The books' check: the sums add up to 45, 60 or 75. Six players share the tiles of five."""
    dealt = set()
    for seed in "abcdef":
        game = begin(players, seed)
        hands = PILES.of(game.state).hands
        dealt.add(hands)
        assert [len(hand) for hand in hands] == [each] * players
        assert sum(map(sum, hands)) == total
        assert Counter(tile for hand in hands for tile in hand) == dict.fromkeys(range(6), min(players, 5))
        assert game.state.money == [30 - sum(hand) for hand in hands]
    assert len(dealt) == 6


def test_the_sums_are_told_to_all_the_tiles_only_to_their_owner() -> None:
    game = begin(3)
    hands = PILES.of(game.state).hands
    assert told(game, "tile-sums") == [{"strengths": tuple((seat, sum(hands[seat])) for seat in range(3))}]
    for viewer in (None, 0, 1, 2):
        known = [event.data["tiles"] for event in game.events(viewer) if event.kind == "tiles-known"]
        assert known == ([] if viewer is None else [hands[viewer]])


def test_a_view_shows_the_own_hand_and_of_the_others_number_and_sum() -> None:
    game = begin(3)
    hands = PILES.of(game.state).hands
    for viewer in (None, 0, 1, 2):
        shown = game.view(viewer).variants["might-is-right"]
        assert shown["hand"] == (None if viewer is None else list(hands[viewer]))
        assert shown["tiles"] == [6, 6, 6]
        assert shown["sums"] == [sum(hand) for hand in hands]


def test_the_public_record_of_a_running_game_hides_what_was_dealt() -> None:
    game = begin(3)
    assert "tile" in record(game).text()
    assert "tile" not in record(game, public=True).text()


def test_without_the_variant_there_are_no_tiles_and_everybody_has_15_dollars() -> None:
    game: BoardGame = Game.start(new_rules(Options(3)), "tiles")
    assert not PILES.in_play(game.state)
    assert game.state.money == [15] * 3


@pytest.mark.rule("BG-11.5", "BG-14.11")
def test_alone_the_human_has_0_to_5_and_15_dollars_and_standish_no_tile() -> None:
    game: BoardGame = Game.start(new_rules(Options(2, variants="might-is-right", solo="rancher")), "tiles")
    assert PILES.of(game.state).hands == ((0, 1, 2, 3, 4, 5), ())
    assert game.state.money[0] == 15
    assert told(game, "tile-sums") == [{"strengths": ((0, 15),)}]


@pytest.mark.rule("BG-16.46")
def test_with_a_new_beginning_the_tiles_are_dealt_before_the_sheets() -> None:
    game: BoardGame = Game.start(new_rules(Options(3, variants="new-beginning might-is-right")), "tiles")
    assert game.decision is not None
    assert game.decision.kind == "sheet"
    assert [len(hand) for hand in PILES.of(game.state).hands] == [6, 6, 6]
    assert rules_of(game).view(game.state, 0).variants["might-is-right"]["hand"] is not None
