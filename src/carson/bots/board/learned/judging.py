"""Ranks a shortlist: what the network makes of the position after each answer, and what planning alone thinks."""

from random import Random
from typing import Final

from carson.board.rules import BoardRules
from carson.board.state import State
from carson.bots.board.learned.features import fixed, moment, numbers
from carson.bots.board.learned.network import Array, Network
from carson.bots.board.planner.placing import Candidate
from carson.kernel import Log, SampledChance

# How much a VP counts by which the planner prefers one answer to another, next to a VP of the network's lead. The
# network knows what a round leads to; the planner knows this round's details.
PLANNED: Final = 1.5


class Judge:
    """Values positions of one table by the network."""

    __slots__ = ("_always", "_network", "_rules")

    def __init__(self, rules: BoardRules, network: Network) -> None:
        self._rules = rules
        self._network = network
        self._always = fixed(rules.table)

    def leads(self, states: list[State], seat: int) -> list[float]:
        """By how many VP the seat will be ahead of the rivals' mean."""
        found: list[float] = _leads(self._scores(states), seat).tolist()
        return found

    def values(self, states: list[State], seat: int, win: float) -> list[float]:
        """The leads, with so many VP more for being sure to win."""
        scores = self._scores(states)
        found: list[float] = (_leads(scores, seat) + win * self._chances(states, scores)[:, seat]).tolist()
        return found

    def chances(self, states: list[State]) -> list[list[float]]:
        """Every seat's chance to win, for each position."""
        found: list[list[float]] = self._chances(states, self._scores(states)).tolist()
        return found

    def _scores(self, states: list[State]) -> Array:
        """What each seat will score; what it scored, where the game is over."""
        scores = self._network.scores([numbers(self._rules.table, state, self._always) for state in states])
        for index, state in enumerate(states):
            if not state.frames:
                scores[index] = state.vp
        return scores

    def _chances(self, states: list[State], scores: Array) -> Array:
        found = self._network.chances(scores, [moment(state) for state in states])
        for index, state in enumerate(states):
            outcome = self._rules.outcome(state)
            if outcome is not None:
                share = 1 / len(outcome.winners)
                found[index] = [share if seat in outcome.winners else 0.0 for seat in self._rules.table.seats]
        return found

    def after(self, state: State, seat: int, candidates: list[Candidate], chance: Random) -> list[State]:
        """The positions that the candidates lead to, with the same luck for all of them."""
        luck = chance.random()
        found = []
        for _, action in candidates:
            after = state.copy()
            self._rules.apply(after, seat, action, Log(SampledChance(Random(luck)), quiet=True))
            found.append(after)
        return found

    def ranked(self, state: State, seat: int, candidates: list[Candidate], chance: Random) -> list[Candidate]:
        """The candidates by both judgements, best first."""
        leads = self.leads(self.after(state, seat, candidates, chance), seat)
        both = [(lead + PLANNED * plan, action) for lead, (plan, action) in zip(leads, candidates)]
        return sorted(both, key=lambda each: -each[0])


def _leads(scores: Array, seat: int) -> Array:
    rivals = (scores.sum(axis=1) - scores[:, seat]) / (scores.shape[1] - 1)
    leads: Array = scores[:, seat] - rivals
    return leads
