"""A round as an auction: who chooses when, what is then left, and which bid card that is worth.

Bid cards are spread over an Era's rounds: the high ones belong to the rounds with most at stake. How much a card is
worth later follows from how stakes vary (the sequential assignment problem of Derman, Lieberman and Ross).
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from carson.cards.material.pieces import SUITS
from carson.cards.views.view import PlayerView, View

# What lies between choosing first and last, in points, by the number of players: nine equally likely values each, from
# games of the network. The more players, the less is left for the last.
STAKES: Final = {
    4: (0.5, 2.7, 4.3, 5.6, 7.0, 8.4, 9.7, 11.3, 14.5),
    5: (1.5, 3.6, 5.0, 6.2, 7.3, 8.3, 9.7, 11.1, 13.5),
    6: (4.0, 6.2, 7.5, 8.6, 9.7, 10.6, 11.8, 13.1, 16.0),
}

# How likely a player plays each of their remaining bid cards, by what they like and the round.
BidModel = Callable[[View, PlayerView, dict[str, float]], list[float]]


@cache
def continuation(stakes: tuple[float, ...], rounds: int) -> list[float]:
    """What each of as many bid cards as rounds meets on average if used well, the lowest card first."""
    worths: list[float] = []
    for _ in range(rounds):
        bounds = [0.0, *worths, float("inf")]
        worths = [sum(min(max(stake, low), high) for stake in stakes) / len(stakes) for low, high in pairwise(bounds)]
    return worths


def standing(bid: int, rivals: Sequence[PlayerView]) -> float:
    """The share of the rivals that a bid beats on average, from 0 to 1, against any of the cards they have left."""
    if not rivals:
        return 1.0
    share = 0.0
    for rival in rivals:
        left = rival.bids_left
        if left:
            share += (bisect_left(left, bid) + bisect_right(left, bid)) / (2 * len(left))
        else:
            share += 0.5
    return share / len(rivals)


def ranks(view: View) -> dict[str, int]:
    """CG-4.7, CG-10.5: each suit's place among equal bids."""
    suits = SUITS if view.skull or not view.back else view.back
    return {suit: place for place, suit in enumerate(suits)}


class Auction:
    """One round seen from a seat: `value` is what a card is worth to it, `wants` what the others like."""

    __slots__ = ("_cut", "_known", "_rank", "_seat", "_value", "_view", "_wants")

    def __init__(
        self,
        view: View,
        seat: int,
        value: dict[str, float],
        wants: dict[int, dict[str, float]],
        cut: dict[int, float],
    ) -> None:
        self._view = view
        self._seat = seat
        self._value = value
        self._wants = wants
        self._cut = cut  # how much of a rival's gain is the seat's loss
        self._rank = ranks(view)
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}

    def order(self, raised: dict[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who chooses before the seat, and who after it."""
        players = self._view.players
        order = sorted(raised, key=lambda p: (-raised[p], self._rank[players[p].suit]))
        me = order.index(self._seat)
        return tuple(order[:me]), tuple(order[me + 1 :])

    def outcome(self, before: tuple[int, ...], after: tuple[int, ...]) -> float:
        """What the seat gets of the round, less what the others' gains cost it."""
        found = self._known.get((before, after))
        if found is None:
            offer = list(self._view.offer)
            lost = 0.0
            for rival in before:
                lost += self._takes(rival, offer)
            found = self._known[before, after] = self.best(offer, after)[0] - lost
        return found

    def best(self, offer: Sequence[str], after: tuple[int, ...]) -> tuple[float, str]:
        """The card to take if these are left and these players choose afterwards."""
        best = (float("-inf"), "")
        for name in offer:
            rest = [one for one in offer if one != name]
            worth = self._value[name] - sum(self._takes(rival, rest) for rival in after)
            if worth > best[0]:
                best = (worth, name)
        return best

    def _takes(self, rival: int, offer: list[str]) -> float:
        """A rival takes what it likes best; what that costs the seat."""
        if not offer:
            return 0.0
        wants = self._wants[rival]
        name = max(offer, key=wants.__getitem__)
        offer.remove(name)
        return self._cut[rival] * wants[name]

    def bids(self, hand: Sequence[int], rng: Random, model: BidModel, samples: int, bonus: int = 0) -> dict[int, float]:
        """What each bid is worth, with a bonus: what it brings now, and what the other cards bring later."""
        view, seat = self._view, self._seat
        me = view.players[seat]
        rivals = [player for player in view.players if player.seat != seat and player.has_turn]
        odds = [model(view, rival, self._wants[rival.seat]) for rival in rivals]
        sums = dict.fromkeys(hand, 0.0)
        for _ in range(samples):
            raised = {
                rival.seat: rng.choices(rival.bids_left, odd)[0] + rival.bonus
                for rival, odd in zip(rivals, odds, strict=True)
            }
            for bid in hand:
                raised[seat] = bid + me.bonus + bonus
                sums[bid] += self.outcome(*self.order(raised))
        return {bid: sums[bid] / samples + self.later([one for one in hand if one != bid]) for bid in hand}

    def later(self, hand: Sequence[int]) -> float:
        """What bid cards will bring in the rounds left, if the high ones go where most is at stake."""
        players = self._view.players
        rivals = [player for player in players if player.seat != self._seat]
        shares = sorted(standing(card, rivals) for card in hand)
        worths = continuation(STAKES[len(players)], len(hand))
        return sum(share * worth for share, worth in zip(shares, worths, strict=True))
