"""The PettingZoo environments pass PettingZoo's own tests, and play by the rules."""

import pickle
import random
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import random_demo

from carson.board.actions import Road
from carson.environments import aec, parallel
from carson.kernel import IllegalAction

with warnings.catch_warnings():
    # Its tests import one of its own games in a way that it is giving up.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

TABLES: dict[str, dict[str, Any]] = {
    "cards": {"game": "cards"},
    "cards, virtual players": {"game": "cards", "players": 2, "virtual": "expert beginner"},
    "board": {"game": "board", "players": 3},
    "board, variants": {
        "game": "board",
        "players": 3,
        "characters": "random",
        "variants": "might-is-right kit-carson horses outlaws",
        "reward": "margin",
    },
    "solo": {"game": "board", "solo": "urban"},
}
tables = pytest.mark.parametrize("table", TABLES.values(), ids=list(TABLES))
# PettingZoo knows its own games with masks by name, and says this to all others.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


@masked
@tables
def test_the_api_is_as_pettingzoo_wants_it(table: dict[str, Any]) -> None:
    api_test(aec.env(**table), num_cycles=60)
    parallel_api_test(parallel.parallel_env(**table), num_cycles=30)


@tables
def test_a_seed_gives_the_same_game_again(table: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**table), num_cycles=20)
    parallel_seed_test(lambda: parallel.parallel_env(**table), num_cycles=10)


@tables
def test_games_are_cut_after_as_many_cycles_as_wanted(table: dict[str, Any]) -> None:
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: parallel.parallel_env(**table, max_cycles=max_cycles),
        env=lambda max_cycles: parallel.env(**table, max_cycles=max_cycles),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", ["cards", "board"])
def test_pettingzoos_random_demonstration_plays_to_the_end(game: str) -> None:
    random.seed(7)  # it chooses with Python's own generator
    env = aec.env(game, players=4)
    env.reset(seed=7)
    assert random_demo(env, render=False) == pytest.approx(0)
    assert env.unwrapped.game.outcome() is not None


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; the sum of each agent's rewards."""
    env.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    return total


def test_the_winner_is_paid_at_the_end_and_rewards_of_a_win_add_up_to_nothing() -> None:
    env = aec.env("board", players=3)
    total = play(env, 3)
    outcome = env.unwrapped.game.outcome()
    assert [total[f"player_{seat}"] for seat in range(3)] == pytest.approx(
        [(seat in outcome.winners) / len(outcome.winners) - 1 / 3 for seat in range(3)]
    )


def test_a_margin_is_the_lead_over_the_best_rival_in_hundreds_of_points() -> None:
    env = aec.env("cards", players=2, reward="margin")
    total = play(env, 3)
    scores = env.unwrapped.game.outcome().scores
    assert len(scores) == 4
    assert total["player_0"] == pytest.approx((scores[0] - max(scores[1:])) / 100)


def test_bids_are_asked_one_after_the_other_and_stay_sealed() -> None:
    env = aec.raw_env("cards", players=4)
    env.reset(seed=7)
    before = env.observe("player_1")["observation"]
    for value in (3, 9):
        env.reset(seed=7)
        env.step(env.played.ids.id(env.game.legal_actions(0)[value - 1]))
        assert env.agent_selection == "player_1"
        seen = env.observe("player_1")["observation"]
        changed = np.flatnonzero(seen != before)
        assert len(changed) == 2, "player_0 is no longer asked, and has a bid face down"
    assert env.observe("player_0")["action_mask"].sum() == 0


def test_an_illegal_action_says_why() -> None:
    env = aec.raw_env("board", players=2)
    env.reset(seed=7)
    with pytest.raises(IllegalAction, match="road on the north side of a1"):
        env.step(env.played.ids.id(Road("a1n")))
    with pytest.raises(ValueError, match="player_0 is still playing"):
        env.step(None)


def test_a_parallel_environment_takes_all_bids_at_once_and_replaces_what_is_illegal() -> None:
    env = parallel.parallel_env("cards", players=4)
    observations, _ = env.reset(seed=7)
    assert all(observations[agent]["action_mask"].sum() == 9 for agent in env.agents)
    _, _, _, _, infos = env.step({"player_0": 2, "player_1": 3, "player_2": 4, "player_3": 5})
    assert infos["player_0"]["illegal"].startswith("You do not have") or infos["player_0"]["illegal"]
    assert not infos["player_1"]
    assert env.game.version == 4


def test_a_table_prints_without_secrets_and_an_environment_can_be_pickled() -> None:
    env = aec.raw_env("cards", players=2, render_mode="ansi")
    env.reset(seed=7)
    assert "Era I, round 1" in (env.render() or "")
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=7)
    assert again.game == env.game


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"reward": "gold"}, "There is no reward “gold”; choose win or margin."),
        ({"seed": 7}, "give the seed to reset()"),
        ({"players": 9}, "You cannot play with 9"),
    ],
)
def test_bad_options_are_refused_in_words(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception) as fault:  # noqa: PT011 - the sentence is compared
        aec.env("cards", **options)
    assert said in str(fault.value)
