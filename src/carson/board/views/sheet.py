"""The income sheet of a building: the sum it pays with its parts, as data; also of one not built yet."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from carson.board.material.ground import AROUND, AROUND_SET, NAMES, members
from carson.board.material.pieces import (
    BANK,
    BLACKSMITH,
    DRUGSTORE,
    FREE,
    GENERAL_STORE,
    HOTEL,
    HOUSE,
    HOUSES,
    MINE,
    MOST,
    MOUNTAIN,
    RANCH,
    REVOLVERS,
    SALOON,
    SYMBOLS,
    TOWNHOUSE,
)
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building import house_spots, houses_fit, turnable
from carson.board.mechanics.incomes import own, put
from carson.board.mechanics.strangers import left_of
from carson.board.state import State
from carson.board.table import Table

OUTLAW: Final = "outlaw"


class Part(Struct, frozen=True):
    """One part of an income: `count` things that count for so many symbols each, at so many $ a symbol.

    `what` is a piece's name ("house", "hotel"; "free" for free parcels), or one of "own-ranch" and "own-mine" (those
    anywhere on the map), "river", "round", "basic", "at-least" and "city-hall-step". `own` tells a General Store's own
    symbols (BG-8.7) apart. "outlaw" is what an Outlaw there takes of all the others: less than nothing.
    """

    what: str
    count: int
    symbols: int
    each: int
    own: bool = False

    @property
    def amount(self) -> int:
        return self.count * self.symbols * self.each


class IncomeSheet(Struct, frozen=True):
    """What a building pays its owner. Without `most` there is no income (a Church, a School, …)."""

    building: str
    at: str
    seat: int
    parts: tuple[Part, ...]
    most: int

    @property
    def full(self) -> int:
        """The sum of the parts, before the maximum and an Outlaw."""
        return sum(part.amount for part in self.parts if part.what != OUTLAW)

    @property
    def taken(self) -> int:
        """What an Outlaw there takes (BG-12.4)."""
        return -sum(part.amount for part in self.parts if part.what == OUTLAW)

    @property
    def pays(self) -> int:
        return min(self.full, self.most) - self.taken

    @property
    def capped(self) -> bool:
        return self.full > self.most


class Change(Struct, frozen=True):
    """A building whose income is another when something is built elsewhere."""

    building: str
    at: str
    seat: int
    before: int
    after: int


class Preview(Struct, frozen=True):
    """A building as it would stand: what it pays, whose other buildings gain or lose, and its revolver tokens."""

    sheet: IncomeSheet
    changes: tuple[Change, ...]
    revolvers: int

    def gain(self, seat: int) -> int:
        """What the player's income changes by in all."""
        changed = sum(change.after - change.before for change in self.changes if change.seat == seat)
        return changed + (self.sheet.pays if self.sheet.seat == seat else 0)


def income_sheet(state: State, parcel: int, kind: int, seat: int) -> IncomeSheet:
    """The sheet of a building of this kind on this parcel, as it would pay this player now (BG-8, BG-16.13)."""
    parts = _basic(state, parcel, kind, seat)
    if state.occupant == seat and state.step[kind]:
        parts.append(Part("city-hall-step", 1, 1, state.step[kind]))
    full = min(sum(part.amount for part in parts), MOST[kind])
    if left_of(state, seat, parcel, full) < full:
        parts.append(Part(OUTLAW, 1, 1, left_of(state, seat, parcel, full) - full))
    return IncomeSheet(KIND_NAMES[kind], NAMES[parcel], seat, tuple(parts), MOST[kind])


def income_sheets(state: State, seat: int | None = None) -> tuple[IncomeSheet, ...]:
    """The sheets of every building that pays, of one player or of all."""
    players = range(len(state.paying)) if seat is None else (seat,)
    return tuple(
        income_sheet(state, parcel, state.ground[parcel], player)
        for player in players
        for parcel in members(state.paying[player])
    )


def _basic(state: State, parcel: int, kind: int, seat: int) -> list[Part]:
    if kind == RANCH:
        free = (AROUND_SET[parcel] & state.free).bit_count()
        return [Part("free", free, 1, 1)] if free else [Part("at-least", 1, 1, 1)]
    if kind == MINE:
        river = [Part("river", 1, 1, 3)] if state.water & AROUND_SET[parcel] else []
        return [*_near(state, parcel, seat, 3, mountains=True), *river]
    if kind == DRUGSTORE:
        return [*_near(state, parcel, seat, 3), *_anywhere("own-ranch", state.ranches[seat], 3)]
    if kind == BANK:
        return [*_near(state, parcel, seat, 3), *_anywhere("own-mine", state.mines[seat], 3)]
    if kind == SALOON:
        return _near(state, parcel, seat, 5)
    if kind == HOTEL:
        return [Part("basic", 1, 1, 6)]
    if kind == GENERAL_STORE:
        return _store(state, parcel, seat)
    if kind == BLACKSMITH:
        return [*_anywhere("round", state.round, 5), *_anywhere("own-ranch", state.ranches[seat], 5)]
    return []


def _anywhere(what: str, count: int, each: int) -> list[Part]:
    return [Part(what, count, 1, each)] if count else []


def _near(state: State, parcel: int, seat: int, each: int, mountains: bool = False) -> list[Part]:
    """What is adjacent and neutral or own: House symbols, or Mountains."""
    counts: dict[int, int] = {}
    for near in AROUND[parcel]:
        kind = state.ground[near]
        if state.owner[near] in (-1, seat) and (kind == MOUNTAIN if mountains else SYMBOLS[kind]):
            counts[kind] = counts.get(kind, 0) + 1
    return [Part(KIND_NAMES[kind], counts[kind], SYMBOLS[kind] or 1, each) for kind in sorted(counts)]


def _store(state: State, parcel: int, seat: int) -> list[Part]:
    """BG-8.7: adjacent symbols of anybody at $3, own ones at $6."""
    counts: dict[tuple[int, bool], int] = {}
    for near in AROUND[parcel]:
        key = state.ground[near], state.owner[near] == seat
        if SYMBOLS[key[0]]:
            counts[key] = counts.get(key, 0) + 1
    return [
        Part(KIND_NAMES[kind], count, SYMBOLS[kind], 6 if mine else 3, mine)
        for (kind, mine), count in sorted(counts.items())
    ]


def preview(
    table: Table, state: State, seat: int, kind: int, parcel: int, houses: Sequence[int] = ()
) -> Preview | None:
    """What it would mean if the player had this building there, and its Houses on these parcels.

    An unowned parcel is taken to be bought first. None where it cannot stand: not free, a rival's, City Hall's, river,
    or with an Outlaw on it.
    """
    wild = (state.water | state.barred) >> parcel & 1
    if state.ground[parcel] != FREE or state.owner[parcel] not in (-1, seat) or wild:
        return None
    after = state.copy()
    if after.owner[parcel] < 0:
        own(after, parcel, seat)
    put(after, parcel, kind)
    for house in houses:
        put(after, house, HOUSE)
    changes = []
    for player in table.seats:
        for other in members(state.paying[player]):
            was, would = (left_of(state, player, other, income[other]) for income in (state.income, after.income))
            if was != would:
                changes.append(Change(KIND_NAMES[state.ground[other]], NAMES[other], player, was, would))
    return Preview(income_sheet(after, parcel, kind, seat), tuple(changes), REVOLVERS[kind])


class Brought(Struct, frozen=True):
    """The Houses that come with a building (BG-7.2), whether there is room for them (BG-7.4), and what the first one
    would add to the player's income, by where it goes: as a House, or as the Townhouse a House there becomes."""

    houses: int
    fit: bool
    gains: dict[str, int]

    @property
    def most(self) -> int:
        return max(self.gains.values(), default=0)

    @property
    def best(self) -> tuple[str, ...]:
        """Where it adds the most."""
        return tuple(name for name, gain in self.gains.items() if gain == self.most)


def brought(state: State, seat: int, kind: int, parcel: int) -> Brought:
    """What `preview` leaves out, for a parcel where the building can stand."""
    if not HOUSES[kind]:
        return Brought(0, True, {})
    built = state.copy()
    if built.owner[parcel] < 0:
        own(built, parcel, seat)
    put(built, parcel, kind)
    gains: dict[str, int] = {}
    for spots, house in ((house_spots(built, seat), HOUSE), (turnable(built, seat), TOWNHOUSE)):
        for spot in members(spots):
            after = built.copy()
            put(after, spot, house)
            gains[NAMES[spot]] = sum(after.income[at] - built.income[at] for at in members(built.paying[seat]))
    return Brought(HOUSES[kind], houses_fit(state, seat, parcel, HOUSES[kind]), gains)
