"""Greedy: judges what each answer leads to, for itself and one step ahead, and takes the best."""

from random import Random
from typing import Any

from carson.board.actions import PASS, Action, Choose, Pass, Road
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import HOUSE, TOWNHOUSE
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.incomes import own, put
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.auction import AuctionFrame
from carson.board.views.view import View
from carson.bots.board.greedy import answers, characters, cowboys
from carson.bots.board.greedy.valuation import Valuation, position
from carson.bots.board.routes import last_bridge, road_for_vp
from carson.bots.board.variants.answers import ANSWERS
from carson.bots.board.variants.model import Asked
from carson.kernel import Log, SampledChance, pending

# Answers considered; of longer lists a sample.
MOST_ANSWERS = 70


class GreedyBoard:
    """Belongs to one seat of one game. It knows only what its views show."""

    __slots__ = ("_memory", "_random", "_rules", "_valuation")

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._rules: BoardRules | None = None
        self._valuation: Valuation | None = None
        self._memory: dict[str, Any] = {}

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        assert view.decision is not None
        if self._rules is None:
            self._rules = BoardRules(view.table.options, view.table.figures, version=view.table.version)
        state = self._rules.imagine(view, self._random)
        valuation = self._valuation = Valuation(self._rules.table, state, view.seat, self._valuation)
        seat = view.seat
        found: Action | None = road_for_vp(valuation.table, state, seat, legal) or last_bridge(state, seat, legal)
        found = found or self._answer(valuation, view, legal)
        # A variant may ask a known question with other answers.
        return found if found is not None and found in legal else self._best_after(valuation, legal)

    def _answer(self, valuation: Valuation, view: View, legal: list[Action]) -> Action | None:
        """What it has an opinion on; None: look one step ahead."""
        assert view.decision is not None
        assert self._rules is not None
        about: dict[str, Any] = {**view.decision.about}
        match view.decision.kind:
            case "cowboy":
                return cowboys.choose(valuation, legal)
            case "character":
                choices = [action for action in legal if type(action) is Choose]
                return max(choices, key=lambda action: characters.worth(valuation, action.option), default=None)
            case "build":
                return self._build(valuation, legal, about.get("kinds", []))
            case "buy-vp" if "price" in about:
                return answers.spend(valuation, legal, about["price"])
            case "cash":
                return answers.spend(valuation, legal, 10)
            case "consent" if about.get("at") in BY_NAME:
                return self._consent(valuation, about["at"])
            case "auction":
                return self._bid(valuation, legal, about)
            case kind if kind in ANSWERS:
                return ANSWERS[kind](Asked(valuation, legal, about, self._rules, self._random, self._memory))
            case kind:
                return answers.settled(valuation, kind, about, legal)

    def _build(self, valuation: Valuation, legal: list[Action], kinds: list[str]) -> Action:
        frame = pending(valuation.state, BuildFrame)
        found = answers.build(valuation, legal, kinds) or answers.ask(legal, 0 if frame is None else frame.asked)
        return found or PASS

    def _consent(self, valuation: Valuation, at: str) -> Action:
        """The position with the House or Townhouse, compared with the position as it is."""
        state, parcel = valuation.state, BY_NAME[at]
        after = state.copy()
        put(after, parcel, HOUSE if state.free >> parcel & 1 else TOWNHOUSE)
        before = position(valuation.table, state, valuation.seat)
        return answers.consent(before, position(valuation.table, after, valuation.seat))

    def _bid(self, valuation: Valuation, legal: list[Action], about: dict[str, object]) -> Action:
        state, seat, table = valuation.state, valuation.seat, valuation.table
        lot, highest = about.get("lot", []), about.get("bid", 0)
        assert isinstance(lot, list)
        assert isinstance(highest, int)
        frame = pending(state, AuctionFrame)
        seller = -1 if frame is None else frame.auctioneer
        if not lot:
            return answers.bid(valuation, legal, 0.2 * min(4, state.supply[seat]), highest, seller == seat)
        after = state.copy()
        for name in lot:
            own(after, BY_NAME[name], seat)
        gain = position(table, after, seat) - position(table, state, seat)
        return answers.bid(valuation, legal, gain, highest, seller == seat)

    def _best_after(self, valuation: Valuation, legal: list[Action]) -> Action:
        """One step ahead; chance is imagined. Roads are laid for a reason, not for want of one."""
        options = [action for action in legal if type(action) is not Road] or legal
        if len(options) > MOST_ANSWERS:
            passing = [action for action in options if type(action) is Pass]
            options = passing + self._random.sample(options, MOST_ANSWERS)
        return max(options, key=lambda action: self._value(valuation.state, valuation.seat, action))

    def _value(self, state: State, seat: int, action: Action) -> float:
        assert self._rules is not None
        after = state.copy()
        self._rules.apply(after, seat, action, Log(SampledChance(self._random), quiet=True))
        return position(self._rules.table, after, seat) + 0.001 * self._random.random()
