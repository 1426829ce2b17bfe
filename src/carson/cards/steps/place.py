"""Adding a card to the city (CG-6)."""

from typing import Final

from carson.cards.actions import ASIDE, LIST_PLACES, Action, Aside, Place, parcel, wrong_moment
from carson.cards.material import city as cities
from carson.cards.material.grid import CARD, GRID, NAMES, ORIGIN
from carson.cards.material.pieces import CAPTAIN, OBJECT_NAMES, OUTLAWS, SHERIFF
from carson.cards.mechanics.selling import may_sell
from carson.cards.notation.frame_fields import SEAT, TERRAIN
from carson.cards.state import State
from carson.cards.steps.phases import BeforeFrame, ChooseFrame
from carson.cards.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind

RULE: Final = "CG-6.7"


def legal_places(table: Table, state: State, seat: int, card: int) -> int:
    """Every legal place for a card in a player's city, as a set of top left corners."""
    owned = state.owned[seat]
    return cities.places(
        state.cities[seat], table.parcels[card], bool(owned >> CAPTAIN & 1), bool(owned >> SHERIFF & 1)
    )


class PlaceFrame(SeatFrame, frozen=True):
    """A card just taken must be placed."""

    card: int


class PlaceStep(SeatStep[Table, State, PlaceFrame]):
    def advance(self, state: State, frame: PlaceFrame, log: Log) -> bool:
        seat, card = frame.seat, frame.card
        table = self._table
        if cities.room_beside(state.cities[seat]) or legal_places(table, state, seat, card):
            return False
        if may_sell(table, state, seat):
            return False
        self._set_aside(state, seat, card, log)
        return True

    def _set_aside(self, state: State, seat: int, card: int, log: Log) -> None:
        state.frames.pop()
        state.kept[seat] = (*state.kept[seat], card)
        log.say("set-aside", seat=seat, card=self._table.names[card])

    def decision(self, state: State, frame: PlaceFrame) -> Decision:
        about = {"card": self._table.names[frame.card], "era": state.era, "round": state.round}
        return Decision("place", (frame.seat,), RULE, about)

    def legal(self, state: State, frame: PlaceFrame, seat: int) -> list[Action]:
        found = legal_places(self._table, state, seat, frame.card)
        return LIST_PLACES.of_few(found) if found else [ASIDE]

    def check(self, state: State, frame: PlaceFrame, seat: int, action: Action) -> Refusal | None:
        card = frame.card
        if type(action) is Aside:
            found = legal_places(self._table, state, seat, card)
            if found:
                return Refusal("must-place", RULE, {"card": self._table.names[card], "places": found.bit_count()})
            return None
        if type(action) is not Place:
            return wrong_moment("place", RULE, action)
        at = parcel(action.at)
        if at is None:
            return Refusal("no-such-parcel", "CG-6.2", {"at": action.at})
        if legal_places(self._table, state, seat, card) >> at & 1:
            return None
        return self._why_not_there(state, seat, card, at)

    def _why_not_there(self, state: State, seat: int, card: int, at: int) -> Refusal:
        """The first rule that a place breaks; called for places that are not legal."""
        city = state.cities[seat]
        captain = bool(state.owned[seat] >> CAPTAIN & 1)
        where = {"card": self._table.names[card], "at": NAMES[at]}
        if not city.covered:
            return Refusal("first-place", "CG-6.3", {**where, "origin": NAMES[ORIGIN]})
        if (CARD << at) & ~GRID or not cities.within_limit(city, captain) >> at & 1:
            rule, most = ("CG-7.12", 9) if captain else ("CG-6.1", 8)
            return Refusal("place-too-far", rule, {**where, "most": most})
        if not city.touching >> at & 1:
            return Refusal("place-apart", "CG-6.3", where)
        sheriff = bool(state.owned[seat] >> SHERIFF & 1)
        spot, below, above = cities.first_obstacle(city, self._table.parcels[card], at, sheriff)
        details = {**where, "parcel": NAMES[spot], "below": OBJECT_NAMES[below], "above": OBJECT_NAMES[above]}
        if below == OUTLAWS != above and not cities.lawful(city, sheriff):
            return Refusal("place-on-outlaws", "CG-6.6", details)
        return Refusal("place-covers", "CG-6.5", details)

    def do(self, state: State, frame: PlaceFrame, seat: int, action: Action, log: Log) -> None:
        card = frame.card
        if type(action) is Aside:
            self._set_aside(state, seat, card, log)
            return
        assert type(action) is Place
        at = parcel(action.at)
        assert at is not None
        state.frames.pop()
        state.cities[seat] = cities.place(state.cities[seat], card, self._table.parcels[card], at)
        log.say("placed", seat=seat, card=self._table.names[card], at=action.at)


PLACE_STEP = StepKind("place", PlaceFrame, PlaceStep, fields=(SEAT, TERRAIN), above=(BeforeFrame, ChooseFrame))
