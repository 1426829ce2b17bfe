"""For authors of lessons: play a script to make a record, look at a lesson move by move, check them all.

    python tools/lessons.py play SCRIPT [RECORD]   play the moves of a script; without RECORD say what may follow
    python tools/lessons.py show LESSON            the record's moves, numbered, and what the lesson says at each
    python tools/lessons.py check                  everything that does not fit, in every lesson

A script is a few header lines (`game`, `seed`, and the game's options), an empty line, and moves as in a record,
without draws: those come from the seed. A line `bots` lets bots play on to the end of the game, `bots 12` for twelve
moves, `bots 12 greedy random` with these kinds in their seats. docs/client.md ("Lessons") has the rest.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from carson.bots import make_bot
from carson.bots.free_turns import next_seat, offered
from carson.kernel import Game, record
from carson.server.games.adapter import new_rules
from carson.server.lessons import library
from carson.server.lessons.fitting import faults

NAMES = ("Alex", "Belle", "Cole", "Dora", "Eli", "Flora")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["play", script, *rest] if len(rest) <= 1:
            return play(Path(script), Path(rest[0]) if rest else None)
        case ["show", name]:
            return show(name)
        case ["check"]:
            return check()
    print(__doc__)
    return 2


def play(script: Path, out: Path | None) -> int:
    game = _started(head_of(script))
    for line in _moves(script):
        word, _, rest = line.partition(" ")
        if word == "bots":
            number, *kinds = rest.split() or [""]
            _bots(game, int(number) if number else None, kinds)
        else:
            game.apply(int(word), rest)
    if out is None:
        _say_where(game)
        return 0
    names = {f"name.{seat}": NAMES[seat] for seat in range(game.rules.seats)}
    out.write_text(record(game, names).text(), "utf-8")
    print(f"{out}: {len(game.moves)} moves")
    return 0


def head_of(script: Path) -> dict[str, str]:
    head, _, _ = script.read_text("utf-8").partition("\n\n")
    return dict(line.split(": ", 1) for line in head.splitlines() if not line.startswith("#"))


def _moves(script: Path) -> list[str]:
    _, _, body = script.read_text("utf-8").partition("\n\n")
    return [line.strip() for line in body.splitlines() if line.strip() and not line.startswith("#")]


def _started(head: dict[str, str]) -> Game[Any, Any, Any]:
    options: dict[str, Any] = {key: value for key, value in head.items() if key not in ("game", "seed")}
    for key in ("players", "real"):
        if key in options:
            options[key] = int(options[key])
    if "virtual" in options:
        options["virtual"] = options["virtual"].split()
    return Game.start(new_rules(head["game"], options), head["seed"])


def _bots(game: Game[Any, Any, Any], most: int | None, kinds: list[str]) -> None:
    seats = range(game.rules.seats)
    chosen = [*kinds, *("greedy" for _ in seats)]
    bots = [make_bot(game.rules.game, chosen[seat], f"{game.seed} {seat}") for seat in seats]
    chance = Random(f"{game.seed} who is first")
    while game.decision is not None and (most is None or most > 0):
        seat = next_seat(game.decision, chance)
        game.apply(seat, bots[seat].choose(game.view(seat), offered(game, seat)))
        most = None if most is None else most - 1


def _say_where(game: Game[Any, Any, Any]) -> None:
    print(game.rules.position_text(game.state))
    for event in game.moves[-1].events if game.moves else game.setup.events:
        print(" ", event.kind, event.data)
    print(game.decision)
    for seat in game.decision.seats if game.decision else ():
        actions = [game.rules.action_text(action) for action in game.legal_actions(seat)]
        print(seat, len(actions), ", ".join(actions[:150]))


def show(name: str) -> int:
    lesson = library.lesson(name)
    at: dict[int, list[str]] = {}
    for number, step in enumerate(lesson.steps, 1):
        at.setdefault(step.at or 0, []).append(f"    {number}. {step.text} {' '.join(step.spots)} {step.do or ''}")
    for move, line in enumerate(lesson.record.lines):
        print(move, line.seat, line.action, "; ".join(line.draws))
        print("\n".join(at.get(move, [])), end="\n" if move in at else "")
    return 0


def check() -> int:
    found = [fault for name in library.names() for fault in faults(library.lesson(name))]
    print("\n".join(found) or f"{len(library.names())} lessons, all in order")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
