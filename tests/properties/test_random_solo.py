"""Random games against Standish: all four strategies, with whatever else may be in play.

After each action all adds up; positions, records and views hold; he is never asked. Called as a program, it
prints how many a random human wins and by how much.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from board.games import keen
from carson.board.actions import Action
from carson.board.audit import faults
from carson.board.library import new_rules
from carson.board.material.figures import CARDS, STRATEGIES
from carson.board.options import Options
from carson.board.state import State
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.board.variants.solo.person import STANDISH
from carson.board.variants.solo.reasons import WHYS
from carson.kernel import Game
from properties.share import AUDIT
from support.money import money_faults
from support.trial import Often, Report, trial

GAMES = 60
SHARES = Often(
    audit=AUDIT, decision=20, actions=60, refusals=60, position=30, copy=60, undo=30, answer=30, views=60, record=300
)
MOST_MOVES = 3000
WITH = tuple(name for name in VARIANTS if name not in NOT_SOLO)


def random_options(strategy: str, rng: Random) -> Options:
    variants = " ".join(name for name in WITH if rng.random() < 0.4)
    river = rng.choice(("", "a3 a4 b4 c4 d4", "d1 d2 d3 d4 d5 d6 d7 d8")) if "river" in variants else ""
    return Options(2, rng.choice(("full", "beginners")), variants=variants, river=river, solo=strategy)


def play_one(strategy: str, seed: str, often: Often) -> Report[State, Action]:
    rng = Random(f"{strategy} {seed}")
    rules = new_rules(random_options(strategy, rng))

    def audit(state: State) -> list[str]:
        asked = rules.decision(state)
        wrong = faults(rules.table, state)
        if asked is not None and STANDISH in (*asked.seats, *asked.may):
            wrong.append("Standish is asked")
        return wrong

    # A player who asks for leave and the like; of sheets there are too many for it to weigh.
    player = keen(rng) if rng.random() < 0.3 and "new-beginning" not in rules.table.options.variants else None
    return trial(rules, f"{strategy} {seed}", rng, audit, often, MOST_MOVES, player)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_random_games_against_standish_break_no_promise(strategy: str) -> None:
    cards: Counter[str] = Counter()
    whys: Counter[str] = Counter()
    variants: Counter[str] = Counter()
    for number in range(GAMES):
        report = play_one(strategy, str(number), SHARES)
        variants.update(report.game.rules.table.options.variants.split())
        for event in report.game.events(None):
            if event.kind == "standish-card":
                cards[event.data["card"]] += 1
            elif event.kind == "standish":
                whys[event.data["why"]] += 1
    figures = new_rules(Options(2, solo=strategy)).table.figures
    assert set(cards) == {card.card for card in figures.cowboy_cards if strategy in card.of} <= set(CARDS)
    assert set(whys) <= set(WHYS)
    assert len(whys) >= 15
    assert set(variants) == set(WITH)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_money_and_vp_change_only_as_told(strategy: str) -> None:
    rules = new_rules(Options(2, solo=strategy))
    game: Game[State, Action, Any] = Game.start(rules, strategy)
    rng = Random(strategy)
    while (decision := game.decision) is not None:
        before = game.state.copy()
        seat = decision.seats[0]
        move = game.apply(seat, rng.choice(game.legal_actions(seat)))
        assert money_faults(before, move, game.state) == []


def main(games: int) -> None:
    for strategy in STRATEGIES:
        won, points = 0, [0, 0]
        for number in range(games):
            outcome = play_one(strategy, str(number), Often(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).game.outcome()
            assert outcome is not None
            won += outcome.winners != (STANDISH,)
            points = [all_ + vp for all_, vp in zip(points, outcome.scores, strict=True)]
        print(f"{strategy:9} human wins {won} of {games}; VP {points[0] / games:.1f} : {points[1] / games:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
