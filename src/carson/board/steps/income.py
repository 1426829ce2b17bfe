"""City Hall (BG-8.14) and Building income with its attacks (BG-6.9, BG-7.7, BG-7.9)."""

from typing import Final

from carson.board.actions import PASS, Action, Choose, Pass, wrong_moment
from carson.board.material.ground import ALL_PARCELS, NAMES, PARCELS, members
from carson.board.material.pieces import MINE
from carson.board.mechanics.cowboys import DYNAMITE, contested, players_at, spend
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import IncomeFrame, doubled_alone, refresh_player
from carson.board.mechanics.purse import earn
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.duel import DuelFrame
from carson.board.steps.naming import NamingStep
from carson.board.steps.parcels import order_duels
from carson.board.steps.phases import ActionsFrame
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal, SeatFrame, SeatStep, StepKind
from carson.kernel.steps import up_to

OCCUPY: Final = Choose("occupy")


class HallFrame(Frame, frozen=True):
    """City Hall is fought for."""

    stage: int = 0  # there is only one


class OccupyFrame(SeatFrame, frozen=True):
    """The winner of City Hall may occupy it."""


class BlastFrame(SeatFrame, frozen=True):
    """A player may blow up Mines."""


def hall(table: Table, state: State, frame: HallFrame, log: Log) -> None:
    """The winner of City Hall holds it, from round to round, until beaten."""
    if state.hall < 0 or not players_at(state, state.hall) or state.barred >> state.hall & 1:
        state.frames.pop()
        return
    there = players_at(state, state.hall)
    if len(there) > 1:
        state.frames.append(DuelFrame(state.hall))
        return
    state.frames.pop()
    # The winner's cowboy stays; dynamite placed with it is spent, duel or not (BG-9.20).
    state.marks = tuple(mark for mark in state.marks if mark[0] != state.hall)
    winner = there[0]
    if winner == state.occupant:
        return
    if state.occupant >= 0:
        hold(state, -1)  # beaten
    if table.version.hall_can_be_declined:
        state.frames.append(OccupyFrame(winner))
    else:
        hold(state, winner)
        log.say("city-hall", seat=winner)


HALL_STEP = StepKind("hall", HallFrame, work=hall, fields=(up_to(0),), above=(ActionsFrame,))


def hold(state: State, seat: int) -> None:
    """The player, or nobody (-1), holds City Hall from now on."""
    before, state.occupant = state.occupant, seat
    for player in (before, seat):
        if player >= 0:
            refresh_player(state, player)


class OccupyStep(SeatStep[Table, State, OccupyFrame]):
    """The winner of City Hall occupies it, or declines (BG-4.7, BG-8.14)."""

    def decision(self, state: State, frame: OccupyFrame) -> Decision:
        return Decision("occupy", (frame.seat,), "BG-8.14", {"at": NAMES[state.hall]})

    def legal(self, state: State, frame: OccupyFrame, seat: int) -> list[Action]:
        return [OCCUPY, PASS]

    def check(self, state: State, frame: OccupyFrame, seat: int, action: Action) -> Refusal | None:
        return None if action in (OCCUPY, PASS) else wrong_moment("occupy", "BG-8.14", action)

    def do(self, state: State, frame: OccupyFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Pass:
            spend(state, seat, state.hall)
            log.say("city-hall-declined", seat=seat)
        else:
            hold(state, seat)
            log.say("city-hall", seat=seat)


def _occupy_fits(table: Table, state: State, frame: OccupyFrame) -> bool:
    """A player who is alone there may occupy City Hall, which nobody holds meanwhile."""
    return (
        table.version.hall_can_be_declined
        and state.hall >= 0
        and state.occupant < 0
        and players_at(state, state.hall) == [frame.seat]
        and state.frames[-1] == frame
    )


OCCUPY_STEP = StepKind("occupy", OccupyFrame, OccupyStep, fields=(SEAT,), above=(ActionsFrame,), fits=_occupy_fits)


def begin(table: Table, state: State, frame: IncomeFrame, log: Log) -> None:
    stage = frame.stage
    if stage == 0:
        light_fuses(state)
        disputed = contested(state, _buildings(state))
        if disputed:
            order_duels(state, disputed)
            return
    state.frames[-1] = IncomeFrame(stage + 1)
    if stage in (1, 3):
        for hook in table.hooks.before_income if stage == 1 else ():
            hook(table, state, log)
        for seat in reversed(state.passed):
            face = table.plays(state, seat)
            hook = None if face is None else face.before_income if stage == 1 else face.after_income
            if stage == 1 and state.dynamite[seat] and state.mines[seat]:
                state.frames.append(BlastFrame(seat))
            if hook is not None:
                hook(table, state, seat, log)
    elif stage == 2:
        pay_all(table, state, log)
        for hook in table.hooks.after_income:
            hook(table, state, log)
    elif stage == 4:
        _send_off(state)
        state.frames.pop()


INCOME_STEP = StepKind("income", IncomeFrame, work=begin, fields=(up_to(4),), above=(ActionsFrame,))


def light_fuses(state: State) -> None:
    """BG-9.20: dynamite placed with a cowboy on an own Mine triples it too, even if that cowboy is then beaten."""
    for place, seat, mark in state.marks:
        if mark == DYNAMITE and place < PARCELS and state.owner[place] == seat and state.ground[place] == MINE:
            state.tripled |= 1 << place


def _buildings(state: State) -> int:
    """Every parcel that may be attacked."""
    return ALL_PARCELS & ~state.unowned


def payment(table: Table, state: State, owner: int, parcel: int) -> tuple[int, int, int]:
    """What a building pays its owner, who robs it (-1: nobody), and of how much.

    BG-16.13: doubling or tripling comes after the maximum, then a stranger's half, and the attacker's half last.
    """
    pays = state.income[parcel]
    doubled = state.doubled[owner] == state.ground[parcel]
    thieves = [seat for seat in players_at(state, parcel) if seat != owner]
    if state.tripled >> parcel & 1 and not doubled:
        pays *= 3
    for hook in table.hooks.pays:
        pays = hook(table, state, owner, parcel, pays)
    if doubled and not thieves:
        pays *= 2
    if state.barred:
        pays = left_of(table, state, owner, parcel, pays)
    if not thieves:
        return pays, -1, 0
    # BG-9.3: a doubled building that is attacked pays its normal income to both.
    return (pays, thieves[0], pays) if doubled else (pays - pays // 2, thieves[0], pays // 2)


def pay_all(table: Table, state: State, log: Log) -> None:
    for owner in state.passed:
        own = 0
        for parcel in members(state.paying[owner]):
            pays, thief, stolen = payment(table, state, owner, parcel)
            if thief >= 0:
                earn(state, thief, stolen, log, "loot")
                log.say("attack", seat=thief, owner=owner, at=NAMES[parcel], amount=stolen)
            own += pays
        earn(state, owner, own, log, "building-income")
        state.earned[owner] = own


class BlastStep(NamingStep):
    """One dynamite token triples the income of one own Mine, once per Mine and round (BG-9.20)."""

    def parcels(self, state: State, seat: int) -> list[int]:
        if not state.dynamite[seat] or doubled_alone(self._table, state, seat, MINE):
            return []
        mines = state.paying[seat] & ~state.tripled
        return [parcel for parcel in members(mines) if state.ground[parcel] == MINE]

    def decision(self, state: State, frame: SeatFrame) -> Decision:
        return Decision("blast", (frame.seat,), "BG-9.20", {"dynamite": state.dynamite[frame.seat]})

    def not_there(self, at: str) -> Refusal:
        return Refusal("no-mine-there", "BG-9.20", {"at": at})

    def name(self, state: State, seat: int, parcel: int, log: Log) -> None:
        state.dynamite[seat] -= 1
        state.tripled |= 1 << parcel
        log.say("blast", seat=seat, at=NAMES[parcel])


BLAST_STEP = StepKind("blast", BlastFrame, BlastStep, fields=(SEAT,), above=(ActionsFrame,))


def _send_off(state: State) -> None:
    """BG-7.9: cowboys still on buildings go to the general supply."""
    buildings = _buildings(state)
    for seat, here in enumerate(state.here):
        for parcel in members(here & buildings):
            spend(state, seat, parcel)
