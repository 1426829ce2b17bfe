"""Fits the board game's value network to samples, in NumPy: the network's own steps, backwards, and Adam."""

from collections.abc import Callable
from typing import Final

import numpy as np

from carson.bots.board.learned.features import LAYOUT, MOMENTS, NO_FACE
from carson.bots.board.learned.network import POINTS, Array, as_chances, forward
from carson.training.board.samples import Samples

WIDTH: Final = 128
NARROW: Final = 48
BATCH: Final = 1024
NEAR: Final = 0.25  # errors above this count linearly: one wild game must not pull the rest along
DECAY: Final = 0.02
HELD_BACK: Final = 20  # one game in so many is not learnt from
TRUSTS: Final = (2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 15.0, 20.0)

Weights = dict[str, Array]


def new_weights(players: int, table: int, chance: np.random.Generator) -> Weights:
    """Before anything is learnt; `players` and `table` are how long these rows are."""

    def layer(inputs: int, outputs: int) -> Array:
        spread: Array = chance.normal(0, (2 / inputs) ** 0.5, (inputs, outputs)).astype(np.float32)
        return spread

    def small(rows: int) -> Array:
        found: Array = chance.normal(0, 0.02, (rows, WIDTH)).astype(np.float32)
        return found

    return {
        "player": layer(players, WIDTH),
        "table": layer(table, WIDTH),
        "face": small(NO_FACE + 1),
        "moment": small(MOMENTS),
        "bias1": np.zeros(WIDTH, dtype=np.float32),
        "weight2": layer(WIDTH, NARROW),
        "bias2": np.zeros(NARROW, dtype=np.float32),
        "weight3": layer(3 * NARROW, NARROW),
        "bias3": np.zeros(NARROW, dtype=np.float32),
        "weight4": layer(NARROW, 1),
        "bias4": np.full(1, 0.9, dtype=np.float32),
    }


def _flat(values: Array) -> Array:
    return values.reshape(-1, values.shape[-1])


def _picked(rows: Array, count: int, values: Array) -> Array:
    """The sums of `values` by which of `count` rows each belongs to."""
    found: Array = np.eye(count, dtype=np.float32)[rows.reshape(-1)].T @ values
    return found


def _to_rivals(each: Array, grad: Array) -> Array:
    """What reaches the players through their rivals' means and maxima."""
    count, width = each.shape[1], each.shape[2]
    own, mean, most = grad[:, :, :width], grad[:, :, width : 2 * width], grad[:, :, 2 * width :]
    back: Array = own + (mean.sum(axis=1, keepdims=True) - mean) / (count - 1)
    order = np.argsort(each, axis=1)
    first, second = order[:, -1:], order[:, -2:-1]
    seats = np.arange(count)[None, :, None]
    to_first = np.where(seats == first, 0, most).sum(axis=1, keepdims=True)
    to_second = np.where(seats == first, most, 0).sum(axis=1, keepdims=True)
    back += np.where(seats == first, to_first, 0) + np.where(seats == second, to_second, 0)
    return back


def gradients(w: Weights, batch: Samples) -> tuple[float, Weights]:
    """How far off the scores are on average, and which way each weight would make it worse."""
    players, table = batch.players.astype(np.float32), batch.table.astype(np.float32)
    hidden, each, joined, head, scores = forward(w, players, table, batch.faces, batch.moment)
    off = scores - batch.scores
    size = off.size
    grad = (np.clip(off, -NEAR, NEAR) / size)[:, :, None].astype(np.float32)
    found: Weights = {"weight4": _flat(head).T @ _flat(grad), "bias4": grad.sum(axis=(0, 1))}
    grad = (grad @ w["weight4"].T) * (head > 0)
    found["weight3"], found["bias3"] = _flat(joined).T @ _flat(grad), grad.sum(axis=(0, 1))
    grad = _to_rivals(each, grad @ w["weight3"].T) * (each > 0)
    found["weight2"], found["bias2"] = _flat(hidden).T @ _flat(grad), grad.sum(axis=(0, 1))
    grad = (grad @ w["weight2"].T) * (hidden > 0)
    found["player"] = _flat(players).T @ _flat(grad)
    found["face"] = _picked(batch.faces, NO_FACE + 1, _flat(grad))
    shared_grad = grad.sum(axis=1)
    found["table"], found["bias1"] = table.T @ shared_grad, shared_grad.sum(axis=0)
    found["moment"] = _picked(batch.moment, MOMENTS, shared_grad)
    return float(np.abs(off).mean()), found


class Adam:
    """Steps whose size follows each weight's own past gradients; weights decay a little with each."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._means = {name: np.zeros_like(value) for name, value in weights.items()}
        self._squares = {name: np.zeros_like(value) for name, value in weights.items()}
        self._steps = 0

    def step(self, grads: Weights, rate: float) -> None:
        self._steps += 1
        for name, grad in grads.items():
            mean, square, weight = self._means[name], self._squares[name], self._weights[name]
            mean += 0.1 * (grad - mean)
            square += 0.001 * (grad * grad - square)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9**self._steps) / scale + (DECAY * weight if weight.ndim > 1 else 0))


def _held_back(samples: dict[int, Samples], held: bool) -> dict[int, Samples]:
    return {players: part.part((part.game % HELD_BACK == 0) == held) for players, part in samples.items()}


def fit(
    samples: dict[int, Samples],
    weights: Weights | None,
    passes: float,
    rate: float,
    seed: int,
    tell: Callable[[int, int, float], None] = lambda step, steps, wrong: None,
) -> tuple[Weights, float]:
    """New weights, and by how many points (of POINTS) they are off in games that were not learnt from."""
    chance = np.random.default_rng(seed)
    some = next(iter(samples.values()))
    w = new_weights(some.players.shape[2], some.table.shape[1], chance) if weights is None else weights
    w = {name: value.copy() for name, value in w.items() if name not in ("layout", "trust")}
    average = {name: value.copy() for name, value in w.items()}
    learnt = {players: part for players, part in _held_back(samples, False).items() if len(part.moment)}
    sizes = np.array([len(part.moment) * players for players, part in learnt.items()], dtype=float)
    rows = sum(len(part.moment) for part in learnt.values())
    steps = max(1, int(passes * rows / BATCH))
    adam = Adam(w)
    for step in range(steps):
        part = learnt[list(learnt)[chance.choice(len(learnt), p=sizes / sizes.sum())]]
        wrong, grads = gradients(w, part.part(chance.integers(len(part.moment), size=min(BATCH, len(part.moment)))))
        adam.step(grads, rate * (1 - 0.95 * step / steps))
        for name, value in average.items():
            value += max(0.004, 1 / (step + 1)) * (w[name] - value)
        tell(step, steps, wrong)
    checked = _held_back(samples, True)
    average["layout"] = np.array(LAYOUT)
    average["trust"] = trusts(average, checked)
    return average, error(average, checked)


def predicted(w: Weights, part: Samples) -> Array:
    """The scores that the network expects."""
    players, table = part.players.astype(np.float32), part.table.astype(np.float32)
    return forward(w, players, table, part.faces, part.moment).scores


def trusts(w: Weights, samples: dict[int, Samples]) -> Array:
    """For each moment, the lead in VP by which a chance to win grows e-fold, so that chances come true most often."""
    surprise = np.zeros((MOMENTS, len(TRUSTS)))
    for part in samples.values():
        if len(part.moment):
            points = predicted(w, part) * POINTS
            won = part.scores == part.scores.max(axis=1, keepdims=True)
            for column, trust in enumerate(TRUSTS):
                chances = (as_chances(points / trust) * won).sum(axis=1)
                np.add.at(surprise[:, column], part.moment, -np.log(np.maximum(chances, 1e-6)))
    found: Array = np.array(TRUSTS, dtype=np.float32)[np.argmin(surprise + 0.01 * surprise.sum(axis=0), axis=1)]
    return found


def error(w: Weights, samples: dict[int, Samples]) -> float:
    """By how much the scores are off on average."""
    off = [np.abs(predicted(w, part) - part.scores).reshape(-1) for part in samples.values() if len(part.moment)]
    return float(np.concatenate(off).mean()) if off else 0.0
