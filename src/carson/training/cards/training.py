"""Generation after generation: games by the network, then a network from these games."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from carson.bots.cards.learned.features import Array
from carson.bots.cards.learned.network import Network, read
from carson.training.cards.fitting import fit
from carson.training.cards.selfplay import Path as Played
from carson.training.cards.selfplay import play_one
from carson.training.generations import Settings, play_generation

LAMBDA = 0.7  # how much of a target is what happened in the end, rather than what the network expected next
EPOCHS = 3
RATE = 1e-3
KEPT = 8  # generations in the replay buffer
ENOUGH = 4000  # players' games before layers are fitted: with fewer, they learn the noise


class Generation(NamedTuple):
    """What a generation came to: how many cities it built, their points, and how far off the network is."""

    number: int
    players: int
    points: float
    error: float
    seconds: float


def _some(network: Network | None, seeds: list[str]) -> list[Played]:
    return [path for seed in seeds for path in play_one(network, seed)]


def targets(network: Network | None, path: Played) -> Array:
    """What the player still gained after each card, mixed with what the network expected on the way (TD(λ))."""
    gained: Array = (path.final - path.points).astype(np.float32)
    if network is None:
        return gained
    expected = network(path.seen)
    found = gained.copy()
    for i in range(len(found) - 2, -1, -1):
        then = LAMBDA * found[i + 1] + (1 - LAMBDA) * expected[i + 1]
        found[i] = path.points[i + 1] - path.points[i] + then
    return found


def train(settings: Settings, tell: Callable[[Generation], None]) -> Path:
    """Trains and stores each generation's network and games in the folder; goes on from what is there.

    The file of the last network.
    """
    began = time.monotonic()
    settings.folder.mkdir(parents=True, exist_ok=True)
    buffer: list[list[Played]] = []
    network: Network | None = None
    stored = settings.folder
    for generation in range(settings.generations):
        file = settings.folder / f"network-{generation}.npz"
        kept = settings.folder / f"games-{generation}.npz"
        if file.exists() and kept.exists():
            stored, network = file, read(file)
            buffer = [*buffer, _read_games(kept)][-KEPT:]
            continue
        if network is not None and time.monotonic() - began > settings.seconds:
            break
        paths = list(play_generation(_some, network, settings.seed, generation, settings.games, settings.jobs))
        _keep_games(kept, paths)
        buffer = [*buffer, paths][-KEPT:]
        network = _fitted(network, buffer, generation)
        network.save(file)
        stored = file
        points = float(np.mean([path.final for path in paths]))
        tell(Generation(generation, len(paths), points, _error(network, paths), time.monotonic() - began))
    return stored


def _fitted(network: Network | None, buffer: list[list[Played]], generation: int) -> Network:
    paths = [path for paths in buffer for path in paths]
    inputs = np.concatenate([path.seen for path in paths])
    wanted = np.concatenate([targets(network, path) for path in paths])
    epochs = EPOCHS if len(paths) >= ENOUGH else 0
    return fit(inputs, wanted, epochs, RATE, generation)


def _error(network: Network, paths: list[Played]) -> float:
    """The root of the mean squared difference to what was still gained."""
    wrong = [network(path.seen) - (path.final - path.points) for path in paths]
    return float(np.sqrt(np.mean(np.concatenate(wrong) ** 2)))


def _keep_games(where: Path, paths: list[Played]) -> None:
    np.savez_compressed(
        where,
        lengths=np.array([len(path.points) for path in paths]),
        seen=np.concatenate([path.seen for path in paths]).astype(np.float16),
        points=np.concatenate([path.points for path in paths]),
        finals=np.array([path.final for path in paths]),
    )


def _read_games(where: Path) -> list[Played]:
    with np.load(where) as stored:
        ends = np.cumsum(stored["lengths"])[:-1]
        seen = np.split(stored["seen"].astype(np.float32), ends)
        points = np.split(stored["points"], ends)
        return [Played(a, b, float(c)) for a, b, c in zip(seen, points, stored["finals"], strict=True)]
