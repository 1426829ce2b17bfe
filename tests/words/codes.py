"""The codes that the source says, read from its syntax trees: what a player may come to read must have words."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import carson

SOURCE = Path(carson.__file__).parent
ERROR_BASE = "CarsonError"
# The doors ask for their messages by name.
DOORS = "cli-"
# Games in the making, which have no catalogue yet: whoever adds <game>.ftl takes it out here.
WORDLESS = ("board",)


class Said(NamedTuple):
    """A code where it stands in the source; `figures` are the names of its data, None where they cannot be read."""

    message: str
    figures: frozenset[str] | None
    where: str


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in sorted(SOURCE.rglob("*.py")))


@cache
def error_classes() -> frozenset[str]:
    """CarsonError and whatever inherits from it."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {ERROR_BASE}
    while grown := {name for name, of in bases.items() if of & found} - found:
        found |= grown
    return frozenset(found)


@cache
def said() -> tuple[Said, ...]:
    found = [(path.relative_to(SOURCE), tree) for path, tree in trees()]
    return tuple(
        code for path, tree in found if path.parts[0] not in WORDLESS for code in _in_tree(path.as_posix(), tree)
    )


def _in_tree(file: str, tree: ast.Module) -> Iterator[Said]:
    dicts: dict[int, dict[str, ast.expr]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            held = _dicts(function)
            dicts |= {id(call): held for call in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            found = _code(node, dicts.get(id(node), {}))
            if found is not None:
                message, figures = found
                yield Said(message, figures, f"{file}:{node.lineno}")


def _dicts(function: ast.FunctionDef) -> dict[str, ast.expr]:
    return {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _code(call: ast.Call, dicts: dict[str, ast.expr]) -> tuple[str, frozenset[str] | None] | None:
    """The message, and the names of its figures, if the call says one."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    texts = [arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else "" for arg in call.args]
    texts += [""] * 3
    given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    if name == "say" and _is_log(call.func) and texts[0]:
        return f"event-{texts[0]}", given
    if name == "whisper" and _is_log(call.func) and texts[1]:
        return f"event-{texts[1]}", given
    if name == "Refusal" and texts[0]:
        return f"refusal-{texts[0]}", _keys(call.args[2], dicts) if len(call.args) > 2 else frozenset()
    if name == "Decision" and texts[0]:
        about = _keys(call.args[3], dicts) if len(call.args) > 3 else frozenset()
        return f"ask-{texts[0]}", None if about is None else about | {"seats", "count"}
    if (name in error_classes() or name == "fault") and texts[0]:
        return f"error-{texts[0]}", given
    if name in ("words", "_words") and texts[0].startswith(DOORS):
        return texts[0], given if all(keyword.arg for keyword in call.keywords) else None
    return None


def _is_log(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "log"


def _keys(node: ast.expr, dicts: dict[str, ast.expr]) -> frozenset[str] | None:
    """The keys of a dict that is written out, perhaps by way of variables of the same function."""
    if isinstance(node, ast.Name) and node.id in dicts:
        return _keys(dicts[node.id], {name: value for name, value in dicts.items() if name != node.id})
    if not isinstance(node, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(node.keys, node.values, strict=True):
        if key is None:
            inner = _keys(value, dicts)
            if inner is None:
                return None
            found |= inner
        elif isinstance(key, ast.Constant):
            found.add(str(key.value))
    return frozenset(found)
