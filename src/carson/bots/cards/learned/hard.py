"""Hard: takes and places what leads to most points at the end, as a network learnt from games.

It bids by playing the round out for some of the bids that rivals could make, and uses powers by rules of thumb.
"""

from random import Random

from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.learned.auction import Auction
from carson.bots.cards.learned.judge import Judge
from carson.bots.cards.learned.network import Network, shipped
from carson.bots.cards.learned.rivals import any_bid, likings
from carson.cards.actions import BIDS, PASS, PLACES, Action, Bid, Pass, Place, Sell, Take
from carson.cards.views.view import View

# Places of a card that are looked at.
WIDTH = 8
# What a card is worth beyond the points it will bring, for each point of its attraction: a rival does not get it.
DENIAL = 0.25
# How many times rivals' bids are drawn.
SAMPLES = 20


def drawn(seed: str, view: View) -> Random:
    """What a bot draws in this round."""
    return Random(f"{seed}/{view.era}/{view.round}")


class HardCards:
    """What it draws at random follows from the seed and the round."""

    __slots__ = ("_rest", "_seed", "judge")

    def __init__(self, seed: str, network: Network | None = None, width: int = WIDTH) -> None:
        self.judge = Judge(network or shipped(), width)
        self._rest = GreedyCards(seed, self.judge.appraiser)
        self._seed = seed

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.decision is not None
        assert view.seat is not None
        seat = view.seat
        match view.decision.kind:
            case "bid":
                return BIDS[self._bid(view, seat, sorted(action.value for action in legal if type(action) is Bid))]
            case "take" | "take-now":
                return Take(max(view.offer, key=lambda name: self.worth(view, seat, name)))
            case "place" if type(legal[0]) is Place:
                return PLACES[self.judge.best(view, seat, view.decision.word("card")).at]
            case "sell" | "place":
                return self._sale(view, seat, legal)
            case _:
                return self._rest.choose(view, legal)

    def _bid(self, view: View, seat: int, hand: list[int]) -> int:
        if not view.players[seat].has_turn:
            return hand[0]
        others = [player.seat for player in view.players if player.seat != seat and player.has_turn]
        wants = {rival: likings(self.judge.appraiser, view, rival) for rival in others}
        value = {name: self.worth(view, seat, name) for name in view.offer}
        auction = Auction(view, seat, value, wants, dict.fromkeys(others, 0.0))
        values = auction.bids(hand, drawn(self._seed, view), any_bid, SAMPLES)
        return max(hand, key=values.__getitem__)

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
