"""Generation after generation: games by the network, then a network from the last games."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from carson.bots.board.learned.network import Network
from carson.training.board.fitting import Weights, fit
from carson.training.board.samples import Finished, Samples, collect, join
from carson.training.board.selfplay import EXPLORER, LEARNER, PLANNER, YARDSTICK, play
from carson.training.board.tables import random_table
from carson.training.generations import Settings, play_generation

PASSES: Final = 6.0  # over the games of a generation, spread over the generations that keep them
RATE: Final = 1e-3
KEPT: Final = 10  # generations in the replay buffer
AMONG_EQUALS: Final = 0.6  # of the games; in the others every seat is played in its own way


class Generation(NamedTuple):
    """What a generation came to: how many games it played, and by how many VP its network is off in games it has
    not learnt from.
    """

    number: int
    games: int
    error: float
    seconds: float


def play_one(network: Network | None, seed: str) -> Finished:
    """A game at a random table. Before there is a network, planners explore."""
    chance = Random(seed)
    options = random_table(chance)
    ways = [EXPLORER] * options.players
    if chance.random() > AMONG_EQUALS:
        ways = [chance.choice((EXPLORER, LEARNER, PLANNER, YARDSTICK)) for _ in ways]
    return play(options, network, ways, chance)


def _some(network: Network | None, seeds: list[str]) -> list[Finished]:
    return [play_one(network, seed) for seed in seeds]


def store(path: Path, arrays: Weights) -> None:
    """All of it or nothing: a run that is killed leaves whole files behind."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    part.replace(path)


def _stored(samples: dict[int, Samples]) -> Weights:
    return {f"{players} {name}": values for players, part in samples.items() for name, values in part._asdict().items()}


def _read(path: Path) -> dict[int, Samples]:
    with np.load(path) as file:
        sizes = sorted({int(name.split()[0]) for name in file.files})
        return {size: Samples(*(file[f"{size} {name}"] for name in Samples._fields)) for size in sizes}


def train(settings: Settings, tell: Callable[[Generation], None]) -> Path:
    """Trains and stores each generation's games and network in the folder; goes on from what is there.

    Returns the file of the last network.
    """
    begin = time.monotonic()
    settings.folder.mkdir(parents=True, exist_ok=True)
    newest = settings.folder / "value.npz"
    weights: Weights | None = None
    buffer: list[dict[int, Samples]] = []
    for number in range(1, settings.generations + 1):
        played = settings.folder / f"games-{number}.npz"
        learnt = settings.folder / f"value-{number}.npz"
        if learnt.exists() and played.exists():
            buffer = [*buffer, _read(played)][-KEPT:]
            with np.load(learnt) as file:
                weights = dict(file)
            continue
        if time.monotonic() - begin > settings.seconds:
            break
        started = time.monotonic()
        network = None if weights is None else Network(weights)
        games = list(play_generation(_some, network, settings.seed, number, settings.games, settings.jobs))
        samples = collect(games, number * settings.games)
        store(played, _stored(samples))
        buffer = [*buffer, samples][-KEPT:]
        weights, error = fit(join(buffer), weights, PASSES / len(buffer), RATE, number)
        store(learnt, weights)
        store(newest, small(weights))
        tell(Generation(number, len(games), error, time.monotonic() - started))
    return newest


def small(weights: Weights) -> Weights:
    """As shipped: half as large, and exact enough."""
    return {name: value.astype(np.float16) if value.ndim else value for name, value in weights.items()}
