"""Random games with horses, alone and with every other variant: nothing is lost, records replay, views leak nothing."""

from collections import Counter
from random import Random

import pytest

from board.games import Player, keen, random_bag, random_characters
from carson.board.actions import Action, Shift
from carson.board.audit import faults
from carson.board.characters.sets import COWBOY, FATHER_CHRISTMAS
from carson.board.editions import EDITIONS
from carson.board.library import BoardGame, new_rules
from carson.board.options import FEWEST, MOST, Options
from carson.board.state import State
from carson.board.variants.horses.state import HERD
from carson.board.variants.registry import VARIANTS
from properties.share import AUDIT, chunks
from support.trial import Often, Report, trial

CHUNKS = chunks(1, 8)
GAMES = 25
SHARES = Often(
    audit=AUDIT, decision=20, actions=30, refusals=30, position=20, copy=60, undo=40, answer=40, views=20, record=600
)
MOST_MOVES = 6000
OTHERS = tuple(name for name in VARIANTS if name != "horses")


def options(rng: Random) -> Options:
    """Every number of players, either Cowboy, and now and then other variants and the other edition."""
    characters = random_characters(rng)
    if rng.random() < 0.5:
        characters = characters.replace(f"{COWBOY}R", f"{COWBOY}Y")
    dutch = f"{FATHER_CHRISTMAS}Y" not in characters and f"{FATHER_CHRISTMAS}R" not in characters
    variants = " ".join(["horses", *(name for name in OTHERS if rng.random() < 0.25)])
    edition = rng.choice(EDITIONS) if dutch else EDITIONS[0]
    return Options(rng.randint(FEWEST, MOST), random_bag(rng), characters, variants, edition)


def at_ease(rng: Random) -> Player:
    """Anything at all, but seldom a move of a cowboy that stands: with Kit Carson there would be no end of it."""

    def choose(game: BoardGame, seat: int, actions: list[Action]) -> Action:
        others = [action for action in actions if type(action) is not Shift]
        return rng.choice(actions if rng.random() < 0.2 else others)

    return choose


def play_one(seed: str, often: Often) -> Report[State, Action]:
    rng = Random(seed)
    rules = new_rules(options(rng))

    def audit(state: State) -> list[str]:
        return faults(rules.table, state)

    return trial(rules, seed, rng, audit, often, MOST_MOVES, keen(rng) if rng.random() < 0.5 else at_ease(rng))


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_games_with_horses_break_no_promise(chunk: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        report = play_one(f"horses-{chunk}-{number}", SHARES)
        seen[f"{report.game.rules.seats} players"] += 1
        for move in report.game.moves:
            for event in move.events:
                seen[f"{event.kind} {event.data['enclosure']}" if event.kind == "horse" else event.kind] += 1
        assert sum(HERD.of(report.game.state).rodeos) == 4
    wanted = (*(f"{count} players" for count in range(FEWEST, MOST + 1)), *(f"horse {n}" for n in range(1, 6)))
    assert [what for what in (*wanted, "rodeo", "ridden", "new-horse", "shifted") if not seen[what]] == []
