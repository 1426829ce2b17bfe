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
# The board game's ways to move money and VP, and the event each of them says; the last argument tells why.
PAYMENTS = {
    "earn": "earned",
    "receive": "earned",
    "take_eight": "earned",
    "pay": "paid",
    "hand_over": "handed-over",
    "score": "scored-vp",
    "gain": "scored-vp",
}


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
    return tuple(code for path, tree in found for code in _in_tree(path.as_posix(), tree))


@cache
def reasons() -> dict[str, set[str]]:
    """Why money or VP come and go, by the event that tells it."""
    found: dict[str, set[str]] = {event: set() for event in PAYMENTS.values()}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[-1], ast.Constant):
                event = PAYMENTS.get(_name(node), "")
                if event and isinstance(node.args[-1].value, str):
                    found[event].add(node.args[-1].value)
    return found


def _in_tree(file: str, tree: ast.Module) -> Iterator[Said]:
    dicts: dict[int, dict[str, ast.expr]] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            held = _held(function)
            dicts |= {id(call): held for call in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for message, figures in _codes(node, dicts.get(id(node), {})):
                yield Said(message, figures, f"{file}:{node.lineno}")


def _held(function: ast.FunctionDef) -> dict[str, ast.expr]:
    """What the variables of a function hold."""
    return {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _texts(node: ast.expr, held: dict[str, ast.expr]) -> list[str]:
    """The text that is written out there, or the two it is chosen from."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, held) + _texts(node.orelse, held)
    if isinstance(node, ast.Name) and node.id in held:
        return _texts(held[node.id], {name: value for name, value in held.items() if name != node.id})
    return []


def _codes(call: ast.Call, held: dict[str, ast.expr]) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The messages, and the names of their figures, if the call says any."""
    name, args = _name(call), call.args
    codes = _texts(args[0], held) if args else []
    given = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    whole = all(keyword.arg for keyword in call.keywords)  # no **figures from elsewhere
    if name == "say" and _is_log(call.func):
        yield from ((f"event-{code}", given) for code in codes)
    elif name == "whisper" and _is_log(call.func):
        yield from ((f"event-{code}", given) for code in _texts(args[1], held))
    elif name == "Refusal":
        details = _keys(args[2], held) if len(args) > 2 else frozenset()
        yield from ((f"refusal-{code}", details) for code in codes)
    elif name == "Decision":
        about = _keys(args[3], held) if len(args) > 3 else frozenset()
        yield from ((f"ask-{code}", None if about is None else about | {"seats", "count"}) for code in codes)
    elif name in error_classes() or name == "fault":
        yield from ((f"error-{code}", given if whole else None) for code in codes)
    elif name == "Variant":
        yield from ((f"refusal-{code}", None) for code in _declared_refusals(call))
    elif name in ("words", "_words"):
        yield from ((code, given if whole else None) for code in codes if code.startswith(DOORS))


def _declared_refusals(variant: ast.Call) -> Iterator[str]:
    """`refusals={…: (code, rule)}`; what their details are is decided elsewhere."""
    for keyword in variant.keywords:
        if keyword.arg == "refusals" and isinstance(keyword.value, ast.Dict):
            yield from (ast.literal_eval(pair.elts[0]) for pair in keyword.value.values if isinstance(pair, ast.Tuple))


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
