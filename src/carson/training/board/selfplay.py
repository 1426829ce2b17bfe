"""One game for training: who plays how, and the positions that the network will learn from."""

from random import Random
from typing import Final

from carson.board.actions import Action, Shift
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.bots.board.greedy.bot import GreedyBoard
from carson.bots.board.learned.bot import SHORTLIST
from carson.bots.board.learned.features import Features, fixed, numbers
from carson.bots.board.learned.judging import Judge
from carson.bots.board.learned.network import Network
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.planner import Planner
from carson.bots.free_turns import MOST_SHIFTS, next_seat
from carson.kernel import Decision, Log, SampledChance
from carson.training.board.samples import Finished

KEPT: Final = 0.12  # of the positions passed through: those of one game share its end, and too many are learnt by heart
LONGEST: Final = 4000  # moves; no game comes near it
PLANNER, LEARNER, EXPLORER, YARDSTICK = range(4)


class _Table:
    """One game under way."""

    __slots__ = ("chance", "judge", "planners", "rules", "shifts", "state", "ways", "yardsticks")

    def __init__(self, options: Options, network: Network | None, ways: list[int], chance: Random) -> None:
        self.rules = BoardRules(options)
        self.chance = chance
        self.ways = ways
        self.judge = Judge(self.rules, network) if network is not None else None
        self.planners = [Planner(str(chance.random())) for _ in range(options.players)]
        self.yardsticks = [GreedyBoard(str(chance.random())) for _ in range(options.players)]
        self.state: State = self.rules.start(Log(SampledChance(chance), quiet=True))
        self.shifts = [0] * options.players

    def choose(self, seat: int, decision: Decision) -> Action:
        legal = self.rules.legal(self.state, seat)
        if decision.freely and self.shifts[seat] >= MOST_SHIFTS:
            legal = [action for action in legal if type(action) is not Shift]
        way = self.ways[seat]
        if len(legal) == 1:
            return legal[0]
        if way == YARDSTICK:
            return self.yardsticks[seat].choose(self.rules.view(self.state, seat), legal)
        seen = self.rules.redraw(self.state, seat, self.chance) if self.state.slices else self.state
        found = self.planners[seat].propose_state(self.rules, seen, seat, legal, SHORTLIST)
        if len(found) == 1 or way == PLANNER:
            return found[0][1]
        if way == EXPLORER and self.chance.random() < (0.2 if decision.kind == "character" else 0.06):
            return self.chance.choice(found)[1]
        if self.judge is None:
            return self._roughly(found, decision)
        ranked = self.judge.ranked(seen, seat, found, self.chance)
        return ranked[0][1] if way == LEARNER else self._warm(ranked)

    def _roughly(self, found: list[Candidate], decision: Decision) -> Action:
        """Before there is a network: the planner's order, shaken."""
        spread = 3.0 if decision.kind == "character" else 0.3
        return max(found, key=lambda each: each[0] + self.chance.gauss(0, spread))[1]

    def _warm(self, ranked: list[Candidate]) -> Action:
        return max(ranked, key=lambda each: each[0] + self.chance.gauss(0, 0.3))[1]


def play(options: Options, network: Network | None, ways: list[int], chance: Random) -> Finished:
    table = _Table(options, network, ways, chance)
    rules = table.rules
    always = fixed(rules.table)
    positions: list[Features] = []
    question: tuple[object, ...] = ()
    for _ in range(LONGEST):
        decision = rules.decision(table.state)
        if decision is None:
            break
        if (decision.kind, table.state.round) != question:
            question = (decision.kind, table.state.round)
            table.shifts = [0] * options.players
        seat = next_seat(decision, chance)
        action = table.choose(seat, decision)
        table.shifts[seat] += type(action) is Shift
        rules.apply(table.state, seat, action, Log(SampledChance(chance), quiet=True))
        if table.state.frames and chance.random() < KEPT:
            positions.append(numbers(rules.table, table.state, always))
    outcome = rules.outcome(table.state)
    assert outcome is not None
    return Finished(positions, list(outcome.scores))
