"""Bots for The Card Game: they see only their view, answer legally, and are as strong as docs/strength.md says."""

from functools import cache
from random import Random

import pytest

from carson.arena.simulate import Report, simulate
from carson.arena.tables import card_simulation
from carson.bots import bot_names, make_bot
from carson.bots.cards.bidding import best_bid, place_odds, profile
from carson.bots.playing import play
from carson.cards import library
from carson.cards.options import Options
from carson.kernel import Game, OptionsError

GAMES = 100
LEARNED = ("hard", "master")  # they think longer, so tests play fewer games with them


@cache
def strength(*players: str) -> Report:
    """Several tests look at the same games."""
    return simulate(*card_simulation(players, "strength"), GAMES)


def test_greedy_beats_three_randoms_in_at_least_95_of_100_games() -> None:
    assert strength("greedy", "random", "random", "random").wins[0] >= 95


def test_the_levels_of_virtual_players_differ_in_strength_in_their_order() -> None:
    """The same opponent, a greedy bot, scores less and wins less the higher the level of its three rivals."""
    levels = ("beginner", "intermediate", "expert")
    reports = [strength("greedy", level, level, level) for level in levels]
    greedy_wins = [report.wins[0] for report in reports]
    greedy_means = [report.scores[0]["mean"] for report in reports]
    assert greedy_wins == sorted(greedy_wins, reverse=True)
    assert len(set(greedy_wins)) == 3
    assert greedy_means == sorted(greedy_means, reverse=True)


def test_at_one_table_the_higher_level_scores_more() -> None:
    scores = strength("greedy", "beginner", "intermediate", "expert").scores
    beginner, intermediate, expert = (score["mean"] for score in scores[1:])
    assert beginner < intermediate < expert


def test_greedy_against_experts_is_a_contest() -> None:
    assert 20 <= strength("greedy", "expert", "expert", "expert").wins[0] <= 80


@pytest.mark.parametrize("name", bot_names("cards"))
@pytest.mark.parametrize("real", range(1, 7))
def test_a_bot_always_answers_with_a_legal_action(name: str, real: int) -> None:
    for number in range(1 if name in LEARNED else 3):
        game = library.new_game(library.filled(real, "expert"), f"legal {number}")
        play(game, [make_bot("cards", name, f"{number} {seat}") for seat in range(real)])
        assert game.outcome() is not None


@pytest.mark.parametrize("name", [name for name in bot_names("cards") if name != "random"])
def test_a_bot_decides_by_its_view_alone(name: str) -> None:
    """Two games that differ only in what the seat cannot know get the same answer."""
    rules = library.new_rules(Options(4, ()))
    rng = Random(7)
    differed = asked = 0
    for number in range(1 if name in LEARNED else 6):
        game = Game.start(rules, str(number))
        while (decision := game.decision) is not None:
            seat = decision.seats[-1]
            legal = game.legal_actions(seat)
            chosen = make_bot("cards", name, "x").choose(game.view(seat), legal)
            other = rules.redraw(game.state, seat, rng)
            differed += rules.position_text(other) != rules.position_text(game.state)
            again = make_bot("cards", name, "x").choose(rules.view(other, seat), rules.legal(other, seat))
            assert chosen == again
            game.apply(decision.seats[0], rng.choice(game.legal_actions(decision.seats[0])))
            asked += 1
    assert differed > 0.04 * asked > 5


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(OptionsError) as raised:
        make_bot("cards", "clever", "1")
    assert (raised.value.code, raised.value.details["known"]) == ("bot-unknown", bot_names("cards"))


def test_place_odds_add_up_and_follow_the_bids_left() -> None:
    view = library.new_game(library.filled(1, "expert"), "odds").view(0)
    rivals = list(view.players[1:])
    for bid in range(1, 12):
        assert sum(place_odds(bid, rivals)) == pytest.approx(1)
    assert place_odds(12, rivals)[0] == pytest.approx(1)
    assert place_odds(1, rivals)[-1] == pytest.approx(1)
    # Experts hold 3–11: eight of nine beat a 3, and one ties with it.
    assert place_odds(3, rivals)[-1] == pytest.approx(((8 + 0.5) / 9) ** 3)


def test_a_round_where_all_cards_are_worth_the_same_gets_the_lowest_bid() -> None:
    view = library.new_game(library.filled(1, "expert"), "flat").view(0)
    assert best_bid(view, 0, list(range(1, 10)), lambda name: 4.0) == 1


def test_a_round_with_one_card_worth_all_gets_the_highest_bid() -> None:
    view = library.new_game(library.filled(1, "beginner"), "steep").view(0)
    table = view.table
    prize = max(view.offer, key=lambda name: table.attraction[table.codes[name]])
    assert best_bid(view, 0, list(range(1, 10)), lambda name: 60.0 * (name == prize)) == 9
    assert profile(view, lambda name: 60.0 * (name == prize)) == [60.0, 0.0, 0.0, 0.0]
