"""A person who wants to change one thing opens one short file: the engine's files and functions stay short."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "carson"
FILES = sorted(file for part in ("kernel", "board", "cards") for file in (SOURCE / part).rglob("*.py"))
LONGEST_FILE = 500
LONGEST_FUNCTION = 60


def functions(file: Path) -> Iterator[tuple[str, int]]:
    """The functions of a file and how many lines each has."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield f"{file.name}:{node.name}", node.end_lineno - node.lineno + 1


def test_no_file_of_the_engine_is_too_long() -> None:
    lengths = {file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    assert max(lengths.values()) > 200
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_of_the_engine_is_too_long() -> None:
    lengths = dict(length for file in FILES for length in functions(file))
    assert max(lengths.values()) > 30
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}
