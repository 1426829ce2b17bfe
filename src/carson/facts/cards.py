"""What a finished game of The Card Game is remembered by."""

from collections.abc import Iterable
from typing import Any, Final

from carson.cards.material.pieces import CHARACTERS, EMPTY, KINDS, OBJECT_NAMES
from carson.facts.model import Facts
from carson.kernel import Event

ATTRACTION: Final = "attraction"
ROUNDS: Final = 9  # in an Era


def facts(rules: Any, state: Any, events: Iterable[Event]) -> Facts:
    """From the last position and everything that was said on the way there."""
    table = rules.table
    seats = range(table.players)
    return Facts(
        tuple(_points(rules, state, seat) for seat in seats),
        _taken(events, len(seats)),
        tuple(_buildings(state.cities[seat]) if seat < table.real else {} for seat in seats),
    )


def _points(rules: Any, state: Any, seat: int) -> dict[str, int]:
    """By line of the score sheet; a virtual player scores attraction alone (CG-8.2)."""
    if seat >= rules.table.real:
        return {ATTRACTION: rules.table.score(state, seat)}
    return {line.name: line.points for line in rules.sheet(state, seat).lines if line.points}


def _taken(events: Iterable[Event], seats: int) -> tuple[tuple[tuple[int, str], ...], ...]:
    """Characters by the round of the whole game, 1 to 18."""
    taken: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
    number = 0
    for event in events:
        if event.kind == "round":
            number = event.data["era"] * ROUNDS + event.data["round"]
        elif event.kind in ("took", "paperboy-took") and event.data["card"] in CHARACTERS:
            taken[event.data["seat"]].append((number, event.data["card"]))
    return tuple(tuple(one) for one in taken)


def _buildings(city: Any) -> dict[str, int]:
    found = {OBJECT_NAMES[kind]: city.kinds[kind].bit_count() for kind in range(EMPTY + 1, KINDS)}
    return {name: count for name, count in sorted(found.items()) if count}
