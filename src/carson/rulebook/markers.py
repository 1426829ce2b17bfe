"""Reads, without running it, which rules a test file says it tests: `@pytest.mark.rule("CG-4.1", "CG-4.2")`.

Only markers count: on functions and classes, as `pytestmark` of a class or the file, and in `pytest.param`.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

# A test that is not run, or is expected to fail, does not count.
_IDLE: Final = frozenset({"skip", "xfail"})


@dataclass(slots=True)
class Markers:
    """The citations in one file: pairs of a rule's number and a test's id; and what could not be read."""

    citations: list[tuple[str, str]] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)


def scan(source: str, file: str) -> Markers:
    """The rules cited in a test file's source; `file` is the start of its tests' ids."""
    found = Markers()
    try:
        module = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        found.unreadable.append(f"{file}: is not Python: {error}")
        return found
    _Scan(file, _assigned(module), found).body(module.body, file, [])
    return found


def _assigned(module: ast.Module) -> dict[str, ast.expr]:
    """What the file's names stand for, so that a list of cases may have one."""
    return {target.id: value for statement in module.body for target, value in _assignments(statement)}


def _assignments(statement: ast.stmt) -> Iterator[tuple[ast.Name, ast.expr]]:
    if isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Name):
                yield target, statement.value
    elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
        if isinstance(statement.target, ast.Name):
            yield statement.target, statement.value


def _mark(node: ast.expr) -> str:
    """The marker's name in `pytest.mark.NAME`, `mark.NAME` or a call of either; '' for anything else."""
    if isinstance(node, ast.Call):
        node = node.func
    if not isinstance(node, ast.Attribute):
        return ""
    owner = node.value
    named = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
    return node.attr if named == "mark" else ""


def _listed(marks: ast.expr) -> list[ast.expr]:
    return list(marks.elts) if isinstance(marks, ast.List | ast.Tuple) else [marks]


class _Scan:
    """Walks through one file's tests with the marks that apply to them."""

    def __init__(self, file: str, names: dict[str, ast.expr], found: Markers) -> None:
        self._file = file
        self._names = names
        self._found = found

    def body(self, statements: Sequence[ast.stmt], owner: str, outer: list[ast.expr]) -> None:
        """The tests among the statements of a file or class, under the marks around them."""
        around = outer + [
            mark
            for statement in statements
            for target, value in _assignments(statement)
            if target.id == "pytestmark"
            for mark in _listed(value)
        ]
        for statement in statements:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                inner = around + statement.decorator_list
                self.body(statement.body, f"{owner}::{statement.name}", inner)
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                if statement.name.startswith("test"):
                    self._test(f"{owner}::{statement.name}", around + statement.decorator_list)
            else:  # hypothesis' state machines become tests as `TestGame = Game.TestCase`
                for target, _ in _assignments(statement):
                    if target.id.startswith("Test"):
                        self._test(f"{owner}::{target.id}", around)

    def _test(self, test: str, marks: Sequence[ast.expr]) -> None:
        if any(_mark(mark) in _IDLE for mark in marks):
            return
        for mark in marks:
            if _mark(mark) == "rule":
                self._cite(mark, test)
            elif _mark(mark) == "parametrize":
                for case in self._cases(mark):
                    if not any(_mark(inner) in _IDLE for inner in case):
                        for inner in case:
                            if _mark(inner) == "rule":
                                self._cite(inner, test)

    def _cases(self, parametrize: ast.expr) -> Iterator[list[ast.expr]]:
        """The marks of each `pytest.param` in a `parametrize`, including a named list of cases."""
        for node in self._nodes(parametrize):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.param", "param"):
                for keyword in node.keywords:
                    if keyword.arg == "marks":
                        yield _listed(keyword.value)

    def _nodes(self, expression: ast.expr) -> Iterator[ast.AST]:
        seen: set[str] = set()
        waiting: list[ast.expr] = [expression]
        while waiting:
            for node in ast.walk(waiting.pop()):
                yield node
                if isinstance(node, ast.Name) and node.id in self._names and node.id not in seen:
                    seen.add(node.id)
                    waiting.append(self._names[node.id])

    def _cite(self, mark: ast.expr, test: str) -> None:
        numbers = mark.args if isinstance(mark, ast.Call) else []
        if not numbers:
            self._found.unreadable.append(f"{self._file}:{mark.lineno}: {test} names no rule in its marker")
        for number in numbers:
            if isinstance(number, ast.Constant) and isinstance(number.value, str):
                self._found.citations.append((number.value, test))
            else:
                self._found.unreadable.append(
                    f"{self._file}:{number.lineno}: {test} does not write its rule out, but as {ast.unparse(number)}"
                )
