"""Fights with Outlaws, before City Hall and Building income (BG-12.5), and what the victor chooses."""

from carson.board.actions import Action, Choose, wrong_moment
from carson.board.material.ground import NAMES, members
from carson.board.material.spaces import PLACE_NAMES
from carson.board.mechanics.cowboys import players_at, spend
from carson.board.mechanics.fights import details
from carson.board.mechanics.purse import earn, firepower, score
from carson.board.notation.frame_fields import PARCEL, SEAT
from carson.board.state import State
from carson.board.steps.cowboys import attackable
from carson.board.steps.duel import fighters, lose, win
from carson.board.steps.income import light_fuses
from carson.board.steps.parcels import DuelOrderFrame
from carson.board.steps.phases import ActionsFrame
from carson.board.table import Table
from carson.board.variants.outlaws.arrival import tile_vp
from carson.board.variants.outlaws.state import GANG
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind

RULE = "BG-12.5"
VP = Choose("vp")
ATTACK = Choose("attack")


class SpoilsFrame(SeatFrame, frozen=True):
    """Whoever beat an Outlaw chooses."""

    parcel: int


def begin(table: Table, state: State, log: Log) -> None:
    """Of all who are in one of the fights the earliest passer chooses their order (BG-5.4)."""
    light_fuses(state)  # BG-16.63: before the cowboy who brought the dynamite to an own Mine is gone
    fights = {parcel: fighters(table, state, parcel) for parcel in members(state.barred)}
    if any(fights.values()):
        chooser = next(seat for seat in state.passed if any(seat in there for there in fights.values()))
        where = sum(1 << parcel for parcel, there in fights.items() if there)
        state.frames.append(DuelOrderFrame(where, chooser))


def stands_by(table: Table, state: State, place: int, seat: int) -> bool:
    """BG-16.21: who holds City Hall does not fight the Outlaw there."""
    return place == state.hall and seat == state.occupant and bool(state.barred >> place & 1)


def strength(table: Table, state: State) -> int:
    return GANG.of(state).strength


def settle(table: Table, state: State, place: int, rolls: list[tuple[int, int, int]], log: Log) -> bool:
    """The strongest must reach the Outlaw's strength; `rolls` are in pass order, which breaks ties (BG-4.5)."""
    if not state.barred >> place & 1:
        return False
    strengths = {seat: first + second + firepower(state, seat) for seat, first, second in rolls}
    strongest = max(strengths, key=lambda seat: strengths[seat])
    told = tuple(strengths.items())
    needed = strength(table, state)
    more = details(table, state, rolls, strengths, needed, log)
    if more:
        more["stake"] = {"what": "outlaw", "vp": tile_vp(table, state)}
    if strengths[strongest] < needed:
        log.say("outlaw-wins", at=PLACE_NAMES[place], strengths=told, strength=needed, **more)
        lose(table, state, list(strengths), place, log)
        return True
    log.say("outlaw-beaten", seat=strongest, at=PLACE_NAMES[place], strengths=told, strength=needed, **more)
    state.barred &= ~(1 << place)
    win(table, state, strongest, log)
    for seat in state.passed:  # BG-9.14: whoever beat him
        face = table.plays(state, seat)
        if face is not None:
            earn(state, seat, face.bounty, log, "outlaw")
    if may_attack(table, state, strongest, place):
        state.frames.append(SpoilsFrame(strongest, place))
    else:
        take_vp(table, state, strongest, place, log)
    lose(table, state, [seat for seat in strengths if seat != strongest], place, log)
    return True


def may_attack(table: Table, state: State, seat: int, parcel: int) -> bool:
    """BG-16.20: not a building protected by Church or Heroes, and not who may attack nobody."""
    face = table.plays(state, seat)
    allowed = face is None or not face.no_attacks
    return allowed and bool(attackable(table, state, seat) >> parcel & 1)


def take_vp(table: Table, state: State, seat: int, parcel: int, log: Log) -> None:
    """The tile's VP; the cowboy goes to the general supply."""
    score(state, seat, tile_vp(table, state), log, "outlaw")
    spend(state, seat, parcel)


class SpoilsStep(SeatStep[Table, State, SpoilsFrame]):
    """The tile's VP, or an attack on the rival's building just set free."""

    def decision(self, state: State, frame: SpoilsFrame) -> Decision:
        about = {"at": NAMES[frame.parcel], "owner": state.owner[frame.parcel], "vp": tile_vp(self._table, state)}
        return Decision("spoils", (frame.seat,), RULE, about)

    def legal(self, state: State, frame: SpoilsFrame, seat: int) -> list[Action]:
        return [VP, ATTACK]

    def check(self, state: State, frame: SpoilsFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("spoils", RULE, action)
        if action in (VP, ATTACK):
            return None
        return Refusal("no-such-option", RULE, {"option": action.option, "options": (VP.option, ATTACK.option)})

    def do(self, state: State, frame: SpoilsFrame, seat: int, action: Action, log: Log) -> None:
        parcel = frame.parcel
        state.frames.pop()
        if action == VP:
            take_vp(self._table, state, seat, parcel, log)
        else:
            # The cowboy stays: alone there, it robs the building at Building income and leaves with the rest (BG-7.9).
            log.say("outlaw-attack", seat=seat, owner=state.owner[parcel], at=NAMES[parcel])


def _fits(table: Table, state: State, frame: SpoilsFrame) -> bool:
    """The victor stands alone where the Outlaw was, on a building that may be attacked."""
    seat, parcel = frame.seat, frame.parcel
    free = not state.barred >> parcel & 1
    return free and players_at(state, parcel) == [seat] and may_attack(table, state, seat, parcel)


SPOILS_STEP = StepKind("spoils", SpoilsFrame, SpoilsStep, fields=(SEAT, PARCEL), above=(ActionsFrame,), fits=_fits)
