"""Random games with rivers, sheets and the Dutch edition: nothing is lost, records replay, no sheet is seen too early.

Players like to build bridges here, and keep roads for them.
"""

from collections import Counter
from random import Random

import pytest

from board.games import Player, keen, random_bag, random_characters, random_river
from carson.board.actions import Action, Cowboy, Road, Shift
from carson.board.audit import faults
from carson.board.editions import EDITIONS
from carson.board.library import BoardGame, new_rules
from carson.board.material.ground import LINE_BY_NAME
from carson.board.options import FEWEST, MOST, Options
from carson.board.state import State
from carson.board.variants.registry import VARIANTS
from properties.share import AUDIT, chunks
from support.trial import Often, Report, trial

CHUNKS = chunks(1, 6)
GAMES = 30
SHARES = Often(
    audit=AUDIT, decision=20, actions=60, refusals=40, position=20, copy=60, undo=40, answer=5, views=10, record=600
)
MOST_MOVES = 6000
OWN = ("new-beginning", "river")
OTHERS = tuple(name for name in VARIANTS if name not in OWN)


def options(rng: Random) -> Options:
    """Either or both, now and then other variants, half of them in the Dutch edition."""
    variants = [name for name in VARIANTS if rng.random() < (0.15 if name in OTHERS else 0.8)]
    edition = rng.choice(EDITIONS)
    river = random_river(rng) if "river" in variants and rng.random() < 0.6 else ""
    characters = random_characters(rng, horses="horses" in variants, dutch=edition == "dutch")
    bag = "full" if rng.random() < 0.7 else random_bag(rng)
    return Options(rng.randint(FEWEST, MOST), bag, characters, " ".join(variants), edition, river)


def bridge_builder(rng: Random) -> Player:
    """Builds every bridge, lays few other roads and gets more; with Kit Carson it seldom moves a cowboy."""

    def wanted(game: BoardGame, action: Action) -> bool:
        match action:
            case Road(line):
                return bool(game.state.bridges >> LINE_BY_NAME[line] & 1) or rng.random() < 0.05
            case Shift():
                return rng.random() < 0.1
        return True

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        liked = [action for action in actions if wanted(game, action)] or actions
        bridges = [action for action in liked if type(action) is Road]
        more = [action for action in liked if type(action) is Cowboy and action.at in ("roads", "road")]
        best = bridges or (more if rng.random() < 0.3 else [])
        return rng.choice(best if best and rng.random() < 0.8 else liked)

    return choose


def play_one(seed: str) -> Report[State, Action]:
    rng = Random(seed)
    rules = new_rules(options(rng))

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    player = keen(rng) if rng.random() < 0.3 else bridge_builder(rng)
    return trial(rules, seed, rng, audit, SHARES, MOST_MOVES, player)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_with_rivers_and_sheets_break_no_promise(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        report = play_one(f"rivers-{chunk}-{number}")
        game = report.game
        found = Counter(event.kind for move in (game.setup, *game.moves) for event in move.events)
        laid = game.state.roads & game.state.bridges
        assert found["bridge"] == laid.bit_count()
        assert found["sheet"] == found["sheet-filled-in"]
        seen += found
        seen[f"{game.rules.seats} players"] += 1
        seen["redrawn"] += report.redrawn
    players = [f"{count} players" for count in range(FEWEST, MOST + 1)]
    assert [what for what in (*players, "bridge", "sheet", "city-hall-built", "redrawn") if not seen[what]] == []
