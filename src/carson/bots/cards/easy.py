"""Easy: plays like somebody at their first game.

It takes what scores most at this moment and never thinks of what may still come. It fights for every card it likes
with the highest bid it has, so that the end of the Era finds it with low cards only. It uses a power as soon as it can.
"""

from carson.bots.cards.answers import asked, settled
from carson.bots.cards.normal import QuickAppraiser
from carson.cards.actions import BIDS, Action, Bid, Take, Use
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
        decision, seat = asked(view)
        match decision.kind:
            case "bid":
                return BIDS[self._bid(view, seat, [action.value for action in legal if type(action) is Bid])]
            case "power":
                return next(action for action in legal if type(action) is Use)
            case "take" | "take-now":
                return Take(max(view.offer, key=lambda name: self._liking(view, seat, name)))
            case _:
                return settled(view, legal, self._appraiser)

    def _liking(self, view: View, seat: int, name: str) -> float:
        table = view.table
        return self._appraiser.worth(view, seat, name).gain + _LOOKS * table.attraction[table.codes[name]]

    def _bid(self, view: View, seat: int, bids: list[int]) -> int:
        """The highest card for a card it is keen on, one from the upper half otherwise, until they run out."""
        likings = sorted((self._liking(view, seat, name) for name in view.offer), reverse=True)
        bids = sorted(bids)
        return bids[-1] if likings[0] - likings[1] >= _KEEN else bids[len(bids) // 2]
