"""A copy of a game is a game of its own."""

from random import Random
from typing import Any

from carson.kernel import Game, SampledChance, record
from kernel.tiny import begin, play, play_out


def half_played() -> Game[Any, Any, Any]:
    return play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0")


def test_playing_on_in_a_copy_changes_nothing_in_the_original_nor_the_other_way() -> None:
    game = half_played()
    before = record(game).text()
    other = game.copy()
    play_out(other, Random(1))
    finished = record(other).text()
    assert record(game).text() == before
    play_out(game, Random(2))
    assert record(other).text() == finished


def test_a_copy_draws_what_the_original_would_have_drawn() -> None:
    game = half_played()
    other = game.copy()
    assert play_out(game, Random(4)).moves == play_out(other, Random(4)).moves


def test_a_copy_with_a_chance_of_its_own_leaves_the_originals_draws_alone() -> None:
    game = half_played()
    futures = set()
    for number in range(8):
        other = game.copy()
        other.use_chance(SampledChance(Random(number)))
        futures.add(record(play_out(other, Random(4))).text())
    assert len(futures) == 8
    assert play_out(game, Random(4)).moves == play_out(half_played(), Random(4)).moves


def test_the_state_before_a_move_stays_what_it_was() -> None:
    game = begin()
    seen: list[tuple[Any, str]] = []
    rng = Random(9)
    while game.decision is not None:
        seen.append((game.state, game.rules.position_text(game.state)))
        seat = rng.choice(game.decision.seats)
        game.apply(seat, rng.choice(game.legal_actions(seat)))
    assert len(seen) > 10
    assert all(game.rules.position_text(state) == text for state, text in seen)
