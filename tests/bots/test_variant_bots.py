"""The board game's bots play every variant, both editions and solo to the end; greedy plays them better than random."""

from random import Random

import pytest

from board.games import random_table
from carson.arena.match import play
from carson.board.figures import STRATEGIES
from carson.board.library import new_game
from carson.board.options import DUTCH, VARIANTS, Options
from carson.bots import make_bot

GAMES = 12


@pytest.mark.parametrize("variant", [*VARIANTS, DUTCH])
def test_greedy_beats_three_randoms_with_each_variant(variant: str) -> None:
    """Ten games of twelve at least: against the base game's randoms it wins them all."""
    edition = {"edition": DUTCH} if variant == DUTCH else {"variants": variant}
    wins = 0
    for number in range(GAMES):
        game = new_game(Options(4, **edition), f"variant {number}")
        names = ("greedy", "random", "random", "random")
        result = play(game, [make_bot("board", name, f"{number} {seat}") for seat, name in enumerate(names)])
        wins += result.outcome.winners == (0,)
    assert wins >= 10


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_finishes_games_of_any_variants_editions_and_characters(name: str) -> None:
    for number in range(12):
        options = random_table(Random(f"any {number}"))
        game = new_game(options, f"any {number}")
        bots = [make_bot("board", name, f"{number} {seat}") for seat in range(options.players)]
        assert play(game, bots).outcome.scores


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_greedy_gives_standish_a_game(strategy: str) -> None:
    """It wins some and loses some, at every level (docs/strength.md has the shares of 200 games)."""
    wins = 0
    for number in range(20):
        game = new_game(Options(2, solo=strategy), f"standish {number}")
        wins += play(game, [make_bot("board", "greedy", f"{number}")] * 2).outcome.winners == (0,)
    assert 3 <= wins <= 18
