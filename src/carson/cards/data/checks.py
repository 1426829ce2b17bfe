"""Everything worth saying about a deck's text: its errors, or, if it has none, its oddities."""

from carson.cards.data.faults import DeckError, Fault
from carson.cards.data.oddities import warnings
from carson.cards.material.deck import parse


def check(text: str, file: str) -> list[Fault]:
    """All faults of the text. Only a deck without errors gets warnings: otherwise they would mislead."""
    try:
        deck = parse(text, file)
    except DeckError as error:
        return list(error.faults)
    return warnings(deck, file)
