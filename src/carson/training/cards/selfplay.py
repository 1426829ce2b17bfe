"""One game for training: everybody plays by the network, with a little curiosity, and it keeps what they saw."""

from random import Random
from typing import NamedTuple

import numpy as np

from carson.bots.cards.bidding import best_bid
from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.learned.features import Array
from carson.bots.cards.learned.judge import Judge
from carson.bots.cards.learned.network import Network
from carson.bots.playing import play
from carson.cards.actions import BIDS, PLACES, Action, Bid, Take
from carson.cards.library import new_game
from carson.cards.material.pieces import LEVELS
from carson.cards.options import Options, checked
from carson.cards.views.view import View

WIDTH = 6
CURIOSITY = 0.1
# What a card is worth beyond the points it will bring, for each point of attraction: rivals then do not have it.
DENIAL = 0.25


class Path(NamedTuple):
    """What one player saw after each card, the points then, and those at the end."""

    seen: Array
    points: Array
    final: float


class Learner:
    """Takes and places what the network likes best, or at times something near it; the rest as greedy does."""

    def __init__(self, network: Network | None, rng: Random) -> None:
        self._judge = Judge(network, WIDTH)
        self._rng = rng
        self._rest = GreedyCards("", self._judge.appraiser)
        self._trained = network is not None
        self.seen: list[Array] = []
        self.points: list[float] = []
        self._at = -1

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.decision is not None
        assert view.seat is not None
        seat = view.seat
        if not self._trained and self._rng.random() > 3 * CURIOSITY:
            return self._as_greedy(view, seat, legal)
        match view.decision.kind:
            case "take" | "take-now":
                return self._take(view, seat)
            case "place" if len(legal) > 1 and type(legal[0]) is type(PLACES[0]):
                return self._place(view, seat)
            case "bid" if self._trained:
                if self._rng.random() < CURIOSITY:
                    return self._rng.choice(legal)
                bids = [action.value for action in legal if type(action) is Bid]
                return BIDS[best_bid(view, seat, bids, lambda name: self._worth(view, seat, name))]
            case _:
                return self._rest.choose(view, legal)

    def _as_greedy(self, view: View, seat: int, legal: list[Action]) -> Action:
        action = self._rest.choose(view, legal)
        if type(action) is Take and action.card in view.offer:
            verdicts = self._judge.places(view, seat, action.card)
            self._keep(verdicts[0].seen, verdicts[0].points)
        return action

    def _worth(self, view: View, seat: int, name: str) -> float:
        attraction = view.table.attraction[view.table.codes[name]]
        return self._judge.best(view, seat, name).value - self._judge.best(view, seat, "").value + DENIAL * attraction

    def _take(self, view: View, seat: int) -> Action:
        ranked = sorted(view.offer, key=lambda name: self._worth(view, seat, name), reverse=True)
        name = self._rng.choice(ranked[:3]) if self._rng.random() < CURIOSITY else ranked[0]
        verdict = self._judge.best(view, seat, name)
        self._keep(verdict.seen, verdict.points)
        return Take(name)

    def _place(self, view: View, seat: int) -> Action:
        assert view.decision is not None
        verdicts = self._judge.places(view, seat, view.decision.word("card"))
        best = max(verdicts, key=lambda verdict: verdict.value)
        if self._rng.random() < CURIOSITY:
            best = self._rng.choice(verdicts)
            if self.seen:
                self.seen[-1], self.points[-1] = best.seen, best.points
        return PLACES[best.at]

    def _keep(self, seen: Array, points: float) -> None:
        self.seen.append(seen)
        self.points.append(points)


def random_table(rng: Random) -> Options:
    """Most often four players; any mix of real and virtual ones."""
    players = rng.choice((4, 4, 4, 4, 5, 6))
    real = rng.choice((players, players, 1, 2, 3))
    level = rng.choice((*LEVELS, LEVELS[-1]))
    return checked(Options(real, (level,) * (players - real)))


def play_one(network: Network | None, seed: str) -> list[Path]:
    rng = Random(seed)
    options = random_table(rng)
    learners = [Learner(network, rng) for _ in range(options.real)]
    outcome = play(new_game(options, seed), learners)
    return [
        Path(np.array(learner.seen, np.float32), np.array(learner.points, np.float32), float(final))
        for learner, final in zip(learners, outcome.scores, strict=False)
    ]
