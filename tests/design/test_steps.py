"""Every step of both games declares itself once, completely, and nobody looks into a frame but by its fields' names."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carson.board
import carson.cards
from carson.board.library import new_rules as board_rules
from carson.board.material.pieces import NAMES as KINDS
from carson.board.material.spaces import PLACE_NAMES
from carson.board.options import Options
from carson.board.variants.registry import STEPS as BOARD
from carson.cards import library
from carson.cards.steps import STEPS as CARDS
from carson.kernel import Field, StepKind

SOURCE = Path(__file__).parents[2] / "src" / "carson"
TABLES = {
    "board": board_rules(Options(4, characters="prosper")).table,
    "cards": library.new_rules(library.filled(real=2, level="expert")).table,
}
STEPS = [("board", kind) for kind in BOARD.kinds.values()] + [("cards", kind) for kind in CARDS.kinds.values()]
every_step = pytest.mark.parametrize(("game", "kind"), STEPS, ids=[f"{game} {kind.name}" for game, kind in STEPS])

# Whatever may stand for a value in a position: numbers, names, sets, orders, rolls, tiles.
WORDS = (
    *map(str, range(100)),
    *PLACE_NAMES,
    *KINDS,
    *("-", "all", "d4,e5", "a1,h8", "0,2", "0,1,2,3", "3,1,0,2", "(2,0,1,3)", "(1,0)"),
    *("1:3", "1:3,0:2", "1:3,0:2+5", "3:0,2:5,0:1"),
)


def _readable(field: Field, game: str) -> list[Any]:
    found = []
    for word in WORDS:
        try:
            found.append(field.read(TABLES[game], word))
        except ValueError:
            continue
    return found


@every_step
def test_a_frame_has_a_text_form_for_each_of_its_values(game: str, kind: StepKind[Any, Any, Any]) -> None:
    assert len(kind.fields) == len(kind.frame.__struct_fields__)


@every_step
def test_a_frame_is_read_as_it_was_written(game: str, kind: StepKind[Any, Any, Any]) -> None:
    values = [_readable(field, game) for field in kind.fields]
    assert all(values)
    steps, rng = {"board": BOARD, "cards": CARDS}[game], Random(kind.name)
    for _ in range(50):
        frame = kind.frame(*(rng.choice(some) for some in values))
        text = steps.text(frame)
        assert text.split(" ")[0] == kind.name
        assert steps.read(TABLES[game], text) == frame


@every_step
def test_a_step_waits_for_players_or_works(game: str, kind: StepKind[Any, Any, Any]) -> None:
    assert (kind.step is None) != (kind.work is None)


@every_step
def test_a_step_lies_above_phases(game: str, kind: StepKind[Any, Any, Any]) -> None:
    kinds = {"board": BOARD, "cards": CARDS}[game].kinds
    assert all(kinds[phase].phase for phase in kind.above)


@pytest.mark.parametrize("game", TABLES)
def test_no_two_steps_have_the_same_name(game: str) -> None:
    names = [kind.name for of, kind in STEPS if of == game]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize(("package", "known"), [(carson.board, BOARD), (carson.cards, CARDS)], ids=["board", "cards"])
def test_every_step_declared_is_a_step_of_the_game(package: Any, known: Any) -> None:
    declared = set()
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        values = vars(importlib.import_module(module.name)).values()
        declared |= {value.frame for value in values if isinstance(value, StepKind)}
    assert declared == set(known.kinds)


# How frames are looked into


def _is_frame(node: ast.expr) -> bool:
    """`frame`, or one of `frames`."""
    if isinstance(node, ast.Subscript):
        whole = node.value
        return isinstance(whole, ast.Attribute) and whole.attr == "frames" and not isinstance(node.slice, ast.Slice)
    return isinstance(node, ast.Name) and node.id == "frame"


def by_place(source: str) -> Iterator[int]:
    """The lines that take a frame apart by the places of its values."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and _is_frame(node.value):
            yield node.lineno
        if isinstance(node, ast.Assign) and _is_frame(node.value):
            if any(isinstance(target, ast.Tuple) for target in node.targets):
                yield node.lineno


def test_frames_are_looked_into_by_name() -> None:
    found = {
        f"{file.relative_to(SOURCE)}:{line}"
        for file in SOURCE.rglob("*.py")
        for line in by_place(file.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    "source", ["frame[1]", "frame[1:]", "_, seat = frame", "state.frames[-1][0]", "_, seat = self.state.frames[0]"]
)
def test_looking_by_place_would_be_noticed(source: str) -> None:
    assert list(by_place(source)) == [1]


@pytest.mark.parametrize("source", ["frame.seat", "state.frames[-1]", "state.frames[1:]", "state.frames[-1] = frame"])
def test_looking_by_name_is_fine(source: str) -> None:
    assert list(by_place(source)) == []
