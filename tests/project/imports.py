"""Who imports whom inside a package, read from the sources: lazy imports included."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def modules(package: str) -> dict[str, Path]:
    files = (file for file in SOURCE.joinpath(*package.split(".")).rglob("*.py") if "static" not in file.parts)
    names = {".".join(file.relative_to(SOURCE).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in names.items()}


def graph(package: str, for_types: bool = True) -> dict[str, set[str]]:
    """Every module of the package, and the modules of it that it imports."""
    known = modules(package)
    return {name: _imports(file, package, known, for_types) - {name} for name, file in known.items()}


def _imports(file: Path, package: str, known: dict[str, Path], for_types: bool) -> set[str]:
    found = set()
    for node in _nodes(ast.parse(file.read_text(encoding="utf-8")), for_types):
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else str(node.module))
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if f"{alias.name}.".startswith(f"{package}.")}
    return found


def _nodes(node: ast.AST, for_types: bool) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not for_types and isinstance(child, ast.If) and getattr(child.test, "id", "") == "TYPE_CHECKING":
            continue
        yield child
        yield from _nodes(child, for_types)
