"""Standish's part of a state: in positions, in views, and whether it adds up. Nothing of it is hidden.

Which cards are still in his deck everybody can count; their order is nowhere: a card is drawn when it is needed.
"""

from typing import TYPE_CHECKING, Any, Final

from carson.board.state import COWBOYS, State
from carson.board.table import Table
from carson.board.variants.model import StatePart
from carson.board.variants.solo.person import CARDS, CHARACTERS, HUMAN, STANDISH, card, deck_of, power
from carson.board.variants.solo.state import HAND, Hand
from carson.kernel.lines import Lines, list_text

if TYPE_CHECKING:
    from random import Random

CHARACTERS_DRAWN = 7
PILES: Final = ("cards", "cards-drawn", "cards-laid-off")


def write(table: Table, state: State) -> list[str]:
    hand = HAND.of(state)
    piles = zip(PILES, (hand.deck, hand.drawn, hand.laid_off), strict=True)
    return [
        *(f"{key}: {list_text(cards)}" for key, cards in piles),
        f"on-card: {hand.beaten}",
        f"bridged: {int(hand.bridged)}",
    ]


def read(table: Table, lines: Lines, state: State) -> None:
    last = len(table.figures.cowboy_cards) - 1
    deck, drawn, laid_off = (tuple(lines.numbers(key, last)) for key in PILES)
    beaten = lines.number(lines.take("on-card"), COWBOYS)
    bridged = lines.number(lines.take("bridged"), 1)
    HAND.put(state, Hand(deck, drawn, laid_off, beaten, bool(bridged)))


def show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    hand = HAND.of(state)
    return {
        "strategy": table.options.solo,
        "character": CHARACTERS[table.options.solo],
        "deck": _shown(table, hand.deck),
        "drawn": _shown(table, hand.drawn),
        "laid_off": _shown(table, hand.laid_off),
        "to_draw": CARDS[state.round] - len(hand.drawn) if state.round and STANDISH not in state.passed else 0,
        "on_card": hand.beaten,
        "firepower": power(table, state),
        "bridged": hand.bridged,
    }


def _shown(table: Table, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"number": number, "card": card(table, number).card, "firepower": card(table, number).firepower}
        for number in numbers
    ]


def imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    deck, drawn, laid_off = (tuple(entry["number"] for entry in shown[key]) for key in ("deck", "drawn", "laid_off"))
    HAND.put(state, Hand(deck, drawn, laid_off, shown["on_card"], shown["bridged"]))


def elsewhere(table: Table, state: State, seat: int) -> int:
    return HAND.of(state).beaten if seat == STANDISH else 0


def faults(table: Table, state: State) -> list[str]:
    hand = HAND.of(state)
    wrong = []
    if sorted((*hand.deck, *hand.drawn, *hand.laid_off)) != list(deck_of(table)):
        wrong.append("cards")
    if len(hand.drawn) > CARDS[state.round]:
        wrong.append("cards-drawn")
    for pile in (hand.deck, hand.laid_off):
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
    if hand.bridged and not state.roads & state.bridges:
        wrong.append("bridged")
    return wrong


PART: Final = StatePart(HAND, write, read, show, imagine, faults=faults)
