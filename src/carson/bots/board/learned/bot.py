"""Hard and master: the planner's shortlist, judged by the network, the best of it tried out to the end of the round."""

from random import Random
from typing import Final, NamedTuple

from carson.board.actions import Action
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.table import Table
from carson.board.views.view import View
from carson.bots.board.learned.judging import Judge
from carson.bots.board.learned.network import Network, shipped
from carson.bots.board.learned.playouts import Playouts
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.planner import Planner
from carson.kernel import Log, SampledChance

SHORTLIST: Final = 8
BEHIND: Final = 8.0  # VP; an answer so much worse than the best is not tried out
CLOSE: Final = 4.0  # the same for whoever tries out only close calls
HALVED: Final = (4, 10)  # the turns after which only the better half is tried out further
FIRST: Final = 0.35  # how much the first judgement counts beside what came of an answer
DOUBT: Final = 1.2  # how much more it counts as long as an answer was tried out only once
# How much longer a decision takes with each variant: the planner has more to weigh.
VARIANT: Final = 0.7


class Effort(NamedTuple):
    """How much a bot tries out: how many answers, decisions in all, turns of each answer; and to which questions.

    `first` is how much the first judgement counts beside what came of an answer in many turns, `win` how many VP it
    counts to be sure of winning, `behind` by how many VP an answer may be worse than the best and still be tried out,
    `caprice` by how many VP the players of a try misjudge their answers, `judged` how many close calls of a try the
    network decides, and not the planner.
    """

    answers: int
    decisions: int
    turns: int
    questions: tuple[str, ...] = ()  # none: to all
    first: float = FIRST
    win: float = 0.0
    behind: float = BEHIND
    caprice: float = 0.0
    judged: int = 0

    def at(self, table: Table) -> int:
        """How many decisions may be spent at a table, so that the time is much the same at all of them."""
        variants = len(table.options.variants.split())
        return max(1, round(self.decisions / ((1 + VARIANT * variants) * max(1.0, table.players / 4))))


HARD: Final = Effort(answers=4, decisions=500, turns=12, questions=("character",), first=0.15, win=25.0)
HARD_PLACING: Final = HARD._replace(answers=3, decisions=300, questions=("cowboy",), behind=CLOSE)
MASTER: Final = Effort(answers=4, decisions=2700, turns=30, first=0.15, win=25.0, judged=6)


class LearnedBoard:
    """Belongs to one seat of one game. It knows only what its views show; what is hidden it draws anew each time."""

    __slots__ = ("_efforts", "_judge", "_network", "_planner", "_random", "_rules", "_seed", "_seen", "playouts")

    def __init__(self, seed: str, *efforts: Effort, network: Network | None = None) -> None:
        """A question is tried out with the first of the efforts that is meant for it."""
        self._seed = seed
        self._efforts = efforts
        self._random = Random(seed)
        self._planner = Planner(seed)
        self._network = network if network is not None else shipped()
        self._rules: BoardRules | None = None
        self._judge: Judge | None = None
        self._seen: State | None = None
        self.playouts: Playouts | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        assert view.decision is not None
        if self._rules is None or self._judge is None or self.playouts is None:
            self._rules = BoardRules(view.table.options, view.table.figures, version=view.table.version)
            self._judge = Judge(self._rules, self._network)
            first = self._efforts[0]
            self.playouts = Playouts(self._rules, self._judge, self._seed, first.win, first.caprice, first.judged)
        state = self._seen = self._rules.imagine(view, self._random, self._seen)
        candidates = self._planner.propose_state(self._rules, state, view.seat, legal, SHORTLIST)
        if len(candidates) == 1:
            return candidates[0][1]
        ranked = self._judge.ranked(state, view.seat, candidates, self._random)
        effort = self._effort(view.decision.kind)
        if effort is None:
            return ranked[0][1]
        near = [each for each in ranked[: effort.answers] if each[0] > ranked[0][0] - effort.behind]
        if len(near) == 1:
            return near[0][1]
        return self._tried_out(effort, self._rules, self.playouts, state, view.seat, near)

    def _effort(self, question: str) -> Effort | None:
        fitting = (effort for effort in self._efforts if not effort.questions or question in effort.questions)
        return next(fitting, None)

    def _tried_out(
        self, effort: Effort, rules: BoardRules, playouts: Playouts, state: State, seat: int, near: list[Candidate]
    ) -> Action:
        """Every answer has the same luck each time; after some turns only the better half goes on."""
        playouts.left = effort.at(rules.table)
        sums = [0.0] * len(near)
        left = list(range(len(near)))
        turns = 0

        def both(index: int) -> float:
            return sums[index] / turns + (effort.first + DOUBT / turns) * near[index][0]

        while turns < effort.turns and playouts.left > 0:
            luck = self._random.random()
            seen = rules.redraw(state, seat, self._random) if state.slices else state
            ends = []
            for index in left:
                after = seen.copy()
                chance = Random(luck)
                rules.apply(after, seat, near[index][1], Log(SampledChance(chance), quiet=True))
                playouts.play_on(after, chance)
                ends.append(after)
            for index, value in zip(left, playouts.values(ends, seat), strict=True):
                sums[index] += value
            turns += 1
            if turns in HALVED and len(left) > 2:
                left = sorted(left, key=both, reverse=True)[: len(left) // 2 + 1]
        return near[max(left, key=both)][1]


def hard(seed: str) -> LearnedBoard:
    return LearnedBoard(seed, HARD, HARD_PLACING)


def master(seed: str) -> LearnedBoard:
    return LearnedBoard(seed, MASTER)
