"""Many games between bots, in one process or several, with the same result either way."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from carson.arena.parallel import spread
from carson.bots import make_bot, play
from carson.kernel import Game, Outcome, record


class Tally(Struct):
    """Sums over games, by seat. Whole numbers, so that the order of adding does not matter."""

    seats: int
    games: int = 0
    decisions: int = 0
    shared: int = 0
    points: list[int] = []
    squares: list[int] = []
    wins: list[int] = []

    def __post_init__(self) -> None:
        for sums in (self.points, self.squares, self.wins):
            sums.extend([0] * (self.seats - len(sums)))

    def add(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.shared += len(outcome.winners) > 1
        for seat, points in enumerate(outcome.scores):
            self.points[seat] += points
            self.squares[seat] += points * points
        for seat in outcome.winners:
            self.wins[seat] += 1

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        for seat in range(self.seats):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def mean(self, seat: int) -> float:
        return self.points[seat] / self.games

    def deviation(self, seat: int) -> float:
        """The standard deviation of a seat's points, for a sample."""
        if self.games < 2:
            return 0.0
        spread = self.squares[seat] * self.games - self.points[seat] ** 2
        return math.sqrt(spread / (self.games * (self.games - 1)))


class Simulation(Struct, frozen=True):
    """What to play: the game and its options, the bots at its real seats, and the seed from which all games follow.

    `new` makes a game from options and a seed; it is a module-level function, so that workers can import it.
    """

    game: str
    new: Callable[[Any, str], Game[Any, Any, Any]]
    options: Any
    players: int
    bots: tuple[str, ...]
    seed: str
    keep_records: bool = False


class Batch(Struct):
    """What one worker returns: sums, and the records if they are wanted."""

    tally: Tally
    records: list[tuple[int, str]]


def play_some(simulation: Simulation, numbers: Sequence[int]) -> Batch:
    """Plays the games with these numbers. Each follows from the simulation's seed and its own number alone."""
    batch = Batch(Tally(simulation.players), [])
    for number in numbers:
        seed = f"{simulation.seed}/{number}"
        game = simulation.new(simulation.options, seed)
        bots = [make_bot(simulation.game, name, f"{seed}/{seat}") for seat, name in enumerate(simulation.bots)]
        batch.tally.add(play(game, bots), game.version)
        if simulation.keep_records:
            names = {f"name.{seat}": name for seat, name in enumerate(simulation.bots)}
            batch.records.append((number, record(game, names).text()))
    return batch


def batches(simulation: Simulation, games: int, jobs: int = 1, scheduler: str = "") -> Iterator[Batch]:
    """Batch after batch as they are done."""
    return spread(partial(play_some, simulation), range(games), jobs, scheduler, simulation.bots)


class Report(Struct, frozen=True):
    """The figures of a simulation, as `carson simulate --json` prints them."""

    game: str
    players: tuple[str, ...]
    seed: str
    games: int
    decisions: int
    seconds: float
    scores: tuple[dict[str, float], ...]
    wins: tuple[int, ...]
    shared: int


def report(simulation: Simulation, names: tuple[str, ...], tally: Tally, seconds: float) -> Report:
    seats = range(simulation.players)
    return Report(
        game=simulation.game,
        players=names,
        seed=simulation.seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        scores=tuple({"mean": round(tally.mean(seat), 3), "stdev": round(tally.deviation(seat), 3)} for seat in seats),
        wins=tuple(tally.wins),
        shared=tally.shared,
    )


def simulate(
    simulation: Simulation,
    names: tuple[str, ...],
    games: int,
    jobs: int = 1,
    progress: Callable[[Batch], None] | None = None,
    scheduler: str = "",
) -> Report:
    """Plays all the games and sums them up; `progress` is called with each batch as it arrives."""
    began = time.perf_counter()
    tally = Tally(simulation.players)
    for batch in batches(simulation, games, jobs, scheduler):
        tally.merge(batch.tally)
        if progress is not None:
            progress(batch)
    return report(simulation, names, tally, time.perf_counter() - began)
