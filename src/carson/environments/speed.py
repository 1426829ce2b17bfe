"""Steps a second of our environments, next to PettingZoo's classic games, measured by turns in one run.

python -m carson.environments.speed [SECONDS]

An agent looks, chooses at random what its mask allows, and acts. Games that are not installed are left out.
"""

import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final

from numpy import flatnonzero
from numpy.random import default_rng

from carson.environments import aec

ROUNDS: Final = 5
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6")
OURS: Final[dict[str, dict[str, Any]]] = {
    "carson cards, 4 players": {"game": "cards", "players": 4},
    "carson board, 4 players": {"game": "board", "players": 4},
    "carson board, 4 players, 5 variants": {
        "game": "board",
        "players": 4,
        "characters": "gold",
        "variants": "new-beginning river might-is-right outlaws horses",
    },
}


def steps(make: Callable[[], Any], seconds: float, seed: int) -> float:
    """Steps in a second of processor time; finished games are followed by new ones."""
    env, rng = make(), default_rng(seed)
    env.reset(seed=seed)
    count, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        if not env.agents or all(env.terminations[agent] or env.truncations[agent] for agent in env.agents):
            env.reset()
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
            continue
        legal = flatnonzero(observation["action_mask"])
        env.step(int(legal[int(rng.integers(len(legal)))]))
        count += 1
    return count / (time.process_time() - began)


def environments() -> Iterator[tuple[str, Callable[[], Any]]]:
    for name, options in OURS.items():
        yield name, partial(aec.env, **options)
    for name in CLASSIC:
        try:
            yield name, _classic(name)
        except ImportError as fault:
            print(f"{name} is left out: {fault}", file=sys.stderr)


def _classic(name: str) -> Callable[[], Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a registry is to come
        found: Callable[[], Any] = import_module(f"pettingzoo.classic.{name}").env
    return found


def main(seconds: float = 2.0) -> None:
    found = dict(environments())
    taken: dict[str, list[float]] = {name: [] for name in found}
    for number in range(ROUNDS):
        for name, make in found.items():
            taken[name].append(steps(make, seconds, number))
    print("| environment | steps a second |\n|---|---|")
    for name, speeds in taken.items():
        print(f"| {name} | {round(statistics.median(speeds)):,} |")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
