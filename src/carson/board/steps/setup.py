"""Set-up (BG-3): the track, the centre, the Mountains, the first order, and the start parcels."""

from typing import ClassVar, Final, NamedTuple

from carson.board.actions import LIST_CLAIMS, Action, Claim, wrong_moment
from carson.board.material.ground import BY_NAME, NAMES, SIDES, rolled
from carson.board.material.pieces import CITY_HALL, FREE, HOUSE, MINE, MOUNTAIN, RANCH
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.incomes import own, put
from carson.board.mechanics.roads import lay
from carson.board.mechanics.track import FillFrame, draw_building
from carson.board.mechanics.water import bridges
from carson.board.state import State, blank
from carson.board.steps.phases import RoundFrame
from carson.board.steps.refusals import not_to_claim
from carson.board.steps.taking import within_reach
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind, over_unless
from carson.kernel.steps import up_to

DIE: Final = (1, 2, 3, 4, 5, 6)


class Material(NamedTuple):
    """What a player starts with."""

    money: int
    cowboys: int
    revolvers: int
    roads: int
    parcels: int


START: Final = Material(money=15, cowboys=3, revolvers=1, roads=1, parcels=2)  # BG-3.1, BG-3.6


def roll_parcel(log: Log) -> int:
    """BG-1.2: the white die names the column, the black one the row."""
    white = log.pick("white", DIE)
    return rolled(white, log.pick("black", DIE))


def start(table: Table, log: Log) -> State:
    state = blank(table.players)
    state.bag = list(table.bag)
    state.sides = [table.in_play.get(number, -1) for number in range(len(table.cast))]
    for seat in table.seats:  # BG-3.1
        state.money[seat] = START.money
        state.stock[seat] = START.roads
        state.revolvers[seat] = START.revolvers
        state.general[seat] -= START.cowboys
        state.supply[seat] = START.cowboys
    state.step, state.slices = table.step, table.slices
    if table.water:
        state.water, state.bridges = table.water, bridges(table.water)
        state.unowned &= ~table.water
    for hook in table.hooks.material:
        hook(table, state, log)
    hall_drawn = _fill_track(table, state, log)
    centre = roll_parcel(log)
    while state.water >> centre & 1:  # BG-11.2
        centre = roll_parcel(log)
    put(state, centre, HOUSE)
    for line in SIDES[centre]:
        lay(state, line)
    log.say("centre", parcel=NAMES[centre])
    _raise_mountains(table, state, log)
    for order in table.hooks.first_order[-1:] or (_first_order,):
        order(table, state, log)
    state.frames = [RoundFrame(), ClaimFrame(0)]
    if hall_drawn:
        state.frames.append(FillFrame(1))
    for hook in table.hooks.opening:
        hook(table, state, log)
    return state


def _fill_track(table: Table, state: State, log: Log) -> bool:
    """BG-3.2: Ranches on $3 and $10, Mines on $4 and $12, three drawn between; City Hall waits in the bag.

    In one edition it may be drawn, another building comes in its place, and it is built (BG-15.1, BG-16.42).
    """
    hall_drawn = False
    for space, kind in ((0, RANCH), (5, RANCH), (1, MINE), (6, MINE)):
        state.track[space] = kind
        state.bag[kind] -= 1
    for space in (2, 3, 4):
        kind = draw_building(state, log, city_hall=table.edition.hall_in_setup)
        if kind == CITY_HALL:
            hall_drawn = True
            kind = draw_building(state, log)
        state.track[space] = kind
    log.say("track", buildings=[KIND_NAMES[kind] for kind in state.track])
    return hall_drawn


def _raise_mountains(table: Table, state: State, log: Log) -> None:
    """BG-3.4; never in the water (BG-11.2)."""
    raised = 0
    while raised < table.mountains:
        parcel = roll_parcel(log)
        if state.ground[parcel] == FREE and not state.water >> parcel & 1:
            put(state, parcel, MOUNTAIN)
            log.say("mountain", parcel=NAMES[parcel])
            raised += 1


def _first_order(table: Table, state: State, log: Log) -> None:
    """BG-3.5."""
    left = list(table.seats)
    while left:
        seat = log.pick("order", left)
        left.remove(seat)
        state.passed.append(seat)
    log.say("first-order", seats=tuple(state.passed))


class ClaimFrame(Frame, frozen=True):
    """Start parcels are taken."""

    laid: int  # how many tiles have been placed


class ClaimStep(BoundStep[Table, State, ClaimFrame]):
    """A first start parcel in reverse order, then a second in order (BG-3.6)."""

    rule: ClassVar[str] = "BG-3.6"

    def turns(self, state: State) -> list[int]:
        """Who takes the start parcels, one after the other."""
        return turns(self._table, state)

    def advance(self, state: State, frame: ClaimFrame, log: Log) -> bool:
        return over_unless(state, frame.laid < len(self.turns(state)))

    def seats(self, state: State, frame: ClaimFrame) -> tuple[int, ...]:
        return (self.turns(state)[frame.laid],)

    def decision(self, state: State, frame: ClaimFrame) -> Decision:
        return Decision("claim", self.seats(state, frame), self.rule)

    def legal(self, state: State, frame: ClaimFrame, seat: int) -> list[Action]:
        return LIST_CLAIMS.of(within_reach(state))

    def check(self, state: State, frame: ClaimFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Claim:
            return wrong_moment("claim", self.rule, action)
        parcel = BY_NAME.get(action.parcel)
        if parcel is None:
            return Refusal("no-such-parcel", "BG-1.1", {"at": action.parcel})
        return None if within_reach(state) >> parcel & 1 else not_to_claim(self._table, state, parcel, self.rule)

    def do(self, state: State, frame: ClaimFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Claim
        own(state, BY_NAME[action.parcel], seat)
        log.say("claimed", seat=seat, parcel=action.parcel)
        state.frames[-1] = type(frame)(frame.laid + 1)


def turns(table: Table, state: State) -> list[int]:
    people = [seat for seat in state.passed if seat in table.people]
    return [*reversed(people), *people]


def as_laid(table: Table, state: State, laid: list[int]) -> bool:
    """Whether the parcels that everybody has are those of the turns taken."""
    return all(state.owned[seat].bit_count() == laid.count(seat) for seat in table.seats)


def _fits(table: Table, state: State, frame: ClaimFrame) -> bool:
    due = turns(table, state)
    return frame.laid < len(due) and as_laid(table, state, due[: frame.laid])


CLAIM_STEP = StepKind("claim", ClaimFrame, ClaimStep, fields=(up_to(12),), above=(RoundFrame,), fits=_fits)
