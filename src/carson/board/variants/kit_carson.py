"""Kit Carson (BG-11.4): everybody places and moves cowboys at the same time, until each stops.

A game on a server has an order of arrival, and that decides: every move is made whole before the next.
"""

from functools import cache
from typing import Any

from msgspec.structs import replace

from carson.board.actions import Action, Cowboy, Horse, Listed, Pass, Shift
from carson.board.material.ground import members
from carson.board.material.spaces import OWN_PLACES, PLACE_BY_NAME, PLACE_NAMES
from carson.board.state import State
from carson.board.steps.cowboys import COWBOYS_STEP, CowboysStep, put_cowboy
from carson.board.steps.moving import NO_TOKEN, destinations, movable, move, token
from carson.board.steps.phases import ROUNDS, ActionsFrame, CowboysFrame
from carson.board.steps.refusals import wrong_moment
from carson.board.table import Table
from carson.board.variants.horses.stable import StableFrame
from carson.board.variants.horses.steps import HorseFrame
from carson.board.variants.model import Variant
from carson.kernel import BoundStep, Decision, Log, Refusal, Step
from carson.kernel.lines import Lines

RULE = "BG-11.4"
# Instead of a turn: the first player places the first cowboy; then everybody is free.
FIRST, FREE = 0, 1


@cache
def _shifts(source: int) -> Listed:
    return Listed(tuple(Shift(PLACE_NAMES[source], name) for name in PLACE_NAMES))


def targets(table: Table, state: State, seat: int, source: int) -> int:
    """Where a cowboy may be moved to: wherever on the board it could be placed (BG-16.24, BG-16.55)."""
    return destinations(table, state, seat, source) & ~OWN_PLACES


class FreeCowboysStep(BoundStep[Table, State, CowboysFrame]):
    """In the place of the base game's; its frame has FIRST or FREE for a turn.

    Who may still let a horse follow is in the state.
    """

    __slots__ = ("_cowboys", "_horses")

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._cowboys = CowboysStep(table)
        # What another variant asks after a cowboy is not waited for: it is one more thing the player is free to do.
        self._horses: Step[State, HorseFrame] | None = None
        for kind in (kind for variant in table.variants for kind in variant.steps):
            if kind.frame is HorseFrame:
                self._horses = kind.bind(table)

    def advance(self, state: State, frame: CowboysFrame, log: Log) -> bool:
        table, stage = self._table, frame.turn
        if len(state.passed) == table.players:
            state.frames[-1] = ActionsFrame(0)
            return True
        if stage == FIRST:
            if self._cowboys.can_place(state, state.order[0]):
                return False
            state.frames[-1] = CowboysFrame(FREE)
            return True
        for seat in state.order:
            if seat not in state.passed and not movable(state, seat) and not self._cowboys.can_place(state, seat):
                self._stop(state, seat, log)
                return True
        return False

    def _stop(self, state: State, seat: int, log: Log) -> None:
        """BG-11.4: the next place of the pass order track."""
        self._forget(state, seat)
        self._cowboys.pass_turn(state, seat, log)

    def _forget(self, state: State, seat: int) -> None:
        """A horse follows right after a cowboy, or not at all (BG-13.2)."""
        if state.extra.followed >> seat & 1:
            state.extra = replace(state.extra, followed=state.extra.followed & ~(1 << seat))

    def seats(self, state: State, frame: CowboysFrame) -> tuple[int, ...]:
        if frame.turn == FIRST:
            return (state.order[0],)
        return tuple(seat for seat in self._table.seats if seat not in state.passed)

    def decision(self, state: State, frame: CowboysFrame) -> Decision:
        seats = self.seats(state, frame)
        if frame.turn == FIRST:
            return Decision("cowboy", seats, RULE, {"round": state.round})
        return Decision("free-cowboys", seats, RULE, {"round": state.round}, freely=True)

    def legal(self, state: State, frame: CowboysFrame, seat: int) -> list[Action]:
        actions = self._cowboys.legal(state, frame, seat)  # with `pass`
        if frame.turn == FIRST:
            return actions
        for source in members(movable(state, seat)):
            actions += _shifts(source).of(targets(self._table, state, seat, source))
        if self._horses is not None and state.extra.followed >> seat & 1:
            actions += [a for a in self._horses.legal(state, HorseFrame(seat), seat) if type(a) is Horse]
        return actions

    def check(self, state: State, frame: CowboysFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) in (Cowboy, Pass):
            return self._cowboys.check(state, frame, seat, action)
        if type(action) is Shift:
            return self._check_shift(state, frame, seat, action)
        if type(action) is Horse and self._horses is not None and frame.turn == FREE:
            if not state.extra.followed >> seat & 1:
                return Refusal("no-horse-now", "BG-13.2")
            return self._horses.check(state, HorseFrame(seat), seat, action)
        return wrong_moment("cowboy" if frame.turn == FIRST else "free-cowboys", RULE, action)

    def _check_shift(self, state: State, frame: CowboysFrame, seat: int, action: Shift) -> Refusal | None:
        if frame.turn == FIRST:
            return Refusal("first-cowboy-first", RULE)
        source, to = PLACE_BY_NAME.get(action.source), PLACE_BY_NAME.get(action.to)
        if source is None or to is None:
            return Refusal("no-such-place", RULE, {"at": action.source if source is None else action.to})
        if not movable(state, seat) >> source & 1:
            return Refusal("no-cowboy-of-yours", RULE, {"at": action.source})
        if targets(self._table, state, seat, source) >> to & 1:
            return None
        if source == to:
            return Refusal("cowboy-there", "BG-16.24", {"at": action.to})
        if OWN_PLACES >> to & 1:
            return Refusal("not-on-the-board", "BG-16.55", {"at": action.to})
        if token(state, seat, source) != NO_TOKEN:
            return Refusal("token-not-there", "BG-16.24", {"at": action.to})
        return self._cowboys.why_not_there(state, seat, to)

    def do(self, state: State, frame: CowboysFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Horse:
            assert self._horses is not None
            self._forget(state, seat)
            follow = HorseFrame(seat)
            state.frames.append(follow)
            self._horses.do(state, follow, seat, action, log)
            return
        state.frames[-1] = CowboysFrame(FREE)
        if type(action) is Pass:
            self._stop(state, seat, log)
            return
        self._forget(state, seat)
        if type(action) is Shift:
            move(state, seat, PLACE_BY_NAME[action.source], PLACE_BY_NAME[action.to])
            log.say("shifted", seat=seat, source=action.source, at=action.to)
            return
        assert type(action) is Cowboy
        put_cowboy(self._table, state, seat, action, log)
        if type(state.frames[-1]) is HorseFrame:
            state.frames.pop()
            state.extra = replace(state.extra, followed=state.extra.followed | 1 << seat)


def _scores(table: Table, state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """BG-10.1: 1 VP for each player behind on the last pass order."""
    behind = len(state.passed) - 1 - state.passed.index(seat) if seat in state.passed else 0
    return (("kit-carson", behind),)


def _fits(table: Table, state: State, frame: CowboysFrame) -> bool:
    return (
        1 <= state.round <= ROUNDS
        and frame.turn in (FIRST, FREE)
        and (frame.turn == FREE or not state.passed)
        and len(state.passed) < table.players
        and state.order == sorted(table.seats, key=lambda seat: state.who[seat])
        and min(state.plays) >= 0
        and not any(type(above) in (HorseFrame, StableFrame) for above in state.frames[1:])
    )


def _faults(table: Table, state: State) -> list[str]:
    """A horse may follow only the cowboy of who is still placing, and only if there is one."""
    followed, herd = members(state.extra.followed), state.extra.herd
    placing = bool(herd and state.frames) and state.frames[0] == CowboysFrame(FREE)
    fine = all(placing and seat not in state.passed and herd[seat] for seat in followed)
    return [] if fine else ["followed"]


def _write(table: Table, state: State) -> list[str]:
    return [f"followed: {' '.join(map(str, members(state.extra.followed))) or '-'}"]


def _read(table: Table, lines: Lines, state: State) -> None:
    seats = lines.numbers("followed", table.players - 1)
    state.extra = replace(state.extra, followed=sum(1 << seat for seat in set(seats)))


def _show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    return {"followed": members(state.extra.followed)}


def _imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: object) -> None:
    state.extra = replace(state.extra, followed=sum(1 << other for other in shown["followed"]))


KIT_CARSON = Variant(
    "kit-carson",
    RULE,
    steps=(replace(COWBOYS_STEP, step=FreeCowboysStep, fits=_fits),),
    scores=_scores,
    write=_write,
    read=_read,
    show=_show,
    imagine=_imagine,
    faults=_faults,
)
