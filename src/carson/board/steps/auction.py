"""Auctions (BG-9.22, BG-16.11): bid more than the last bid, or leave for good."""

from typing import Final

from msgspec.structs import replace

from carson.board.actions import PASS, SPENDS, Action, Pass, Spend, wrong_moment
from carson.board.material.ground import NAMES, members
from carson.board.material.spaces import AMMUNITION
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import hand_over, pay
from carson.board.notation.frame_fields import MONEY, NOBODY_OR_SEAT, PARCEL_SET, SEAT, SEATS
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind

RULE: Final = "BG-9.22"


class AuctionFrame(Frame, frozen=True):
    """Players bid for a lot."""

    auctioneer: int
    lot: int  # a set of parcels, or 0 for the 3-revolvers token
    inside: int  # the players who have not left
    turn: int
    bid: int = 0
    bidder: int = -1


def open_auction(table: Table, state: State, seat: int, lot: int, log: Log) -> None:
    log.say("auction", seat=seat, lot=[NAMES[parcel] for parcel in members(lot)])
    state.frames.append(AuctionFrame(seat, lot, table.everybody, seat))


class AuctionStep(BoundStep[Table, State, AuctionFrame]):
    def _can_bid(self, state: State, seat: int, lot: int, bid: int) -> bool:
        """More money than the last bid, and a property tile for each parcel."""
        return state.money[seat] > bid and state.tiles[seat] >= lot.bit_count()

    def advance(self, state: State, frame: AuctionFrame, log: Log) -> bool:
        inside, turn, bidder = frame.inside, frame.turn, frame.bidder
        rivals = inside & ~(1 << bidder) if bidder >= 0 else inside
        if not rivals:
            state.frames.pop()
            self._sell(state, frame, log)
            return True
        if turn == bidder or not inside >> turn & 1:
            state.frames[-1] = replace(frame, turn=self._after(turn))
            return True
        if self._can_bid(state, turn, frame.lot, frame.bid):
            return False
        state.frames[-1] = replace(frame, inside=inside & ~(1 << turn), turn=self._after(turn))
        return True

    def _after(self, turn: int) -> int:
        return (turn + 1) % self._table.players

    def _sell(self, state: State, frame: AuctionFrame, log: Log) -> None:
        auctioneer, lot, bid, bidder = frame.auctioneer, frame.lot, frame.bid, frame.bidder
        if bidder < 0:
            log.say("unsold", seat=auctioneer)
            return
        log.say("auction-won", seat=bidder, amount=bid)
        if lot:
            # Half to the bank, rounded down; the rest to the Auctioneer, who keeps it when winning.
            pay(state, bidder, bid // 2, log, "auction")
            if bidder != auctioneer:
                hand_over(state, bidder, auctioneer, bid - bid // 2, log, "auction")
            for parcel in members(lot):
                own(state, parcel, bidder)
                log.say("claimed", seat=bidder, parcel=NAMES[parcel])
            return
        if bidder != auctioneer:
            hand_over(state, bidder, auctioneer, bid, log, "auction")
        state.ammunition = bidder
        state.ammunition_closed = True
        state.closed |= 1 << AMMUNITION
        log.say("ammunition", seat=bidder)

    def seats(self, state: State, frame: AuctionFrame) -> tuple[int, ...]:
        return (frame.turn,)

    def decision(self, state: State, frame: AuctionFrame) -> Decision:
        about = {"lot": [NAMES[parcel] for parcel in members(frame.lot)], "bid": frame.bid, "bidder": frame.bidder}
        return Decision("auction", (frame.turn,), RULE, about)

    def legal(self, state: State, frame: AuctionFrame, seat: int) -> list[Action]:
        return [*SPENDS[frame.bid + 1 : state.money[seat] + 1], PASS]

    def check(self, state: State, frame: AuctionFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Spend:
            return wrong_moment("auction", RULE, action)
        if frame.bid < action.amount <= state.money[seat]:
            return None
        return Refusal("bid-amount", RULE, {"bid": frame.bid, "money": state.money[seat]})

    def do(self, state: State, frame: AuctionFrame, seat: int, action: Action, log: Log) -> None:
        after = self._after(frame.turn)
        if type(action) is Spend:
            log.say("bid", seat=seat, amount=action.amount)
            state.frames[-1] = replace(frame, turn=after, bid=action.amount, bidder=seat)
        else:
            state.frames[-1] = replace(frame, inside=frame.inside & ~(1 << seat), turn=after)


def _fits(table: Table, state: State, frame: AuctionFrame) -> bool:
    """The lot is one or two unowned parcels, or none for the 3-revolvers token."""
    lot, inside, turn, bid, bidder = frame.lot, frame.inside, frame.turn, frame.bid, frame.bidder
    led = bidder >= 0 and bool(inside >> bidder & 1) and bidder != turn and 0 < bid <= state.money[bidder]
    return (
        lot.bit_count() <= 2
        and not lot & ~state.unowned
        and not (state.hall >= 0 and lot >> state.hall & 1)
        and bool(inside >> turn & 1)
        and (led or (bidder < 0 and bid == 0))
        and state.plays[frame.auctioneer] >= 0
    )


AUCTION_STEP = StepKind(
    "auction",
    AuctionFrame,
    AuctionStep,
    fields=(SEAT, PARCEL_SET, SEATS, SEAT, MONEY, NOBODY_OR_SEAT),
    above=(CharactersFrame,),
    fits=_fits,
)
