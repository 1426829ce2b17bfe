"""Plays a position on to the end of its round, and asks the network what came of it.

The planner decides for every seat. The first close calls of a try may be left to the network: what the players do next
matters most, and the planner alone would always go the same way.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from carson.board.actions import Action, Shift
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame
from carson.bots.board.learned.judging import Judge
from carson.bots.board.planner.placing import Candidate
from carson.bots.board.planner.planner import Planner
from carson.bots.free_turns import next_seat
from carson.kernel import Decision, Log, SampledChance

LONGEST: Final = 400  # decisions in one round; none comes near it
TEMPTING: Final = 3  # answers that a capricious player may take
WEIGHED: Final = 4  # answers that the network judges in a close call
CLOSE: Final = 4.0  # VP; a call is not close if the planner likes its best answer by so much more than the next
DEAR: Final = 6  # a decision by the network takes the time of so many by the planner
NEVER: Final = -1e9
SHIFTS: Final = 2  # cowboys that a player moves where all may go on for as long as they like
Watch = Callable[[int, Action], None]


class Playouts:
    """Belongs to one seat of one game; `left` are the decisions that may still be spent on the present question.

    `win` is how many VP it counts to be sure of winning, `caprice` by how many VP players misjudge their answers,
    `judged` how many close calls of a try the network decides.
    """

    __slots__ = ("_caprice", "_judge", "_judged", "_planners", "_rules", "_win", "left")

    def __init__(
        self, rules: BoardRules, judge: Judge, seed: str, win: float = 0.0, caprice: float = 0.0, judged: int = 0
    ) -> None:
        self._rules = rules
        self._judge = judge
        self._win = win
        self._caprice = caprice
        self._judged = judged
        self._planners = [Planner(f"{seed} {seat}") for seat in range(rules.seats)]
        self.left = 0

    def values(self, ends: list[State], seat: int) -> list[float]:
        """What positions at the end of a round are worth to the seat, in VP."""
        return self._judge.values(ends, seat, self._win)

    def play_on(self, state: State, luck: Random, watch: Watch | None = None) -> None:
        """To the end of the round; `watch` is told who does what."""
        now = state.round
        shifts = [0] * self._rules.seats
        judged = self._judged
        for _ in range(LONGEST):
            if not state.frames or (state.round > now and type(state.frames[-1]) is CharactersFrame):
                break
            decision = self._rules.decision(state)
            if decision is None:
                break
            judged -= self._decide(state, decision, shifts, luck, judged > 0, watch)
            self.left -= 1

    def _decide(
        self,
        state: State,
        decision: Decision,
        shifts: list[int],
        luck: Random,
        close: bool,
        watch: Watch | None = None,
    ) -> int:
        """Returns how many close calls the network decided: one or none. It is asked only where `close` says so."""
        seat = next_seat(decision, luck)
        legal = self._rules.legal(state, seat)
        if decision.freely and shifts[seat] >= SHIFTS:
            legal = [action for action in legal if type(action) is not Shift]
        action = legal[0]
        judged = 0
        if len(legal) > 1:
            near = self._near(state, seat, decision, legal) if close else []
            if len(near) > 1:
                action = self._judge.ranked(state, seat, near, luck)[0][1]
                judged = 1
                self.left -= DEAR
            elif near:
                action = near[0][1]
            else:
                action = self._chosen(state, seat, decision, legal, luck)
        shifts[seat] += type(action) is Shift
        if watch is not None:
            watch(seat, action)
        self._rules.apply(state, seat, action, Log(SampledChance(luck), quiet=True))
        return judged

    def _near(self, state: State, seat: int, decision: Decision, legal: list[Action]) -> list[Candidate]:
        """What the network may choose from: the planner's best answer alone where the call is not close."""
        found = self._planners[seat].answer(self._rules, state, seat, decision, legal, WEIGHED)
        return found if len(found) > 1 and found[0][0] - found[1][0] < CLOSE else found[:1]

    def _chosen(self, state: State, seat: int, decision: Decision, legal: list[Action], luck: Random) -> Action:
        """What the planner thinks best; with caprice, sometimes one of the next best."""
        planner, caprice = self._planners[seat], self._caprice
        if not caprice:
            return planner.answer(self._rules, state, seat, decision, legal, 1)[0][1]
        found = planner.answer(self._rules, state, seat, decision, legal, TEMPTING)
        best, chosen = NEVER, found[0][1]
        for value, action in found:
            value += caprice * luck.random()
            if value > best:
                best, chosen = value, action
        return chosen
