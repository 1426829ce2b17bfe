"""A parcel taken by a character's power (BG-9.23)."""

from collections.abc import Callable, Sequence
from typing import Final

from carson.board.actions import LIST_CLAIMS, PASS, Action, Claim, Pass, wrong_moment
from carson.board.characters.model import Claiming, Face
from carson.board.material.ground import BY_NAME
from carson.board.notation.frame_fields import CHARACTER, SEAT
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame
from carson.board.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind, over_unless
from carson.kernel.steps import up_to

RULE: Final = "BG-9.23"


def within_reach(state: State) -> int:
    """The parcels that a player may come to own: unowned ones, never City Hall's or a stranger's."""
    found = state.unowned & ~state.barred
    return found & ~(1 << state.hall) if state.hall >= 0 else found


def takeable(state: State, seat: int) -> int:
    """Those of them that the player may take: none without a property tile left (BG-16.8)."""
    return within_reach(state) if state.tiles[seat] else 0


class CharacterFrame(SeatFrame, frozen=True):
    """A character has something for its player: its `number`th question or claim."""

    character: int
    number: int


def still_played(
    parts: Callable[[Face], Sequence[object]],
) -> Callable[[Table, State, CharacterFrame], bool]:
    """Whether such a frame fits: its player plays the character, which has as many of these parts."""

    def fits(table: Table, state: State, frame: CharacterFrame) -> bool:
        has = len(parts(table.face(state, frame.character)))
        return state.plays[frame.seat] == frame.character and frame.number < has

    return fits


class TakeParcelFrame(CharacterFrame, frozen=True):
    """A character gives its player a parcel."""


class TakeParcelStep(SeatStep[Table, State, TakeParcelFrame]):
    def _claiming(self, state: State, frame: TakeParcelFrame) -> Claiming:
        return self._table.face(state, frame.character).claims[frame.number]

    def _parcels(self, state: State, frame: TakeParcelFrame) -> int:
        seat = frame.seat
        return takeable(state, seat) & self._claiming(state, frame).parcels(self._table, state, seat)

    def advance(self, state: State, frame: TakeParcelFrame, log: Log) -> bool:
        return over_unless(state, bool(self._parcels(state, frame)))

    def decision(self, state: State, frame: TakeParcelFrame) -> Decision:
        about = {"character": self._table.cast[frame.character].name, "round": state.round}
        return Decision("take-parcel", (frame.seat,), self._claiming(state, frame).rule, about)

    def legal(self, state: State, frame: TakeParcelFrame, seat: int) -> list[Action]:
        found = LIST_CLAIMS.of(self._parcels(state, frame))
        if self._claiming(state, frame).may_decline:
            found.append(PASS)
        return found

    def check(self, state: State, frame: TakeParcelFrame, seat: int, action: Action) -> Refusal | None:
        claiming = self._claiming(state, frame)
        if type(action) is Pass and claiming.may_decline:
            return None
        if type(action) is not Claim:
            return wrong_moment("take-parcel", claiming.rule, action)
        parcel = BY_NAME.get(action.parcel)
        if parcel is None:
            return Refusal("no-such-parcel", "BG-1.1", {"at": action.parcel})
        if self._parcels(state, frame) >> parcel & 1:
            return None
        rule = claiming.rule if takeable(state, seat) >> parcel & 1 else RULE
        return Refusal("parcel-not-to-take", rule, {"at": action.parcel})

    def do(self, state: State, frame: TakeParcelFrame, seat: int, action: Action, log: Log) -> None:
        claiming = self._claiming(state, frame)
        state.frames.pop()
        if type(action) is Claim:
            claiming.taken(self._table, state, seat, BY_NAME[action.parcel], log)


TAKE_PARCEL_STEP = StepKind(
    "take-parcel",
    TakeParcelFrame,
    TakeParcelStep,
    fields=(SEAT, CHARACTER, up_to(0)),
    above=(CharactersFrame,),
    fits=still_played(lambda face: face.claims),
)
