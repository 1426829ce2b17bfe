"""Writes web/src/rules/figures/sums.json: what the buildings in the rule book's figures pay, calculated by the engine.

    python tools/rule_figures.py

figures.json says what a figure shows and, in `sum`, which building's income it explains.
"""

import json
from pathlib import Path
from typing import Any

from msgspec import structs

from carson.board.library import new_rules
from carson.board.material.ground import BY_NAME, LINE_BY_NAME
from carson.board.material.pieces import NAMES
from carson.board.mechanics.recompute import derive
from carson.board.options import Options
from carson.board.state import State, blank
from carson.board.table import Table
from carson.board.views.sheet import income_sheet
from carson.cards.material.city import City
from carson.cards.notation.diagram import parse

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "rules" / "figures"
SUMS = FOLDER / "sums.json"
FIGURES: list[dict[str, Any]] = json.loads((FOLDER / "figures.json").read_text("utf-8"))

# With every variant that a figure of an income shows.
TABLE: Table = new_rules(Options(3, "full", "beginners", variants="river outlaws")).table


def parcels(names: str) -> int:
    return sum(1 << BY_NAME[name] for name in names.split())


def listed(text: str) -> list[list[str]]:
    return [one.split() for one in text.split(",")] if text else []


def state_of(drawn: dict[str, Any], planned: bool = False) -> State:
    """The map of a figure, with planned buildings as if they were built."""
    state = blank(TABLE.players)
    state.round = drawn.get("round", 1)
    things = listed(drawn.get("things", "")) + (listed(drawn.get("planned", "")) if planned else [])
    for at, thing, *seat in things:
        state.ground[BY_NAME[at]] = NAMES.index(thing)
        state.owner[BY_NAME[at]] = int(seat[0]) if seat else -1
    for at, seat in listed(drawn.get("tiles", "")):
        state.owner[BY_NAME[at]] = int(seat)
    roads = drawn.get("roads", "").split() + (drawn.get("newRoads", "").split() if planned else [])
    state.roads = sum(1 << LINE_BY_NAME[name] for name in roads)
    state.water = parcels(drawn.get("river", ""))
    state.barred = parcels(drawn.get("outlaws", ""))
    state.step = TABLE.step
    state.occupant = drawn.get("occupant", -1)
    derive(state)
    return state


def city_of(drawn: dict[str, Any]) -> City:
    return parse("\n".join(drawn["city"]))


def sums() -> dict[str, Any]:
    """For each figure with a sum: the building, the parts of its income, and what it pays."""
    return {figure["id"]: _sum(figure) for figure in FIGURES if "sum" in figure}


def _sum(figure: dict[str, Any]) -> dict[str, Any]:
    state, parcel = state_of(figure["map"]), BY_NAME[figure["sum"]]
    found = income_sheet(TABLE, state, parcel, state.ground[parcel], 0)
    parts = [structs.asdict(part) for part in found.parts]
    return {"what": found.building, "parts": parts, "pays": found.pays}


if __name__ == "__main__":
    SUMS.write_text(json.dumps(sums(), indent=2) + "\n", encoding="utf-8")
