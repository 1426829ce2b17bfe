"""After the last round: the Auctioneer sells, the Paperboy takes, and an Auctioneer taken that way sells (CG-7.3)."""

from typing import ClassVar, Final

from carson.cards.actions import PASS, Action, Pass, Take, wrong_moment
from carson.cards.material.pieces import AUCTIONEER, CHARACTERS, PAPERBOY
from carson.cards.mechanics.selling import may_sell
from carson.cards.state import FIRST_CHARACTER, State
from carson.cards.steps.phases import PaperboyFrame, SellingFrame
from carson.cards.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind

RULE: Final = "CG-7.3"


class HolderStep(BoundStep[Table, State, Frame]):
    """A step that waits for whoever has a character."""

    __slots__ = ()

    character: ClassVar[int] = -1

    def waits(self, state: State, holder: int) -> bool:
        return True

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        holder = self._table.holder(state, self.character)
        if holder >= 0 and self.waits(state, holder):
            return False
        state.frames.pop()
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (self._table.holder(state, self.character),)


class SellingStep(HolderStep):
    """Sales are offered with every decision of the player; here they may stop."""

    character = AUCTIONEER

    def waits(self, state: State, holder: int) -> bool:
        return may_sell(self._table, state, holder)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("sell", self.seats(state, frame), RULE)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Pass else wrong_moment("sell", RULE, action)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()


SELLING_STEP = StepKind("selling", SellingFrame, SellingStep, phase=True, above=(PaperboyFrame,))


def unowned(table: Table, state: State) -> list[int]:
    """CG-7.24, CG-10.7: the characters nobody owns, wherever they are."""
    owned = 0
    for characters in state.owned:
        owned |= characters
    return [character for character in range(len(CHARACTERS)) if not owned >> character & 1]


class PaperboyStep(HolderStep):
    """Its holder may take one character that nobody owns."""

    character = PAPERBOY

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("paperboy", self.seats(state, frame), "CG-7.24")

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        takes = self._table.takes
        return [*(takes[FIRST_CHARACTER + c] for c in unowned(self._table, state)), PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Take:
            return wrong_moment("paperboy", "CG-7.24", action)
        if action.card not in CHARACTERS:
            return Refusal("paperboy-no-character", "CG-7.24", {"card": action.card})
        if CHARACTERS.index(action.card) in unowned(self._table, state):
            return None
        return Refusal("paperboy-owned", "CG-10.7", {"card": action.card})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is not Take:
            return
        character = CHARACTERS.index(action.card)
        # Now everybody sees whether it was on top of the pile.
        log.reveal()
        self._remove(state, character)
        state.owned[seat] |= 1 << character
        log.say("paperboy-took", seat=seat, card=action.card)
        if character == AUCTIONEER:
            state.frames.append(SellingFrame())

    def _remove(self, state: State, character: int) -> None:
        """From wherever it is: out of the game, in the pile, under it, or on top of it."""
        state.gone_characters &= ~(1 << character)
        if character in state.unseen:
            state.unseen.remove(character)
        if character in state.under:
            state.under.remove(character)
        if character == state.top:
            state.top = -1


PAPERBOY_STEP = StepKind("paperboy", PaperboyFrame, PaperboyStep, phase=True)
