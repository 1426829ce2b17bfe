"""Inside a game, imports point one way too: what there is, how it is played, what is seen and written."""

import re
from graphlib import CycleError, TopologicalSorter

import pytest

from project.imports import graph
from project.layers import Layers

# From the bottom up; where two names fit a module, the longer one does.
BOARD = (
    "material characters.sets mechanics.water variants.places variants.actions",
    "actions versions editions options",
    "notation.records notation.cells notation.drawing",
    "state",
    "characters.model variants.model variants.hooks variants.slices",
    "table",
    "mechanics notation.frame_fields",
    "steps",
    "characters",
    "variants",
    "audit option_checks",
    "views notation",
    "data",
    "rules",
    "library",
    "game",
)
CARDS = (
    "material data",
    "actions options mechanics.holdings",
    "characters",
    "mechanics.scoring",
    "notation.diagram",
    "state",
    "table",
    "mechanics notation.frame_fields",
    "steps",
    "audit",
    "views notation",
    "rules",
    "library",
    "game",
)
GAMES = {"carson.board": BOARD, "carson.cards": CARDS}


def home(module: str) -> str:
    """The places and actions that a variant brings (`variants.NAME.places`) are as low as the lists of them."""
    return re.sub(r"\.variants\.\w+\.(places|actions)$", r".variants.\1", module)


def layers(package: str) -> Layers:
    return Layers(package, GAMES[package], home)


def test_no_module_of_the_whole_package_needs_itself() -> None:
    try:
        TopologicalSorter(graph("carson", for_types=False)).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None


@pytest.mark.parametrize("package", GAMES)
def test_every_module_has_a_layer_and_every_layer_a_module(package: str) -> None:
    assert layers(package).unplaced() == ([], set())


@pytest.mark.parametrize("package", GAMES)
def test_imports_point_down(package: str) -> None:
    assert layers(package).upward() == []


@pytest.mark.parametrize("package", GAMES)
def test_only_models_need_what_is_above_them_for_types(package: str) -> None:
    """A hook is called with the table and the state, which hold hooks themselves."""
    plain, typed = graph(package, for_types=False), graph(package)
    extra = {module for module in plain if typed[module] - plain[module]}
    assert {module.rpartition(".")[2] for module in extra} <= {
        "model",
        "effects",
        "previews",
        "gains",
        "answers",
        "planning",
    }, extra
