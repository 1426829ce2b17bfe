"""The library is typed for whoever imports it: programs are checked from outside, and read no Any anywhere."""

import subprocess
import sys
from pathlib import Path

from msgspec import Struct

import carson
from carson.board.views import view as board_view
from carson.cards.views import view as card_view

PROGRAM = Path(__file__).with_name("program.py")
WRONG = """
import carson

game = carson.new_game("board", seed=7)
carson.new_game("board", players="four")
carson.new_game("cards", variants=["river"])
game.view(0).offer
game.apply(0, carson.new_game("cards").legal_actions(0)[0])
carson.checkers
"""
# What a program reads; the frames of a view are the engine's own, and no program needs them.
READ = (carson.Decision, carson.Outcome, carson.Position, carson.Record, carson.BoardView, carson.CardView)
SHOWN = [thing for module in (board_view, card_view) for thing in vars(module).values() if isinstance(thing, type)]
PARTS = [kind for kind in SHOWN if issubclass(kind, Struct) and kind.__name__.endswith("View") and kind not in READ]


def mypy(program: Path, folder: Path, *options: str) -> list[str]:
    """What it says to somebody who has installed the package, in a folder of theirs and without our settings."""
    command = [sys.executable, "-m", "mypy", "--strict", *options, "--cache-dir", str(folder / "cache"), str(program)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_programs_are_checked_from_outside(tmp_path: Path) -> None:
    """One test, as mypy reads the package once for all of them."""
    assert mypy(PROGRAM, tmp_path, "--disallow-any-expr") == ["Success: no issues found in 1 source file"]
    ran = subprocess.run([sys.executable, str(PROGRAM)], cwd=tmp_path, capture_output=True, text=True)
    assert (ran.stderr, ran.returncode) == ("", 0)

    reads = tmp_path / "reads.py"
    reads.write_text(reading())
    assert mypy(reads, tmp_path, "--disallow-any-expr") == ["Success: no issues found in 1 source file"]

    wrong = tmp_path / "wrong.py"
    wrong.write_text(WRONG)
    errors = [line for line in mypy(wrong, tmp_path) if ": error: " in line]
    assert sorted({line.split(":")[1] for line in errors}) == ["5", "6", "7", "8", "9"]


def reading() -> str:
    """A program that reads every field of what a game shows."""
    lines = ["import carson", *(f"import {module}" for module in sorted({kind.__module__ for kind in PARTS}))]
    kinds = [(f"carson.{name}", kind) for name in dir(carson) for kind in READ if getattr(carson, name) is kind]
    assert len(kinds) == len(READ)
    kinds += [(f"{kind.__module__}.{kind.__name__}", kind) for kind in PARTS]
    for number, (name, kind) in enumerate(kinds):
        exact = f"{name}[carson.BoardState, carson.BoardAction, carson.BoardView]" if kind is carson.Position else name
        lines.append(f"def read_{number}(thing: {exact}) -> None:")
        lines += [f"    print(thing.{field})" for field in kind.__struct_fields__ if field != "frames"]
    return "\n".join(lines) + "\n"
