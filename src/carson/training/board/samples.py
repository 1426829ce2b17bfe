"""Positions of finished games as arrays, by the number of players, with the scores that the games ended with."""

from typing import NamedTuple

import numpy as np

from carson.bots.board.learned.features import Features
from carson.bots.board.learned.network import POINTS, Array


class Samples(NamedTuple):
    """One row a position; `game` tells which positions belong to one game."""

    players: Array
    table: Array
    faces: Array
    moment: Array
    scores: Array
    game: Array

    def part(self, rows: Array) -> "Samples":
        return Samples(*(values[rows] for values in self))


class Finished(NamedTuple):
    """A game's positions, and how it ended for every seat."""

    positions: list[Features]
    scores: list[int]


def collect(games: list[Finished], first: int = 0) -> dict[int, Samples]:
    """The positions of these games, by the number of players; games are numbered from `first`."""
    found: dict[int, Samples] = {}
    for players in sorted({len(game.scores) for game in games}):
        rows = [
            (position, game.scores, first + number)
            for number, game in enumerate(games)
            if len(game.scores) == players
            for position in game.positions
        ]
        if rows:
            found[players] = Samples(
                np.array([position.players for position, _, _ in rows], dtype=np.float16),
                np.array([position.table for position, _, _ in rows], dtype=np.float16),
                np.array([position.faces for position, _, _ in rows], dtype=np.int16),
                np.array([position.moment for position, _, _ in rows], dtype=np.int16),
                np.array([scores for _, scores, _ in rows], dtype=np.float32) / POINTS,
                np.array([number for _, _, number in rows], dtype=np.int32),
            )
    return found


def join(parts: list[dict[int, Samples]]) -> dict[int, Samples]:
    """All of them, by the number of players."""
    sizes = sorted({players for part in parts for players in part})
    return {
        players: Samples(*map(np.concatenate, zip(*(part[players] for part in parts if players in part))))
        for players in sizes
    }
