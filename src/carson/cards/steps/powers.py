"""Powers before and after bids: each holder is asked in the order of the player aid (CG-4.3, CG-4.5)."""

from carson.cards.actions import PASS, USES, Action, Pass, Use
from carson.cards.characters import ALL
from carson.cards.pieces import CHARACTERS
from carson.cards.refusals import wrong_moment
from carson.cards.state import State
from carson.cards.table import Table
from carson.kernel import Decision, Frame, Log, Refusal


class PowerStep:
    """Frame: (code, place in the order). Each power is resolved before the next is asked."""

    __slots__ = ("_next", "_order", "_rule", "_table")

    def __init__(self, table: Table, order: tuple[int, ...], then: int, rule: str) -> None:
        self._table = table
        self._order = order
        self._next = then
        self._rule = rule

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        asked: int = frame[1]
        order = self._order
        while asked < len(order):
            character = order[asked]
            if not state.used >> character & 1 and self._table.holder(state, character) >= 0:
                break
            asked += 1
        else:
            state.frames[-1] = (self._next,)
            return True
        if asked != frame[1]:
            state.frames[-1] = (frame[0], asked)
        return False

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (self._table.holder(state, self._order[frame[1]]),)

    def decision(self, state: State, frame: Frame) -> Decision:
        about = {"character": CHARACTERS[self._order[frame[1]]], "era": state.era, "round": state.round}
        return Decision("power", self.seats(state, frame), self._rule, about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [USES[CHARACTERS[self._order[frame[1]]]], PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        asked = CHARACTERS[self._order[frame[1]]]
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
        if ALL[code].power is None:
            return Refusal("no-power", ALL[code].rule, details)
        if state.used >> code & 1:
            return Refusal("power-used", "CG-5.2", details)
        return Refusal("power-not-now", self._rule, details)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        character = self._order[frame[1]]
        state.frames[-1] = (frame[0], frame[1] + 1)
        if type(action) is Pass:
            return
        state.used |= 1 << character
        log.say("power", seat=seat, character=CHARACTERS[character])
        power = ALL[character].power
        assert power is not None
        for effect in power.effects:
            effect(self._table, state, seat, log)
