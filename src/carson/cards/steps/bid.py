"""Bids: every real player picks one in secret, then all are revealed (CG-4.4)."""

from typing import Final

from carson.cards.actions import LIST_BIDS, Action, Bid, wrong_moment
from carson.cards.material.grid import members
from carson.cards.state import State
from carson.cards.steps.phases import AfterFrame, BidFrame
from carson.cards.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal, StepKind

RULE: Final = "CG-4.4"


class BidStep(BoundStep[Table, State, BidFrame]):
    """All real players decide at the same time."""

    def seats(self, state: State, frame: BidFrame) -> tuple[int, ...]:
        return tuple([seat for seat in self._table.people if not state.sealed[seat]])

    def decision(self, state: State, frame: BidFrame) -> Decision:
        waiting = self.seats(state, frame)
        return Decision("bid", waiting, RULE, {"era": state.era, "round": state.round}, together=True)

    def legal(self, state: State, frame: BidFrame, seat: int) -> list[Action]:
        return LIST_BIDS.of(state.hand[seat])

    def check(self, state: State, frame: BidFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Bid:
            return wrong_moment("bid", RULE, action)
        hand = state.hand[seat]
        if 0 < action.value < 12 and hand >> action.value & 1:
            return None
        details = {"value": action.value, "left": members(hand)}
        if 1 <= action.value <= 9:
            return Refusal("bid-played", "CG-4.9", details)
        return Refusal("bid-not-yours", "CG-2.2", details)

    def do(self, state: State, frame: BidFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Bid
        state.sealed[seat] = action.value
        log.say("bid-laid", seat=seat)
        log.whisper(seat, "bid-chosen", seat=seat, value=action.value)
        if all(state.sealed[: self._table.real]):
            self._show(state, log)

    def _show(self, state: State, log: Log) -> None:
        """Reveals all bids, with the top card of each virtual player's pile; they then leave the hand."""
        table = self._table
        log.reveal()
        for player in range(table.players):
            if player < table.real:
                value = state.sealed[player]
                state.sealed[player] = 0
            else:
                value = log.pick(table.bid_names[player], members(state.hand[player]))
            state.bid[player] = value
            state.hand[player] &= ~(1 << value)
        log.say("bids", values=state.bid.copy())
        for player in members(state.lawyer):
            log.say("bid-wins-nothing", seat=player, value=state.bid[player])
        state.frames[-1] = AfterFrame(0)


BID_STEP = StepKind("bid", BidFrame, BidStep, phase=True)
