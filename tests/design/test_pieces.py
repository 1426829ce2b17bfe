"""The pieces of the browser client: each that the engine names has a drawing, and the page of them all is today's."""

import gzip
import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from carson.board.characters.cast import CAST
from carson.board.material.pieces import NAMES as BOARD_OBJECTS
from carson.board.material.spaces import SPACE_NAMES
from carson.board.variants.places import OWN_PLACE_NAMES
from carson.cards.material.pieces import CHARACTERS, OBJECT_NAMES, SUITS

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "web" / "src" / "art"
# A parcel without anything on it, or without a card.
NOTHING = {"free", "nowhere", "empty"}
MOST = 17_000  # bytes of all drawings, gzipped as they stand


def pieces(*words: str) -> "subprocess.CompletedProcess[str]":
    node = Path(sys.executable).parent / "node"
    return subprocess.run([node, ROOT / "web" / "tools" / "pieces.ts", *words], capture_output=True, text=True)


@cache
def names() -> dict[str, list[str]]:
    found: dict[str, Any] = json.loads(pieces("--names").stdout)
    return found


@pytest.mark.parametrize("name", sorted({*BOARD_OBJECTS, *OBJECT_NAMES} - NOTHING))
def test_whatever_can_stand_on_a_parcel_has_a_drawing(name: str) -> None:
    assert name in names()["things"]


@pytest.mark.parametrize(
    "name", sorted({*CHARACTERS, *(name for one in CAST for name in (one.name, one.red_name) if name)})
)
def test_every_character_has_a_portrait(name: str) -> None:
    assert name in names()["people"]


def test_every_suit_has_a_mark() -> None:
    assert names()["suits"] == list(SUITS)


@pytest.mark.parametrize("name", sorted({re.sub(r"-\d+$", "", space) for space in (*SPACE_NAMES, *OWN_PLACE_NAMES)}))
def test_every_action_space_has_a_sign(name: str) -> None:
    assert name in names()["icons"]


def test_the_page_with_every_piece_shows_them_as_they_are_now() -> None:
    checked = pieces("--check")
    assert checked.returncode == 0, checked.stderr


def test_all_drawings_together_stay_small() -> None:
    files = b"".join(path.read_bytes() for path in sorted(ART.rglob("*.ts")))
    drawings = re.sub(rb"^import .*\n", b"", files, flags=re.MULTILINE)
    assert len(gzip.compress(drawings, 9)) < MOST


def test_pieces_are_flat_shapes_in_colours_of_the_palette_alone() -> None:
    drawn = (*(ART / f"{name}.ts" for name in ("things", "buildings", "tokens", "cards")), *ART.glob("people/*.ts"))
    for file in drawn:
        text = file.read_text("utf-8")
        assert not re.search(r"#[0-9a-fA-F]{3,8}\b", text), f"{file.name} has a colour without a name"
        assert "stroke" not in text
