"""Random games with Outlaws, alone and with any other variants: nothing is lost, records replay, views leak nothing."""

from collections import Counter
from random import Random

import pytest

from board.games import Player, keen, random_bag, random_characters
from carson.board.actions import Action, Cowboy, Shift
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
    audit=AUDIT, decision=20, actions=30, refusals=30, position=20, copy=60, undo=40, answer=40, views=20, record=600
)
MOST_MOVES = 6000
OTHERS = tuple(name for name in VARIANTS if name != "outlaws")


def options(rng: Random) -> Options:
    """Every number of players, now and then other variants, and either edition."""
    characters = random_characters(rng)
    dutch = f"{FATHER_CHRISTMAS}Y" not in characters and f"{FATHER_CHRISTMAS}R" not in characters
    variants = " ".join(["outlaws", *(name for name in OTHERS if rng.random() < 0.25)])
    edition = rng.choice(EDITIONS) if dutch else EDITIONS[0]
    return Options(rng.randint(FEWEST, MOST), random_bag(rng), characters, variants, edition)


def hunter(rng: Random) -> Player:
    """Goes where Outlaws are, else anything; with Kit Carson seldom a move of a cowboy, or there would be no end."""

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        others = [action for action in actions if type(action) is not Shift or rng.random() < 0.1]
        where = game.view(seat).outlaws
        fights = [action for action in others if type(action) is Cowboy and action.at in where]
        return rng.choice(fights if fights and rng.random() < 0.7 else others)

    return choose


def play_one(seed: str, often: Often) -> Report[State, Action]:
    rng = Random(seed)
    rules = new_rules(options(rng))

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    return trial(rules, seed, rng, audit, often, MOST_MOVES, keen(rng) if rng.random() < 0.4 else hunter(rng))


def told(report: Report[State, Action]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for move in report.game.moves:
        for event in move.events:
            seen[event.kind] += 1
            seen[f"{event.kind} {event.data.get('why', '')}"] += 1
    return seen


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_with_outlaws_break_no_promise(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        report = play_one(f"outlaws-{chunk}-{number}", SHARES)
        seen[f"{report.game.rules.seats} players"] += 1
        found = told(report)
        assert found["outlaws"] == 3
        gone = found["outlaw-beaten"] + found["outlaw-jailed"]
        assert found["outlaw-arrives"] - gone == report.game.state.barred.bit_count()
        assert found["scored-vp outlaw"] + found["outlaw-attack"] == found["outlaw-beaten"]
        seen += found
    players = [f"{count} players" for count in range(FEWEST, MOST + 1)]
    events = ("outlaw-moves", "outlaw-beaten", "outlaw-wins", "outlaw-attack", "earned outlaw")
    assert [what for what in (*players, *events) if not seen[what]] == []
