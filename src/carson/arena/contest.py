"""A contest: which bots meet at which tables. Every contestant gets the same seeds and sits in every seat.

A deal is one seed. In each deal every line-up plays once from every seat: the players move on by one. Who begins where
is drawn for each deal, the same for all line-ups. So contestants differ in nothing but what they do.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from carson.arena.games import ARENA_GAMES

LineUp = tuple[str, ...]


class Contest(Struct, frozen=True):
    """`options` are those of the game; players, virtual ones too, come from the line-ups."""

    game: str
    options: Any
    line_ups: tuple[LineUp, ...]
    seed: str
    measure: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who plays, the first line-up's first."""
        return tuple(dict.fromkeys(name for line_up in self.line_ups for name in line_up))

    @property
    def deal_games(self) -> int:
        """How many games make a whole deal."""
        return sum(len(_rotated(self.game, line_up)) for line_up in self.line_ups)

    def deals(self, games: int) -> int:
        """Whole deals with at least so many games."""
        return -(-games // self.deal_games)

    def fingerprint(self) -> str:
        """The same for the same contest, however many games of it are played."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Task(Struct, frozen=True):
    """One game to be played: who sits at the real seats, in their order, and the names of all players."""

    number: int
    contest: str
    deal: int
    game: str
    options: Any
    seed: str
    bots: LineUp
    players: LineUp
    measure: bool


def one_against(challengers: Sequence[str], against: LineUp) -> tuple[LineUp, ...]:
    """A gauntlet: each challenger alone against the same others."""
    return tuple((challenger, *against) for challenger in challengers)


def round_robin(contestants: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Every table that contestants can make: all different where there are enough, else all as often as possible."""
    whole, rest = divmod(seats, len(contestants))
    return tuple((*tuple(contestants) * whole, *more) for more in combinations(contestants, rest))


def tasks(contest: Contest, deals: int) -> Iterator[Task]:
    """All games of so many deals; the first ones stay the same when there are more."""
    game, mark, number = contest.game, contest.fingerprint(), 0
    for deal in range(deals):
        seed = f"{contest.seed}/{deal}"
        for line_up in contest.line_ups:
            for order in _rotated(game, line_up, seed):
                table = ARENA_GAMES[game].seat(contest.options, order)
                yield Task(number, mark, deal, game, table.options, seed, table.bots, table.players, contest.measure)
                number += 1


def _rotated(game: str, line_up: LineUp, seed: str = "") -> list[LineUp]:
    """The line-up with its bots in every seat; virtual players follow them and do not move."""
    virtual = ARENA_GAMES[game].virtual
    bots = [name for name in line_up if name not in virtual]
    rest = tuple(name for name in line_up if name in virtual)
    Random(f"{seed} seats").shuffle(bots)
    return [(*bots[turn:], *bots[:turn], *rest) for turn in range(max(1, len(bots)))]
