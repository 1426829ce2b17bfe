"""Ten thousand random games of Carson City over 2 to 6 players, random bags and random sets of characters.

After each action cowboys, tiles, buildings and money add up and incomes equal those computed from scratch; every record
plays through; views leak nothing. `python -m properties.test_random_board_games` prints how often each power was used.
Every test run plays a part of them.
"""

import sys
from collections import Counter
from random import Random

import pytest

from board.games import keen, random_rules
from carson.board.actions import Action
from carson.board.audit import faults
from carson.board.state import State
from properties.powers import EVERY_FACE, powers_used
from properties.share import AUDIT, chunks
from support.trial import Often, Report, trial

CHUNKS = chunks(2, 50)
GAMES = 200
ALL_GAMES = 10_000

SHARES = Often(
    audit=AUDIT,
    decision=100,
    actions=100,
    refusals=150,
    position=300,
    copy=300,
    undo=200,
    answer=0,
    views=300,
    record=3000,
)
MOST_MOVES = 3000


def play_one(seed: str, often: Often) -> Report[State, Action]:
    rng = Random(seed)
    rules = random_rules(rng)

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    player = keen(rng) if rng.random() < 0.2 else None
    return trial(rules, seed, rng, audit, often, MOST_MOVES, player)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_break_no_promise(chunk: int) -> None:
    players: Counter[int] = Counter()
    used: Counter[str] = Counter()
    for number in range(GAMES):
        report = play_one(f"{chunk}-{number}", SHARES)
        players[report.game.rules.seats] += 1
        used += powers_used(report.game)
    assert set(players) == {2, 3, 4, 5, 6}
    # The yellow Cowboy gives nothing without Horses; all others do something in every chunk, 100 times in all of them.
    seldom = [face for face in EVERY_FACE if used[face] < 2 and face != "cowboy yellow"]
    assert seldom == []


def main(games: int) -> None:
    used: Counter[str] = Counter()
    for number in range(games):
        used += powers_used(play_one(f"{number // GAMES}-{number % GAMES}", Often(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).game)
    for face in EVERY_FACE:
        print(f"{used[face]:6}  {face}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ALL_GAMES)
