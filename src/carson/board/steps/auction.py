"""Auctions (BG-9.22, BG-16.11): bid more than the last bid, or leave for good."""

from carson.board.actions import PASS, SPENDS, Action, Pass, Spend
from carson.board.ground import NAMES, members
from carson.board.incomes import own
from carson.board.purse import hand_over, pay
from carson.board.refusals import wrong_moment
from carson.board.spaces import AMMUNITION
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

RULE = "BG-9.22"


class AuctionStep:
    """Frame: (code, auctioneer, lot, players still in, whose turn, highest bid, highest bidder).

    The lot is a set of parcels, or 0 for the 3-revolvers token.
    """

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def _can_bid(self, state: State, seat: int, lot: int, bid: int) -> bool:
        """More money than the last bid, and a property tile for each parcel."""
        return state.money[seat] > bid and state.tiles[seat] >= lot.bit_count()

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        code, auctioneer, lot, inside, turn, bid, bidder = frame
        rivals = inside & ~(1 << bidder) if bidder >= 0 else inside
        if not rivals:
            state.frames.pop()
            self._sell(state, auctioneer, lot, bid, bidder, log)
            return True
        players = self._table.players
        if turn == bidder or not inside >> turn & 1:
            state.frames[-1] = (code, auctioneer, lot, inside, (turn + 1) % players, bid, bidder)
            return True
        if self._can_bid(state, turn, lot, bid):
            return False
        state.frames[-1] = (code, auctioneer, lot, inside & ~(1 << turn), (turn + 1) % players, bid, bidder)
        return True

    def _sell(self, state: State, auctioneer: int, lot: int, bid: int, bidder: int, log: Log) -> None:
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

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[4],)

    def decision(self, state: State, frame: Frame) -> Decision:
        about = {"lot": [NAMES[parcel] for parcel in members(frame[2])], "bid": frame[5], "bidder": frame[6]}
        return Decision("auction", (frame[4],), RULE, about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [*SPENDS[frame[5] + 1 : state.money[seat] + 1], PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Spend:
            return wrong_moment("auction", RULE, action)
        if frame[5] < action.amount <= state.money[seat]:
            return None
        return Refusal("bid-amount", RULE, {"bid": frame[5], "money": state.money[seat]})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        code, auctioneer, lot, inside, turn, bid, bidder = frame
        after = (turn + 1) % self._table.players
        if type(action) is Spend:
            log.say("bid", seat=seat, amount=action.amount)
            state.frames[-1] = (code, auctioneer, lot, inside, after, action.amount, seat)
        else:
            state.frames[-1] = (code, auctioneer, lot, inside & ~(1 << seat), after, bid, bidder)
