"""A host's own figures and decks, for people who have the box and can correct the reconstructed ones."""

from typing import Any

import msgspec

from carson.board.material.figures import Figures
from carson.board.material.figures import parse as parse_figures
from carson.cards.data.faults import DeckError
from carson.cards.material.deck import Deck
from carson.cards.material.deck import parse as parse_deck
from carson.kernel import OptionsError
from carson.server.errors import BadRequest


def own_figures(given: dict[str, Any] | None) -> Figures | None:
    """The figures, or a FiguresError that says what is wrong with them."""
    return None if given is None else parse_figures(_text(given), "figures")


def own_deck(given: dict[str, Any] | None) -> Deck | None:
    if given is None:
        return None
    try:
        return parse_deck(_text(given), "deck")
    except DeckError as fault:
        reason = str(fault.faults[0])[:300]
        raise OptionsError("deck-unfit", reason=reason, more=len(fault.faults) - 1) from None


def _text(given: dict[str, Any]) -> str:
    try:
        return msgspec.json.encode(given).decode()
    except RecursionError:
        raise BadRequest("request-malformed", reason="nested too deeply") from None
