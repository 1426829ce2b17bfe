"""Hard and master: they place by the network, and think the round through.

They predict what rivals like and bid, count what a card keeps from those who might win, and keep powers for the rounds
where most is at stake. Master also plays the round out for many of the rivals' bids, and spreads its bid cards over the
rounds that are left; hard bids by rules of thumb.
"""

from collections.abc import Sequence
from math import exp
from random import Random

from carson.bots.cards.answers import asked
from carson.bots.cards.learned.auction import Auction, continuation
from carson.bots.cards.learned.city import CityCards
from carson.bots.cards.learned.network import Network
from carson.bots.cards.learned.rivals import learnt_bid, likings
from carson.cards.actions import BIDS, PASS, Action, Take, Use
from carson.cards.characters.cast import CAST
from carson.cards.material.pieces import CHARACTERS
from carson.cards.views.view import View

# Places of a card that master looks at.
WIDTH = 24
NARROW = 8  # and hard
# How many times rivals' bids are drawn.
SAMPLES = 120
# Added to a bid, this makes it the first.
FIRST = 99
# How much of a rival's gain is our loss, shared out by how likely each rival is the one to beat.
RIVALRY = 0.8
# Points between two rivals that make one three times as likely to be the one to beat.
NEARLY = 9.0
# What a virtual player gains in a round, by the number of players.
ROUND_OF_VIRTUAL = {4: 5.9, 5: 5.6, 6: 5.2}
# What a further card brings, nine equally likely values: the best on offer, and the second best.
FIRST_CARDS = (7.3, 8.9, 10.1, 11.3, 12.2, 13.1, 14.2, 15.2, 17.3)
SECOND_CARDS = (4.9, 6.2, 7.0, 8.0, 8.7, 9.6, 10.6, 11.6, 13.2)
# What raising a bid brings in a round, seldom much.
RAISES = (0.0, 0.3, 0.8, 1.3, 2.0, 2.8, 3.6, 4.6, 6.5)


class LearnedCards:
    """What it draws at random follows from the seed and the round. `bids`: whether it thinks its bids through."""

    __slots__ = ("_bids", "_city", "_seed")

    def __init__(self, seed: str, network: Network | None = None, width: int = WIDTH, bids: bool = True) -> None:
        self._city = CityCards(seed, network, width)
        self._seed = seed
        self._bids = bids

    def choose(self, view: View, legal: list[Action]) -> Action:
        decision, seat = asked(view)
        match decision.kind:
            case "bid" if self._bids:
                return BIDS[self._bid(view, seat)]
            case "take" | "take-now":
                after = view.order[view.turn + 1 :] if view.turn >= 0 else self._others(view, seat)
                return Take(self._auction(view, seat).best(view.offer, tuple(after))[1])
            case "power":
                use = next(action for action in legal if type(action) is Use)
                return use if self._pays(view, seat, use.character) else PASS
            case _:
                return self._city.choose(view, legal)

    def _auction(self, view: View, seat: int) -> Auction:
        judge = self._city.judge
        nothing = judge.best(view, seat, "").value
        value = {name: judge.best(view, seat, name).value - nothing for name in view.offer}
        others = self._others(view, seat)
        wants = {rival: likings(judge.appraiser, view, rival) for rival in others}
        return Auction(view, seat, value, wants, self._cuts(view, others))

    def _others(self, view: View, seat: int) -> tuple[int, ...]:
        return tuple(player.seat for player in view.players if player.seat != seat and player.has_turn)

    def _cuts(self, view: View, others: Sequence[int]) -> dict[int, float]:
        """How much of each rival's gain is our loss."""
        left = 18 - view.round - 9 * view.era
        finals = {}
        for rival in others:
            if view.players[rival].level:
                finals[rival] = view.points(rival) + left * ROUND_OF_VIRTUAL[len(view.players)]
            else:
                finals[rival] = self._city.judge.best(view, rival, "").value
        most = max(finals.values(), default=0.0)
        raw = {rival: exp((final - most) / NEARLY) for rival, final in finals.items()}
        total = sum(raw.values())
        return {rival: RIVALRY * share / total for rival, share in raw.items()}

    def bid_values(self, view: View, seat: int, bonus: int = 0) -> dict[int, float]:
        """What each bid card is worth, with so much added to it."""
        hand = view.players[seat].bids_left
        rng = Random(f"{self._seed}/{view.era}/{view.round}")
        return self._auction(view, seat).bids(hand, rng, learnt_bid, SAMPLES, bonus)

    def _bid(self, view: View, seat: int) -> int:
        hand = view.players[seat].bids_left
        if not view.players[seat].has_turn:
            return hand[0]
        values = self.bid_values(view, seat)
        return max(hand, key=values.__getitem__)

    def _pays(self, view: View, seat: int, character: str) -> bool:
        """Whether a power is worth more now than it will be, if it waits for the best of the rounds left."""
        me = view.players[seat]
        left = 9 - view.round
        power = CAST[CHARACTERS.index(character)].power
        assert power is not None
        if power.raises and not me.has_turn:
            return False
        if me.bid:
            auction = self._auction(view, seat)
            raised = {player.seat: player.bid + player.bonus for player in view.players if player.has_turn}
            before = auction.outcome(*auction.order(raised))
            raised[seat] += power.raises
            return auction.outcome(*auction.order(raised)) - before > self._patience(RAISES, left, power.raises)
        if power.raises:
            gain = max(self.bid_values(view, seat, power.raises).values()) - max(self.bid_values(view, seat).values())
            return gain > self._patience(RAISES, left, power.raises)
        worths = sorted((self._city.worth(view, seat, name) for name in view.offer), reverse=True)
        if character == "governor":
            left += 9 * (1 - view.era)
            return worths[0] > self._patience(FIRST_CARDS, left)
        if not me.has_turn:
            return False
        if character == "lawyer":
            first = self.bid_values(view, seat, FIRST)[me.bids_left[0]]
            return first - max(self.bid_values(view, seat).values()) > self._patience(RAISES, left)
        return worths[1] > self._patience(SECOND_CARDS, left)

    def _patience(self, chances: tuple[float, ...], rounds: int, raises: int = 6) -> float:
        """What waiting for the best of the rounds left is worth; a small raise seldom meets its chance."""
        return continuation(chances, rounds)[-1] * min(raises, 6) / 6 if rounds else 0.0


def hard(seed: str) -> LearnedCards:
    return LearnedCards(seed, width=NARROW, bids=False)


def master(seed: str) -> LearnedCards:
    return LearnedCards(seed)
