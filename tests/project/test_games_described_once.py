"""A game describes itself: nothing compares its name to decide what to do, so a third game means entries, not branches.

The engines' descriptors are in carson/board/game.py and carson/cards/game.py, the list in carson/games.py. What bots,
the server, the terminal and lessons add is in tables with one entry for each game. So is what the browser client
adds to web/src/games.ts.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from carson.arena.games import ARENA_GAMES
from carson.bots import BOTS
from carson.cli.replays.replay import STORIES
from carson.games import DESCRIPTORS, GAMES, GameName
from carson.library.games import _MAKERS
from carson.server.games.adapter import SERVED
from carson.server.lessons.figures import _FIGURES
from carson.server.lessons.spots import _PARTS

SOURCE = Path(__file__).parents[2] / "src" / "carson"
CLIENT = Path(__file__).parents[2] / "web" / "src"
RULES = {"BoardRules", "CardRules"}
_NAME = rf"['\"`](?:{'|'.join(GAMES)})['\"`]"
# `=== 'board'`, `'cards' !==`, `case 'board':`, `['board', 'cards'].includes(…)`
CLIENT_COMPARISON = re.compile(
    rf"[!=]==?\s*{_NAME}|{_NAME}\s*[!=]==?|\bcase\s+{_NAME}|\[[^\]]*{_NAME}[^\]]*\]\s*\.includes"
)
# What one game alone has is asked for by the type of its rules.
ONE_GAME_ONLY = {
    "server/analysis/board_outlook.py": "incomes, odds and prices lie ahead in the board game only",
    "server/analysis/city_outlook.py": "only The Card Game has cities",
    "server/analysis/table_outlook.py": "both, before a worker is asked",
    "server/lessons/figures.py": "a lesson's figures by their rules, in tables of one game",
    "server/lessons/shapes.py": "a lesson of The Card Game brings its deck along",
    "server/reference/material_doors.py": "figures are the board game's, decks The Card Game's",
}


def compared_names(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            values = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            values = [node.value]
        for value in values:
            parts = value.elts if isinstance(value, ast.Tuple | ast.List | ast.Set) else [value]
            if any(isinstance(part, ast.Constant) and part.value in GAMES for part in parts):
                yield value.lineno


def asked_rules(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            if RULES & {part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)}:
                yield node.lineno


def sources() -> dict[str, ast.AST]:
    files = (file for file in SOURCE.rglob("*.py") if "static" not in file.parts)
    return {file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text("utf-8")) for file in files}


def test_nothing_compares_a_games_name() -> None:
    found = [f"{name}:{line}" for name, tree in sources().items() for line in compared_names(tree)]
    assert found == [], "describe the game instead: carson/kernel/descriptor.py, carson/server/games/served.py"


def test_rules_are_told_apart_only_for_what_one_game_alone_has() -> None:
    found = {name for name, tree in sources().items() if next(asked_rules(tree), None)}
    assert found == set(ONE_GAME_ONLY)


def test_a_comparison_would_be_found() -> None:
    lines = (
        'if rules.game == "board": pass',
        'if "cards" != game: pass',
        'if game in ("cards", "x"): pass',
        "match game:",
        '    case "board": pass',
    )
    assert sorted(compared_names(ast.parse("\n".join(lines)))) == [1, 2, 3, 5]


def client_comparisons(text: str) -> list[int]:
    return [text.count("\n", 0, found.start()) + 1 for found in CLIENT_COMPARISON.finditer(text)]


def test_nothing_in_the_client_compares_a_games_name() -> None:
    files = [file for kind in ("ts", "svelte") for file in CLIENT.rglob(f"*.{kind}")]
    assert len(files) > 100
    found = [
        f"{file.relative_to(CLIENT).as_posix()}:{line}"
        for file in files
        for line in client_comparisons(file.read_text("utf-8"))
    ]
    assert found == [], "describe the game instead: web/src/games.ts, or a table with an entry for each game"


def test_a_comparison_in_the_client_would_be_found() -> None:
    lines = (
        "if (table.game === 'board') return",
        "{#if 'cards' !== game}",
        "case 'board':",
        "['board', 'cards', 'setup'].includes(page)",
        "const FORMS = { board: BoardForm, cards: CardForm }",
        "let game = $state<GameName>('board')",
        "words.name('board-line', source)",
    )
    assert client_comparisons("\n".join(lines)) == [1, 2, 3, 4]


def test_every_table_has_an_entry_for_every_game() -> None:
    assert get_args(GameName) == GAMES == tuple(DESCRIPTORS)
    for table in (ARENA_GAMES, BOTS, STORIES, _MAKERS, SERVED, _FIGURES, _PARTS):
        assert set(table) == set(GAMES)
