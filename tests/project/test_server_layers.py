"""The server's packages are features. This holds which may know which, lazy imports and those for types included.

A feature has its storage, its service and its doors side by side. Doors and shapes speak HTTP, services do not, and
services know only services of packages below their own.
"""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
SERVER = "carson.server"
# From the bottom up. Packages on one line do not know each other.
LAYERS = (
    "errors logs",
    "mail_settings",
    "settings metrics",
    "security games",
    "database workers",
    "history notifications lessons",
    "core",
    "people",
    "tables",
    "chat play records delivery operations",
    "accounts analysis bots",
)
# These speak HTTP or WebSocket, and know any service.
DOORS = ("web", "live", "reference", "client", "app")


def modules() -> dict[str, Path]:
    files = (file for file in (SOURCE / "carson" / "server").rglob("*.py") if "static" not in file.parts)
    names = {".".join(file.relative_to(SOURCE).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in names.items()}


def imports(file: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(SERVER):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in known else str(node.module))
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith(SERVER)}
    return found


KNOWN = modules()
GRAPH = {name: imports(file, KNOWN) - {name} for name, file in KNOWN.items()}


def package(name: str) -> str:
    return f"{name}.".split(".")[2]


def speaks_http(name: str) -> bool:
    return package(name) in DOORS or name.endswith(("doors", "shapes"))


def test_no_module_needs_itself() -> None:
    try:
        TopologicalSorter(GRAPH).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None


def test_every_package_has_a_layer() -> None:
    placed = {name for layer in LAYERS for name in layer.split()}
    assert {package(name) for name in KNOWN} - {""} == placed | set(DOORS)


def test_services_know_only_services_below_them() -> None:
    height = {name: number for number, layer in enumerate(LAYERS) for name in layer.split()}
    wrong = [
        f"{name} -> {other}"
        for name, others in GRAPH.items()
        for other in others
        if not speaks_http(name)
        and package(name) != package(other)
        and (speaks_http(other) or height[package(other)] >= height[package(name)])
    ]
    assert wrong == []
