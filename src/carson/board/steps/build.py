"""Building (BG-7): a site, then its Houses one by one. Once begun it is finished; consent is asked before
(BG-16.25).
"""

from typing import Final

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
    wrong_moment,
)
from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.material.pieces import FREE, HOUSE, HOUSES, SCHOOL, TOWNHOUSE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building_sites import (
    BuildFrame,
    askable,
    erect,
    house_spots,
    school_on_bank,
    sites,
    turnable,
)
from carson.board.mechanics.incomes import put
from carson.board.notation.frame_fields import BUILDING, PARCEL, PARCEL_SET, SEAT, maybe
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame, CharactersFrame
from carson.board.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind
from carson.kernel.steps import up_to

ANSWERS: Final = ("agree", "refuse", "always-agree", "always-refuse")
CHOICES: Final = tuple(Choose(answer) for answer in ANSWERS)


class HousesFrame(SeatFrame, frozen=True):
    """A building brings its Houses."""

    left: int  # Houses still to place


class ConsentFrame(SeatFrame, frozen=True):
    """The owner of a parcel is asked for consent, above the frame of the builder."""

    parcel: int


class BuildStep(SeatStep[Table, State, BuildFrame]):
    def _kinds(self, state: State, frame: BuildFrame) -> tuple[int, ...]:
        return (frame.kind,) if frame.kind else tuple(sorted(set(state.kept[frame.seat])))

    def _askable(self, state: State, frame: BuildFrame) -> int:
        """Consent is worth asking for only for a building that brings Houses and has a site."""
        seat = frame.seat
        ready = state.owned[seat] & state.free & state.linked
        if not ready or not any(HOUSES[kind] for kind in self._kinds(state, frame)):
            return 0
        found = askable(state, seat) & ~frame.asked
        for rival in self._table.seats:
            if state.refuses >> rival & 1:
                found &= ~state.owned[rival]
        return found

    def advance(self, state: State, frame: BuildFrame, log: Log) -> bool:
        kinds = self._kinds(state, frame)
        if any(sites(state, frame.seat, kind) for kind in kinds) or self._askable(state, frame):
            return False
        if kinds and self._may_connect(state, frame.seat):
            return False
        self._stop(state)
        return True

    def _may_connect(self, state: State, seat: int) -> bool:
        """BG-16.18: the builder may lay roads from their supply first, for the site or for the Houses."""
        return bool(state.stock[seat] and state.owned[seat] & state.free)

    def _stop(self, state: State) -> None:
        state.frames.pop()
        state.permits = 0

    def decision(self, state: State, frame: BuildFrame) -> Decision:
        about = {"kinds": [KIND_NAMES[kind] for kind in self._kinds(state, frame)], "now": frame.kind != FREE}
        return Decision("build", (frame.seat,), "BG-6.6" if frame.kind else "BG-6.7", about)

    def legal(self, state: State, frame: BuildFrame, seat: int) -> list[Action]:
        found: list[Action] = []
        for kind in self._kinds(state, frame):
            found += [BUILDS[kind][parcel] for parcel in members(sites(state, seat, kind))]
        found += [ASKS[parcel] for parcel in members(self._askable(state, frame))]
        found.append(PASS)
        return found

    def check(self, state: State, frame: BuildFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is Ask:
            parcel = BY_NAME.get(action.at, -1)
            if parcel >= 0 and self._askable(state, frame) >> parcel & 1:
                return None
            return Refusal("no-use-asking", "BG-7.2", {"at": action.at})
        if type(action) is not Build:
            return wrong_moment("build", "BG-6.6", action)
        if action.building not in KIND_NAMES or KIND_NAMES.index(action.building) not in self._kinds(state, frame):
            return Refusal("no-such-building", "BG-6.6", {"kind": action.building})
        parcel = BY_NAME.get(action.at, -1)
        if parcel < 0:
            return Refusal("no-such-parcel", "BG-1.1", {"at": action.at})
        kind = KIND_NAMES.index(action.building)
        if sites(state, seat, kind) >> parcel & 1:
            return None
        return self._why_not_there(state, seat, kind, parcel)

    def _why_not_there(self, state: State, seat: int, kind: int, parcel: int) -> Refusal:
        details = {"kind": KIND_NAMES[kind], "at": NAMES[parcel]}
        if state.water >> parcel & 1:
            return self._table.refusal("water", {"at": NAMES[parcel]})
        if state.owner[parcel] != seat:
            return Refusal("not-your-parcel", "BG-7.1", details)
        if (reason := _why_no_site(self._table, state, parcel, "BG-7.1", details)) is not None:
            return reason
        if kind == SCHOOL and school_on_bank(state, parcel):
            return Refusal("school-on-bank", "BG-8.11", details)
        if HOUSES[kind]:
            return Refusal("no-room-for-houses", "BG-7.4", {**details, "houses": HOUSES[kind]})
        return Refusal("no-railway", "BG-8.15", details)

    def do(self, state: State, frame: BuildFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._stop(state)
        elif type(action) is Ask:
            parcel = BY_NAME[action.at]
            state.frames[-1] = BuildFrame(frame.seat, frame.kind, frame.asked | 1 << parcel)
            log.say("asked", seat=seat, owner=state.owner[parcel], at=action.at)
            state.frames.append(ConsentFrame(state.owner[parcel], parcel))
        else:
            assert type(action) is Build
            self._build(state, frame, seat, KIND_NAMES.index(action.building), BY_NAME[action.at], log)

    def _build(self, state: State, frame: BuildFrame, seat: int, kind: int, parcel: int, log: Log) -> None:
        kept = list(state.kept[seat])
        kept.remove(kind)
        state.kept[seat] = tuple(kept)
        if frame.kind:
            state.frames.pop()
        else:
            # Consent was given or refused for this building; for the next one it may be asked again.
            state.frames[-1] = BuildFrame(seat)
        erect(state, seat, kind, parcel, log)
        if HOUSES[kind]:
            state.frames.append(HousesFrame(seat, HOUSES[kind]))


def _build_fits(table: Table, state: State, frame: BuildFrame) -> bool:
    rivals = sum(state.owned) - state.owned[frame.seat]
    return (not frame.kind or frame.kind in state.kept[frame.seat]) and not frame.asked & ~rivals


BUILD_STEP = StepKind(
    "build",
    BuildFrame,
    BuildStep,
    fields=(SEAT, maybe(FREE, BUILDING), PARCEL_SET),
    above=(CharactersFrame, ActionsFrame),
    fits=_build_fits,
)


class HousesStep(SeatStep[Table, State, HousesFrame]):
    def advance(self, state: State, frame: HousesFrame, log: Log) -> bool:
        if frame.left:
            return False
        state.frames.pop()
        state.permits = 0
        return True

    def decision(self, state: State, frame: HousesFrame) -> Decision:
        return Decision("house", (frame.seat,), "BG-7.2", {"left": frame.left})

    def legal(self, state: State, frame: HousesFrame, seat: int) -> list[Action]:
        found = LIST_HOUSES.of(house_spots(state, seat))
        found += [TOWNHOUSES[parcel] for parcel in members(turnable(state, seat))]
        return found

    def check(self, state: State, frame: HousesFrame, seat: int, action: Action) -> Refusal | None:
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
        if state.water >> parcel & 1:
            return self._table.refusal("water", {"at": NAMES[parcel]})
        if (reason := _why_no_site(self._table, state, parcel, "BG-7.2", details)) is not None:
            return reason
        return Refusal("rival-not-asked", "BG-7.2", {**details, "owner": state.owner[parcel]})

    def _why_no_townhouse(self, state: State, seat: int, parcel: int) -> Refusal:
        details = {"at": NAMES[parcel]}
        if not state.houses >> parcel & 1:
            return Refusal("no-house-there", "BG-7.3", details)
        if state.barred >> parcel & 1:
            return self._table.refusal("barred", details)
        if state.owner[parcel] not in (-1, seat) and not state.permits >> parcel & 1:
            return Refusal("rival-not-asked", "BG-7.3", {**details, "owner": state.owner[parcel]})
        return Refusal("not-surrounded", "BG-7.3", details)

    def do(self, state: State, frame: HousesFrame, seat: int, action: Action, log: Log) -> None:
        state.frames[-1] = HousesFrame(seat, frame.left - 1)
        if type(action) is House:
            put(state, BY_NAME[action.at], HOUSE)
            log.say("house", seat=seat, at=action.at)
        else:
            assert type(action) is Townhouse
            put(state, BY_NAME[action.at], TOWNHOUSE)
            log.say("townhouse", seat=seat, at=action.at)


def _houses_fit(table: Table, state: State, frame: HousesFrame) -> bool:
    """BG-7.4: a building was begun only if its Houses fit."""
    return frame.left > 0 and bool(house_spots(state, frame.seat) | turnable(state, frame.seat))


HOUSES_STEP = StepKind(
    "houses", HousesFrame, HousesStep, fields=(SEAT, up_to(3)), above=(CharactersFrame, ActionsFrame), fits=_houses_fit
)


class ConsentStep(SeatStep[Table, State, ConsentFrame]):
    """The owner answers, once or for good (BG-7.2, BG-7.3)."""

    def advance(self, state: State, frame: ConsentFrame, log: Log) -> bool:
        if state.agrees >> frame.seat & 1:
            self._agree(state, frame, log)
            return True
        return False

    def _agree(self, state: State, frame: ConsentFrame, log: Log) -> None:
        state.frames.pop()
        state.permits |= 1 << frame.parcel
        log.say("agreed", seat=frame.seat, at=NAMES[frame.parcel])

    def decision(self, state: State, frame: ConsentFrame) -> Decision:
        return Decision("consent", (frame.seat,), "BG-7.2", {"at": NAMES[frame.parcel]})

    def legal(self, state: State, frame: ConsentFrame, seat: int) -> list[Action]:
        return list(CHOICES)

    def check(self, state: State, frame: ConsentFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Choose and action.option in ANSWERS:
            return None
        return wrong_moment("consent", "BG-7.2", action)

    def do(self, state: State, frame: ConsentFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        if action.option == "always-agree":
            state.agrees |= 1 << seat
        elif action.option == "always-refuse":
            state.refuses |= 1 << seat
        if action.option in ("agree", "always-agree"):
            self._agree(state, frame, log)
        else:
            state.frames.pop()
            log.say("refused", seat=seat, at=NAMES[frame.parcel])


def _why_no_site(table: Table, state: State, parcel: int, rule: str, details: dict[str, str]) -> Refusal | None:
    """Why nothing can be built there, whoever wants to."""
    if not state.free >> parcel & 1:
        return Refusal("not-free", rule, details)
    if state.barred >> parcel & 1:
        return table.refusal("barred", details)
    if not state.linked >> parcel & 1:
        return Refusal("not-connected", rule, details)
    return None


def _consent_fits(table: Table, state: State, frame: ConsentFrame) -> bool:
    """The builder whose frame is below asks the owner of the parcel."""
    asks = state.frames[-2]
    return (
        state.frames[-1] == frame
        and type(asks) is BuildFrame
        and asks.seat != frame.seat == state.owner[frame.parcel]
        and bool(asks.asked >> frame.parcel & 1)
    )


CONSENT_STEP = StepKind(
    "consent",
    ConsentFrame,
    ConsentStep,
    fields=(SEAT, PARCEL),
    above=(CharactersFrame, ActionsFrame),
    fits=_consent_fits,
)
