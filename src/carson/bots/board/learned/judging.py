"""Ranks a shortlist: what the network makes of the position after each answer, and what planning alone thinks."""

from random import Random
from typing import Final

from carson.board.rules import BoardRules
from carson.board.state import State
from carson.bots.board.learned.features import fixed, numbers
from carson.bots.board.learned.network import Network
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
        scores = self._network.scores([numbers(self._rules.table, state, self._always) for state in states])
        for index, state in enumerate(states):
            if not state.frames:
                scores[index] = state.vp
        rivals = (scores.sum(axis=1) - scores[:, seat]) / (scores.shape[1] - 1)
        found: list[float] = (scores[:, seat] - rivals).tolist()
        return found

    def chances(self, states: list[State]) -> list[list[float]]:
        """Every seat's chance to win, for each position."""
        positions = [numbers(self._rules.table, state, self._always) for state in states]
        found: list[list[float]] = self._network.chances(positions).tolist()
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
