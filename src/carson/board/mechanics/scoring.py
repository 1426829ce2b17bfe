"""Final scoring (BG-10), with a line for each source of VP."""

from msgspec import Struct

from carson.board.material.ground import members
from carson.board.material.pieces import FIRST_BUILDING, FREE, SYMBOLS, TRAIN_STATION
from carson.board.mechanics.roads import near_bridges
from carson.board.state import State
from carson.board.table import Table


class Sheet(Struct, frozen=True):
    """What a player scores: VP so far, and what the end adds."""

    so_far: int
    money: int
    buildings: int
    houses: int
    mountains: int
    train_station: int
    character: int
    variants: tuple[tuple[str, int], ...] = ()  # lines of variants in play

    @property
    def total(self) -> int:
        return (
            self.so_far
            + self.money
            + self.buildings
            + self.houses
            + self.mountains
            + self.train_station
            + self.character
            + sum(vp for _, vp in self.variants)
        )


def city_symbols(state: State) -> int:
    """House symbols in the whole city, neutral and everybody's."""
    return sum(SYMBOLS[kind] for kind in state.ground)


def sheet(table: Table, state: State, seat: int) -> Sheet:
    buildings = houses = mountains = station = 0
    bridged = near_bridges(state)
    for parcel in members(state.owned[seat]):
        kind = state.ground[parcel]
        each = 3 if bridged >> parcel & 1 else 2
        if kind >= FIRST_BUILDING:
            buildings += each
        elif kind >= 2:
            houses += each
        elif kind != FREE:
            mountains += each
        if kind == TRAIN_STATION:
            station += city_symbols(state) // 2
    face = table.plays(state, seat)
    character = face.final(table, state, seat) if face is not None and face.final is not None else 0
    variants = tuple(line for hook in table.hooks.scores for line in hook(table, state, seat))
    return Sheet(state.vp[seat], state.money[seat] // 6, buildings, houses, mountains, station, character, variants)
