"""A small network in NumPy: what a player will still gain, in points."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from carson.bots.cards.learned.features import CITY_FEATURES, Array

# What the network says is in these units of points.
UNIT = 10.0


class Network:
    """A sum of two parts. One is linear in the features and in the features times the rounds left, as a chance is worth
    more while there is time to use it. The other is layers of weights and biases with ReLU between them, for what
    features mean together.
    """

    __slots__ = ("centre", "layers", "linear", "scale")

    def __init__(self, centre: Array, scale: Array, linear: Array, layers: Sequence[tuple[Array, Array]]) -> None:
        self.centre = centre
        self.scale = scale
        self.linear = linear  # a weight for each input, one for each input times the rounds left, and a constant
        self.layers = tuple(layers)

    def __call__(self, inputs: Array) -> Array:
        found: Array = self.plain(inputs)
        if self.layers:
            found += UNIT * self.deep((inputs - self.centre) * self.scale)
        return found

    def plain(self, inputs: Array) -> Array:
        """The linear part."""
        count = inputs.shape[1]
        left = inputs[:, CITY_FEATURES]
        found: Array = inputs @ self.linear[:count] + left * (inputs @ self.linear[count:-1]) + self.linear[-1]
        return found

    def deep(self, values: Array) -> Array:
        """The layers' part, of inputs that are centred and scaled."""
        for weights, biases in self.layers[:-1]:
            values = np.maximum(values @ weights + biases, 0)
        weights, biases = self.layers[-1]
        found: Array = (values @ weights + biases)[:, 0]
        return found

    def save(self, path: Path) -> None:
        named: dict[str, Any] = {"centre": self.centre, "scale": self.scale, "linear": self.linear}
        for number, (weights, biases) in enumerate(self.layers):
            named[f"weights{number}"], named[f"biases{number}"] = weights, biases
        np.savez_compressed(path, **named)


def read(path: Path) -> Network:
    with np.load(path) as stored:
        count = sum(name.startswith("weights") for name in stored.files)
        layers = [(stored[f"weights{number}"], stored[f"biases{number}"]) for number in range(count)]
        return Network(stored["centre"], stored["scale"], stored["linear"], layers)


@cache
def shipped() -> Network:
    """The network that comes with the package."""
    return read(Path(str(files("carson.bots.cards.learned") / "data" / "city.npz")))
