"""Building (BG-7): a site, then its Houses one by one. Once begun it is finished; leave is asked before (BG-16.25)."""

from carson.board.actions import (
    ASKS,
    BUILDS,
    LIST_HOUSES,
    PASS,
    TOWNHOUSES,
    Action,
    Ask,
    Build,
    Choose,
    House,
    Pass,
    Townhouse,
)
from carson.board.building import askable, erect, house_spots, school_on_bank, sites, turnable
from carson.board.ground import BY_NAME, NAMES, members
from carson.board.incomes import put
from carson.board.pieces import HOUSE, HOUSES, SCHOOL, TOWNHOUSE
from carson.board.pieces import NAMES as KIND_NAMES
from carson.board.refusals import river_there, wrong_moment
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

ANSWERS = ("agree", "refuse", "always-agree", "always-refuse")
CHOICES = tuple(Choose(answer) for answer in ANSWERS)


class BuildStep:
    """Frame: (code, seat, kind, parcels asked for). Kind 0: any of the buildings kept, one after the other (BG-6.7)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def _kinds(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[2],) if frame[2] else tuple(sorted(set(state.kept[frame[1]])))

    def _askable(self, state: State, frame: Frame) -> int:
        """Leave is worth asking only for a building that brings Houses and has a site."""
        seat: int = frame[1]
        ready = state.owned[seat] & state.free & state.linked
        if not ready or not any(HOUSES[kind] for kind in self._kinds(state, frame)):
            return 0
        found: int = askable(state, seat) & ~frame[3]
        for rival in self._table.seats:
            if state.refuses >> rival & 1:
                found &= ~state.owned[rival]
        return found

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        kinds = self._kinds(state, frame)
        if any(sites(state, frame[1], kind) for kind in kinds) or self._askable(state, frame):
            return False
        if kinds and self._may_connect(state, frame[1]):
            return False
        self._stop(state)
        return True

    def _may_connect(self, state: State, seat: int) -> bool:
        """BG-16.18: with roads in hand the builder may lay them first, for the site or for the Houses."""
        return bool(state.stock[seat] and state.owned[seat] & state.free)

    def _stop(self, state: State) -> None:
        state.frames.pop()
        state.permits = 0

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        about = {"kinds": [KIND_NAMES[kind] for kind in self._kinds(state, frame)], "now": frame[2] != 0}
        return Decision("build", (frame[1],), "BG-6.6" if frame[2] else "BG-6.7", about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        found: list[Action] = []
        for kind in self._kinds(state, frame):
            found += [BUILDS[kind][parcel] for parcel in members(sites(state, seat, kind))]
        found += [ASKS[parcel] for parcel in members(self._askable(state, frame))]
        found.append(PASS)
        return found

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is Ask:
            parcel = BY_NAME.get(action.at, -1)
            if parcel >= 0 and self._askable(state, frame) >> parcel & 1:
                return None
            return Refusal("no-use-asking", "BG-7.2", {"at": action.at})
        if type(action) is not Build:
            return wrong_moment("build", "BG-6.6", action)
        if action.kind not in KIND_NAMES or KIND_NAMES.index(action.kind) not in self._kinds(state, frame):
            return Refusal("no-such-building", "BG-6.6", {"kind": action.kind})
        parcel = BY_NAME.get(action.at, -1)
        if parcel < 0:
            return Refusal("no-such-parcel", "BG-1.1", {"at": action.at})
        kind = KIND_NAMES.index(action.kind)
        if sites(state, seat, kind) >> parcel & 1:
            return None
        return self._why_not_there(state, seat, kind, parcel)

    def _why_not_there(self, state: State, seat: int, kind: int, parcel: int) -> Refusal:
        details = {"kind": KIND_NAMES[kind], "at": NAMES[parcel]}
        if state.river >> parcel & 1:
            return river_there(parcel)
        if state.owner[parcel] != seat:
            return Refusal("not-your-parcel", "BG-7.1", details)
        if not state.free >> parcel & 1:
            return Refusal("not-free", "BG-7.1", details)
        if state.barred >> parcel & 1:
            return Refusal("outlaw-there", "BG-12.4", details)
        if not state.linked >> parcel & 1:
            return Refusal("not-connected", "BG-7.1", details)
        if kind == SCHOOL and school_on_bank(state, parcel):
            return Refusal("school-on-bank", "BG-8.11", details)
        if HOUSES[kind]:
            return Refusal("no-room-for-houses", "BG-7.4", {**details, "houses": HOUSES[kind]})
        return Refusal("no-railway", "BG-8.15", details)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._stop(state)
        elif type(action) is Ask:
            parcel = BY_NAME[action.at]
            state.frames[-1] = (*frame[:3], frame[3] | 1 << parcel)
            log.say("asked", seat=seat, owner=state.owner[parcel], at=action.at)
            state.frames.append((Table.CONSENT, state.owner[parcel], parcel))
        else:
            assert type(action) is Build
            self._build(state, frame, seat, KIND_NAMES.index(action.kind), BY_NAME[action.at], log)

    def _build(self, state: State, frame: Frame, seat: int, kind: int, parcel: int, log: Log) -> None:
        kept = list(state.kept[seat])
        kept.remove(kind)
        state.kept[seat] = tuple(kept)
        if frame[2]:
            state.frames.pop()
        else:
            # Leave was given or refused for this building; for the next one it may be asked again.
            state.frames[-1] = (*frame[:3], 0)
        erect(state, seat, kind, parcel, log)
        if HOUSES[kind]:
            state.frames.append((Table.HOUSES, seat, HOUSES[kind]))


class HousesStep:
    """Frame: (code, seat, Houses still to place)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if frame[2]:
            return False
        state.frames.pop()
        state.permits = 0
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("house", (frame[1],), "BG-7.2", {"left": frame[2]})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        found = LIST_HOUSES.of(house_spots(state, seat))
        found += [TOWNHOUSES[parcel] for parcel in members(turnable(state, seat))]
        return found

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not House and type(action) is not Townhouse:
            return wrong_moment("house", "BG-7.2", action)
        parcel = BY_NAME.get(action.at, -1)
        if parcel < 0:
            return Refusal("no-such-parcel", "BG-1.1", {"at": action.at})
        if type(action) is House:
            if house_spots(state, seat) >> parcel & 1:
                return None
            return self._why_no_house(state, seat, parcel)
        if turnable(state, seat) >> parcel & 1:
            return None
        return self._why_no_townhouse(state, seat, parcel)

    def _why_no_house(self, state: State, seat: int, parcel: int) -> Refusal:
        details = {"at": NAMES[parcel]}
        if state.river >> parcel & 1:
            return river_there(parcel)
        if not state.free >> parcel & 1:
            return Refusal("not-free", "BG-7.2", details)
        if state.barred >> parcel & 1:
            return Refusal("outlaw-there", "BG-12.4", details)
        if not state.linked >> parcel & 1:
            return Refusal("not-connected", "BG-7.2", details)
        return Refusal("rival-not-asked", "BG-7.2", {**details, "owner": state.owner[parcel]})

    def _why_no_townhouse(self, state: State, seat: int, parcel: int) -> Refusal:
        details = {"at": NAMES[parcel]}
        if not state.houses >> parcel & 1:
            return Refusal("no-house-there", "BG-7.3", details)
        if state.barred >> parcel & 1:
            return Refusal("outlaw-there", "BG-12.4", details)
        if state.owner[parcel] not in (-1, seat) and not state.permits >> parcel & 1:
            return Refusal("rival-not-asked", "BG-7.3", {**details, "owner": state.owner[parcel]})
        return Refusal("not-surrounded", "BG-7.3", details)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        state.frames[-1] = (*frame[:2], frame[2] - 1)
        if type(action) is House:
            put(state, BY_NAME[action.at], HOUSE)
            log.say("house", seat=seat, at=action.at)
        else:
            assert type(action) is Townhouse
            put(state, BY_NAME[action.at], TOWNHOUSE)
            log.say("townhouse", seat=seat, at=action.at)


class ConsentStep:
    """Frame: (code, owner, parcel). The owner answers, once or for good (BG-7.2, BG-7.3)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if state.agrees >> frame[1] & 1:
            self._agree(state, frame, log)
            return True
        return False

    def _agree(self, state: State, frame: Frame, log: Log) -> None:
        state.frames.pop()
        state.permits |= 1 << frame[2]
        log.say("agreed", seat=frame[1], at=NAMES[frame[2]])

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("consent", (frame[1],), "BG-7.2", {"at": NAMES[frame[2]]})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return list(CHOICES)

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Choose and action.option in ANSWERS:
            return None
        return wrong_moment("consent", "BG-7.2", action)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        if action.option == "always-agree":
            state.agrees |= 1 << seat
        elif action.option == "always-refuse":
            state.refuses |= 1 << seat
        if action.option in ("agree", "always-agree"):
            self._agree(state, frame, log)
        else:
            state.frames.pop()
            log.say("refused", seat=seat, at=NAMES[frame[2]])
