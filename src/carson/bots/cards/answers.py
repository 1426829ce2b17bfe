"""What the bots of the card game have in common: what is asked, and the questions that points alone answer."""

from typing import Protocol

from carson.bots.cards.worth import Worth, best_character, best_sale
from carson.cards.actions import ASIDE, PASS, PLACES, Action, Aside, Sell, Take
from carson.cards.views.view import View
from carson.kernel import Decision


class Appraises(Protocol):
    """Says what a card is worth to a player now."""

    def worth(self, view: View, seat: int, name: str) -> Worth: ...


def asked(view: View) -> tuple[Decision, int]:
    """The question, and the seat that answers it."""
    assert view.decision is not None
    assert view.seat is not None
    return view.decision, view.seat


def settled(view: View, legal: list[Action], appraiser: Appraises) -> Action:
    """Where a card goes, whether a sale pays, and whom the Paperboy brings: what scores most now."""
    decision, seat = asked(view)
    if decision.kind == "paperboy":
        gain, name = best_character(view, seat, view.unowned)
        return Take(name) if gain > 0 else PASS
    if decision.kind == "place":
        worth = appraiser.worth(view, seat, decision.word("card"))
        if worth.at >= 0:
            return PLACES[worth.at]
    gain, name = best_sale(view, seat)
    if gain > 0:
        return Sell(name)
    if decision.kind != "place":
        return PASS
    # No place, and no sale that makes room and gains: it is set aside.
    return ASIDE if any(type(action) is Aside for action in legal) else legal[0]
