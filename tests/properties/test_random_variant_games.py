"""Random games of Carson City over random variants, editions, player counts, bags and characters, and solo.

After each action all that is conserved adds up and incomes equal those computed from scratch; records play through,
positions are read back, views leak nothing. 20,000 games are played by

    PYTHONPATH=src:tests python -m properties.test_random_variant_games

which prints how often each pair of variants met, and how often each power was used; a part of them in every test run.
"""

import sys
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from board.games import anybody, keen, random_table
from carson.board.actions import Action
from carson.board.audit import faults
from carson.board.editions import DUTCH
from carson.board.library import new_rules
from carson.board.options import Options
from carson.board.state import State
from carson.board.variants.registry import VARIANTS
from properties.powers import EVERY_FACE, powers_used
from properties.share import AUDIT, chunks
from support.trial import Often, Report, trial

ALL_GAMES = 20_000
CHUNKS = chunks(2, 200)
GAMES = 100
SHARES = Often(
    audit=AUDIT,
    decision=60,
    actions=60,
    refusals=100,
    position=100,
    copy=200,
    undo=100,
    answer=0,
    views=100,
    record=600,
)
MOST_MOVES = 6000
FEATURES = (*VARIANTS, DUTCH, "solo")


def play_one(seed: str, often: Often = SHARES) -> tuple[Options, Report[State, Action]]:
    rng = Random(seed)
    options = random_table(rng)
    rules = new_rules(options)

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    player = keen(rng) if rng.random() < 0.2 else anybody(rng)
    return options, trial(rules, seed, rng, audit, often, MOST_MOVES, player)


def features(options: Options) -> list[str]:
    """What a table has besides the base game, in the order of FEATURES."""
    found = {
        *options.variants.split(),
        *([DUTCH] if options.edition == DUTCH else []),
        *(["solo"] if options.solo else []),
    }
    return [name for name in FEATURES if name in found]


def can_meet(first: str, second: str) -> bool:
    """BG-14.11, BG-15.12: what is not played alone."""
    return "solo" not in (first, second) or bool({first, second} & {"new-beginning", "river", "might-is-right"})


PAIRS = tuple(pair for pair in combinations(FEATURES, 2) if can_meet(*pair))


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_of_any_variants_break_no_promise(chunk: int) -> None:
    players = {play_one(f"{chunk}-{number}")[0].players for number in range(GAMES)}
    assert players == {2, 3, 4, 5, 6}


def test_all_variants_meet_in_these_games_and_none_that_cannot() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for chunk in CHUNKS:
        for number in range(GAMES):
            met.update(combinations(features(random_table(Random(f"{chunk}-{number}"))), 2))
    assert set(met) == set(PAIRS)
    assert min(met.values()) >= len(CHUNKS)


def main(games: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    alone: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for number in range(games):
        options, report = play_one(f"{number // GAMES}-{number % GAMES}")
        found = features(options)
        alone.update(found)
        met.update(combinations(found, 2))
        used += powers_used(report.game)
        if number % 1000 == 999:
            print(f"{number + 1} games", file=sys.stderr, flush=True)
    print(" " * 15 + "".join(f"{name[:9]:>10}" for name in FEATURES))
    for first in FEATURES:
        row = (alone[first] if first == second else met[first, second] + met[second, first] for second in FEATURES)
        print(f"{first:<15}" + "".join(f"{count:>10}" for count in row))
    for face in EVERY_FACE:
        print(f"{used[face]:6}  {face}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ALL_GAMES)
