"""Checks the engine's promise: the same options, seed and actions give the same game on any machine.

The kernel and the games may not use a clock, the disk, the network, the environment or a random source of their own:
chance is handed to them and recorded. Imports under `if TYPE_CHECKING:` are only names for types and are allowed.
Prints each violation as `file:line: what`, and fails if there is one.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "carson"
PURE = ("kernel", "board", "cards")

FORBIDDEN_MODULES = {
    *("random", "secrets", "uuid", "numpy"),
    *("time", "datetime", "calendar", "locale"),
    *("os", "sys", "pathlib", "io", "shutil", "tempfile", "glob", "platform", "importlib"),
    *("socket", "ssl", "urllib", "http", "asyncio", "threading", "multiprocessing", "subprocess"),
    *("rich", "cyclopts", "fluent"),
}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "__import__"}

# Exceptions: the loaders read the data files beside them, or one that a player names.
ALLOWED = {
    "board/data/loader.py": {"importlib", "os", "pathlib", "open"},
    "cards/data/loader.py": {"importlib", "os", "pathlib", "open"},
}


def is_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def nodes_at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if isinstance(node, ast.If) and is_type_checking(node.test):
        children: list[ast.AST] = [*node.orelse]
    else:
        children = [*ast.iter_child_nodes(node)]
    for child in children:
        yield from nodes_at_run_time(child)


def uses(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The forbidden names in one node, each with a description."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.name.split(".")[0], f"imports {alias.name}"
    elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
        yield node.module.split(".")[0], f"imports from {node.module}"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
        yield node.func.id, f"calls {node.func.id}()"


def breaches(file: Path) -> Iterator[str]:
    allowed = ALLOWED.get(file.relative_to(SOURCE).as_posix(), set())
    for node in nodes_at_run_time(ast.parse(file.read_bytes(), str(file))):
        for name, words in uses(node):
            if name in (FORBIDDEN_MODULES | FORBIDDEN_CALLS) - allowed:
                place = file.relative_to(SOURCE.parent.parent).as_posix()
                yield f"{place}:{getattr(node, 'lineno', 0)}: {words}"


def main() -> int:
    files = sorted(file for package in PURE for file in (SOURCE / package).rglob("*.py"))
    found = [breach for file in files for breach in breaches(file)]
    for breach in found:
        print(breach)
    print(f"{len(files)} files of the engine looked at, {len(found)} breaches")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
