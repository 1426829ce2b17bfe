"""Judges the answers to a question of the board game: the planner's shortlist and the answer given, tried out.

Every answer is played on to the end of its round, with the planner in every seat and the same luck for all; what the
round leads to, and the chance to win, the network says. It begins with a view: nothing hidden can get in.
"""

from random import Random
from typing import Final

from carson.analysis.board.horizon import elapsed
from carson.analysis.board.reasons import reasons
from carson.analysis.board.watching import Watched
from carson.analysis.model import Effort, Judgement
from carson.analysis.tryouts import Tried, Try, judgement, mean, try_out
from carson.board.actions import Action, Pass, Spend
from carson.board.mechanics.income_losses import next_income
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.ending import CASH_PRICE
from carson.board.views.view import View
from carson.bots.board.learned.bot import BEHIND, FIRST, SHORTLIST
from carson.bots.board.learned.judging import PLANNED, Judge
from carson.bots.board.learned.network import Network, shipped
from carson.bots.board.learned.playouts import Playouts
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.planner import Planner
from carson.kernel import Log, SampledChance

FEWEST: Final = 2  # answers
CAPRICE: Final = 2.0  # VP, by which the players of a try misjudge their answers at most
AHEAD: Final = 8  # tries of one answer that are played on through the next round
WIDE: Final = 40  # answers that the planner ranks, to find the one that was given among them


class BoardAnalyst:
    """For all seats of one table. It remembers nothing from one question to the next."""

    def __init__(self, rules: BoardRules, network: Network | None = None) -> None:
        self._rules = rules
        self._judge = Judge(rules, network if network is not None else shipped())

    def judge(self, view: View, legal: list[Action], played: Action | None, effort: Effort, seed: str) -> Judgement:
        """What each good answer and the one that was `played` leave of the chance to win."""
        assert view.seat is not None
        assert view.decision is not None
        seat, rules, kind = view.seat, self._rules, view.decision.kind
        if kind == "cash":
            legal = _without_waste(legal)
        chance = Random(seed)
        state = rules.imagine(view, chance)
        planner = Planner(seed)
        answers, given = self._answers(planner, state, seat, legal, played, effort, chance)
        playouts = Playouts(rules, self._judge, seed, caprice=CAPRICE)
        watched: dict[Action, Watched] = {answer.action: Watched(seat) for answer in answers}
        rounds: dict[Action, list[State]] = {answer.action: [] for answer in answers}

        def play(left: list[Tried[Action]], _turn: int) -> int:
            before = playouts.left
            luck = chance.random()
            seen = rules.redraw(state, seat, chance) if state.slices else state
            ends = []
            for answer in left:
                after, rng, watch = seen.copy(), Random(luck), watched[answer.action]
                watch.begin(after)
                rules.apply(after, seat, answer.action, Log(SampledChance(rng), quiet=True))
                playouts.play_on(after, rng, watch)
                watch.end()
                ends.append(after)
                rounds[answer.action].append(after)
            for answer, found in zip(left, self._ends(ends, seat), strict=True):
                answer.tries.append(found)
            return before - playouts.left

        ranked = try_out(answers, given, effort, play)
        situation = planner.situation(rules.table, state, seat)
        anchor = ranked[0] if given is None else given
        return judgement(
            ranked,
            given,
            self._level(state, seat, anchor, rounds[anchor.action], playouts, chance),
            "" if played is None else rules.action_text(played),
            rules.action_text,
            lambda one, other: reasons(one, other, watched, situation, kind),
        )

    def _level(
        self, state: State, seat: int, answer: Tried[Action], ends: list[State], playouts: Playouts, chance: Random
    ) -> float:
        """The chance to win with an answer, about a round ahead; what the network says at once counts as one try."""
        found = [one.chance for one in answer.tries]
        over, ahead = elapsed(state), ends[:AHEAD]
        if over and all(end.frames for end in ahead):
            for end in ahead:
                playouts.play_on(end, chance)
            further = self._glance(ahead, seat) - mean(found[:AHEAD])
            found = [one + over * further for one in found]
        return mean([*found, self._glance([state], seat)])

    def luck(self, before: View, mover: int, action: Action, after: View, effort: Effort, seed: str) -> float:
        """How much more of a chance the seat has after a move than its dice and draws led to on average."""
        assert before.seat is not None
        rules, seat, rng = self._rules, before.seat, Random(seed)
        expected = []
        for _ in range(effort.samples):
            state = rules.imagine(before, rng)
            if rules.check(state, mover, action) is None:
                rules.apply(state, mover, action, Log(SampledChance(rng), quiet=True))
                expected.append(state)
        if not expected:
            return 0.0
        came = [rules.imagine(after, rng) for _ in range(effort.samples if after.table.parts else 1)]
        return self._glance(came, seat) - self._glance(expected, seat)

    def _glance(self, states: list[State], seat: int) -> float:
        return mean([chances[seat] for chances in self._judge.chances(states)])

    def _answers(
        self,
        planner: Planner,
        state: State,
        seat: int,
        legal: list[Action],
        played: Action | None,
        effort: Effort,
        chance: Random,
    ) -> tuple[list[Tried[Action]], Tried[Action] | None]:
        """The best answers by planner and network, and the one that was given."""
        ranked = planner.propose_state(self._rules, state, seat, legal, WIDE)
        shortlist = ranked[:SHORTLIST]
        if played is not None and all(action != played for _, action in shortlist):
            # What the planner has no opinion on it thinks little of.
            least = min((plan for plan, _ in ranked), default=0.0)
            shortlist.append(next((each for each in ranked if each[1] == played), (least, played)))
        judged = self._judged(state, seat, shortlist, chance)
        # The next best is tried out however far behind it seems: a reason needs something to compare with.
        bar = judged[0].first - FIRST * BEHIND
        near = [one for place, one in enumerate(judged[: effort.answers]) if place < FEWEST or one.first > bar]
        given = next((one for one in judged if one.action == played), None)
        if given is not None and given not in near:
            near = [*near[: effort.answers - 1], given]
        return near, given

    def _judged(self, state: State, seat: int, shortlist: list[Candidate], chance: Random) -> list[Tried[Action]]:
        leads = self._judge.leads(self._judge.after(state, seat, shortlist, chance), seat)
        found = [
            Tried(action, FIRST * (lead + PLANNED * plan))
            for lead, (plan, action) in zip(leads, shortlist, strict=True)
        ]
        return sorted(found, key=lambda one: -one.first)

    def _ends(self, states: list[State], seat: int) -> list[Try]:
        leads = self._judge.leads(states, seat)
        return [
            Try(chances[seat], lead, figures(self._rules, state, seat))
            for chances, lead, state in zip(self._judge.chances(states), leads, states, strict=True)
        ]


def figures(rules: BoardRules, state: State, seat: int) -> dict[str, float]:
    """What everybody would score now apart from money; and what else the seat has, if the game goes on."""
    found: dict[str, float] = {}
    for each in rules.table.seats:
        sheet = rules.sheet(state, each)
        found[f"vp {each}"] = sheet.total - (sheet.money if state.frames else 0)
    found[f"income {seat}"] = next_income(rules.table, state, seat) if state.frames else 0
    found[f"money {seat}"] = state.money[seat] if state.frames else 0
    found[f"cowboys {seat}"] = state.supply[seat] if state.frames else 0
    return found


def _without_waste(legal: list[Action]) -> list[Action]:
    """Of what can be spent at the cash limit, the least that must go and what buys VP: the rest would be given away."""
    must = 0 if any(type(action) is Pass for action in legal) else min(map(_amount, legal))
    return [action for action in legal if _amount(action) == must or _amount(action) % CASH_PRICE == 0]


def _amount(action: Action) -> int:
    return action.amount if type(action) is Spend else 0
