"""What the arena remembers of a game: its facts, and in the board game the side of each character."""

from typing import Any

from msgspec.structs import replace

from carson.board.characters.cast import BY_NAME
from carson.board.table import Table
from carson.facts import board, cards
from carson.facts.model import Facts
from carson.kernel import Event, Game


def board_facts(game: Game[Any, Any, Any]) -> Facts:
    found = board.facts(game.rules, game.state, _events(game))
    return replace(found, characters=_with_sides(game, len(found.characters)))


def card_facts(game: Game[Any, Any, Any]) -> Facts:
    return cards.facts(game.rules, game.state, _events(game))


def _events(game: Game[Any, Any, Any]) -> list[Event]:
    return [event for move in [game.setup, *game.moves] for event in move.events]


def _with_sides(game: Game[Any, Any, Any], seats: int) -> tuple[tuple[tuple[int, str], ...], ...]:
    """Which side is up depends on the moment for some of them."""
    rules: Any = game.rules
    taken: list[list[tuple[int, str]]] = [[] for _ in range(seats)]
    for position in game.positions():
        for event in position.events:
            if event.kind == "character":
                name = event.data["character"]
                side = _side(rules.table, position.state, name)
                taken[event.data["seat"]].append((position.state.round, f"{name}/{side}"))
    return tuple(tuple(one) for one in taken)


def _side(table: Table, state: Any, name: str) -> str:
    number = BY_NAME[name]
    return "red" if table.face(state, number) is table.cast[number].red else "yellow"
