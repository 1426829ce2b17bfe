"""Draws from a seed: the same everywhere, a stream for each pile, fair; and draws read back, each checked."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.kernel import Chance, Game, Log, RecordedChance, RecordError, SampledChance, SeededChance
from kernel.tiny import begin, play, play_out

DIE = range(1, 7)


def draws(chance: Chance, what: str, count: int, pool: range = DIE) -> list[int]:
    return [chance.pick(what, pool) for _ in range(count)]


def chi_square(counts: Counter[int], pool: range) -> float:
    expected = sum(counts.values()) / len(pool)
    return sum((counts[value] - expected) ** 2 / expected for value in pool)


def limit(values: int) -> float:
    """What a fair source exceeds about once in a million times (the cube approximation of Wilson and Hilferty)."""
    degrees = values - 1
    return degrees * (1 - 2 / (9 * degrees) + 4.75 * (2 / (9 * degrees)) ** 0.5) ** 3


def test_a_seed_draws_the_same_on_every_machine() -> None:
    chance = SeededChance("tumbleweed")
    assert draws(chance, "die", 12) == [3, 6, 4, 5, 1, 1, 6, 2, 2, 1, 1, 1]
    assert draws(chance, "terrain", 8, range(48)) == [14, 30, 33, 40, 29, 22, 5, 18]


@given(st.lists(st.sampled_from(["die", "card", "bid-1"]), max_size=40))
@settings(max_examples=50, deadline=None)
def test_each_pile_is_drawn_in_its_own_order_whatever_is_drawn_in_between(order: list[str]) -> None:
    chance = SeededChance("seed")
    found: dict[str, list[int]] = {"die": [], "card": [], "bid-1": []}
    for what in order:
        found[what].append(chance.pick(what, DIE))
    for what, values in found.items():
        assert values == draws(SeededChance("seed"), what, len(values))


def test_two_seeds_and_two_piles_draw_differently() -> None:
    first = draws(SeededChance("a"), "die", 50)
    assert first != draws(SeededChance("b"), "die", 50)
    assert first != draws(SeededChance("a"), "dice", 50)


@pytest.mark.parametrize("size", [2, 3, 6, 7, 48, 100])
def test_each_value_of_a_pool_is_equally_likely_within_a_stream(size: int) -> None:
    counts = Counter(draws(SeededChance("fair"), "die", 200 * size, range(size)))
    assert chi_square(counts, range(size)) < limit(size)


def test_each_value_is_equally_likely_as_the_first_draw_of_many_seeds() -> None:
    counts = Counter(SeededChance(str(seed)).pick("die", DIE) for seed in range(3000))
    assert chi_square(counts, DIE) < limit(6)


def test_one_draw_says_nothing_about_the_next() -> None:
    values = draws(SeededChance("pairs"), "die", 7201)
    pairs = Counter(6 * (a - 1) + b - 1 for a, b in pairwise(values))
    assert chi_square(pairs, range(36)) < limit(36)


def test_the_chi_square_of_these_tests_sees_a_loaded_die() -> None:
    loaded = Counter(max(value, 2) for value in draws(SeededChance("fair"), "die", 1200))
    assert chi_square(loaded, DIE) > limit(6)


def test_a_copy_of_a_seeded_chance_goes_on_alike_and_apart() -> None:
    chance = SeededChance("seed")
    draws(chance, "die", 3)
    other = chance.copy()
    assert draws(other, "die", 20) == draws(chance.copy(), "die", 20)
    assert draws(chance, "die", 20) == draws(SeededChance("seed"), "die", 23)[3:]


def test_draws_made_elsewhere_can_be_counted_in() -> None:
    chance = SeededChance("seed")
    chance.skip([("die", 4), ("card", 1), ("die", 2)])
    assert draws(chance, "die", 5) == draws(SeededChance("seed"), "die", 7)[2:]
    assert draws(chance, "card", 5) == draws(SeededChance("seed"), "card", 6)[1:]


def test_sampled_chance_draws_from_the_generator_given_and_from_nothing_else() -> None:
    assert draws(SampledChance(Random(5)), "die", 30) == draws(SampledChance(Random(5)), "dice", 30)
    counts = Counter(draws(SampledChance(Random(5)), "die", 1200))
    assert chi_square(counts, DIE) < limit(6)


def test_recorded_draws_come_back_in_order() -> None:
    chance = RecordedChance([("die", 4), ("card", 11)])
    assert chance.pick("die", DIE) == 4
    assert chance.pick("card", range(20)) == 11
    chance.finish()


@pytest.mark.parametrize(
    ("recorded", "code"),
    [
        ((), "record-draw-missing"),
        ((("card", 4),), "record-draw-other"),
        ((("die", 7),), "record-draw-impossible"),
    ],
)
def test_a_recorded_draw_must_be_there_be_of_that_pile_and_be_in_it(
    recorded: tuple[tuple[str, int], ...], code: str
) -> None:
    with pytest.raises(RecordError) as raised:
        RecordedChance(recorded).pick("die", DIE)
    assert raised.value.code == code
    assert raised.value.details["what"] == "die"


def test_a_recorded_draw_that_nobody_asked_for_is_a_fault() -> None:
    chance = RecordedChance([("die", 4), ("die", 5)])
    chance.pick("die", DIE)
    with pytest.raises(RecordError, check=lambda error: error.code == "record-draw-left-over"):
        chance.finish()


def test_the_log_notes_each_draw_and_a_draw_or_a_reveal_makes_the_move_final() -> None:
    log = Log(RecordedChance([("die", 4)]))
    assert not log.final
    log.pick("die", DIE)
    assert log.draws == [("die", 4)]
    assert log.final
    log = Log(RecordedChance([]))
    log.reveal()
    assert (log.draws, log.final) == ([], True)


def test_a_games_moves_hold_every_draw_apart_from_the_intent() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3")
    assert [what for what, _ in game.setup.draws] == ["card"] * 3
    assert [move.draws for move in game.moves[:2]] == [(), ()]
    assert game.moves[2].draws == (("die", game.state.points[2]),)


def test_one_seed_plays_the_same_game_again() -> None:
    one, other = (play_out(begin(4, "again"), Random(3)) for _ in range(2))
    assert one.moves == other.moves
    assert one.moves != play_out(begin(4, "other"), Random(3)).moves


def test_a_game_may_be_played_with_a_chance_of_ones_own() -> None:
    game = Game.start(begin(2).rules, None, RecordedChance([("card", 4), ("card", 2), ("die", 5)]))
    assert game.state.hands == [(4,), (2,)]
    play(game, "0 lay 1", "1 lay 2")
    assert game.state.points == [0, 5]


def test_a_single_move_may_be_given_its_own_draws() -> None:
    game = play(begin(2), "0 lay 1")
    for pips in DIE:
        ahead = game.copy()
        ahead.apply(1, "lay 2", RecordedChance([("die", pips)]))
        assert ahead.state.points == [0, pips]
