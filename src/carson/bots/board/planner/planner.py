"""Candidates for any decision of the board game, best first, each with what it is worth in VP."""

from operator import itemgetter
from random import Random
from typing import Any, Final

from carson.board.actions import PASS, Action, Build, Choose, Pass, Road, Spend
from carson.board.characters.cast import BY_NAME as CHARACTERS
from carson.board.material.ground import BY_NAME
from carson.board.material.pieces import HOUSE, MINE, NAMES, RANCH, TOWNHOUSE
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.incomes import own, put
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES
from carson.board.steps.auction import AuctionFrame
from carson.board.steps.phases import ROUNDS
from carson.board.table import Table
from carson.board.views.view import View
from carson.bots.board.greedy import answers
from carson.bots.board.greedy.money import after_spending
from carson.bots.board.greedy.valuation import Valuation
from carson.bots.board.planner import characters, parcels
from carson.bots.board.planner.land import Land, Ways, plain_worths, ways_of
from carson.bots.board.planner.money import Purses, worth
from carson.bots.board.planner.placing import Candidate, Placing
from carson.bots.board.planner.question import PlannerQuestion
from carson.bots.board.planner.situation import VP_SPACES, Situation
from carson.bots.board.planner.weights import NORMAL, Weights
from carson.bots.board.routes import last_bridge, road_for_vp
from carson.bots.board.stand import standing
from carson.bots.board.variants.answers import ANSWERS
from carson.bots.board.variants.model import Asked, Worth
from carson.bots.board.variants.proposals import PROPOSALS
from carson.bots.board.variants.worths import in_play
from carson.kernel import Decision, Log, SampledChance, pending

MOST_ANSWERS: Final = 40  # looked at one step ahead; of longer lists a sample
REMEMBERED: Final = 60  # maps
CLEAR: Final = 0.5  # by how much a plain answer is better than the others
_WORTH: Final = itemgetter(0)
_KINDS: Final = {name: kind for kind, name in enumerate(NAMES)}
Key = tuple[int, int, bool, int, int, int, tuple[int, ...], tuple[int, ...]]


class Planner:
    """Belongs to one seat of one game, and remembers what it worked out about the map. It knows what it is shown."""

    __slots__ = ("_lands", "_memory", "_plain", "_purses", "_random", "_rules", "_seen", "_ways", "_worths", "weights")

    def __init__(self, seed: str, weights: Weights = NORMAL) -> None:
        self.weights = weights
        self._random = Random(seed)
        self._rules: BoardRules | None = None
        self._lands: dict[Key, Land] = {}
        self._ways: dict[int, Ways] = {}
        self._plain = [plain_worths(weights, now) for now in range(ROUNDS + 1)]
        self._seen: State | None = None
        self._worths: tuple[Worth, ...] | None = None
        self._purses = Purses(weights)
        self._memory: dict[str, Any] = {}  # for the answers of variants

    def propose(self, view: View, legal: list[Action], most: int) -> list[Candidate]:
        """The best answers by what the seat sees; what it cannot see is imagined."""
        assert view.seat is not None
        assert view.decision is not None
        if self._rules is None:
            self._rules = BoardRules(view.table.options, view.table.figures, version=view.table.version)
        state = self._seen = self._rules.imagine(view, self._random, self._seen)
        return self.answer(self._rules, state, view.seat, view.decision, legal, most)

    def propose_state(
        self, rules: BoardRules, state: State, seat: int, legal: list[Action], most: int
    ) -> list[Candidate]:
        """The same in an imagined position, for whoever searches."""
        decision = rules.decision(state)
        assert decision is not None
        return self.answer(rules, state, seat, decision, legal, most)

    def position(self, table: Table, state: State, seat: int) -> float:
        """What a position is worth to a player, in VP, if every cowboy gets what it was placed for."""
        return self.situation(table, state, seat).worth(standing(state, seat))

    def situation(self, table: Table, state: State, seat: int) -> Situation:
        if self._worths is None:
            self._worths = in_play(table)
        found = Situation(self.weights, table, state, seat, self._worths, self._purses)
        where = (seat, found.round, found.coming, state.roads, state.occupant, state.barred)
        key = (*where, (*state.ground,), (*state.owner,))
        land = self._lands.get(key)
        if land is None:
            if len(self._lands) >= REMEMBERED:
                self._lands.clear()
            ways = self._ways.get(state.roads)
            if ways is None:
                ways = self._ways[state.roads] = ways_of(state)
            land = self._lands[key] = Land(self.weights, found, ways, self._plain[found.round])
        land.expect(state)
        found.land = land
        return found

    def answer(
        self, rules: BoardRules, state: State, seat: int, decision: Decision, legal: list[Action], most: int
    ) -> list[Candidate]:
        """The same for whoever knows what is asked."""
        if len(legal) == 1:
            return [(0.0, legal[0])]
        situation = self.situation(rules.table, state, seat)
        forced = road_for_vp(rules.table, state, seat, legal) or last_bridge(state, seat, legal)
        if forced is not None:
            return [(0.0, forced)]
        found = self._answers(rules, situation, decision, legal, most)
        found = [each for each in found if each[1] in legal] if found and found[0][1] not in legal else found
        if not found:
            found = self._one_step(rules, state, seat, legal)
        found.sort(key=_WORTH, reverse=True)
        return found[:most]

    def _answers(
        self, rules: BoardRules, situation: Situation, decision: Decision, legal: list[Action], most: int
    ) -> list[Candidate]:
        """What there is an opinion on; nothing: look one step ahead."""
        about: dict[str, Any] = {**decision.about}
        match decision.kind:
            case "cowboy":
                return Placing(situation).ranked(legal, most)
            case "character":
                choices = [action for action in legal if type(action) is Choose]
                return [(characters.worth(situation, action.option), action) for action in choices]
            case "claim":
                return parcels.claims(situation, legal)
            case "take-parcel":
                return _taken(situation, legal, about.get("character", ""))
            case "purchase" if about.get("building") in _KINDS:
                return parcels.building(situation, legal, _KINDS[about["building"]], about["price"])
            case "buy-parcel":
                return parcels.purchases(situation, legal)
            case "house":
                return parcels.houses(situation, legal)
            case "buy-vp" if "price" in about:
                return _spending(situation, legal, about["price"])
            case "cash":
                return _spending(situation, legal, 10)
            case "build":
                return _building(situation, legal, about.get("kinds", []))
            case "consent" if about.get("at") in BY_NAME:
                return self._consent(situation, BY_NAME[about["at"]], legal)
            case "auction":
                return _clearly(self._bid(situation, legal, about), legal)
            case kind if kind in PROPOSALS:
                return PROPOSALS[kind](self._question(rules, situation, legal, most, about))
            case kind if kind in ANSWERS:
                valuation = Valuation(situation.table, situation.state, situation.seat)
                return _clearly(ANSWERS[kind](Asked(valuation, legal, about, rules, self._random, self._memory)), legal)
            case kind:
                return _clearly(answers.settled(situation, kind, about, legal), legal)

    def _question(
        self, rules: BoardRules, situation: Situation, legal: list[Action], most: int, about: dict[str, Any]
    ) -> PlannerQuestion:
        def judge(state: State) -> Situation:
            return self.situation(situation.table, state, situation.seat)

        return PlannerQuestion(situation, rules, legal, most, about, judge, self._random, self._memory)

    def _consent(self, situation: Situation, parcel: int, legal: list[Action]) -> list[Candidate]:
        """The position with the House or Townhouse, compared with the position as it is."""
        table, state, seat = situation.table, situation.state, situation.seat
        after = state.copy()
        put(after, parcel, HOUSE if state.free >> parcel & 1 else TOWNHOUSE)
        gain = self.position(table, after, seat) - self.position(table, state, seat)
        return [(gain, Choose("agree")), (0.2, Choose("refuse"))]

    def _bid(self, situation: Situation, legal: list[Action], about: dict[str, Any]) -> Action:
        table, state, seat = situation.table, situation.state, situation.seat
        lot, highest = about.get("lot", []), about.get("bid", 0)
        frame = pending(state, AuctionFrame)
        seller = -1 if frame is None else frame.auctioneer
        gain = 0.2 * min(4, state.supply[seat])
        if lot:
            after = state.copy()
            for name in lot:
                own(after, BY_NAME[name], seat)
            gain = self.position(table, after, seat) - self.position(table, state, seat)
        return answers.bid(situation, legal, gain, highest, seller == seat)

    def _one_step(self, rules: BoardRules, state: State, seat: int, legal: list[Action]) -> list[Candidate]:
        """One step ahead; chance is imagined. Roads are laid for a reason, not for want of one."""
        options = [action for action in legal if type(action) is not Road] or legal
        if len(options) > MOST_ANSWERS:
            passing = [action for action in options if type(action) is Pass]
            options = passing + self._random.sample(options, MOST_ANSWERS)
        found: list[Candidate] = []
        for action in options:
            after = state.copy()
            rules.apply(after, seat, action, Log(SampledChance(self._random), quiet=True))
            found.append((self.position(rules.table, after, seat), action))
        return found


def _clearly(answer: Action | None, legal: list[Action]) -> list[Candidate]:
    """An answer without a value, before all others."""
    if answer is None or answer not in legal:
        return []
    others = [action for action in legal if type(action) is not Road and action != answer]
    return [(CLEAR, answer), *[(0.0, action) for action in others]]


def _taken(situation: Situation, legal: list[Action], character: str) -> list[Candidate]:
    """A parcel that a character gives, sells, or founds a building on."""
    face = situation.table.face(situation.state, CHARACTERS[character]) if character in CHARACTERS else None
    pays = face is not None and face.uncontested_parcels
    return parcels.claims(situation, legal, pays, {"prospector": MINE, "cowboy": RANCH}.get(character, 0))


def _spending(situation: Situation, legal: list[Action], price: int) -> list[Candidate]:
    """The amount that leaves VP and money worth most; for VP at a price, or at the cash limit for $10 each
    (BG-4.10).
    """
    state, seat = situation.state, situation.seat
    money, here = state.money[seat], state.here[seat]
    # A cheaper purchase may still come, if its duel is won.
    situation.chances = {}
    if here & VP_SPACES:
        situation.chances = {space: situation.chance(space) for space in VP_PRICES if here >> space & 1}
    found: list[Candidate] = []
    last = situation.round == ROUNDS
    for action in legal:
        if type(action) is Spend or type(action) is Pass:
            amount = action.amount if type(action) is Spend else 0
            if here & VP_SPACES:
                value = amount // price + situation.purse(money - amount, here)
            elif last:  # rounded down, by the rules
                value = after_spending(money, ROUNDS, situation.limit, price, amount)
            else:
                value = amount // price + worth(situation.purses[0], money - amount)
            found.append((value, action))
    return found


def _building(situation: Situation, legal: list[Action], kinds: list[str]) -> list[Candidate]:
    """The best site, a road that it needs first, or a rival's consent; or keep the building."""
    frame = pending(situation.state, BuildFrame)
    found = answers.build(situation, legal, kinds) or answers.ask(legal, 0 if frame is None else frame.asked) or PASS
    if type(found) is not Build:
        return _clearly(found, legal)
    roads = situation.state.stock[situation.seat]
    return [(situation.weights.kept[situation.round] * 0.2, PASS)] + [
        (situation.site_value(_KINDS[action.building], BY_NAME[action.at], roads), action)
        for action in legal
        if type(action) is Build
    ]
