"""Standish's part of a state: in positions, in views, and whether it adds up. Nothing of it is hidden.

Which cards are still in his deck everybody can count; their order is nowhere: a card is drawn when it is needed.
"""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from carson.board.state import COWBOYS, State
from carson.board.table import Table
from carson.board.variants.solo.person import CARDS, CHARACTERS, HUMAN, STANDISH, card, deck_of, power
from carson.kernel.lines import Lines

if TYPE_CHECKING:
    from random import Random

CHARACTERS_DRAWN = 7
NONE = "-"


def write(table: Table, state: State) -> list[str]:
    extra = state.extra
    return [
        f"cards: {_numbers(extra.deck)}",
        f"cards-drawn: {_numbers(extra.drawn)}",
        f"cards-laid-off: {_numbers(extra.laid_off)}",
        f"on-card: {extra.beaten}",
        f"bridged: {int(extra.bridged)}",
    ]


def _numbers(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or NONE


def read(table: Table, lines: Lines, state: State) -> None:
    last = len(table.figures.cowboy_cards) - 1
    deck, drawn, laid_off = (tuple(lines.numbers(key, last)) for key in ("cards", "cards-drawn", "cards-laid-off"))
    beaten = lines.number(lines.take("on-card"), COWBOYS)
    bridged = lines.number(lines.take("bridged"), 1)
    state.extra = replace(state.extra, deck=deck, drawn=drawn, laid_off=laid_off, beaten=beaten, bridged=bool(bridged))


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    extra = state.extra
    return {
        "strategy": table.options.solo,
        "character": CHARACTERS[table.options.solo],
        "deck": _shown(table, extra.deck),
        "drawn": _shown(table, extra.drawn),
        "laid_off": _shown(table, extra.laid_off),
        "to_draw": CARDS[state.round] - len(extra.drawn) if state.round and STANDISH not in state.passed else 0,
        "on_card": extra.beaten,
        "firepower": power(table, state),
        "bridged": extra.bridged,
    }


def _shown(table: Table, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"number": number, "card": card(table, number).card, "firepower": card(table, number).firepower}
        for number in numbers
    ]


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    deck, drawn, laid_off = (tuple(entry["number"] for entry in shown[key]) for key in ("deck", "drawn", "laid_off"))
    state.extra = replace(
        state.extra,
        deck=deck,
        drawn=drawn,
        laid_off=laid_off,
        beaten=shown["on_card"],
        bridged=shown["bridged"],
    )


def elsewhere(table: Table, state: State, seat: int) -> int:
    return state.extra.beaten if seat == STANDISH else 0


def faults(table: Table, state: State) -> list[str]:
    extra = state.extra
    wrong = []
    if sorted((*extra.deck, *extra.drawn, *extra.laid_off)) != list(deck_of(table)):
        wrong.append("cards")
    if len(extra.drawn) > CARDS[state.round]:
        wrong.append("cards-drawn")
    for pile in (extra.deck, extra.laid_off):
        if list(pile) != sorted(pile):
            wrong.append("order of cards")
    # BG-14.1: no revolvers; money and roads come when he needs them.
    for name in ("money", "revolvers", "supply", "stock", "dynamite", "quiet"):
        if getattr(state, name)[STANDISH]:
            wrong.append(f"{name} of {STANDISH}")
    used = max(0, state.round - 1)
    if sum(side >= 0 for side in state.sides) != CHARACTERS_DRAWN - used:
        wrong.append("characters")
    if state.passed not in ([], [STANDISH], [HUMAN], [STANDISH, HUMAN]):
        wrong.append("pass order")
    if extra.bridged and not state.roads & state.bridges:
        wrong.append("bridged")
    return wrong
