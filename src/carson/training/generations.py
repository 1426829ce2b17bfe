"""What both games' training has in common: its settings, and the games of one generation."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

N = TypeVar("N")
G = TypeVar("G")

CHUNK: Final = 10  # games that a process plays before it hands them over


class Settings(NamedTuple):
    """How long and how much. `seconds`: no generation begins after that."""

    folder: Path
    games: int
    generations: int
    seed: str
    jobs: int = 1
    seconds: float = 3600.0


def play_generation(
    play_some: Callable[[N, list[str]], list[G]], network: N, seed: str, generation: int, games: int, jobs: int
) -> Iterator[G]:
    """What `play_some` makes of each chunk of seeds, in one process or several: the same either way, in the same order.

    `play_some` is a module's own function, so that other processes find it.
    """
    seeds = [f"{seed}/{generation}/{number}" for number in range(games)]
    chunks = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield from play_some(network, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for found in pool.map(play_some, repeat(network), chunks):
            yield from found
