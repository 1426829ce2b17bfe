"""Plays the card games of this folder anew and writes their records: see README.md."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from carson.cards.actions import ASIDE, Action
from carson.cards.library import new_rules
from carson.cards.options import Options
from carson.cards.state import State
from carson.kernel import Game, record, replay
from properties.players import keen

FOLDER = Path(__file__).parent / "cards"
TRIES = 100

TABLES = {
    "1-with-3-beginners": Options(1, ("beginner",) * 3),
    "1-with-5-experts": Options(1, ("expert",) * 5, ("cattle",)),
    "2-with-2-of-two-levels": Options(2, ("intermediate", "expert"), ("horseshoe", "boot")),
    "3-with-2-of-two-levels": Options(3, ("beginner", "intermediate"), ("star", "hat", "cactus")),
    "4": Options(4, ()),
    "5-with-1-intermediate": Options(5, ("intermediate",), ("cactus", "cattle", "boot", "hat", "star")),
    "6": Options(6, ()),
}


def played(name: str, options: Options, number: int) -> Game[State, Action, Any]:
    """A finished game: random players at the even seats, keen ones at the odd ones and when alone."""
    rules = new_rules(options)
    seed = f"{name} {number}"
    rng = Random(seed)
    eager = keen(rules, rng)
    game = Game.start(rules, seed)
    while (decision := game.decision) is not None:
        seat = rng.choice(decision.seats)
        actions = game.legal_actions(seat)
        game.apply(seat, eager(game, seat, actions) if seat % 2 or options.real == 1 else rng.choice(actions))
    return game


def kinds(game: Game[Any, Any, Any]) -> Counter[str]:
    """How often each kind of thing happened, powers by their character."""
    met: Counter[str] = Counter()
    for move in game.moves:
        met["aside"] += move.action == ASIDE
        for event in move.events:
            met[event.data["character"] if event.kind == "power" else event.kind] += 1
    return +met


def best(name: str, options: Options, met: set[str]) -> Game[State, Action, Any]:
    """Of some games the one in which most happened that no other file has, and most kinds of things."""

    def worth(game: Game[State, Action, Any]) -> tuple[int, int]:
        return len(kinds(game).keys() - met), len(kinds(game))

    return max((played(name, options, number) for number in range(TRIES)), key=worth)


def write(name: str, game: Game[State, Action, Any], tags: dict[str, str], **extra: Any) -> None:
    text = replace(record(game, tags), **extra).text()
    (FOLDER / f"{name}.carson").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    met: set[str] = set()
    for name, options in TABLES.items():
        game = best(name, options, met)
        met |= kinds(game).keys()
        write(name, game, {"by": "random and keen play"})
    write("6-stopped-while-bidding", stopped(game), {}, remarks={0: ("A game not yet over.",)})


def stopped(game: Game[State, Action, Any]) -> Game[State, Action, Any]:
    """About the middle of a game, when some bids are laid and others not."""
    part = replay(game.rules, record(game), upto=game.version // 2)
    while part.decision is None or part.decision.kind != "bid" or len(part.decision.seats) != 2:
        part = replay(game.rules, record(game), upto=part.version + 1)
    return part


if __name__ == "__main__":
    main()
