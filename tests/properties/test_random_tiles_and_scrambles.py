"""Random games with Might is Right and Kit Carson, alone and with every other variant.

Nothing is lost, records replay, and views leak nothing: there are secrets in these games.
"""

from collections import Counter
from random import Random

import pytest

from board.games import Player, keen, random_bag, random_characters
from carson.board.actions import PASS, Action
from carson.board.audit import faults
from carson.board.characters.sets import FATHER_CHRISTMAS
from carson.board.editions import EDITIONS
from carson.board.library import BoardGame, new_rules
from carson.board.options import FEWEST, MOST, Options
from carson.board.state import State
from carson.board.variants.registry import VARIANTS
from properties.share import AUDIT, chunks
from support.trial import Often, Report, trial

CHUNKS = chunks(1, 8)
GAMES = 25
SHARES = Often(
    audit=AUDIT, decision=20, actions=30, refusals=30, position=20, copy=60, undo=30, answer=5, views=15, record=600
)
MOST_MOVES = 6000


def options(rng: Random, always: str) -> Options:
    """One variant for sure, the others now and then; the red Gunsmith often, who plays his tile last."""
    characters = random_characters(rng).split()
    if rng.random() < 0.4 and not any(word.startswith("10") for word in characters):
        characters[-1] = "10R"
        characters.sort(key=lambda word: int(word.rstrip("YR")))
    dutch = not any(word.startswith(str(FATHER_CHRISTMAS)) for word in characters)
    variants = " ".join(name for name in VARIANTS if name == always or rng.random() < 0.25)
    edition = rng.choice(EDITIONS) if dutch else EDITIONS[0]
    return Options(rng.randint(FEWEST, MOST), random_bag(rng), " ".join(characters), variants, edition)


def who_stops(player: Player | None, rng: Random) -> Player:
    """As a player does, but stops after a while where everybody is free: the rules would let them go on for ever."""

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        if game.decision is not None and game.decision.freely and PASS in actions and rng.random() < 0.12:
            return PASS
        return rng.choice(actions) if player is None else player(game, seat, actions)

    return choose


def play_one(seed: str, always: str, often: Often) -> Report[State, Action]:
    rng = Random(seed)
    rules = new_rules(options(rng, always))

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    player = who_stops(keen(rng) if rng.random() < 0.5 else None, rng)
    return trial(rules, seed, rng, audit, often, MOST_MOVES, player)


@pytest.mark.parametrize("always", ["might-is-right", "kit-carson"])
@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_break_no_promise(chunk: int, always: str) -> None:
    players: Counter[int] = Counter()
    seen: Counter[str] = Counter()
    redrawn = 0
    for number in range(GAMES):
        report = play_one(f"{chunk}-{number}", always, SHARES)
        players[report.game.rules.seats] += 1
        redrawn += report.redrawn
        seen += Counter(event.kind for move in report.game.moves for event in move.events)
    assert len(players) >= 4
    assert redrawn > 0
    wanted = ("tiles-shown", "tiles-redrawn", "tiles-chosen") if always == "might-is-right" else ("shifted", "passed")
    assert [kind for kind in wanted if seen[kind] < 20] == []


@pytest.mark.parametrize("strategy", ["rancher", "miner", "strength", "urban"])
def test_random_games_alone_with_tiles_break_no_promise(strategy: str) -> None:
    rng = Random(strategy)
    for number in range(6):
        rules = new_rules(Options(2, characters="random", variants="might-is-right", solo=strategy))

        def audit(state: State) -> list[str]:
            return faults(rules.table, state)  # noqa: B023

        trial(rules, f"{strategy}-{number}", rng, audit, SHARES, MOST_MOVES, keen(rng))
