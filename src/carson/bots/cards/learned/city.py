"""Takes and places what leads to most points at the end, as a network learnt from games.

It bids and uses powers by the rules of thumb that greedy has.
"""

from carson.bots.cards.answers import asked
from carson.bots.cards.bidding import best_bid
from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.learned.judge import Judge
from carson.bots.cards.learned.network import Network, shipped
from carson.cards.actions import BIDS, PASS, PLACES, Action, Bid, Pass, Place, Sell, Take
from carson.cards.views.view import View

# Places of a card that are looked at.
WIDTH = 8
# What a card is worth beyond the points it will bring, for each point of its attraction: a rival does not get it.
DENIAL = 0.25


class CityCards:
    """Leaves nothing to chance: the seed is not used."""

    __slots__ = ("_rest", "judge")

    def __init__(self, seed: str, network: Network | None = None, width: int = WIDTH) -> None:
        self.judge = Judge(network or shipped(), width)
        self._rest = GreedyCards(seed, self.judge.appraiser)

    def choose(self, view: View, legal: list[Action]) -> Action:
        decision, seat = asked(view)
        match decision.kind:
            case "bid":
                bids = [action.value for action in legal if type(action) is Bid]
                return BIDS[best_bid(view, seat, bids, lambda name: self.worth(view, seat, name))]
            case "take" | "take-now":
                return Take(max(view.offer, key=lambda name: self.worth(view, seat, name)))
            case "place" if type(legal[0]) is Place:
                return PLACES[self.judge.best(view, seat, decision.word("card")).at]
            case "sell" | "place":
                return self._sale(view, seat, legal)
            case _:
                return self._rest.choose(view, legal)

    def worth(self, view: View, seat: int, name: str) -> float:
        """What a card adds to the points at the end, and what it keeps from others."""
        gained = self.judge.best(view, seat, name).value - self.judge.best(view, seat, "").value
        return gained + DENIAL * view.table.attraction[view.table.codes[name]]

    def _sale(self, view: View, seat: int, legal: list[Action]) -> Action:
        """The sale that pays; in the end points alone count. A card without a place is set aside otherwise."""
        sales = [action.card for action in legal if type(action) is Sell]
        if any(type(action) is Pass for action in legal):
            return self._rest.choose(view, legal) if sales else PASS
        now = self.judge.best(view, seat, "").value
        best = max(((value, name) for value, name in self.judge.sales(view, seat) if name in sales), default=(now, ""))
        return Sell(best[1]) if best[0] > now else legal[0]
