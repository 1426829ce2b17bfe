"""The cowboy cards A to I and X (BG-14.9): what each has Standish do, as far as it can be done (BG-16.82)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from carson.board.material.ground import AROUND_SET, members
from carson.board.material.pieces import HOUSE, MOUNTAIN, NAMES, TOWNHOUSE
from carson.board.material.spaces import (
    AMMUNITION,
    BUILDING_VP,
    BUY_3,
    BUY_12,
    COWBOY_VP,
    PARCELS_VP,
    PLACE_NAMES,
    ROADS,
    VP_2,
    construction,
)
from carson.board.mechanics.cowboys import peaceful, stand
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import score
from carson.board.state import State
from carson.board.steps.cowboys import attackable
from carson.board.steps.parcels import price
from carson.board.table import Table
from carson.board.variants.solo.building_plans import empty_parcels, hoped_parcels, unplaced
from carson.board.variants.solo.choosing import buyable, choose_building, choose_parcel
from carson.board.variants.solo.person import HUMAN, STANDISH, income_of, power
from carson.board.variants.solo.reasons import choose, explain, worst_for_human
from carson.board.variants.solo.state import HAND
from carson.kernel import Log

RULE: Final = "BG-14.9"
WORTH_ATTACKING: Final = 12
SLIGHT: Final = 2  # VP of card E with nobody to fight
COUNCIL: Final = range(VP_2, PARCELS_VP - 1, -1)  # the Town Council's spaces, the rightmost first
# BG-14.9, card G: what he buys from under the human's buildings.
NEUTRAL: Final = {"urban": (HOUSE, TOWNHOUSE), "miner": (MOUNTAIN,)}


class Play:
    """One card being played: puts cowboys on the map and says why."""

    __slots__ = ("card", "log", "state", "table")

    def __init__(self, table: Table, state: State, card: str, log: Log) -> None:
        self.table, self.state, self.card, self.log = table, state, card, log

    def place(self, place: int, why: str, building: int = 0) -> None:
        self.state.general[STANDISH] -= 1
        stand(self.state, STANDISH, place)
        self.log.say("cowboy", seat=STANDISH, at=PLACE_NAMES[place], mark="")
        explain(self.log, self.card, RULE, why, PLACE_NAMES[place], NAMES[building] if building else "")

    def nothing(self, why: str = "nothing-to-do") -> None:
        explain(self.log, self.card, RULE, why)

    def spaces(self, *places: int) -> None:
        """The spaces a card names; not one that is closed, or where he stands already."""
        taken = self.state.closed | self.state.here[STANDISH]
        free = [place for place in places if not taken >> place & 1]
        for place in free:
            self.place(place, "card")
        if not free:
            self.nothing()

    def building(self) -> bool:
        found = choose_building(self.table, self.state, self.log)
        if found is not None:
            place, why = found
            self.place(place, why, self.state.track[construction(place)])
        return found is not None

    def parcel(self) -> bool:
        found = choose_parcel(self.table, self.state, self.log)
        if found is not None:
            self.place(*found)
        return found is not None


def _arms(play: Play) -> None:
    """A."""
    play.spaces(AMMUNITION, COWBOY_VP)


def _roads(play: Play) -> None:
    """B."""
    play.spaces(ROADS, BUILDING_VP)


def _both(play: Play) -> None:
    """C: a building, then a parcel."""
    bought = play.building()
    if not play.parcel() and not bought:
        play.nothing()


def _either(play: Play) -> None:
    """D: a building if his empty parcels are at least his unplaced buildings, planned ones counted, else a parcel."""
    state = play.state
    parcels = (empty_parcels(state) | hoped_parcels(state)).bit_count()
    enough = parcels >= len(unplaced(play.table, state))
    first, second = (play.building, play.parcel) if enough else (play.parcel, play.building)
    if not first() and not second():
        play.nothing()


def _attack(play: Play) -> None:
    """E: the human's best building, else the human's last action, else 2 VP."""
    table, state = play.table, play.state
    there = attackable(table, state, STANDISH) & ~state.here[STANDISH]
    targets = [parcel for parcel in members(there) if state.income[parcel] >= WORTH_ATTACKING]
    room = state.free & ~state.water
    if targets:
        parcel, why = choose(
            play.log,
            targets,
            ("best-building", lambda parcel: -state.income[parcel]),
            ("room-to-grow", lambda parcel: -(AROUND_SET[parcel] & room).bit_count()),
        )
        play.place(parcel, why)
        return
    spaces = [
        place
        for place in range(AMMUNITION, VP_2 + 1)
        if (state.here[HUMAN] & ~state.here[STANDISH]) >> place & 1 and not peaceful(state, place, HUMAN)
    ]
    if spaces:
        play.place(spaces[-1], "latest-space" if len(spaces) > 1 else "only")
        return
    play.nothing("nobody-to-fight")
    score(state, STANDISH, SLIGHT, play.log, "standish-card")


def _spoil(play: Play) -> None:
    """F: beside the human on the cheapest Building purchase, else on the dearest parcel, else a parcel."""
    table, state = play.table, play.state
    both = state.here[HUMAN] & ~state.here[STANDISH]
    buying = [place for place in range(BUY_3, BUY_12 - 1, -1) if both >> place & 1]
    if buying:
        place = buying[0]
        play.place(place, "cheapest" if len(buying) > 1 else "only", state.track[construction(place)])
        return
    parcels = members(both & buyable(table, state))
    if parcels:
        play.place(*choose(play.log, parcels, ("dearest", lambda parcel: -price(table, state, HUMAN, parcel))))
    elif not play.parcel():
        play.nothing()


def _buy_neutral(play: Play) -> None:
    """G: the neutral House (Urban) or Mountain (Miner) that hurts the human most."""
    table, state = play.table, play.state
    kinds = NEUTRAL[table.options.solo]
    parcels = [parcel for parcel in members(buyable(table, state)) if state.ground[parcel] in kinds]
    if not parcels:
        play.nothing("none-neutral")
        state.general[STANDISH] -= 1
        rest_on_card(table, state)
        return

    def income_if(owner: int, whose: int) -> Callable[[int], int]:
        def found(parcel: int) -> int:
            after = state.copy()
            own(after, parcel, owner)
            return income_of(after, whose)

        return found

    def buy(after: State, parcel: int) -> None:
        own(after, parcel, STANDISH)

    rules = (
        ("hurts-most", income_if(STANDISH, HUMAN)),
        ("protects-most", income_if(HUMAN, STANDISH)),
        *worst_for_human(state, buy),
    )
    parcel, why = choose(play.log, parcels, *rules)
    play.place(parcel, why, state.ground[parcel])


def _land(play: Play) -> None:
    """H: a parcel."""
    if not play.parcel():
        play.nothing()


def _council(play: Play) -> None:
    """I and X: the two rightmost spaces of the Town Council without a cowboy of his."""
    taken = play.state.closed | play.state.here[STANDISH]
    free = [place for place in COUNCIL if not taken >> place & 1][:2]
    for place in free:
        play.place(place, "rightmost")
    if not free:
        play.nothing()


def rest_on_card(table: Table, state: State) -> None:
    """A cowboy comes to lie on his character card, and may make him stronger (BG-14.4)."""
    hand = HAND.of(state)
    HAND.put(state, replace(hand, beaten=hand.beaten + 1))
    state.bonus[STANDISH] = power(table, state)


PLAYS: Final[dict[str, Callable[[Play], None]]] = {
    "A": _arms,
    "B": _roads,
    "C": _both,
    "D": _either,
    "E": _attack,
    "F": _spoil,
    "G": _buy_neutral,
    "H": _land,
    "I": _council,
    "X": _council,
}


def play_card(table: Table, state: State, card: str, log: Log) -> None:
    PLAYS[card](Play(table, state, card, log))
