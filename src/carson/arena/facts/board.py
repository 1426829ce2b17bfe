"""What a finished game of Carson City is remembered by."""

from collections import Counter
from typing import Any, Final

from carson.arena.facts.model import Facts
from carson.board.characters.cast import BY_NAME
from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING, NAMES
from carson.board.mechanics.scoring import Sheet
from carson.board.table import Table
from carson.kernel import Game

FINAL: Final = "final"
# Other VP scored before the end.
OTHER: Final = "other"


def facts(game: Game[Any, Any, Any]) -> Facts:
    rules: Any = game.rules
    seats = range(len(game.state.vp))
    scored: list[Counter[str]] = [Counter() for _ in seats]
    taken: list[list[tuple[int, str]]] = [[] for _ in seats]
    for position in game.positions():
        state = position.state
        for event in position.events:
            if event.kind == "scored-vp" and event.data["why"] != FINAL:
                scored[event.data["seat"]][event.data["why"]] += event.data["vp"]
            elif event.kind == "character":
                name = event.data["character"]
                taken[event.data["seat"]].append((state.round, f"{name}/{_side(rules.table, state, name)}"))
    return Facts(
        tuple(_points(rules.sheet(game.state, seat), scored[seat]) for seat in seats),
        tuple(tuple(one) for one in taken),
        tuple(_buildings(game.state, seat) for seat in seats),
    )


def _points(sheet: Sheet, scored: Counter[str]) -> dict[str, int]:
    """VP scored during the game by reason, and what the end added by line."""
    lines = {name: getattr(sheet, name) for name in Sheet.__struct_fields__ if name not in ("so_far", "variants")}
    lines |= {OTHER: sheet.so_far - scored.total(), **dict(sheet.variants)}
    return {name: vp for name, vp in ({**scored, **lines}).items() if vp}


def _side(table: Table, state: Any, name: str) -> str:
    number = BY_NAME[name]
    return "red" if table.face(state, number) is table.cast[number].red else "yellow"


def _buildings(state: Any, seat: int) -> dict[str, int]:
    kinds = [state.ground[parcel] for parcel in members(state.owned[seat])]
    return dict(sorted(Counter(NAMES[kind] for kind in kinds if kind >= FIRST_BUILDING).items()))
