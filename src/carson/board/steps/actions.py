"""Phase 3: the actions in their winding order (BG-4.6). Each clears its cowboys away."""

from collections.abc import Callable
from typing import Final

from carson.board.material import spaces
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.cowboys import LUCK, anywhere, by_pass_order, dismiss, marked, peaceful, players_at, spend
from carson.board.mechanics.incomes import IncomeFrame
from carson.board.mechanics.purse import earn, firepower, score
from carson.board.mechanics.stakes import VP_PRICES as VP_PRICES
from carson.board.mechanics.stakes import buildings_of as buildings_of
from carson.board.notation.frame_fields import SPACE
from carson.board.state import State
from carson.board.steps.duel import DuelFrame
from carson.board.steps.income import HallFrame
from carson.board.steps.parcels import ParcelsFrame
from carson.board.steps.phases import ROUNDS, ActionsFrame, EndFrame, all_passed
from carson.board.steps.purchase import BuyVpFrame, PurchaseFrame
from carson.board.steps.sequence import HALL, INCOME, KEPT, PURCHASES, SEQUENCE, STRANGERS
from carson.board.steps.setup import DIE
from carson.board.table import Table
from carson.kernel import Frame, Log, StepKind
from carson.kernel.steps import up_to


class SpaceFrame(Frame, frozen=True):
    """The cowboys on a space act."""

    place: int


def wages(table: Table, state: State, log: Log) -> None:
    """BG-6.1: $4 a cowboy, no duel."""
    for seat in state.passed:
        if state.wage_cowboys[seat]:
            pay_wages(state, seat, log)


def pay_wages(state: State, seat: int, log: Log, unpaid: int = 0) -> None:
    """This many of the player's cowboys take no money."""
    cowboys = state.wage_cowboys[seat]
    earn(state, seat, 4 * (cowboys - unpaid), log, "wages")
    dismiss(state, seat, spaces.WAGES, cowboys)
    state.wage_cowboys[seat] = 0


def road(table: Table, state: State, log: Log) -> None:
    """BG-6.4: a road for each cowboy, no duel."""
    for seat in state.passed:
        cowboys = state.road_cowboys[seat]
        if cowboys:
            state.stock[seat] += cowboys
            log.say("roads", seat=seat, count=cowboys)
            dismiss(state, seat, spaces.ROAD, cowboys)
            state.road_cowboys[seat] = 0


def _step(first: Frame) -> Callable[[Table, State, Log], None]:
    def begin(table: Table, state: State, log: Log) -> None:
        state.frames.append(first)

    return begin


def deferred(table: Table, state: State, log: Log) -> None:
    """BG-6.7: in pass order each player may build what they kept."""
    for seat in reversed(state.passed):
        if state.kept[seat]:
            state.frames.append(BuildFrame(seat))


def strangers(table: Table, state: State, log: Log) -> None:
    """BG-4.6: strangers in town are fought before City Hall and Building income."""
    for hook in table.hooks.before_hall:
        hook(table, state, log)


# What is not resolved space by space.
_OWN: Final[dict[int, Callable[[Table, State, Log], None]]] = {
    spaces.WAGES: wages,
    spaces.ROAD: road,
    PURCHASES: _step(ParcelsFrame(0)),
    KEPT: deferred,
    STRANGERS: strangers,
    HALL: _step(HallFrame()),
    INCOME: _step(IncomeFrame(0)),
}


def next_action(table: Table, state: State, frame: ActionsFrame, log: Log) -> None:
    """Spaces where nobody stands are passed over at once."""
    hooks, standing = table.hooks.actions, anywhere(state)
    for number in range(frame.next, len(SEQUENCE)):
        place = SEQUENCE[number]
        act = hooks[place] if place in hooks else _OWN.get(place)
        if act is not None:
            state.frames[-1] = ActionsFrame(number + 1)
            act(table, state, log)
            return
        if standing >> place & 1:
            state.frames[-1] = ActionsFrame(number + 1)
            state.frames.append(SpaceFrame(place))
            return
    state.frames[-1] = EndFrame(0)


def _fits(table: Table, state: State, frame: ActionsFrame) -> bool:
    return 1 <= state.round <= ROUNDS and frame.next >= 1 and all_passed(table, state)


ACTIONS_STEP = StepKind(
    "actions", ActionsFrame, work=next_action, fields=(up_to(len(SEQUENCE)),), phase=True, fits=_fits
)


def resolve_space(table: Table, state: State, frame: SpaceFrame, log: Log) -> None:
    """No-duel cowboys act first (BG-9.21); the others duel until one is left, who acts.

    In one edition the rest is settled before, and the two then act in pass order (BG-15.5).
    """
    place = frame.place
    seats = players_at(state, place)
    quiet = [seat for seat in seats if peaceful(state, place, seat)] if state.marks else []
    if quiet and not table.edition.duels_come_first:
        _act(table, state, quiet[0], place, log)
    elif len(seats) - len(quiet) > 1:
        state.frames.append(DuelFrame(place))
    elif seats:
        _act(table, state, by_pass_order(state, seats)[0], place, log)
    else:
        state.frames.pop()


SPACE_STEP = StepKind("space", SpaceFrame, work=resolve_space, fields=(SPACE,), above=(ActionsFrame,))


def _act(table: Table, state: State, seat: int, place: int, log: Log) -> None:
    """Carries out the action of a space for the player who won it; the cowboy goes to the general supply."""
    lucky = marked(state, place, seat, LUCK)
    spend(state, seat, place)
    if place == spaces.AMMUNITION:
        state.ammunition = seat
        log.say("ammunition", seat=seat)
    elif place == spaces.ROADS:
        state.stock[seat] += 3
        log.say("roads", seat=seat, count=3)
    elif spaces.BUY_12 <= place <= spaces.BUY_3:
        state.frames.append(PurchaseFrame(seat, spaces.BUY_3 - place))
    elif place == spaces.PARCELS_INCOME:
        earn(state, seat, 2 * state.owned[seat].bit_count(), log, "parcels-income")
    elif place == spaces.COWBOY_INCOME:
        earn(state, seat, 2 * firepower(state, seat), log, "cowboy-income")
    elif place == spaces.GAMBLING:
        white, black = log.pick("white", DIE), log.pick("black", DIE)
        earn(state, seat, white * black if lucky else white + black, log, "gambling")
    elif place == spaces.PARCELS_VP:
        score(state, seat, state.owned[seat].bit_count() // 2, log, "parcels-vp")
    elif place == spaces.COWBOY_VP:
        score(state, seat, firepower(state, seat) // 2, log, "cowboy-vp")
    elif place == spaces.BUILDING_VP:
        score(state, seat, buildings_of(state, seat), log, "building-vp")
    else:
        state.frames.append(BuyVpFrame(seat, VP_PRICES[place]))
