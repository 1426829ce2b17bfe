"""Plays a position of The Card Game on to the end of its round: rivals bid as games taught, and take what they like."""

from collections.abc import Callable
from random import Random
from typing import Final

from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.learned.city import CityCards
from carson.bots.cards.learned.rivals import learnt_bid, likings
from carson.bots.cards.normal import QuickAppraiser
from carson.cards.actions import BIDS, Action
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.views.view import View
from carson.kernel import Log, SampledChance

LONGEST: Final = 100  # decisions in one round; none comes near it
Watch = Callable[[View, int, Action], None]


class Playouts:
    """For one question to one seat. That seat takes and places by the network, the others by points now."""

    __slots__ = ("_me", "_others", "_rules", "_seat", "appraiser", "spent")

    def __init__(self, rules: CardRules, seat: int, me: CityCards) -> None:
        self._rules = rules
        self._seat = seat
        self._me = me
        self.appraiser = QuickAppraiser()
        self._others = GreedyCards("", self.appraiser)
        self.spent = 0  # decisions

    def seal(self, state: State, rng: Random) -> None:
        """Bids that lie face down, drawn anew as likely as players choose them."""
        laid = [seat for seat in range(self._rules.seats) if seat != self._seat and state.sealed[seat]]
        if laid:
            view = self._rules.view(state, None)
            for seat in laid:
                state.sealed[seat] = self._bid(view, seat, rng)

    def play_on(self, state: State, rng: Random, watch: Watch | None = None) -> None:
        """To the end of the round."""
        rules, now = self._rules, (state.era, state.round)
        for _ in range(LONGEST):
            decision = rules.decision(state)
            if decision is None or (state.era, state.round) != now:
                break
            seat = decision.seats[0]
            view = rules.view(state, seat)
            action = self._action(view, state, seat, decision.kind, rng)
            if watch is not None:
                watch(view, seat, action)
            rules.apply(state, seat, action, Log(SampledChance(rng), quiet=True))
            self.spent += 1

    def _action(self, view: View, state: State, seat: int, kind: str, rng: Random) -> Action:
        if kind == "bid":
            return BIDS[self._bid(view, seat, rng)]
        legal = self._rules.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        return (self._me if seat == self._seat else self._others).choose(view, legal)

    def _bid(self, view: View, seat: int, rng: Random) -> int:
        player = view.players[seat]
        odds = learnt_bid(view, player, likings(self.appraiser, view, seat))
        return rng.choices(player.bids_left, odds)[0]
