"""What a finished game of Carson City is remembered by."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING, NAMES
from carson.board.mechanics.scoring import Sheet
from carson.facts.model import Facts
from carson.kernel import Event

FINAL: Final = "final"
# Other VP scored before the end.
OTHER: Final = "other"


def facts(rules: Any, state: Any, events: Iterable[Event]) -> Facts:
    """From the last position and everything that was said on the way there."""
    seats = range(len(state.vp))
    scored: list[Counter[str]] = [Counter() for _ in seats]
    taken: list[list[tuple[int, str]]] = [[] for _ in seats]
    number = 1
    for event in events:
        if event.kind == "scored-vp" and event.data["why"] != FINAL:
            scored[event.data["seat"]][event.data["why"]] += event.data["vp"]
        elif event.kind == "character":
            taken[event.data["seat"]].append((number, event.data["character"]))
        elif event.kind == "round-begins":
            number = event.data["round"]
    return Facts(
        tuple(_points(rules.sheet(state, seat), scored[seat]) for seat in seats),
        tuple(tuple(one) for one in taken),
        tuple(_buildings(state, seat) for seat in seats),
    )


def _points(sheet: Sheet, scored: Counter[str]) -> dict[str, int]:
    """VP scored during the game by reason, and what the end added by line."""
    lines = {name: getattr(sheet, name) for name in Sheet.__struct_fields__ if name not in ("so_far", "variants")}
    lines |= {OTHER: sheet.so_far - scored.total(), **dict(sheet.variants)}
    return {name: vp for name, vp in ({**scored, **lines}).items() if vp}


def _buildings(state: Any, seat: int) -> dict[str, int]:
    kinds = [state.ground[parcel] for parcel in members(state.owned[seat])]
    return dict(sorted(Counter(NAMES[kind] for kind in kinds if kind >= FIRST_BUILDING).items()))
