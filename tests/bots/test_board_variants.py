"""Bots play every variant, both editions and Standish to the end, and greedy plays them better than by chance."""

from collections import Counter
from random import Random

import pytest

from board.games import random_table
from carson.arena.simulate import simulate
from carson.arena.tables import board_table
from carson.board.actions import Shift
from carson.board.editions import DUTCH
from carson.board.library import Options, new_game
from carson.board.material.figures import STRATEGIES
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.registry import VARIANTS
from carson.bots import make_bot
from carson.bots.board.variants.kit_carson.answers import MOST_SHIFTS
from carson.bots.board.variants.new_beginning.answers import BIDS
from carson.bots.playing import play

ALL = " ".join(VARIANTS)


@pytest.mark.parametrize("name", ["random", "easy", "normal", "greedy"])  # test_board_learned.py has the others
def test_a_bot_plays_any_table_to_its_end(name: str) -> None:
    """Any variants together, either edition, any number of players, sometimes alone; `play` refuses what is illegal."""
    for number in range(8):
        options = random_table(Random(f"any {number}"))
        game = new_game(options, f"any {number}")
        play(game, [make_bot("board", name, f"{number} {seat}") for seat in range(options.players)])
        assert game.outcome() is not None


@pytest.mark.parametrize("variant", [*VARIANTS, DUTCH])
def test_greedy_beats_three_randoms_in_at_least_8_of_10_games(variant: str) -> None:
    players = ("greedy", "random", "random", "random")
    options = Options(4, edition=DUTCH) if variant == DUTCH else Options(4, variants=variant)
    plan, names = board_table(players, "variants", options)
    report = simulate(plan, names, 10)
    assert report.wins[0] >= 8
    assert report.scores[0]["mean"] > 50


@pytest.mark.parametrize("variants", [*VARIANTS, ALL])
def test_four_greedy_players_score_as_much_as_in_the_base_game(variants: str) -> None:
    """About 38 VP there; who does not understand the variant stays below."""
    plan, names = board_table(("greedy",) * 4, "variants", Options(4, variants=variants))
    scores = simulate(plan, names, 2).scores
    assert sum(score["mean"] for score in scores) / 4 > 30


@pytest.mark.parametrize("solo", STRATEGIES)
def test_against_standish_greedy_has_a_chance(solo: str) -> None:
    """docs/strength.md has the figures."""
    plan, names = board_table(("greedy",), "solo", Options(2, solo=solo))
    report = simulate(plan, names, 12)
    assert 3 <= report.wins[0] <= 11
    assert report.scores[0]["mean"] > 35


def test_with_kit_carson_greedy_does_not_move_cowboys_for_ever() -> None:
    """Nobody but itself holds it back here, and it is asked as often as it may act (BG-11.4)."""
    for number in range(4):
        game = new_game(Options(4, variants="kit-carson horses"), f"free {number}")
        bots = [make_bot("board", "greedy", f"{number} {seat}") for seat in range(4)]
        rng = Random(number)
        moved: Counter[tuple[int, int]] = Counter()
        while (decision := game.decision) is not None:
            seat = rng.choice(decision.seats) if decision.freely else decision.seats[0]
            action = bots[seat].choose(game.view(seat), game.legal_actions(seat))
            moved[game.state.round, seat] += type(action) is Shift and decision.freely
            game.apply(seat, action)
        assert max(moved.values()) <= MOST_SHIFTS


@pytest.mark.parametrize("variants", ["new-beginning", "new-beginning might-is-right"])
def test_sheets_are_sensible_and_not_always_the_same(variants: str) -> None:
    """Hands to work with, land to build on, a small bid, and all within the purse (`choose` gives what is legal)."""
    found = set()
    for number in range(12):
        game = new_game(Options(4, variants=variants), f"sheet {number}")
        sheet = make_bot("board", "greedy", f"{number}").choose(game.view(0), game.legal_actions(0))
        assert type(sheet) is Sheet
        assert sheet.cowboys >= 3
        assert sheet.parcels >= 2
        assert sheet.bid in BIDS
        found.add(sheet)
    assert len(found) > 2


def test_a_bot_decides_by_its_view_alone_where_tiles_and_sheets_are_secret() -> None:
    rng = Random("secret")
    game = new_game(Options(4, variants=ALL), "secret")
    rules = game.rules
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        chosen = make_bot("board", "greedy", "x").choose(game.view(seat), game.legal_actions(seat))
        other = rules.redraw(game.state, seat, rng)
        assert make_bot("board", "greedy", "x").choose(rules.view(other, seat), rules.legal(other, seat)) == chosen
        game.apply(seat, chosen)
