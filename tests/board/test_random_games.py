"""Random games at every kind of table, put to the kernel's trial: it breaks no promise.

With many more checks than the games of tests/properties, and so fewer games; `make trials` plays all of them.
"""

from collections import Counter
from random import Random

import pytest

from board.games import keen, random_rules
from carson.board.actions import Action
from carson.board.audit import faults
from carson.board.state import State
from properties.share import chunks
from support.trial import Often, Report, trial

CHUNKS = chunks(5, 20)
GAMES = 15

SHARES = Often(
    audit=2,
    decision=10,
    actions=15,
    refusals=15,
    position=15,
    copy=40,
    undo=30,
    answer=40,
    views=40,
    record=600,
)
# Six players who lay every road by itself.
MOST_MOVES = 3000


def play_one(seed: str, often: Often, is_keen: bool) -> Report[State, Action]:
    rng = Random(seed)
    rules = random_rules(rng)

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    return trial(rules, seed, rng, audit, often, MOST_MOVES, keen(rng) if is_keen else None)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_break_no_promise(chunk: int) -> None:
    checks: Counter[str] = Counter()
    for number in range(GAMES):
        checks += play_one(f"{chunk}-{number}", SHARES, is_keen=number % 3 > 0).checks
    for name in ("decision", "actions", "refusals", "position", "copy", "undo", "views", "record"):
        assert checks[name] >= GAMES, name


def test_what_is_seldom_at_the_table_happens_in_these_trials() -> None:
    met: Counter[str] = Counter()
    for number in range(120):
        report = play_one(f"seldom-{number}", Often(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), is_keen=number % 4 > 0)
        met.update(event.kind for move in report.game.moves for event in move.events)
    seldom = ("attack", "townhouse", "city-hall", "city-hall-built", "blast", "doubled", "flipped", "sanctuary")
    seldom += ("made-way", "healed", "agreed", "refused", "auction-won")
    assert [name for name in seldom if not met[name]] == []
