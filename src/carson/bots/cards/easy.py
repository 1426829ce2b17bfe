"""Easy: plays like somebody at their first game.

It takes what scores most at this moment and never thinks of what may still come. It fights for every card it likes
with the highest bid it has, so that the end of the Era finds it with low cards only. It uses a power as soon as it can.
"""

from carson.bots.cards.normal import QuickAppraiser
from carson.bots.cards.worth import Worth, best_character, best_sale
from carson.cards.actions import ASIDE, BIDS, PASS, PLACES, Action, Aside, Bid, Sell, Take, Use
from carson.cards.views.view import View

# It wants a card badly when this much lies between it and the second best.
_KEEN = 2
# A first look at a card with no points in sight: a character looks interesting, and so does a card with much on it.
_LOOKS = 0.25


class EasyCards:
    """Leaves nothing to chance: the seed is not used."""

    __slots__ = ("_appraiser",)

    def __init__(self, seed: str) -> None:
        self._appraiser = QuickAppraiser()

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.decision is not None
        assert view.seat is not None
        seat = view.seat
        match view.decision.kind:
            case "bid":
                return BIDS[self._bid(view, seat, [action.value for action in legal if type(action) is Bid])]
            case "power":
                return next(action for action in legal if type(action) is Use)
            case "take" | "take-now":
                return Take(max(view.offer, key=lambda name: self._liking(view, seat, name)))
            case "place":
                return self._place(view, seat, legal)
            case "paperboy":
                gain, name = best_character(view, seat, view.unowned)
                return Take(name) if gain > 0 else PASS
            case _:
                return self._sale(view, seat) or PASS

    def _liking(self, view: View, seat: int, name: str) -> float:
        table = view.table
        return self._worth(view, seat, name).gain + _LOOKS * table.attraction[table.codes[name]]

    def _worth(self, view: View, seat: int, name: str) -> Worth:
        return self._appraiser.worth(view, seat, name)

    def _bid(self, view: View, seat: int, bids: list[int]) -> int:
        """The highest card for a card it is keen on, one from the upper half otherwise, until they run out."""
        likings = sorted((self._liking(view, seat, name) for name in view.offer), reverse=True)
        bids = sorted(bids)
        return bids[-1] if likings[0] - likings[1] >= _KEEN else bids[len(bids) // 2]

    def _place(self, view: View, seat: int, legal: list[Action]) -> Action:
        assert view.decision is not None
        worth = self._worth(view, seat, view.decision.word("card"))
        if worth.at >= 0:
            return PLACES[worth.at]
        return self._sale(view, seat) or (ASIDE if any(type(action) is Aside for action in legal) else legal[0])

    def _sale(self, view: View, seat: int) -> Sell | None:
        gain, name = best_sale(view, seat)
        return Sell(name) if gain > 0 else None
