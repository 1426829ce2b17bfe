"""The value network, run with NumPy alone: a small net over each player's row, joined with what it makes of the rivals.

It gives every player's final score. Chances to win follow from the scores: how far a lead can be trusted depends on the
moment. `carson train board` makes the weights.
"""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from carson.bots.board.learned.features import LAYOUT, Features

POINTS: Final = 40.0  # a score of 1 stands for so many VP
Array = np.ndarray[Any, Any]


class Layers(NamedTuple):
    """What each layer made of some positions of one table; the last one are scores."""

    hidden: Array
    each: Array
    joined: Array
    head: Array
    scores: Array


class Network:
    """Weights by name; all arithmetic in float32."""

    __slots__ = ("_w",)

    def __init__(self, weights: dict[str, Array]) -> None:
        if int(weights["layout"]) != LAYOUT:
            raise ValueError(f"these weights were trained for layout {int(weights['layout'])}, not {LAYOUT}")
        self._w = {name: np.asarray(value, dtype=np.float32) for name, value in weights.items()}

    @classmethod
    def load(cls, path: Path) -> "Network":
        with np.load(path) as file:
            return cls(dict(file))

    def scores(self, positions: list[Features]) -> Array:
        """What each player will score in each of these positions of one table, in VP."""
        players = np.array([position.players for position in positions], dtype=np.float32)
        tables = np.array([position.table for position in positions], dtype=np.float32)
        faces = np.array([position.faces for position in positions])
        moments = np.array([position.moment for position in positions])
        return forward(self._w, players, tables, faces, moments).scores * POINTS

    def chances(self, scores: Array, moments: list[int]) -> Array:
        """Each player's chance to win, if these scores are expected at these moments."""
        return as_chances(scores / self._w["trust"][moments][:, None])


def forward(w: dict[str, Array], players: Array, tables: Array, faces: Array, moments: Array) -> Layers:
    """Rows of players and tables, the faces played, and the moments, for positions with as many players."""
    shared = tables @ w["table"] + w["moment"][moments] + w["bias1"]
    hidden = np.maximum(players @ w["player"] + shared[:, None, :] + w["face"][faces], 0)
    each = np.maximum(hidden @ w["weight2"] + w["bias2"], 0)
    joined = with_rivals(each)
    head = np.maximum(joined @ w["weight3"] + w["bias3"], 0)
    return Layers(hidden, each, joined, head, (head @ w["weight4"] + w["bias4"])[:, :, 0])


def with_rivals(each: Array) -> Array:
    """Beside what a player has of each trait: the rivals' mean, and the most that any of them has."""
    count = each.shape[1]
    mean = (each.sum(axis=1, keepdims=True) - each) / (count - 1)
    # Whoever has most of a trait is compared with the next.
    highest = np.arange(count)[None, :, None] == each.argmax(axis=1, keepdims=True)
    second = np.where(highest, -np.inf, each).max(axis=1, keepdims=True)
    most = np.where(highest, second, each.max(axis=1, keepdims=True)).astype(each.dtype)
    return np.concatenate([each, mean, most], axis=2)


def as_chances(points: Array) -> Array:
    """Shares that add up to 1, larger for more points."""
    weights = np.exp(points - points.max(axis=1, keepdims=True))
    chances: Array = weights / weights.sum(axis=1, keepdims=True)
    return chances


@cache
def shipped() -> Network:
    """The network that comes with the package."""
    with as_file(files("carson.bots.board.learned") / "value.npz") as path:
        return Network.load(path)
