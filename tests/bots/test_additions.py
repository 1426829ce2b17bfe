"""Learned bots and environments play with one more variant, building and character than there were in training.

The additions are made in a copy of the package, as docs/adding.md says, and played there by another process.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import carson
from bots import played_with_additions
from carson.board.characters.cast import CAST

PACKAGE: Final = Path(carson.__file__).parent

STATE: Final = """
from msgspec import Struct
from carson.board.variants.slices import Slice

class Sky(Struct, frozen=True):
    dry: int = 0

SKY = Slice("added", Sky())
"""
POSITION: Final = """
from carson.board.variants.added.state import SKY, Sky
from carson.board.variants.model import StatePart

PART = StatePart(
    SKY,
    lambda table, state: [f"dry: {SKY.of(state).dry}"],
    lambda table, lines, state: SKY.put(state, Sky(lines.number(lines.take("dry"), 4))),
    lambda table, state, seat: {"dry": SKY.of(state).dry},
    lambda table, state, seat, shown, rng: SKY.put(state, Sky(shown["dry"])),
)
"""
VARIANT: Final = """
from carson.board.mechanics.purse import earn
from carson.board.variants.added.position import PART
from carson.board.variants.added.state import SKY, Sky
from carson.board.variants.model import Variant

def _round_begins(table, state, log):
    SKY.put(state, Sky(SKY.of(state).dry + 1))
    for seat in table.seats:
        earn(state, seat, 2, log, "aid")

ADDED = Variant("added", "BG-11", round_begins=_round_begins, part=PART)
"""
BUILDING: Final = 'Piece("added_building", "AB", "BG-8", Income(30, basic=30), box=20, houses=1)'
CHARACTER: Final = """
from carson.board.characters.model import Character, Face
from carson.board.mechanics.purse import earn

def gift(table, state, seat, log):
    earn(state, seat, 9, log, "added")

CHARACTER = Character(%d, "added", "BG-9", Face(limit=50, now=gift), Face(limit=40, now=gift))
"""
CARD_CHARACTER: Final = """
from carson.cards.characters.model import Character

CHARACTER = Character("added", "CG-7", score=lambda holdings: 3)
"""


def _change(file: Path, old: str, new: str) -> None:
    """At the only place where the file says so."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), "utf-8")


def _add_variant(board: Path) -> None:
    folder = board / "variants" / "added"
    folder.mkdir()
    for name, text in {"__init__": "", "state": STATE, "position": POSITION, "variant": VARIANT}.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    registry = board / "variants" / "registry.py"
    _change(registry, "_KNOWN: Final = (", "from carson.board.variants.added.variant import ADDED\n\n_KNOWN: Final = (")
    _change(registry, ")\n# What the first becomes", ", ADDED)\n# What the first becomes")


def _add_building(board: Path) -> None:
    _change(board / "material" / "buildings.py", ")\nNO_INCOME: Final", f"    {BUILDING},\n)\nNO_INCOME: Final")
    figures = board / "data" / "reconstructed-1.json"
    form = json.loads(figures.read_text("utf-8"))
    for strategy in form["strategies"].values():
        strategy["priority"].append("added_building")
    figures.write_text(json.dumps(form), "utf-8")


def _add_character(board: Path) -> None:
    (board / "characters" / "added.py").write_text(CHARACTER % len(CAST), "utf-8")
    cast = board / "characters" / "cast.py"
    _change(cast, "import (\n", "import (\n    added,\n")
    _change(cast, ")\n# 14 and 18", "    added.CHARACTER,\n)\n# 14 and 18")


def _add_card_character(cards: Path) -> None:
    """First in the alphabet, so that the codes of all others change."""
    (cards / "characters" / "added.py").write_text(CARD_CHARACTER, "utf-8")
    cast = cards / "characters" / "cast.py"
    _change(cast, "import (\n", "import (\n    added,\n")
    _change(cast, "= (\n", "= (\n    added.CHARACTER,\n")
    _change(cards / "material" / "pieces.py", "CHARACTERS: Final = (\n", 'CHARACTERS: Final = (\n    "added",\n')
    deck = cards / "data" / "reconstructed-1.json"
    form = json.loads(deck.read_text("utf-8"))
    form["characters"].append({**form["characters"][0], "name": "added"})
    deck.write_text(json.dumps(form), "utf-8")


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What the copy with the additions says of itself."""
    folder = tmp_path_factory.mktemp("added")
    shutil.copytree(PACKAGE, folder / "carson", ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    board = folder / "carson" / "board"
    _add_variant(board)
    _add_building(board)
    _add_character(board)
    _add_card_character(folder / "carson" / "cards")
    ran = subprocess.run(
        [sys.executable, played_with_additions.__file__],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, object] = json.loads(ran.stdout)
    assert found["package"] == str(folder / "carson")
    return found


def test_the_learned_bots_play_with_what_they_were_not_trained_with(added: dict[str, object]) -> None:
    assert added["seen"] == {"building": True, "character": True, "variant": True}
    assert added["answers"] == {"hard": 6, "master": 2}
    assert added["cards"] == {"offered": True, "answers": 40}


def test_the_networks_see_what_they_were_trained_with_as_before(added: dict[str, object]) -> None:
    """A game without the additions gives the same numbers, one after the other."""
    assert added["numbers"] == played_with_additions.numbers_of_a_game()
    assert re.fullmatch("[0-9a-f]{64}", str(added["numbers"]))


def test_environments_number_the_additions_too(added: dict[str, object]) -> None:
    """Of a variant without an entry in environments/variants the observation says that it is in play."""
    assert added["unnumbered"] == 0
    assert added["observed variants"] == ["added"]
