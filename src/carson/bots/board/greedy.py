"""Greedy: puts each cowboy where it brings most now, and otherwise takes the answer with the best position after it."""

from random import Random

from carson.board.actions import PASS, Action, Cowboy, Pass, Road
from carson.board.rules import BoardRules
from carson.board.spaces import PLACE_BY_NAME
from carson.board.state import State
from carson.board.view import View
from carson.bots.board import judge
from carson.kernel import Log, SampledChance

# What a cowboy in hand is worth: firepower, and an earlier place on the pass order track.
KEEP = 0.45
# Answers looked at; of longer lists (amounts of money) a sample.
MOST_ANSWERS = 40


class GreedyBoard:
    __slots__ = ("_random", "_rules")

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._rules: BoardRules | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.seat is not None
        assert view.decision is not None
        if self._rules is None:
            self._rules = BoardRules(view.table.options)
        state = self._rules.imagine(view, self._random)
        if view.decision.kind == "cowboy":
            return self._cowboy(state, view.seat, legal)
        return self._best_after(state, view.seat, legal)

    def _cowboy(self, state: State, seat: int, legal: list[Action]) -> Action:
        """The place with the best prospect; a road is laid when an answer needs one, not here."""
        assert self._rules is not None
        table = self._rules.table
        best = KEEP
        chosen: Action = PASS
        for action in legal:
            if type(action) is not Cowboy:
                continue
            at = PLACE_BY_NAME[action.at]
            value = judge.place(table, state, seat, at)
            if value <= best:
                continue
            sure = action.mark in ("white", "quiet", "luck")
            value = value * (1.0 if sure else judge.chance(state, seat, at)) - 0.3 * (action.mark == "dynamite")
            if value > best:
                best, chosen = value, action
        return chosen

    def _best_after(self, state: State, seat: int, legal: list[Action]) -> Action:
        """One step ahead; chance is imagined."""
        answers = [action for action in legal if type(action) is not Road] or legal
        if len(answers) > MOST_ANSWERS:
            kept = [action for action in answers if type(action) is Pass] + [answers[0], answers[-1]]
            answers = kept + self._random.sample(answers, MOST_ANSWERS)
        return max(answers, key=lambda action: self._value(state, seat, action))

    def _value(self, state: State, seat: int, action: Action) -> float:
        assert self._rules is not None
        after = state.copy()
        self._rules.apply(after, seat, action, Log(SampledChance(self._random), quiet=True))
        table = self._rules.table
        rivals = [judge.position(table, after, rival) for rival in table.seats if rival != seat]
        # A dollar or a parcel less for the strongest rival is worth something too.
        return judge.position(table, after, seat) - 0.2 * max(rivals) + 0.001 * self._random.random()
