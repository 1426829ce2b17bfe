"""Powers before and after bids: each holder is asked in the order of the player aid (CG-4.3, CG-4.5)."""

from collections.abc import Callable

from carson.cards.actions import PASS, USES, Action, Pass, Use, wrong_moment
from carson.cards.characters.cast import CAST
from carson.cards.material.pieces import CHARACTERS
from carson.cards.state import State
from carson.cards.steps import choose
from carson.cards.steps.phases import AfterFrame, BeforeFrame, BidFrame, PowerFrame
from carson.cards.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal, StepKind
from carson.kernel.steps import below


class PowerStep(BoundStep[Table, State, PowerFrame]):
    """Each power is resolved before the next is asked."""

    __slots__ = ("_order", "_powers", "_rule", "_then")

    def __init__(
        self, table: Table, order: tuple[int, ...], rule: str, then: Callable[[Table, State, Log], None]
    ) -> None:
        super().__init__(table)
        self._order = order
        self._powers = sum(1 << character for character in order)
        self._rule = rule
        self._then = then

    def advance(self, state: State, frame: PowerFrame, log: Log) -> bool:
        ready = 0
        for seat in self._table.people:
            ready |= state.owned[seat]
        ready &= self._powers & ~state.used
        if ready:
            for asked in range(frame.asked, len(self._order)):
                if ready >> self._order[asked] & 1:
                    if asked != frame.asked:
                        state.frames[-1] = type(frame)(asked)
                    return False
        self._then(self._table, state, log)
        return True

    def seats(self, state: State, frame: PowerFrame) -> tuple[int, ...]:
        return (self._table.holder(state, self._order[frame.asked]),)

    def decision(self, state: State, frame: PowerFrame) -> Decision:
        about = {"character": CHARACTERS[self._order[frame.asked]], "era": state.era, "round": state.round}
        return Decision("power", self.seats(state, frame), self._rule, about)

    def legal(self, state: State, frame: PowerFrame, seat: int) -> list[Action]:
        return [USES[CHARACTERS[self._order[frame.asked]]], PASS]

    def check(self, state: State, frame: PowerFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        asked = CHARACTERS[self._order[frame.asked]]
        if type(action) is not Use:
            return wrong_moment("power", self._rule, action)
        if action.character == asked:
            return None
        return self._why_not_use(state, seat, action.character, asked)

    def _why_not_use(self, state: State, seat: int, wanted: str, asked: str) -> Refusal:
        details = {"character": wanted, "asked": asked}
        if wanted not in CHARACTERS:
            return Refusal("no-such-character", "CG-1.3", details)
        code = CHARACTERS.index(wanted)
        if not state.owned[seat] >> code & 1:
            return Refusal("not-your-character", self._rule, details)
        if CAST[code].power is None:
            return Refusal("no-power", CAST[code].rule, details)
        if state.used >> code & 1:
            return Refusal("power-used", "CG-5.2", details)
        return Refusal("power-not-now", self._rule, details)

    def do(self, state: State, frame: PowerFrame, seat: int, action: Action, log: Log) -> None:
        character = self._order[frame.asked]
        state.frames[-1] = type(frame)(frame.asked + 1)
        if type(action) is Pass:
            return
        state.used |= 1 << character
        log.say("power", seat=seat, character=CHARACTERS[character])
        power = CAST[character].power
        assert power is not None
        for effect in power.effects:
            effect(self._table, state, seat, log)


def _before(table: Table) -> PowerStep:
    return PowerStep(table, table.deck.before, "CG-4.3", _bid)


def _bid(table: Table, state: State, log: Log) -> None:
    state.frames[-1] = BidFrame()


def _after(table: Table) -> PowerStep:
    return PowerStep(table, table.deck.after, "CG-4.5", choose.begin)


BEFORE_STEP = StepKind(
    "before",
    BeforeFrame,
    _before,
    fields=(below(lambda table: len(table.deck.before) + 1),),  # the last power may still be in progress
    phase=True,
)
AFTER_STEP = StepKind("after", AfterFrame, _after, fields=(below(lambda table: len(table.deck.after)),), phase=True)
