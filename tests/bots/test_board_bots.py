"""Bots for the board game: they see only their view, answer legally, and are as strong as docs/strength.md says."""

from random import Random

import pytest

from board.games import random_rules
from carson.arena.simulate import Report, simulate
from carson.arena.tables import board_table
from carson.board.options import Options
from carson.bots import make_bot
from carson.bots.playing import play
from carson.kernel import Game

QUICK = ("random", "easy", "normal", "greedy")  # test_board_learned.py has the others


def table(*players: str, games: int, characters: str = "beginners") -> Report:
    plan, names = board_table(players, "strength", Options(len(players), characters=characters))
    return simulate(plan, names, games)


def test_greedy_beats_three_randoms_in_at_least_36_of_40_games() -> None:
    report = table("greedy", "random", "random", "random", games=40)
    assert report.wins[0] >= 36
    assert report.scores[0]["mean"] > 50


def test_four_greedy_players_score_what_people_do() -> None:
    """About 25 to 45 VP each; a bot that builds nothing stays below 20."""
    for score in table("greedy", "greedy", "greedy", "greedy", games=8).scores:
        assert 30 < score["mean"] < 55


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_always_answers_with_a_legal_action(name: str) -> None:
    """At any table, with any characters and bag; `play` refuses what is not legal."""
    for number in range(8):
        rules = random_rules(Random(f"legal {number}"))
        game = Game.start(rules, f"legal {number}")
        play(game, [make_bot("board", name, f"{number} {seat}") for seat in range(rules.seats)])
        assert game.outcome() is not None


def test_a_bot_decides_by_its_view_alone() -> None:
    """Two states that differ only in what the seat cannot know get the same answer."""
    for number in range(2):
        rng = Random(f"view {number}")
        rules = random_rules(rng)
        game = Game.start(rules, str(number))
        while (decision := game.decision) is not None:
            seat = decision.seats[0]
            chosen = make_bot("board", "greedy", "x").choose(game.view(seat), game.legal_actions(seat))
            other = rules.redraw(game.state, seat, rng)
            assert make_bot("board", "greedy", "x").choose(rules.view(other, seat), rules.legal(other, seat)) == chosen
            game.apply(seat, chosen if rng.random() < 0.5 else rng.choice(game.legal_actions(seat)))
