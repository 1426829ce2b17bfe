"""Inside the packages around the games and the server, imports point one way too, lazy imports included."""

import pytest

from project.imports import graph
from project.layers import Layers

# From the bottom up; where two names fit a module, the longer one does.
LAYERS = {
    "carson.kernel": (
        "bits printing values",
        "types",
        "errors moves states",
        "actions chance lines",
        "log",
        "flow rules",
        "positions steps table_rules",
        "game",
        "records",
        "descriptor fairness",
    ),
    "carson.words": (
        "language message_names source variants",
        "functions",
        "formatting",
        "catalogue",
        "words",
        "sentences",
        "teller ties",
        "board",
    ),
    "carson.rulebook": (
        "markers plain rule",
        "coverage table",
        "reader",
        "parse",
        "texts",
        "layout search",
    ),
    "carson.bots": (
        "names",
        "playing free_turns lower_rung simple",
        "custom",
        "board cards",
    ),
    "carson.bots.board": (
        "buildings routes stand greedy greedy.contest greedy.money greedy.weights",
        "judgement variants.model variants.horses.rodeo",
        "variants.horses.worth variants.kit_carson.worth variants.outlaws.worth",
        "greedy.outlook greedy.sites greedy.spaces greedy.characters variants.worths",
        "greedy.valuation",
        "greedy.answers greedy.cowboys",
        "greedy.shifts",
        "planner.bits planner.duels planner.taught planner.weights",
        "planner.contest planner.land planner.money",
        "planner.situation",
        "planner.characters planner.parcels planner.placing",
        "planner",
        "variants",
        "variants.answers variants.proposals",
        "greedy.bot planner.planner learned.features",
        "learned easy_and_normal",
        "ladder",
    ),
    "carson.bots.cards": (
        "answers bidding gains worth",
        "greedy",
        "normal easy",
        "learned",
        "ladder",
    ),
    "carson.pad": ("board_entry cards sets", "setup variants.model", "variants", "board"),
    "carson.analysis": (
        "model seat_history",
        "reviewing tryouts weighed_reasons",
        "board cards",
    ),
    "carson.arena": (
        "decision_times errors facts seer speed",
        "cluster games rows",
        "contest parallel standings",
        "playing report simulate validation",
        "balance tables",
    ),
    "carson.environments": (
        "action_ids layout rewards variants.model",
        "numbering variants",
        "card_actions card_observation board_actions board_observation",
        "games",
        "agents open_spiel",
        "aec gym parallel",
        "speed",
    ),
    "carson.library": ("english options", "games", "files", "forms"),
    "carson.training": ("generations", "board cards"),
    "carson.cli": (
        "abbreviations compiled errors.kinds signals streams board.setup.typed",
        "bot_names draw files",
        "errors helptext progress server_parts terminal",
        "pad table",
        "board cards",
        "replays",
        "commands",
        "app",
        "main",
        "__main__",
    ),
}
# Folders on one line that know nothing of each other: the two games.
APART = ("carson.analysis", "carson.bots", "carson.cli", "carson.training")
every_package = pytest.mark.parametrize("package", LAYERS)


@every_package
def test_every_module_has_a_layer_and_every_layer_a_module(package: str) -> None:
    assert Layers(package, LAYERS[package]).unplaced() == ([], set())


@every_package
def test_imports_point_down(package: str) -> None:
    assert Layers(package, LAYERS[package]).upward() == []


@pytest.mark.parametrize("package", APART)
def test_what_is_there_for_one_game_knows_nothing_of_the_other(package: str) -> None:
    wrong = [
        f"{module} -> {other}"
        for module, others in graph(package).items()
        for other in others
        for one, two in (("board", "cards"), ("cards", "board"))
        if f"{module}.".startswith(f"{package}.{one}.") and f"{other}.".startswith(f"{package}.{two}.")
    ]
    assert wrong == []


def test_every_package_has_layers() -> None:
    elsewhere = {"carson.board", "carson.cards", "carson.server"}  # test_game_layers.py, test_server_layers.py
    # One list, the facts of each game beside what they share, and each game's entry in the list.
    small = {"carson.facts", "carson.games"}
    found = {".".join(module.split(".")[:2]) for module in graph("carson")} - {"carson"}
    assert found - elsewhere - small == {package for package in LAYERS if package.count(".") == 1}
