"""What the browser's set-up knows of the games is what the engine knows."""

import re
from pathlib import Path

from carson.board.characters.cast import CAST
from carson.board.characters.sets import SETS
from carson.board.editions import EDITIONS
from carson.board.material.figures import STRATEGIES
from carson.board.material.pieces import BEGINNERS, COUNTS, NAMES
from carson.board.variants.registry import NOT_SOLO, VARIANTS
from carson.bots import bot_names
from carson.cards.material.pieces import LEVELS

SETUP = Path(__file__).resolve().parents[2] / "web" / "src" / "setup"


def _block(file: str, name: str) -> str:
    """What stands between the brackets of a constant."""
    text = (SETUP / file).read_text("utf-8")
    found = re.search(rf"const {name}\b[^=]*= [\[{{](.*?)[\]}}]", text, re.DOTALL)
    assert found, name
    return found[1]


def _words(file: str, name: str) -> list[str]:
    return re.findall(r"'([^']*)'", _block(file, name))


def test_characters_and_sets_are_the_engines() -> None:
    assert _words("sets.ts", "CHARACTERS") == [character.name for character in CAST]
    assert dict(re.findall(r"(\w+): '([^']*)'", _block("sets.ts", "SETS"))) == SETS


def test_the_bags_are_the_engines() -> None:
    for name, counts in (("COUNTS", COUNTS), ("BEGINNERS", BEGINNERS)):
        found = {kind: int(count) for kind, count in re.findall(r"(\w+): (\d+)", _block("bag.ts", name))}
        assert found == {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def test_variants_editions_strategies_levels_and_bots_are_the_engines() -> None:
    assert _words("wish.ts", "VARIANTS") == list(VARIANTS)
    assert _words("wish.ts", "EDITIONS") == list(EDITIONS)
    assert _words("wish.ts", "STRATEGIES") == list(STRATEGIES)
    assert _words("wish.ts", "NOT_SOLO") == list(NOT_SOLO)
    assert _words("wish.ts", "LEVELS") == list(LEVELS)
    assert set(_words("wish.ts", "BOTS")) == set(bot_names("board")) == set(bot_names("cards"))
