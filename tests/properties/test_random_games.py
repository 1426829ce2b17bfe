"""Ten thousand random games of The Card Game, of which every test run plays a part, at every kind of table.

After each action everything is conserved; every record plays through to the same game; views leak nothing. The
costly checks are made at a share of the decisions, which over so many games is still a great many.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from carson.cards.actions import ASIDE, Action
from carson.cards.audit import faults
from carson.cards.data.loader import built_in
from carson.cards.material.deck import Deck
from carson.cards.state import State
from properties.players import keen
from properties.share import AUDIT, chunks
from properties.tables import random_rules
from support.trial import Often, Report, trial

CHUNKS = chunks(2, 50)
GAMES = 200

SHARES = Often(
    audit=AUDIT,
    decision=20,
    actions=25,
    refusals=40,
    position=120,
    copy=80,
    undo=80,
    answer=40,
    views=100,
    record=1500,
)
# Enough for six players who sell and set aside all they can.
MOST_MOVES = 600


def play_one(seed: str, often: Often, is_keen: bool, deck: Deck | None = None) -> Report[State, Action]:
    rng = Random(seed)
    rules = random_rules(rng, deck)

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    return trial(rules, seed, rng, audit, often, MOST_MOVES, keen(rules, rng) if is_keen else None)


def seldom(report: Report[State, Action]) -> Counter[str]:
    """What happened in a game, of the things that random play meets seldom."""
    met: Counter[str] = Counter()
    for move in report.game.moves:
        met["aside by choice"] += move.action == ASIDE
        for event in move.events:
            met[event.data["character"] if event.kind == "power" else event.kind] += 1
    return met


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_break_no_promise(chunk: int) -> None:
    real: Counter[int] = Counter()
    redrawn = 0
    for number in range(GAMES):
        report = play_one(f"{chunk}-{number}", SHARES, is_keen=number % 2 == 1)
        real[report.game.rules.seats] += 1
        redrawn += report.redrawn
    assert set(real) == {1, 2, 3, 4, 5, 6}
    assert redrawn > GAMES / 2


def test_what_is_seldom_at_the_table_happens_often_in_these_trials() -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        met += seldom(play_one(f"seldom-{number}", Often(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), is_keen=True))
    powers = ("chinese_worker", "doctor", "governor", "gunsmith", "heroes", "lawyer", "mercenary")
    for name, fewest in (*((power, 30) for power in powers), ("sold", 20), ("paperboy-took", 15), ("set-aside", 50)):
        assert met[name] >= fewest, f"{name}: {met[name]}"
    assert met["aside by choice"] >= 3


@pytest.mark.rule("CG-10.9")
@pytest.mark.parametrize("chunk", range(4))
def test_games_with_backs_that_tell_nothing_keep_the_card_on_top_secret(chunk: int) -> None:
    """In the built-in deck each back is of one character only; here three backs are shared by all."""
    deck = built_in()
    characters = tuple(replace(card, back=deck.characters[n % 3].back) for n, card in enumerate(deck.characters))
    alike = replace(deck, characters=characters)
    often = Often(audit=5, decision=0, actions=0, refusals=0, position=0, copy=0, undo=0, answer=0, views=5, record=0)
    redrawn = checks = 0
    for number in range(15):
        report = play_one(f"alike-{chunk}-{number}", often, is_keen=number % 2 == 1, deck=alike)
        redrawn += report.redrawn
        checks += report.checks["views"]
    assert redrawn > checks
