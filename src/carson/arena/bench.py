"""Speed, measured side by side with peers in one run: random play, legal list and apply, and the cost of a copy."""

import platform
import statistics
import time
from collections.abc import Callable
from random import Random

from msgspec import Struct

from carson.arena import peers
from carson.cards.library import new_game, new_rules
from carson.cards.options import Options
from carson.cards.state import State
from carson.kernel import Log, SampledChance

ROUNDS = 5


class Engine(Struct, frozen=True):
    """Something to measure: `play` plays one random game of a seed and returns its decisions."""

    name: str
    play: Callable[[int], int]
    copy: Callable[[], object]


class Measure(Struct, frozen=True):
    name: str
    decisions_per_second: int
    copy_microseconds: float


class Benchmark(Struct, frozen=True):
    python: str
    machine: str
    measures: tuple[Measure, ...]
    missing: tuple[str, ...]


def _play_cards(seed: int) -> int:
    """The game as every door plays it: views aside, with checks, events, records and undo."""
    game = new_game(Options(4, ()), str(seed))
    draw = Random(seed).random
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        legal = game.legal_actions(seat)
        game.apply(seat, legal[int(draw() * len(legal))])
    return game.version


def _play_bare_cards(seed: int) -> int:
    """The state alone, as a search bot drives it."""
    rules = new_rules(Options(4, ()))
    rng = Random(seed)
    chance, draw = SampledChance(rng), rng.random
    state = rules.start(Log(chance, quiet=True))
    decisions = 0
    while (decision := rules.decision(state)) is not None:
        seat = decision.seats[0]
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[int(draw() * len(legal))], Log(chance, quiet=True))
        decisions += 1
    return decisions


def _middle_of_a_game() -> State:
    game = new_game(Options(4, ()), "bench")
    draw = Random("bench").random
    while game.version < 110 and (decision := game.decision) is not None:
        legal = game.legal_actions(decision.seats[0])
        game.apply(decision.seats[0], legal[int(draw() * len(legal))])
    return game.state


def engines() -> tuple[list[Engine], tuple[str, ...]]:
    """Ours, and the peers that are installed; the names of those that are not."""
    state = _middle_of_a_game()
    found = [
        Engine("carson cards", _play_cards, state.copy),
        Engine("carson cards, bare state", _play_bare_cards, state.copy),
    ]
    missing = []
    for name, make in peers.PEERS.items():
        try:
            play, copy = make()
        except ImportError:
            missing.append(name)
        else:
            found.append(Engine(name, play, copy))
    return found, tuple(missing)


def run(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> Benchmark:
    """Measure all engines in turn, several rounds over, so that a busy moment of the machine hits all alike."""
    found, missing = engines()
    speeds: dict[str, list[float]] = {engine.name: [] for engine in found}
    copies: dict[str, list[float]] = {engine.name: [] for engine in found}
    for round_number in range(ROUNDS):
        for engine in found:
            if progress is not None:
                progress(engine.name)
            speeds[engine.name].append(_speed(engine, seconds, round_number))
            copies[engine.name].append(_copy_cost(engine, seconds / 4))
    measures = tuple(
        Measure(name, round(statistics.median(speeds[name])), round(statistics.median(copies[name]), 2))
        for name in speeds
    )
    machine = f"{platform.machine()}, {platform.system()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Benchmark(python, machine, measures, missing)


def _speed(engine: Engine, seconds: float, first_seed: int) -> float:
    """Decisions a second."""
    decisions, seed = 0, 1000 * first_seed
    began = now = time.perf_counter()
    while now - began < seconds:
        seed += 1
        decisions += engine.play(seed)
        now = time.perf_counter()
    return decisions / (now - began)


def _copy_cost(engine: Engine, seconds: float) -> float:
    """Microseconds a copy."""
    copy = engine.copy
    copies = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        for _ in range(100):
            copy()
        copies += 100
        now = time.perf_counter()
    return (now - began) / copies * 1e6
