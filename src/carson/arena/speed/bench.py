"""Speed, measured side by side with peers in one run: random play, legal list and apply, and the cost of a copy."""

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from carson.arena.speed import peers
from carson.board.library import new_rules as board_rules
from carson.board.options import Options as BoardOptions
from carson.cards.library import new_rules as card_rules
from carson.cards.options import Options as CardOptions
from carson.kernel import Game, Log, Rules, SampledChance

ROUNDS = 5


class Engine(Struct, frozen=True):
    """Something to measure: `play` plays one random game from a seed and returns the number of decisions."""

    name: str
    play: Callable[[int], int]
    copy: Callable[[], object]


class Measure(Struct, frozen=True):
    name: str
    decisions_per_second: int
    copy_microseconds: float


class Benchmark(Struct, frozen=True):
    measures: tuple[Measure, ...]
    missing: tuple[str, ...]  # peers that are not installed
    python: str
    machine: str


def play_game(rules: Rules[Any, Any, Any], seed: int) -> int:
    """As every door plays it: with checks, events, records and undo."""
    game = Game.start(rules, str(seed))
    draw = Random(seed).random
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        legal = game.legal_actions(seat)
        game.apply(seat, legal[int(draw() * len(legal))])
    return game.version


def play_bare(rules: Rules[Any, Any, Any], seed: int) -> int:
    """The state alone, as a search bot uses it: the list of legal actions, and apply."""
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


def _middle(rules: Rules[Any, Any, Any], moves: int) -> Any:
    """A state from the middle of a game, to copy."""
    game = Game.start(rules, "bench")
    draw = Random("bench").random
    while game.version < moves and (decision := game.decision) is not None:
        legal = game.legal_actions(decision.seats[0])
        game.apply(decision.seats[0], legal[int(draw() * len(legal))])
    return game.state


def own_engines() -> list[Engine]:
    """Both games with four players, each as a whole game and as a bare state."""
    found = []
    for name, rules, moves in (
        ("carson cards", card_rules(CardOptions(4, ())), 110),
        ("carson board", board_rules(BoardOptions(4)), 80),
    ):
        copy = _middle(rules, moves).copy
        found.append(Engine(name, partial(play_game, rules), copy))
        found.append(Engine(f"{name}, bare state", partial(play_bare, rules), copy))
    return found


def engines() -> tuple[list[Engine], tuple[str, ...]]:
    """Ours, and the peers that are installed; the names of those that are not."""
    found = own_engines()
    missing = []
    for name, make in peers.PEERS.items():
        try:
            play, copy = make()
        except ImportError:
            missing.append(name)
        else:
            found.append(Engine(name, play, copy))
    return found, tuple(missing)


def run(seconds: float = 1.0, progress: Callable[[str], None] | None = None, compiled: str | None = None) -> Benchmark:
    """Measures all engines by turns, for several rounds, so that a busy moment of the machine affects all alike.

    `compiled` is a folder that tools/compile.py made: its engines are measured in a separate process.
    """
    found, missing = engines()
    rounds: dict[str, list[Measure]] = {}
    for number in range(ROUNDS):
        for engine in found:
            if progress is not None:
                progress(engine.name)
            rounds.setdefault(engine.name, []).append(measure(engine, seconds, number))
        if compiled is not None:
            for one in _compiled(compiled, seconds, number):
                rounds.setdefault(one.name, []).append(one)
    measures = tuple(_middle_one(name, taken) for name, taken in rounds.items())
    machine = f"{platform.machine()}, {platform.system()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return Benchmark(measures, missing, python, machine)


def _middle_one(name: str, taken: list[Measure]) -> Measure:
    speed = statistics.median(one.decisions_per_second for one in taken)
    copy = statistics.median(one.copy_microseconds for one in taken)
    return Measure(name, round(speed), round(copy, 2))


def measure(engine: Engine, seconds: float, number: int) -> Measure:
    return Measure(engine.name, round(_speed(engine, seconds, number)), _copy_cost(engine, seconds / 4))


def _compiled(folder: str, seconds: float, number: int) -> list[Measure]:
    command = [sys.executable, "-m", "carson.arena.speed.bench", str(seconds), str(number)]
    environment = {**os.environ, "PYTHONPATH": folder}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=list[Measure])


def _speed(engine: Engine, seconds: float, first_seed: int) -> float:
    """Decisions per second."""
    decisions, seed = 0, 1000 * first_seed
    began = now = time.perf_counter()
    while now - began < seconds:
        seed += 1
        decisions += engine.play(seed)
        now = time.perf_counter()
    return decisions / (now - began)


def _copy_cost(engine: Engine, seconds: float) -> float:
    """Microseconds per copy."""
    copy = engine.copy
    copies = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        for _ in range(100):
            copy()
        copies += 100
        now = time.perf_counter()
    return (now - began) / copies * 1e6


def _as_compiled(seconds: float, number: int) -> None:
    """The process behind `compiled`: measures our engines here, and prints the results."""
    taken = [measure(engine, seconds, number) for engine in own_engines()]
    named = [Measure(f"{one.name}, mypyc", one.decisions_per_second, one.copy_microseconds) for one in taken]
    sys.stdout.buffer.write(msgspec.json.encode(named))


if __name__ == "__main__":
    _as_compiled(float(sys.argv[1]), int(sys.argv[2]))
