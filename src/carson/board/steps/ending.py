"""Phase 4, the end of a round (BG-4.8 to BG-4.12), and the beginning of the next."""

from typing import Final

from carson.board.actions import PASS, SPENDS, Action, Pass, Spend, wrong_moment
from carson.board.characters.sets import CHOSEN_EACH_ROUND, EITHER
from carson.board.material.spaces import AMMUNITION, BLOCKED_AFTER
from carson.board.mechanics.incomes import refresh_all
from carson.board.mechanics.purse import enlist, pay, score
from carson.board.mechanics.scoring import sheet
from carson.board.mechanics.track import FillFrame, close_empty, shift
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.last_roads import LastRoadsFrame
from carson.board.steps.phases import ROUNDS, CharactersFrame, EndFrame, RoundFrame, all_passed
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal, SeatFrame, SeatStep, StepKind
from carson.kernel.steps import up_to

NEW_COWBOYS: Final = (0, 4, 5, 5)  # BG-4.9, by the round that ends
CASH_PRICE: Final = 10  # dollars per VP at the cash limit (BG-4.10)


class CashFrame(SeatFrame, frozen=True):
    """A player must spend what exceeds the cash limit, and may spend more."""


class FinalFrame(Frame, frozen=True):
    """The final scoring."""


def begin_round(table: Table, state: State, frame: RoundFrame, log: Log) -> None:
    """Blacksmiths pay by round; characters are chosen in last round's pass order."""
    state.round += 1
    log.say("round-begins", round=state.round)
    refresh_all(state)
    close_empty(state)
    order = [seat for seat in state.passed if seat in table.people]
    first = state.chooses_first
    if first >= 0:  # BG-16.6
        order.remove(first)
        order.insert(0, first)
        state.chooses_first = -1
    state.frames[-1] = CharactersFrame(tuple(order), 0)
    for hook in table.hooks.round_begins:
        hook(table, state, log)


def _begins_fits(table: Table, state: State, frame: RoundFrame) -> bool:
    """Start parcels are taken; before that City Hall may be placed (BG-15.1), or a variant may settle who
    goes first.
    """
    above = [type(frame) for frame in state.frames[1:]]
    return (
        state.round == 0
        and (sorted(state.passed) == list(table.seats) or (bool(table.hooks.first_order) and not state.passed))
        and not state.order
        and bool(above)
        and above[0] is not FillFrame
        and len(set(above)) == len(above)
        and not any(number >= 0 for number in (*state.who, *state.plays))
    )


ROUND_STEP = StepKind("round", RoundFrame, work=begin_round, phase=True, fits=_begins_fits)


def end_round(table: Table, state: State, frame: EndFrame, log: Log) -> None:
    """In the order of BG-4.8; after round 4 only effects and cash limits."""
    stage = frame.stage
    state.frames[-1] = EndFrame(stage + 1)
    last = state.round == ROUNDS
    if stage == 0:
        for hook in table.hooks.round_ends:
            hook(table, state, log)
        for seat in reversed(state.passed):
            face = table.plays(state, seat)
            if face is not None and face.round_end is not None:
                face.round_end(table, state, seat, log)
        if table.version.roads_before_the_round_ends:  # BG-1.6: asked before everything else
            state.frames += [LastRoadsFrame(seat) for seat in reversed(state.passed) if state.stock[seat]]
    elif stage == 1:
        for hook in table.hooks.round_closes:
            hook(table, state, log)
        if not last:
            _advance_marker(state)
            for seat in table.people:
                came = enlist(state, seat, NEW_COWBOYS[state.round])
                log.say("new-cowboys", seat=seat, count=came)
    elif stage == 2:
        for seat in reversed(state.passed):
            if seat in table.people:
                state.frames.append(CashFrame(seat))
    elif stage == 3 and not last:
        state.ammunition = -1
        state.ammunition_closed = False
        state.closed &= ~(1 << AMMUNITION)
        shift(state)
        state.frames.append(FillFrame())
    elif stage == 4:
        if not last:
            for hook in table.hooks.characters_return:
                hook(table, state, log)
            _return_characters(table, state)
        state.frames[-1] = FinalFrame() if last else RoundFrame()


def _ends_fits(table: Table, state: State, frame: EndFrame) -> bool:
    return 1 <= state.round <= ROUNDS and frame.stage >= 1 and all_passed(table, state)


END_STEP = StepKind("end", EndFrame, work=end_round, fields=(up_to(4),), phase=True, fits=_ends_fits)


def _advance_marker(state: State) -> None:
    """BG-4.12."""
    for place, after in BLOCKED_AFTER.items():
        if after == state.round:
            state.closed |= 1 << place


def _return_characters(table: Table, state: State) -> None:
    players = table.players
    state.plays = [-1] * players
    state.who = [-1] * players
    state.taken = 0
    state.bonus = [0] * players
    state.quiet = [0] * players
    state.earned = [0] * players
    state.doubled = [0] * players
    state.used = state.tripled = 0
    state.white = -2
    if CHOSEN_EACH_ROUND in table.in_play:
        state.sides[CHOSEN_EACH_ROUND] = EITHER


def limit_of(table: Table, state: State, seat: int) -> int:
    """BG-4.10; the Paperboy's player has the limit of the other character, changed by the Paperboy's."""
    face = table.plays(state, seat)
    assert face is not None
    if state.who[seat] == state.plays[seat]:
        return face.limit
    return max(0, face.limit + table.face(state, state.who[seat]).limit_of_fetched)


class CashStep(SeatStep[Table, State, CashFrame]):
    """Players must spend what exceeds the limit, and may spend more; 1 VP for each full $10 (BG-4.10)."""

    def _excess(self, state: State, seat: int) -> int:
        return max(0, state.money[seat] - limit_of(self._table, state, seat))

    def advance(self, state: State, frame: CashFrame, log: Log) -> bool:
        seat = frame.seat
        # With less than $10 there is nothing to gain: only the excess goes.
        if state.money[seat] >= CASH_PRICE:
            return False
        state.frames.pop()
        pay(state, seat, self._excess(state, seat), log, "cash-limit")
        return True

    def decision(self, state: State, frame: CashFrame) -> Decision:
        seat = frame.seat
        about = {"limit": limit_of(self._table, state, seat), "excess": self._excess(state, seat)}
        return Decision("cash", (seat,), "BG-4.10", about)

    def legal(self, state: State, frame: CashFrame, seat: int) -> list[Action]:
        excess = self._excess(state, seat)
        found: list[Action] = list(SPENDS[max(1, excess) : state.money[seat] + 1])
        if not excess:
            found.append(PASS)
        return found

    def check(self, state: State, frame: CashFrame, seat: int, action: Action) -> Refusal | None:
        excess = self._excess(state, seat)
        details = {"excess": excess, "money": state.money[seat]}
        if type(action) is Pass:
            return Refusal("must-spend", "BG-4.10", details) if excess else None
        if type(action) is not Spend:
            return wrong_moment("cash", "BG-4.10", action)
        if max(1, excess) <= action.amount <= state.money[seat]:
            return None
        return Refusal("spend-amount", "BG-4.10", details)

    def do(self, state: State, frame: CashFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Spend:
            pay(state, seat, action.amount, log, "cash-limit")
            score(state, seat, action.amount // CASH_PRICE, log, "cash-limit")


CASH_STEP = StepKind("cash", CashFrame, CashStep, fields=(SEAT,), above=(EndFrame,))


def final(table: Table, state: State, frame: FinalFrame, log: Log) -> None:
    """BG-10.1: the end adds its VP; no frame is left."""
    for seat in table.seats:
        found = sheet(table, state, seat)
        score(state, seat, found.total - found.so_far, log, "final")
    state.frames.pop()


FINAL_STEP = StepKind("final", FinalFrame, work=final)
