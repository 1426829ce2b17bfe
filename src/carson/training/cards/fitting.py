"""Fits the network to what players still gained, with Adam, in NumPy: it is small enough."""

from itertools import pairwise

import numpy as np
import numpy.typing as npt

from carson.bots.cards.learned.features import CITY_FEATURES, Array
from carson.bots.cards.learned.network import UNIT, Network

HIDDEN = (64, 32)
BATCH = 512
SHRINKING = 200.0
DECAY = 0.02


def linear(inputs: Array, targets: Array) -> Array:
    """The linear part, by least squares with a little shrinking."""
    left = inputs[:, CITY_FEATURES, None]
    wide = np.concatenate([inputs, inputs * left], 1).astype(np.float64)
    centre, spread = wide.mean(0), np.maximum(wide.std(0), 0.01)
    wide = (wide - centre) / spread
    mean = targets.mean(dtype=np.float64)
    found = np.linalg.solve(wide.T @ wide + SHRINKING * np.eye(wide.shape[1]), wide.T @ (targets - mean)) / spread
    return np.append(found, mean - centre @ found).astype(np.float32)


def fresh(inputs: Array, seed: int) -> Network:
    """A network that knows nothing but the range of its inputs."""
    rng = np.random.default_rng(seed)
    sizes = (inputs.shape[1], *HIDDEN, 1)
    layers = [
        ((rng.standard_normal((a, b)) * np.sqrt(2 / a)).astype(np.float32), np.zeros(b, np.float32))
        for a, b in pairwise(sizes)
    ]
    layers[-1] = (0.1 * layers[-1][0], layers[-1][1])
    spread = inputs.std(0)
    scale = np.where(spread > 1e-2, 1 / np.maximum(spread, 1e-2), 0).astype(np.float32)
    nothing = np.zeros(2 * inputs.shape[1] + 1, np.float32)
    return Network(inputs.mean(0, dtype=np.float32), scale, nothing, layers)


def fit(inputs: Array, targets: Array, epochs: int, rate: float, seed: int) -> Network:
    """A network for this data: first the linear part, then the layers for what it leaves, with Adam."""
    network = fresh(inputs, seed)
    network.linear = linear(inputs, targets)
    if not epochs:
        network.layers = ()
        return network
    wanted: Array = ((targets - network.plain(inputs)) / UNIT).astype(np.float32)
    scaled: Array = ((inputs - network.centre) * network.scale).astype(np.float32)
    rng = np.random.default_rng(seed)
    weights: list[Array] = [np.array(one) for layer in network.layers for one in layer]
    moments = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    steps, total = 0, epochs * max(1, len(inputs) // BATCH)
    for _ in range(epochs):
        order: npt.NDArray[np.int64] = rng.permutation(len(inputs))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[first : first + BATCH]
            gradients = _gradients(weights, scaled[chosen], wanted[chosen])
            steps += 1
            pace = rate * (1 - 0.9 * steps / (total + 1))
            for one, gradient, moment, square in zip(weights, gradients, moments, squares, strict=True):
                moment += 0.1 * (gradient - moment)
                square += 0.001 * (gradient * gradient - square)
                corrected = moment / (1 - 0.9**steps)
                one -= pace * (corrected / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8) + DECAY * one)
    network.layers = tuple((weights[i], weights[i + 1]) for i in range(0, len(weights), 2))
    return network


def _gradients(weights: list[Array], inputs: Array, targets: Array) -> list[Array]:
    """Of the squared error, softened where it is large (Huber)."""
    values = [inputs]
    for i in range(0, len(weights) - 2, 2):
        values.append(np.maximum(values[-1] @ weights[i] + weights[i + 1], 0))
    found = (values[-1] @ weights[-2] + weights[-1])[:, 0]
    wrong = found - targets
    slope = (np.clip(wrong, -3, 3) / len(wrong))[:, None].astype(np.float32)
    gradients: list[Array] = []
    for i in range(len(weights) - 2, -1, -2):
        gradients += [slope.sum(0), values[i // 2].T @ slope]
        if i:
            slope = (slope @ weights[i].T) * (values[i // 2] > 0)
    return gradients[::-1]
