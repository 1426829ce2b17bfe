"""The Gymnasium environments pass Gymnasium's checker; bots play the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from carson.bots.simple import RandomBot
from carson.environments.gym import CarsonEnv


@pytest.mark.parametrize(
    "table",
    [
        {"game": "cards", "opponents": ["greedy", "random", "random"]},
        {"game": "board", "players": 3, "seat": 1},
        {"game": "board", "solo": "miner"},
        {"game": "board", "players": 2, "seat": None, "variants": "new-beginning might-is-right"},
    ],
)
def test_the_checker_finds_nothing_wrong(table: dict[str, Any]) -> None:
    game = table.pop("game")
    env = gymnasium.make(f"carson/{game}-v1", render_mode="ansi", disable_env_checker=True, **table)
    check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_game_is_played_to_its_end_against_bots(seat: int | None) -> None:
    env = CarsonEnv("cards", opponents=["greedy", RandomBot, "random"], seat=seat)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        legal = np.flatnonzero(env.action_masks())
        assert np.array_equal(legal, np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(int(rng.choice(legal)))
        assert not cut
    outcome = env.game.outcome()
    assert outcome is not None
    assert reward == pytest.approx((env.seat in outcome.winners) / len(outcome.winners) - 1 / 4)
    assert not env.action_masks().any()


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = CarsonEnv("cards")
    env.reset(seed=3)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1, True)
    assert info["illegal"]
    assert not info["action_mask"].any()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponents": ["random"]}, "This game needs 3 opponents, not 1."),
        ({"opponents": "clever"}, "There is no bot “clever”"),
        ({"seat": 5}, "There is no seat 5; choose one of 0, 1, 2, 3, or None."),
    ],
)
def test_bad_options_are_refused_in_words(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception) as fault:  # noqa: PT011 - the sentence is compared
        CarsonEnv("cards", **options)
    assert said in str(fault.value)
