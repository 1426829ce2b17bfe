"""What a player's judgement of one position starts from, worked out once: the round, the roads, room for Houses."""

from typing import Any

from carson.board.material.ground import AROUND_SET, members
from carson.board.material.pieces import BANK, BLACKSMITH, CITY_HALL, DRUGSTORE, FIRST_BUILDING, MINE, RANCH
from carson.board.material.spaces import GAMBLING
from carson.board.mechanics.building_sites import turnable
from carson.board.mechanics.incomes import IncomeFrame
from carson.board.mechanics.roads import near_bridges
from carson.board.state import State
from carson.board.steps.income import HallFrame
from carson.board.steps.phases import ActionsFrame, EndFrame
from carson.board.steps.sequence import places_to_come
from carson.board.table import Table
from carson.bots.board.greedy.money import cash_limit, dollars_to_come
from carson.bots.board.greedy.weights import INCOME, STEP, SYMBOL
from carson.bots.board.routes import TOO_FAR, rings
from carson.bots.board.variants.model import Worth


def income_is_coming(state: State) -> bool:
    """Whether Building income is still ahead in this round."""
    steps = {type(frame) for frame in state.frames}
    if not steps or EndFrame in steps:
        return False
    if ActionsFrame not in steps:
        return True
    # Gambling is the last space before it (BG-4.6).
    return IncomeFrame in steps or HallFrame in steps or bool(places_to_come(state) >> GAMBLING & 1)


def to_be_had(state: State) -> tuple[tuple[int, float], ...]:
    """The kinds of buildings, with how likely each is to be on the track next round: already there, or drawn."""
    in_bag = max(1, sum(state.bag))
    found = []
    for kind in range(FIRST_BUILDING, len(state.bag)):
        there = 0.7 * state.track.count(kind) + 5 * state.bag[kind] / in_bag
        if there and kind != CITY_HALL:
            found.append((kind, min(1.0, there)))
    return tuple(found)


class Outlook:
    """One position as one seat sees it."""

    __slots__ = (
        "bridged",
        "chances",
        "coming",
        "dollar",
        "house_gain",
        "later",
        "limit",
        "map",
        "memo",
        "ranch_land",
        "rooms",
        "round",
        "seat",
        "spots",
        "state",
        "supplied",
        "symbol_gain",
        "table",
        "ways",
        "worths",
    )

    def __init__(self, table: Table, state: State, seat: int, worths: tuple[Worth, ...] = ()) -> None:
        self.table = table
        self.state = state
        self.seat = seat
        self.round = max(1, state.round)
        self.coming = income_is_coming(state)
        self.worths = worths  # of the variants in play
        self.memo: dict[str, Any] = {}  # what these have worked out
        self.dollar = INCOME[self.round]  # what a dollar is worth now, roughly
        self.later = dollars_to_come(self.round)  # what a dollar per round is worth, from the next round on
        self.limit = cash_limit(table, state, seat)
        self.ways = rings(state)
        self.bridged = near_bridges(state) if state.bridges else 0  # what stands there scores a VP more (BG-10.1)
        self.chances = to_be_had(state)
        land = state.free & (state.unowned | state.owned[seat]) & ~state.barred
        self.spots = land & self.ways[0]
        # Where Houses may go with 0, 1, 2, … further roads; a House that may become a Townhouse counts too.
        turned = turnable(state, seat)
        self.rooms = tuple([land & reached | turned for reached in self.ways])
        # Everything that a building's gain depends on.
        where = (state.roads, state.occupant, state.barred)
        self.map = (seat, self.round, self.coming, where, (*state.ground,), (*state.owner,))
        self._own_buildings()

    def roads_for_houses(self, parcel: int, houses: int) -> int:
        """How many roads are needed before a building on this parcel has room for its Houses (BG-7.4)."""
        for roads, rooms in enumerate(self.rooms):
            if (rooms & ~(1 << parcel)).bit_count() >= houses:
                return roads
        return TOO_FAR

    def _own_buildings(self) -> None:
        """What the player's other buildings gain from a new one."""
        state, seat = self.state, self.seat
        paying = members(state.paying[seat])
        # What one more House symbol on a parcel adds to own incomes there, and at its best spot.
        self.symbol_gain: dict[int, int] = {}
        for parcel in paying:
            step = SYMBOL.get(state.ground[parcel], 0)
            if step:
                for near in members(AROUND_SET[parcel] & state.free):
                    self.symbol_gain[near] = self.symbol_gain.get(near, 0) + step
        spots = self.spots
        self.house_gain = max((gain for near, gain in self.symbol_gain.items() if spots >> near & 1), default=0)
        # What a Ranch adds to own Drugstores and Blacksmiths, and a Mine to own Banks; the parcels own Ranches live on.
        kinds = [state.ground[parcel] for parcel in paying]
        self.supplied = {
            RANCH: sum([STEP[kind] for kind in kinds if kind in (DRUGSTORE, BLACKSMITH)]),
            MINE: STEP[BANK] * kinds.count(BANK),
        }
        self.ranch_land = [AROUND_SET[parcel] for parcel in paying if state.ground[parcel] == RANCH]
