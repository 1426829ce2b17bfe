"""The rungs `normal` and `easy` of the board game, in positions where one answer is plainly right.

Among them the weak moves that `greedy` was seen to make.
"""

from random import Random

import pytest

from board.games import random_rules
from bots.choosing import choice, play_on
from carson.arena.simulate import simulate
from carson.arena.tables import board_table
from carson.board.actions import PASS, Buy, Cowboy
from carson.board.library import Options, new_game
from carson.bots import make_bot
from carson.bots.board.planner.planner import Planner
from carson.kernel import Game
from support.board import asked, on, scripted

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
PASTURE = """
        d   e   f
    4   ..  ..  ..
    5   ..  ..0 ..
    6   ..  ..  ..
"""
SALOON = """
        d   e   f
    4   Ho  Sa1 Ho
            --
    5   Ho |Ho |Ho
            --
    6   ..  ..  ..0
"""


# What greedy was seen to do wrong, and no rung above it does

SOUND = ("normal", "hard", "master")


@pytest.mark.parametrize("bot", SOUND)
def test_it_does_not_let_a_rich_rival_buy_24_points_unopposed(bot: str) -> None:
    """$72 at $3 each, and with four revolvers more the duel is all but won; $8 on another space are less."""
    given = {"characters": "banker, settler, captain", "in_round": 2, "passed": (1, 2), "placed": {1: "vp-3"}}
    game = scripted("", at="cowboys", supply=(1, 0, 0), revolvers=(4, 0, 0), money=(6, 72, 0), **given)
    assert choice(game, bot=bot) == Cowboy("vp-3")
    assert choice(game, bot="greedy") != Cowboy("vp-3")


@pytest.mark.parametrize("bot", SOUND)
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_it_buys_the_ranch_that_it_can_afford_and_build(bot: str, in_round: int) -> None:
    """$3 for $7 or $8 in each round, a revolver token and 2 VP."""
    game = scripted(PASTURE, placed={0: "buy-3"}, money=(4, 0, 0), in_round=in_round)
    assert asked(game) == "0 purchase"
    assert choice(game, bot=bot) == Buy("ranch")


@pytest.mark.parametrize("bot", SOUND)
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
def test_it_does_not_pass_while_a_place_is_clearly_worth_a_cowboy(bot: str, in_round: int) -> None:
    """A Mine between five mountains is for sale, and nobody is in the way."""
    game = scripted(MOUNTAINS, at="cowboys", in_round=in_round, money=15, supply=(3, 1, 1))
    assert choice(game, bot=bot) != PASS


def test_with_a_new_beginning_it_keeps_money_and_something_to_do_with_it() -> None:
    """No start with $0, one cowboy placed and a pass: it can buy a parcel and a building in the first round."""
    for number in range(3):
        game = new_game(Options(4, variants="new-beginning"), f"start {number}")
        bots = [make_bot("board", "normal", f"{number} {seat}") for seat in range(4)]
        placed, money = [0] * 4, [0] * 4
        while (decision := game.decision) is not None and game.state.round < 2:
            seat = decision.seats[0]
            action = bots[seat].choose(game.view(seat), game.legal_actions(seat))
            placed[seat] += type(action) is Cowboy
            game.apply(seat, action)
            if not game.state.round:
                money = list(game.state.money)
        assert min(money) >= 5, f"game {number}"
        assert min(placed) >= 2, f"game {number}"
        assert sum(placed) >= 8, f"game {number}"


@pytest.mark.parametrize("bot", ["hard", "master"])
def test_with_a_new_beginning_a_learned_bot_keeps_money_and_cowboys(bot: str) -> None:
    for number in range(2):
        game = new_game(Options(4, variants="new-beginning"), f"start {number}")
        bots = [make_bot("board", bot if seat == number else "normal", f"{number} {seat}") for seat in range(4)]
        while (decision := game.decision) is not None and not game.state.round:
            seat = decision.seats[0]
            game.apply(seat, bots[seat].choose(game.view(seat), game.legal_actions(seat)))
        assert game.state.money[number] > 0, f"game {number}"
        assert game.state.supply[number] >= 3, f"game {number}"


# What greedy does right


def test_it_buys_the_parcel_between_mountains_and_the_mine_for_it() -> None:
    game = scripted(MOUNTAINS, at="cowboys", in_round=1, money=15, supply=(2, 0, 0))
    assert {"cowboy c3", "cowboy buy-4"} <= set(play_on(game, name="normal"))
    assert on(game, "c3") == "Mi0"


def test_it_buys_victory_points_before_the_cash_limit_burns_the_money() -> None:
    given = {"characters": "sheriff, banker, captain", "in_round": 3}
    game = scripted("", at="cowboys", money=(60, 0, 0), supply=(1, 0, 0), **given)
    play_on(game, name="normal")
    assert game.state.vp[0] >= 10


@pytest.mark.parametrize(("money", "says"), [(28, "spend 10"), (19, "pass")])
def test_at_the_cash_limit_it_spends_what_makes_most_points(money: int, says: str) -> None:
    game = scripted(at="end", characters="sheriff, banker, captain", in_round=4, money=(money, 0, 0))
    assert game.rules.action_text(choice(game, bot="normal")) == says


@pytest.mark.parametrize(("defenders", "attacks"), [({}, True), ({1: "e4"}, False)])
def test_it_attacks_a_rich_building_but_not_at_hopeless_odds(defenders: dict[int, str], attacks: bool) -> None:
    given = {"characters": "banker, settler, captain", "in_round": 4, "passed": (1, 2), "track": "- - - - - - -"}
    game = scripted(SALOON, at="cowboys", placed=defenders, supply=(1, 0, 0), revolvers=(1, 8, 0), **given)
    assert (choice(game, bot="normal") == Cowboy("e4")) is attacks


def test_it_lays_the_road_that_its_building_needs() -> None:
    diagram = """
        d   e   f   g   h
    4   ..  ..  ..  ..  ..
            --
    5   .. |Ho |..  ..0 ..
            --
    6   ..  ..  ..  ..  ..
    """
    game = scripted(diagram, in_round=2, stock=(1, 0, 0), kept={0: "drugstore"}, until="end")
    play_on(game, name="normal")
    assert on(game, "g5") == "Dr0"


# Candidates for those who search


def test_candidates_come_best_first_and_are_the_same_from_a_view_and_from_a_state() -> None:
    """In the base game nothing is hidden, so what is imagined is what there is."""
    rules = random_rules(Random("candidates"))
    game = Game.start(rules, "candidates")
    rng = Random("candidates")
    compared = 0
    while (decision := game.decision) is not None and compared < 60:
        seat, legal = decision.seats[0], game.legal_actions(decision.seats[0])
        seen = Planner("x").propose(game.view(seat), legal, 5)
        values = [value for value, _ in seen]
        assert values == sorted(values, reverse=True)
        assert 1 <= len(seen) <= 5
        assert all(action in legal for _, action in seen)
        if not rules.table.variants:
            assert seen == Planner("x").propose_state(rules, game.state, seat, legal, 5)
        compared += 1
        game.apply(seat, seen[0][1] if rng.random() < 0.7 else rng.choice(legal))


def test_what_a_planner_remembers_does_not_change_what_it_chooses() -> None:
    game = new_game(Options(4), "memory")
    bots = [make_bot("board", "normal", "x") for _ in range(4)]
    while (decision := game.decision) is not None:
        seat, legal = decision.seats[0], game.legal_actions(decision.seats[0])
        chosen = bots[seat].choose(game.view(seat), legal)
        assert chosen == make_bot("board", "normal", "x").choose(game.view(seat), legal)
        game.apply(seat, chosen)


# The ladder


@pytest.mark.parametrize(("one", "three", "fewest"), [("normal", "easy", 10), ("easy", "random", 16)])
def test_each_rung_beats_three_of_the_rung_below(one: str, three: str, fewest: int) -> None:
    """In 20 games; docs/strength.md has the figures."""
    plan, names = board_table((one, three, three, three), "ladder", Options(4))
    assert simulate(plan, names, 20).wins[0] >= fewest
