"""Judges the answers to a question of The Card Game: all good ones and the one given, tried out.

Every answer is played on to the end of its round with the same luck for all. What everybody will then have at the end
of the game, the network says; the chance to win follows from that. It begins with a view: nothing hidden can get in.
"""

from math import log
from random import Random
from typing import Final

import numpy as np

from carson.analysis.cards.finals import TRUST, chances, finals, rounds_left
from carson.analysis.cards.playouts import Playouts
from carson.analysis.cards.reasons import reasons
from carson.analysis.cards.watching import Watched
from carson.analysis.model import Effort, Judgement
from carson.analysis.tryouts import Tried, Try, judgement, mean, try_out
from carson.bots.cards.learned.auction import Auction
from carson.bots.cards.learned.bot import LearnedCards
from carson.bots.cards.learned.city import CityCards
from carson.bots.cards.learned.features import candidates, city_features, context
from carson.bots.cards.learned.judge import Judge
from carson.bots.cards.learned.network import Network, shipped
from carson.cards.actions import BIDS, PLACES, Action, Bid, Sell, Take
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.views.view import View
from carson.kernel import Log, SampledChance

WIDTH: Final = 12  # places of a card that are looked at
FIRST: Final = 0.35  # how much the first judgement counts beside what came of an answer
LEAST: Final = 1e-6


class CardAnalyst:
    """For all seats of one table. It remembers nothing from one question to the next."""

    def __init__(self, rules: CardRules, network: Network | None = None) -> None:
        self._rules = rules
        self._network = network if network is not None else shipped()

    def judge(self, view: View, legal: list[Action], played: Action | None, effort: Effort, seed: str) -> Judgement:
        """What each good answer and the one that was `played` leave of the chance to win."""
        assert view.seat is not None
        assert view.decision is not None
        rules, seat, rng = self._rules, view.seat, Random(seed)
        bot = CityCards(seed, self._network, WIDTH)
        first, price = self._first(bot, view, legal, played, seed)
        answers = sorted((Tried(action, FIRST * worth) for action, worth in first.items()), key=lambda one: -one.first)
        given = next((one for one in answers if one.action == played), None)
        answers = [one for number, one in enumerate(answers) if number < effort.answers - (given is not None)]
        if given is not None and given not in answers:
            answers.append(given)
        playouts = Playouts(rules, seat, bot)
        ending = Judge(self._network, 1)
        watched: dict[Action, Watched] = {answer.action: Watched(seat) for answer in answers}

        def play(left: list[Tried[Action]], _turn: int) -> int:
            before, luck = playouts.spent, rng.random()
            seen = rules.imagine(view, rng)
            playouts.seal(seen, rng)
            for answer in left:
                after, chance, watch = seen.copy(), Random(luck), watched[answer.action]
                watch(view, seat, answer.action)
                rules.apply(after, seat, answer.action, Log(SampledChance(chance), quiet=True))
                if (after.era, after.round) == (view.era, view.round):
                    playouts.play_on(after, chance, watch)
                watch.end()
                answer.tries.append(self._end(ending, after, seat, price.get(answer.action, 0.0)))
            return playouts.spent - before

        ranked = try_out(answers, given, effort, play)
        return judgement(
            ranked,
            given,
            (ranked[0] if given is None else given).chance,
            "" if played is None else rules.action_text(played),
            rules.action_text,
            lambda one, other: reasons(one, other, watched, view),
        )

    def luck(self, before: View, mover: int, action: Action, after: View, effort: Effort, seed: str) -> float:
        """How much more of a chance the seat has after a move than its draws led to on average.

        New cards on offer are worth what the seat makes of them: the next round is played as well.
        """
        assert before.seat is not None
        rules, seat = self._rules, before.seat
        rng = Random(seed)
        bot = CityCards(seed, self._network, 1)
        playouts, ending = Playouts(rules, seat, bot), Judge(self._network, 1)
        expected, came = [], []
        for _ in range(effort.samples):
            luck = rng.random()
            state, chance = rules.imagine(before, rng), Random(luck)
            if rules.check(state, mover, action) is None:
                rules.apply(state, mover, action, Log(SampledChance(chance), quiet=True))
                expected.append(self._played_on(playouts, ending, state, seat, Random(luck)))
            state = rules.imagine(after, rng)
            came.append(self._played_on(playouts, ending, state, seat, Random(luck)))
        return mean(came) - mean(expected) if expected else 0.0

    def _played_on(self, playouts: Playouts, ending: Judge, state: State, seat: int, rng: Random) -> float:
        playouts.seal(state, rng)
        playouts.play_on(state, rng)
        return self._end(ending, state, seat, 0.0).chance

    def _end(self, ending: Judge, state: State, seat: int, price: float) -> Try:
        """`price`: what is added to the seat's points, because of the bid card that it spent."""
        view = self._rules.view(state, None)
        figures = {f"points {player.seat}": float(view.points(player.seat)) for player in view.players}
        figures |= {f"line {line.name}": float(line.points) for line in view.sheet(seat).lines}
        outcome = self._rules.outcome(state)
        if outcome is not None:
            scores = [float(points) for points in outcome.scores]
            lead = scores[seat] - max(points for rival, points in enumerate(scores) if rival != seat)
            return Try(_share(outcome.winners, seat), lead, {**figures, **_finals(scores)})
        points = finals(ending, view)
        points[seat] += price
        left = rounds_left(view)
        chance = chances(points, left)[seat]
        # On the scale of points, and not flat where a game is nearly decided.
        value = TRUST[left] * (log(max(LEAST, chance)) - log(max(LEAST, 1 - chance)))
        return Try(chance, value, {**figures, **_finals(points)})

    def _first(
        self, bot: CityCards, view: View, legal: list[Action], played: Action | None, seed: str
    ) -> tuple[dict[Action, float], dict[Action, float]]:
        """What each answer is thought to be worth, in points; and what a bid is worth beyond what the network says."""
        assert view.decision is not None
        assert view.seat is not None
        seat, kind = view.seat, view.decision.kind
        if kind == "bid":
            return self._bids(view, seat, [action.value for action in legal if type(action) is Bid], seed)
        found: dict[Action, float] = {}
        usual = bot.choose(view, legal)
        for action in legal:
            if type(action) is Take and kind != "paperboy":
                found[action] = bot.worth(view, seat, action.card)
        if kind == "place":
            card = view.decision.word("card")
            verdicts = bot.judge.places(view, seat, card)
            found |= {place: one.value for one in verdicts if (place := _place(legal, one.at)) is not None}
        if not found:
            found = {action: 2.0 * (action == usual) for action in legal if action == usual or type(action) is not Sell}
        found.setdefault(usual, max(found.values(), default=0.0))
        if played is not None:
            found.setdefault(played, min(found.values()))
        return found, {}

    def _bids(
        self, view: View, seat: int, hand: list[int], seed: str
    ) -> tuple[dict[Action, float], dict[Action, float]]:
        """Bids by the round as an auction. What a card would bring later, the network knows only roughly: the price
        of each corrects that.
        """
        values = LearnedCards(seed, self._network).bid_values(view, seat)
        auction = Auction(view, seat, {}, {}, {})
        h = view.holdings(seat)
        city, _ = city_features(candidates(h.city, [((), -1, h.owned)]), h.sold, h.dollar, h.arrow)
        price = {}
        for bid in hand:
            later = auction.later([other for other in hand if other != bid])
            known = float(self._network(np.concatenate([city, context(view, seat, bid)[None]], 1))[0])
            price[bid] = later - known
        usual = mean(list(price.values()))
        return {BIDS[bid]: values[bid] for bid in hand}, {BIDS[bid]: price[bid] - usual for bid in hand}


def _place(legal: list[Action], at: int) -> Action | None:
    place = PLACES[at] if at >= 0 else None
    return place if place is not None and place in legal else None


def _share(winners: tuple[int, ...], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def _finals(points: list[float]) -> dict[str, float]:
    return {f"final {seat}": points[seat] for seat in range(len(points))}
