"""The catalogues as trees, for tests that look at every message."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import carson.words

LOCALES = Path(carson.words.__file__).parent / "locales"
FILES = tuple(sorted(path.name for path in (LOCALES / "en").glob("*.ftl")))


@cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    return tuple(parse((LOCALES / language / file).read_text("utf-8")).body)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """All the messages of a language."""
    files = sorted(path.name for path in (LOCALES / language).glob("*.ftl"))
    return {name: message for file in files for name, message in messages(language, file).items()}


class _Finder(Visitor):
    def __init__(self, kind: type[ast.BaseNode]) -> None:
        self.kind = kind
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def variables(message: ast.BaseNode) -> set[str]:
    finder = _Finder(ast.VariableReference)
    finder.visit(message)
    return {node.id.name for node in finder.found if isinstance(node, ast.VariableReference)}


def calls(message: ast.BaseNode) -> Iterator[tuple[str, str, dict[str, str]]]:
    """The functions a message calls on its variables: function, variable, named arguments."""
    finder = _Finder(ast.FunctionReference)
    finder.visit(message)
    for node in finder.found:
        assert isinstance(node, ast.FunctionReference)
        named = {arg.name.name: arg.value.value for arg in node.arguments.named}
        for variable in variables(node):
            yield node.id.name, variable, named


def choices(message: ast.BaseNode) -> Iterator[tuple[str, list[str]]]:
    """What a message makes depend on a variable: the variable, and the keys it chooses between."""
    finder = _Finder(ast.SelectExpression)
    finder.visit(message)
    for node in finder.found:
        assert isinstance(node, ast.SelectExpression)
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        for variable in variables(node.selector):
            yield variable, keys
