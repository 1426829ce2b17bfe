"""Many games: the sums are right, and neither processes nor batches change them."""

import statistics

import pytest

from carson.arena.parallel import chunks
from carson.arena.simulate import Tally, play_some, simulate
from carson.arena.tables import card_simulation
from carson.cards.library import replayed
from carson.kernel import OptionsError, parse

PLAYERS = ("greedy", "random", "expert", "beginner")


def test_the_report_has_mean_and_deviation_of_every_seat() -> None:
    simulation, names = card_simulation(PLAYERS, "sums", keep_records=True)
    scores = [replayed(parse(text)).outcome() for _, text in play_some(simulation, range(12)).records]
    report = simulate(simulation, names, 12)
    for seat in range(4):
        points = [outcome.scores[seat] for outcome in scores if outcome]
        assert report.scores[seat]["mean"] == pytest.approx(statistics.mean(points), abs=0.001)
        assert report.scores[seat]["stdev"] == pytest.approx(statistics.stdev(points), abs=0.001)
        assert report.wins[seat] == sum(seat in outcome.winners for outcome in scores if outcome)
    assert report.games == 12
    assert report.decisions == sum(len(parse(text).lines) - 1 for _, text in play_some(simulation, range(12)).records)


def test_one_game_has_no_deviation() -> None:
    simulation, names = card_simulation(PLAYERS, "one")
    assert [score["stdev"] for score in simulate(simulation, names, 1).scores] == [0, 0, 0, 0]


def test_several_processes_give_the_same_figures_as_one() -> None:
    simulation, names = card_simulation(PLAYERS, "jobs")
    alone, together = simulate(simulation, names, 9), simulate(simulation, names, 9, jobs=2)
    assert (alone.scores, alone.wins, alone.decisions) == (together.scores, together.wins, together.decisions)


def test_a_few_games_are_shared_out_among_all_workers() -> None:
    """Otherwise eight games of a slow bot would all be played by one of two processes."""
    sizes = [[len(chunk) for chunk in chunks(range(games), 2)] for games in (1, 9, 40, 10_000)]
    assert sizes == [[1], [1] * 9, [5] * 8, [20] * 500]


def test_another_seed_gives_other_games() -> None:
    figures = [simulate(*card_simulation(PLAYERS, seed), 5).scores for seed in ("a", "b", "a")]
    assert figures[0] == figures[2] != figures[1]


def test_virtual_players_are_seated_after_the_bots() -> None:
    simulation, names = card_simulation(("expert", "random", "beginner", "greedy"), "order")
    assert names == ("random", "greedy", "expert", "beginner")
    assert simulation.bots == ("random", "greedy")


def test_unknown_players_and_impossible_tables_are_refused() -> None:
    with pytest.raises(OptionsError):
        card_simulation(("greedy", "genius", "expert", "expert"), "x")
    with pytest.raises(OptionsError, check=lambda error: error.code == "options-players"):
        card_simulation(("random",) * 3, "x")
    with pytest.raises(OptionsError, check=lambda error: error.code == "options-real"):
        card_simulation(("expert",) * 4, "x")


def test_tallies_merge_as_if_added_one_by_one() -> None:
    simulation, _ = card_simulation(PLAYERS, "merge")
    merged = Tally(4)
    for numbers in (range(3), range(3, 8)):
        merged.merge(play_some(simulation, numbers).tally)
    assert merged == play_some(simulation, range(8)).tally
