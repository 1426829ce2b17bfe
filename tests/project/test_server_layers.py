"""The server's packages are features. This holds which may know which, lazy imports and those for types included.

A feature has its storage, its service and its doors side by side. Doors and shapes speak HTTP, services do not, and
services know only services of packages below their own.
"""

from graphlib import CycleError, TopologicalSorter

from project.imports import graph

SERVER = "carson.server"
# From the bottom up. Packages on one line do not know each other.
LAYERS = (
    "background errors logs",
    "mail_settings",
    "tracing",
    "settings metrics shared",
    "security games",
    "database workers",
    "history notifications lessons",
    "core",
    "people",
    "tables",
    "results",
    "chat play records delivery operations",
    "accounts analysis bots",
    "admin",
)
# These speak HTTP or WebSocket, and know any service.
DOORS = ("web", "live", "reference", "client", "app")


GRAPH = graph(SERVER)


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
    assert {package(name) for name in GRAPH} - {""} == placed | set(DOORS)


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


# Inside a feature, from the bottom up.
PARTS = ("repository", "", "shapes", "doors")


def height_inside(name: str) -> int:
    """By the last word of a module's name; a service has any other."""
    last = name.rpartition(".")[2].rpartition("_")[2]
    return PARTS.index(last if last in PARTS else "")


def test_inside_a_feature_storage_knows_no_service_and_a_service_no_door() -> None:
    wrong = [
        f"{name} -> {other}"
        for name, others in GRAPH.items()
        for other in others
        if package(name) == package(other) and name.count(".") == other.count(".") == 3
        if package(name) not in DOORS and height_inside(name) < height_inside(other)
    ]
    assert wrong == []
